"""A language that takes more room than any: each word is longer by two fifths."""

import math

from PySide6.QtCore import QCoreApplication, QTranslator


class Stretched(QTranslator):
    """Lengthens what the program says, and leaves what is filled in alone."""

    def isEmpty(self) -> bool:  # noqa: N802
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return " ".join(map(_longer, source.split(" ")))


def _longer(word: str) -> str:
    if "%" in word or not word[-1:].isalpha():
        return word
    return word + word[-1] * math.ceil(len(word) * 0.4)


def speak_stretched() -> Stretched:
    """Speak it from now on; the caller keeps the translator and takes it away again."""
    translator = Stretched()
    QCoreApplication.installTranslator(translator)
    return translator
