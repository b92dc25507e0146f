"""Languages: available ones, the system's, switching, and number formats."""

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLibraryInfo, QLocale, QTranslator

from h2h import resources

SOURCE = "en"
"""The language of the texts in the source."""

_in_use: list[tuple[QTranslator, bytes]] = []
"""Each with the bytes it reads from: Qt doesn't copy them."""


def available() -> list[str]:
    """Return the languages the program speaks, by their codes."""
    # No glob(): compiling a pattern takes as long as reading a language.
    files = (path.name for path in resources.path("i18n").iterdir())
    found = (n[4:-3] for n in files if n.startswith("h2h_") and n.endswith(".qm"))
    return sorted({SOURCE, *found})


def name_of(language: str) -> str:
    """Return the name of a language in that language."""
    name = QLocale(language).nativeLanguageName()
    if language == SOURCE:
        name = "English"
    return name[:1].upper() + name[1:] if name else language


def of_the_system() -> str:
    """Return the first available language among the system's preferred ones."""
    ours = available()
    for wanted in QLocale.system().uiLanguages():
        parts = wanted.replace("-", "_").split("_")
        for length in range(len(parts), 0, -1):
            if (language := "_".join(parts[:length])) in ours:
                return language
    return SOURCE


def use(language: str) -> None:
    """Switch to a language: texts, numbers and dates.

    Widgets get a LanguageChange event.

    Args:
        language: one of `available`; anything else, such as "", selects the system's.
    """
    by_choice = language in available()
    chosen = language if by_choice else of_the_system()
    system = QLocale.system()
    same = system.name().split("_")[0] == chosen.split("_")[0]
    # A system in a language without a translation gets English texts but its own formats.
    other = not by_choice and system.language() is not QLocale.Language.C
    QLocale.setDefault(system if same or other else QLocale(chosen))
    old = _in_use.copy()
    _in_use.clear()
    words = resources.path(f"i18n/h2h_{chosen}.qm")
    # Read the file instead of mapping it: an upgrade may replace it while the program runs.
    data = words.read_bytes() if words.is_file() else b""
    ours, qts = QTranslator(), QTranslator()
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if data and ours.load(data):
        _in_use.append((ours, data))
    if qts.load(f"qtbase_{chosen}", qt_folder):
        _in_use.append((qts, b""))
    for translator, _ in _in_use:
        QCoreApplication.installTranslator(translator)
    for translator, _ in old:
        QCoreApplication.removeTranslator(translator)


def shown_number(number: int) -> str:
    """Return a number in the format of the current language."""
    return QLocale().toString(number)


def shown_decimal(number: float) -> str:
    """Return a number with one decimal in the format of the current language."""
    return QLocale().toString(round(number, 1) + 0.0, "f", 1).replace("-", "−")


def shown_time(seconds: int) -> str:
    """Return a time as minutes and seconds, with hours if there are any."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def shown_milliseconds(milliseconds: float) -> str:
    """Return a time as `shown_time` does, without the part of a second."""
    return shown_time(int(milliseconds / 1000))


def shown_day(day: date) -> str:
    """Return a date in words of the current language."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
