"""The translations as their source files hold them."""

import importlib.util
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

from tests.project.sources import ROOT

FOLDER = ROOT / "resources" / "i18n"
LANGUAGES = ("en", "bg", "ru")
FORMS = {"en": 2, "bg": 2, "ru": 3}


@dataclass(frozen=True)
class Message:
    """A text of the program with what it is in a language, once or in its plural forms."""

    context: str
    source: str
    translations: tuple[str, ...]
    plural: bool
    finished: bool


def messages(file: Path) -> Iterator[Message]:
    """Yield what a .ts file holds."""
    for context in ElementTree.parse(file).iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                name,
                message.findtext("source", ""),
                tuple(forms) if plural else (translation.text or "",),
                plural,
                translation.get("type") is None,
            )


def command() -> ModuleType:
    """Return the module of ``make translations``."""
    path = ROOT / "packaging" / "translations.py"
    spec = importlib.util.spec_from_file_location("make_translations", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
