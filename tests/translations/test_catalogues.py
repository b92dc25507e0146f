"""Every text of the program is there in every language, whole and up to date."""

import re
import shutil
from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from pathlib import Path

import pytest

from tests.translations.catalogues import FOLDER, FORMS, LANGUAGES, command, messages

_IN_THE_WINDOW = ("ExamplePage", "GuidePage", "ReviewPage", "RoundReviewPage", "WonDialog")
_ONE_BUTTON = ({"&Pause", "Go o&n"}, {"St&op", "&Back to my game"}, {"St&op", "&Play"})


def placeholders(text: str) -> Counter[str]:
    """Count what is filled in; %n apart, since a form for one thing may do without it."""
    return Counter(re.findall(r"%\d", text))


def ending(text: str) -> str:
    """Return what tells that a dialog follows, or a value."""
    return text[-1:] if text[-1:] in ("…", ":") else ""


def mnemonics(text: str) -> int:
    """Count letters for Alt."""
    return text.replace("&&", "").count("&")


def spaces(text: str) -> tuple[bool, bool, int]:
    """Tell where a text begins or ends with a space, or has more than one."""
    return text[:1].isspace(), text[-1:].isspace(), text.count("  ")


def texts_in(language: str) -> list[str]:
    """Return all texts of a language."""
    if language == "en":
        return [m.source for m in messages(FOLDER / "h2h_bg.ts")]
    return [text for m in messages(FOLDER / f"h2h_{language}.ts") for text in m.translations]


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The translations as ``make translations`` would leave them."""
    folder = tmp_path_factory.mktemp("i18n")
    for file in FOLDER.glob("*.ts"):
        shutil.copy(file, folder)
    made = command()
    made.extract(sorted(folder.glob("*.ts")))
    for file in folder.glob("*.ts"):
        made.compile_to(file, file.with_suffix(".qm"))
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_in_step_with_the_source(fresh: Path, language: str) -> None:
    ours, theirs = (list(messages(folder / f"h2h_{language}.ts")) for folder in (FOLDER, fresh))
    assert [m for m in theirs if m not in ours] == [], "run make translations"
    assert [m for m in ours if m not in theirs] == [], "run make translations"


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_compiled(fresh: Path, language: str) -> None:
    name = f"h2h_{language}.qm"
    assert (FOLDER / name).read_bytes() == (fresh / name).read_bytes(), "run make translations"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    found = list(messages(FOLDER / f"h2h_{language}.ts"))
    assert [m for m in found if not (m.finished and all(t.strip() for t in m.translations))] == []
    forms = FORMS[language]
    assert [m for m in found if len(m.translations) != (forms if m.plural else 1)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "trait", [placeholders, ending, mnemonics, spaces], ids=lambda t: t.__name__
)
def test_translations_have_the_traits_of_the_source(
    language: str, trait: Callable[[str], object]
) -> None:
    different = [
        (m.source, text)
        for m in messages(FOLDER / f"h2h_{language}.ts")
        for text in m.translations
        if trait(text) != trait(m.source)
    ]
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_letters_for_alt_in_the_window_are_the_same(language: str) -> None:
    catalogue = FOLDER / f"h2h_{'bg' if language == 'en' else language}.ts"
    letters: dict[tuple[str, str], str] = {}
    for message in messages(catalogue):
        text = message.source if language == "en" else message.translations[0]
        if letter := re.search(r"&(\w)", text):
            letters[message.context, message.source] = letter[1].lower()
    menus = [("Menus", f"&{name}") for name in ("Game", "Move", "View", "Settings", "Help")]
    panels = {context: [k for k in letters if k[0] == context] for context in _IN_THE_WINDOW}
    for context, buttons in panels.items():
        assert buttons, context
        # A button that has two texts shows one of them at a time.
        pairs = [p for p in combinations(buttons, 2) if {t for _, t in p} not in _ONE_BUTTON]
        for one, other in pairs + list(product(menus, buttons)):
            assert letters[one] != letters[other], (one, other)


def test_the_same_texts_are_in_both_languages() -> None:
    texts = [
        {(m.context, m.source) for m in messages(FOLDER / f"h2h_{language}.ts")}
        for language in ("bg", "ru")
    ]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("language", ["bg", "ru"])
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    right = {"bg": "„“", "ru": "«»"}[language]
    for message in messages(FOLDER / f"h2h_{language}.ts"):
        for text in message.translations:
            assert set(re.findall(r"[“”„‟\"«»]", text)) <= set(right), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_dashes_and_apostrophes_are_those_of_the_language(language: str) -> None:
    """English has a short dash between spaces, the others a long one; all have one apostrophe."""
    wrong = r"'| — | - " if language == "en" else r"'| – | - "
    for text in texts_in(language):
        assert not re.search(wrong, text), text
        assert "..." not in text, text


_TAPS = {
    "en": (r"\btap", r"\b(click|press)"),
    "bg": (r"докосн", r"щракн|кликн|натисн"),
    "ru": (r"косн|касан", r"щёлкн|щелкн|кликн|нажм"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_tapped_in_all_texts(language: str) -> None:
    right, wrong = _TAPS[language]
    every = texts_in(language)
    assert any(re.search(right, text, re.IGNORECASE) for text in every)
    assert [text for text in every if re.search(wrong, text, re.IGNORECASE)] == []


_ONE_WORD = {
    "bg": {"раунд": "рунд", "колода": "талон"},
    "ru": {"соперник": "противник", "раунд": "раздача", "ранг": "достоинство"},
}
"""Words that are never used, and what is used instead."""


@pytest.mark.parametrize("language", ["bg", "ru"])
def test_one_thing_has_one_name(language: str) -> None:
    for text in texts_in(language):
        for word in _ONE_WORD[language]:
            assert word not in text.lower(), text


def test_the_bulgarian_words_are_those_of_the_rules() -> None:
    bulgarian = {m.source: m.translations[0] for m in messages(FOLDER / "h2h_bg.ts")}
    plain = {source: text.replace("&", "") for source, text in bulgarian.items()}
    assert plain["&Move errors"] == "Грешки при ход"
    assert plain["&Placement help"] == "Помощ при поставяне"
    assert plain["Must be of the same rank"] == "Трябва да е от същия ранг"
    assert plain["No more possible moves"] == "Няма повече възможни ходове"
    assert plain["Deal code"] == "Код на раздаването"
    assert plain["Undo"] == "Отмяна"
    assert plain["stock"] == "талон"
    assert plain["waste"] == "открита купчина"
    assert plain["&Move"] == "Ход"
    every = " ".join(plain.values()).lower()
    assert all(word in every for word in ("сърце", "върх", "ранг", "презареждан", "раздаване"))


def test_the_russian_words_are_those_of_the_rules() -> None:
    every = " ".join(" ".join(m.translations) for m in messages(FOLDER / "h2h_ru.ts")).lower()
    for word in ("взятк", "масть", "черв", "пиков", "двойка треф", "штрафн", "разбиты"):
        assert word in every
