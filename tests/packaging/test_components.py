"""What others wrote in the packages, and whether its licence is there."""

import importlib.util
import json
from pathlib import Path

import pytest

from .scripts import ROOT, load

components = load("components.py")
TEXTS = ROOT / "resources" / "licences"

ELF = b"\x7fELF\x02\x01\x01\0"
CORE = ELF + b"\0Qt 6.11.3 (x86_64\0PCRE2_UNSET\x0010.47 2025-10-21\0"


def write(folder: Path, files: dict[str, bytes]) -> Path:
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return folder


def test_the_texts_are_those_of_the_components_and_no_others() -> None:
    wanted = {text for one in components.known() for text in one.texts}
    assert {file.name for file in TEXTS.glob("*.txt")} == wanted | components.OWN_TEXTS


def test_the_overview_names_each_component_with_its_licence_and_texts() -> None:
    overview = (TEXTS / "Bundled.txt").read_text(encoding="utf-8")
    for one in components.known():
        assert f"\n{one.name}\n    {one.licence}\n    {', '.join(one.texts)}\n" in overview


def test_no_text_is_empty_or_names_no_terms() -> None:
    for file in TEXTS.glob("*.txt"):
        assert len(file.read_text(encoding="utf-8")) > 100, file.name


@pytest.mark.parametrize("name", ["libQt6Core.so.6", "Qt6Core.dll", "A/QtCore"])
def test_a_component_is_found_by_its_mark_with_its_version(tmp_path: Path, name: str) -> None:
    found = components.find(write(tmp_path, {name: CORE}))
    versions = {one.component.name: one.version for one in found}
    assert versions["PCRE2"] == "10.47"
    assert versions["Qt"] == "6.11.3"
    assert "forkfd" not in versions
    assert all(one.files == (name,) for one in found)


def test_what_is_only_linked_to_is_not_found(tmp_path: Path) -> None:
    imports = ELF + b"\0libfreetype.so.6\0FT_Init_FreeType\0libz.so.1\0inflate\0deflateInit_\0"
    found = components.find(write(tmp_path, {"libQt6Gui.so.6": imports}))
    assert {"FreeType", "zlib"}.isdisjoint(one.component.name for one in found)


def test_libraries_of_one_component_are_found_together(tmp_path: Path) -> None:
    files = {"libQt6Core.so.6": CORE, "libQt6Widgets.so.6": ELF}
    (qt,) = [f for f in components.find(write(tmp_path, files)) if f.component.name == "Qt"]
    assert (qt.version, qt.files) == ("6.11.3", ("libQt6Core.so.6", "libQt6Widgets.so.6"))


def test_two_versions_of_a_component_are_both_found(tmp_path: Path) -> None:
    zlib = b" inflate %s Copyright 1995-2026 Mark Adler "
    files = {
        "libQt6Core.so.6": CORE + zlib % b"1.3.1",
        "h2h": ELF + b"PyInstaller" + zlib % b"1.3.2",
    }
    found = components.find(write(tmp_path, files))
    assert [str(one) for one in found if one.component.name == "zlib"] == [
        "zlib 1.3.1",
        "zlib 1.3.2",
    ]


def test_a_library_that_is_not_on_the_list_is_refused(tmp_path: Path) -> None:
    with pytest.raises(components.LicenceError, match=r"libnew\.so\.1: nothing on the list"):
        components.find(write(tmp_path, {"libnew.so.1": ELF}))


def test_an_author_whom_no_licence_names_is_refused(tmp_path: Path) -> None:
    notice = CORE + b"\0Copyright (c) 2024 Unheardof Person\0"
    with pytest.raises(components.LicenceError, match="Unheardof"):
        components.find(write(tmp_path, {"libQt6Core.so.6": notice}))


def test_what_is_no_library_is_not_looked_at(tmp_path: Path) -> None:
    assert components.find(write(tmp_path, {"table.txt": b"Copyright (c) 2024 Nobody"})) == ()


def test_a_missing_text_is_refused_and_a_spare_one_named(tmp_path: Path) -> None:
    found = components.find(write(tmp_path / "program", {"libQt6Core.so.6": CORE}))
    texts = {text: b"terms" for one in found for text in one.component.texts}
    folder = write(tmp_path / "texts", texts | {"Spare.txt": b"terms"})
    assert "Spare.txt" in components.check(found, folder)
    (folder / "PCRE2.txt").unlink()
    with pytest.raises(components.LicenceError, match=r"PCRE2: PCRE2\.txt is missing"):
        components.check(found, folder)


@pytest.mark.skipif(
    importlib.util.find_spec("cyclonedx") is None, reason="only where packages are made"
)
def test_a_bill_of_materials_is_valid_and_the_same_each_time(tmp_path: Path) -> None:
    sbom = load("sbom.py")
    found = components.find(write(tmp_path / "program", {"libQt6Core.so.6": CORE}))
    package = tmp_path / "h2h.tar.xz"
    package.write_bytes(b"a package")
    parts = [sbom._other(one) for one in found]
    written = sbom.write(package, parts, 1767225600)
    text = written.read_text(encoding="utf-8")
    assert sbom.write(package, parts, 1767225600).read_text(encoding="utf-8") == text
    assert written.name == "h2h.tar.xz.cdx.json"
    bill = json.loads(text)
    assert bill["bomFormat"] == "CycloneDX"
    versions = {part["name"]: part.get("version") for part in bill["components"]}
    assert versions["PCRE2"] == "10.47"
    assert {one.component.name for one in found} == set(versions)


@pytest.mark.skipif(
    importlib.util.find_spec("cyclonedx") is None, reason="only where packages are made"
)
def test_a_bill_that_the_schema_refuses_is_not_written(tmp_path: Path) -> None:
    sbom = load("sbom.py")
    package = tmp_path / "h2h.tar.xz"
    package.write_bytes(b"a package")
    twice = [sbom.Component(name="x", bom_ref="x", purl=None, mime_type="no mime type")]
    with pytest.raises(sbom.InvalidBillError):
        sbom.write(package, twice, 1767225600)
    assert list(tmp_path.iterdir()) == [package]


def test_debians_copyright_file_follows(tmp_path: Path) -> None:
    deb = load("linux/deb.py")
    name = "_internal/PySide6/Qt/lib/libQt6Core.so.6"
    text = deb._copyright(write(tmp_path, {name: CORE}))
    paragraphs = [part.partition("\n")[0] for part in text.split("\n\n")]
    assert f"Files: usr/lib/h2h/{name}" in paragraphs
    (licences,) = [line for line in text.splitlines() if "PCRE2 and" in line]
    for licence in licences.removeprefix("License: ").split(" and "):
        assert f"License: {licence}" in paragraphs
