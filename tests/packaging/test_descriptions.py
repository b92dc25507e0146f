"""What is told to desktops, to installers and to the machines that build."""

import configparser
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from .scripts import PACKAGING, ROOT, load

share = load("linux/share.py")
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
METAINFO = PACKAGING / f"linux/{share.APP_ID}.metainfo.xml"


def test_the_menu_entry_speaks_three_languages() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[method-assign, assignment]
    entry.read(PACKAGING / "linux/h2h.desktop", encoding="utf-8")
    section = entry["Desktop Entry"]
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert {key, f"{key}[bg]", f"{key}[ru]"} <= set(section)


def test_the_description_speaks_three_languages() -> None:
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    component = ElementTree.parse(METAINFO).getroot()
    for texts in (component.findall("summary"), component.findall("description/p")):
        languages = [text.get(language, "en") for text in texts]
        assert languages.count("en") == languages.count("bg") == languages.count("ru") > 0


def test_the_names_agree() -> None:
    component = ElementTree.parse(METAINFO).getroot()
    manifest = (PACKAGING / f"linux/{share.APP_ID}.yml").read_text(encoding="utf-8")
    assert component.findtext("id") == share.APP_ID
    assert manifest.splitlines()[2] == f"id: {share.APP_ID}"
    assert share.APP_ID in (PACKAGING / "h2h.spec").read_text(encoding="utf-8")


def test_the_desktops_files_carry_the_version_and_the_icons(tmp_path: Path) -> None:
    share.write(tmp_path, "1.2.3", 1_780_000_000)
    told = (tmp_path / f"metainfo/{share.APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    assert '<release version="1.2.3" date="2026-05-28"/>' in told
    icons = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("h2h.*g")}
    sizes = {f"icons/hicolor/{side}x{side}/apps/h2h.png" for side in (16, 32, 48, 128, 256)}
    assert sizes | {"icons/hicolor/scalable/apps/h2h.svg"} <= icons


def test_the_installer_speaks_three_languages() -> None:
    script = (PACKAGING / "windows/installer.nsi").read_text(encoding="utf-8")
    assert re.findall(r'MUI_LANGUAGE "(\w+)"', script) == ["English", "Bulgarian", "Russian"]
    texts = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", script, re.MULTILINE)
    languages = {"ENGLISH", "BULGARIAN", "RUSSIAN"}
    for name in {name for name, _ in texts}:
        assert {language for told, language in texts if told == name} == languages


def test_wine_gets_what_the_lock_names() -> None:
    lock = _versions("requirements-dev.lock")
    wheels = _versions("packaging/windows/wheels.txt")
    assert {name: lock.get(name, version) for name, version in wheels.items()} == wheels
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {re.split("[<=>~ ;]", line.lower())[0] for line in project["dependencies"]} <= set(
        wheels
    )


def _versions(name: str) -> dict[str, str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w-]+)==([\w.]+)", text, re.MULTILINE))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_by_commit(workflow: Path) -> None:
    uses = re.findall(r"uses: (\S+)(.*)", workflow.read_text(encoding="utf-8"))
    assert uses
    for action, comment in uses:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action)
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", comment)


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_may_read_only(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    assert re.search(r"^permissions:\n  contents: read\n\n", text, re.MULTILINE)
