"""Bring the translations up to date: ``python packaging/translations.py``.

Takes the texts out of the source into ``resources/i18n/*.ts`` and compiles those to ``.qm`` files,
which are what the program reads. Translations are written in Qt Linguist, or by hand in the .ts.
"""

import argparse
import io
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "i18n"
_SOURCE = "en"
"""The language of the source; its file holds the plural forms alone."""


def main() -> int:
    """Extract, compile, and say what is left to translate."""
    parser = argparse.ArgumentParser(prog="translations", description=__doc__)
    parser.add_argument("--add", metavar="CODE", help="begin a language, such as de or pt_BR")
    parser.add_argument("--into", type=Path, default=FOLDER, help="another folder of .ts files")
    options = parser.parse_args()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # Windows' own code page has no hearts
    folder: Path = options.into
    files = sorted(folder.glob("h2h_*.ts"))
    if options.add:
        files.append(folder / f"h2h_{options.add}.ts")
    extract(files)
    for file in files:
        compile_to(file, file.with_suffix(".qm"))
    left = {file.name: unfinished(file) for file in files}
    for name, texts in left.items():
        print(f"{name}: {len(texts)} left to translate")
        for text in texts:
            print(f"    {text}")
    return 0


def extract(files: Sequence[Path]) -> None:
    """Take the texts to translate out of the source into .ts files."""
    source = [str(path) for path in sorted((ROOT / "h2h").rglob("*.py"))]
    for file in files:
        language = file.stem.removeprefix("h2h_")
        only = ["-pluralonly"] if language == _SOURCE else []
        # Without places in the source, a moved line is no change of the translation.
        options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", _SOURCE]
        _run("lupdate", *options, *only, *source, "-target-language", language, "-ts", str(file))


def compile_to(source: Path, target: Path) -> None:
    """Compile a .ts file; texts that nobody has translated yet stay out and show in English."""
    _run("lrelease", "-silent", "-nounfinished", str(source), "-qm", str(target))


def unfinished(file: Path) -> list[str]:
    """Return the texts that a file has no finished translation of."""
    messages = ElementTree.parse(file).iter("message")
    return [
        message.findtext("source", "")
        for message in messages
        if message.find("translation") is None
        or message.find("translation").get("type") == "unfinished"  # type: ignore[union-attr]
    ]


def _run(tool: str, *arguments: str) -> None:
    # The tools are where PySide6 has them, which differs from system to system.
    program = f"from PySide6.scripts.pyside_tool import {tool}; {tool}()"
    subprocess.run([sys.executable, "-c", program, *arguments], check=True)


if __name__ == "__main__":
    sys.exit(main())
