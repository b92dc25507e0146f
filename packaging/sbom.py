"""Write the bill of materials of a package: a CycloneDX file beside it that lists what is in it.

    python packaging/sbom.py dist/h2h-1.0.0-windows-x64-setup.exe dist/h2h

The file is checked against CycloneDX's schema before it is written. It is the same for the same
package and time.
"""

import datetime
import hashlib
import re
import sys
import uuid
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution, distributions, packages_distributions
from pathlib import Path

import bundle
import components
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.component_evidence import ComponentEvidence, Occurrence
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL
from PyInstaller.archive.readers import CArchiveReader

PROGRAM = "h2h"


class InvalidBillError(Exception):
    """The bill of materials is not what CycloneDX's schema demands."""


def of_program(program: Path, found: Iterable[components.Found]) -> list[Component]:
    """Return what a frozen program's folder contains: packages of Python and other components."""
    names = {_first(file.name) for file in program.rglob("*")} | set(_modules(program))
    owners = packages_distributions()
    packages = {owner for name in names for owner in owners.get(name, [])}
    listed = [_package(distribution(name)) for name in sorted(packages - {PROGRAM})]
    return listed + [_other(one) for one in found if one.component.pypi is None]


def of_wheel(wheel: Path) -> list[Component]:
    """Return the packages that a wheel, which contains nothing of others, has installed."""
    (own,) = distributions(path=[str(wheel)])
    needed: dict[str, Distribution] = {}
    waiting = [own]
    while waiting:
        for line in waiting.pop().requires or []:
            name = re.split(r"[^\w.-]", line)[0]
            if "extra ==" not in line and name not in needed:
                needed[name] = distribution(name)
                waiting.append(needed[name])
    return [_package(package) for package in needed.values()]


def write(package: Path, parts: Iterable[Component], epoch: int) -> Path:
    """Write the bill of materials of a package beside it; return its path.

    Raises:
        InvalidBillError: It does not fit CycloneDX's schema.
    """
    parts = list(parts)
    content = package.read_bytes()
    whole = Component(
        name=PROGRAM,
        version=bundle.version(),
        type=ComponentType.APPLICATION,
        bom_ref=PROGRAM,
        licenses=[LicenseFactory().make_from_string("MIT")],
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=hashlib.sha256(content).hexdigest())],
    )
    bill = Bom(
        components=parts,
        serial_number=uuid.uuid5(uuid.NAMESPACE_OID, hashlib.sha256(content).hexdigest()),
    )
    bill.metadata.timestamp = datetime.datetime.fromtimestamp(epoch, datetime.UTC)
    bill.metadata.component = whole
    bill.register_dependency(whole, parts)
    text = JsonV1Dot6(bill).output_as_string(indent=2)
    if fault := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        raise InvalidBillError(f"{package.name}: {fault.data.message}")
    file = package.with_name(f"{package.name}.cdx.json")
    file.write_text(text + "\n", encoding="utf-8")
    return file


def _package(package: Distribution) -> Component:
    """Return a package of Python's index."""
    metadata = package.metadata.json
    licence = str(metadata.get("license_expression") or metadata.get("license") or "")
    return Component(
        name=package.name,
        version=package.version,
        type=ComponentType.LIBRARY,
        bom_ref=f"pypi:{package.name}",
        purl=PackageURL("pypi", name=package.name.lower(), version=package.version),
        licenses=[LicenseFactory().make_from_string(licence)] if licence else None,
    )


def _other(found: components.Found) -> Component:
    """Return what was found in the libraries of the program."""
    purl = found.package and PackageURL(
        "deb", "debian", found.package, found.version, {"arch": "source"}
    )
    return Component(
        name=found.component.name,
        version=found.version,
        type=ComponentType.LIBRARY,
        bom_ref=str(found),
        purl=purl or None,
        copyright=found.component.copyright,
        licenses=[LicenseFactory().make_from_string(found.component.licence)],
        evidence=ComponentEvidence(occurrences=[Occurrence(location=file) for file in found.files]),
    )


def _modules(program: Path) -> Iterator[str]:
    """Yield the first names of the modules that are inside of the program's file."""
    (executable,) = (file for file in program.glob("h2h*") if file.is_file())
    archive = CArchiveReader(str(executable)).open_embedded_archive("PYZ.pyz")
    yield from map(_first, archive.toc)


def _first(name: str) -> str:
    return name.partition(".")[0]


def main(package: str, program: str, epoch: str) -> int:
    """Write the bill of a package that contains a program's folder; return the exit status."""
    folder = Path(program)
    print(write(Path(package), of_program(folder, components.find(folder)), int(epoch)))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
