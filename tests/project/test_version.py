"""The version is said in one place, and where it is said again it is the same."""

import re
import tomllib

import h2h
from tests.project.sources import ROOT

CHANGES = ROOT / "CHANGELOG.md"
METAINFO = list((ROOT / "packaging").rglob("*.metainfo.xml*"))


def test_a_version_has_three_numbers() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", h2h.__version__)


def test_the_package_takes_its_version_from_the_source() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "h2h/__init__.py"
    line = f'__version__ = "{h2h.__version__}"'
    assert line in (ROOT / "h2h" / "__init__.py").read_text("utf-8").splitlines()


def test_the_last_release_in_the_change_log_is_this_version() -> None:
    headings = re.findall(r"^## \[v?(\d[^\]\s]*)", CHANGES.read_text("utf-8"), re.M)
    assert headings[0] == h2h.__version__


def test_the_software_centre_is_told_the_version_when_the_package_is_built() -> None:
    (metainfo,) = METAINFO
    releases = re.findall(r'<release\s[^>]*version="([^"]+)"', metainfo.read_text("utf-8"))
    assert releases == ["@VERSION@"]
