"""Build every package that this system can, run each, and say what was done.

    python packaging/build.py

Packages go to dist/, each with a list of what is in it (.cdx.json); all else goes to build/. A
missing tool is installed where that is allowed; otherwise its step is skipped, and the
summary says so.
"""

import hashlib
import lzma
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from collections.abc import Callable
from pathlib import Path

import bundle
import components
import sbom
import tries
from tools import SkipError, need, run

sys.path.append(str(bundle.ROOT / "packaging" / "linux"))
import deb
import share

ROOT = bundle.ROOT
DIST, BUILD = ROOT / "dist", ROOT / "build" / "package"
VERSION = bundle.version()
NAME = f"h2h-{VERSION}"
SETUP = f"{NAME}-windows-x64-setup.exe"
WINDOWS = sys.platform == "win32"
SUFFIX = ".exe" if WINDOWS else ""
MACHINE = platform.machine().lower()


def _epoch() -> int:
    """Return the time that packages carry: that of the commit where git is there to tell it."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is None and shutil.which("git"):
        log = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.run(log, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    return int(told or "1767225600")


EPOCH = _epoch()
# What makes two builds of one commit the same.
os.environ |= {"SOURCE_DATE_EPOCH": str(EPOCH), "PYTHONHASHSEED": "0"}
# A signature that macOS will not take should be known here, not on a player's computer.
os.environ |= {
    "PYINSTALLER_STRICT_BUNDLE_CODESIGN_ERROR": "1",
    "PYINSTALLER_VERIFY_BUNDLE_SIGNATURE": "1",
}


def wheel() -> str:
    """Build the wheel and run it from an environment that has nothing else."""
    run(sys.executable, "-P", "-m", "build", "--wheel", "--outdir", DIST, ROOT)
    built = DIST / f"{NAME}-py3-none-any.whl"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder, "Scripts" if WINDOWS else "bin")
        run(programs / f"python{SUFFIX}", "-m", "pip", "install", "--quiet", built)
        tried = tries.of(programs / f"h2h{SUFFIX}")
    sbom.write(built, sbom.of_wheel(built), EPOCH)
    return f"{_described(built)}; {tried}"


def program() -> str:
    """Freeze the program, twice, and run it from another place than it was built in."""
    if sys.platform == "linux":
        need("objdump", "binutils")
    _freeze(DIST, BUILD / "once")
    _freeze(BUILD / "again", BUILD / "twice")
    once, again = _sums(DIST / "h2h"), _sums(BUILD / "again" / "h2h")
    differing = sorted(name for name in once | again if once.get(name) != again.get(name))
    told = f"differs when built again: {', '.join(differing)}" if differing else "the same twice"
    _expect_no_trace_of_the_sources(DIST / "h2h")
    licences = components.check(components.find(DIST / "h2h"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        moved = Path(folder, "moved here")
        shutil.copytree(DIST / "h2h", moved, symlinks=True)
        tried = tries.of(moved / f"h2h{SUFFIX}")
    return f"{_described(DIST / 'h2h')}, {len(once)} files, {told}; {licences}; {tried}"


def archive() -> str:
    """Pack the frozen program, unpack it elsewhere and run it."""
    built = DIST / f"{NAME}-linux-{MACHINE}.tar.xz"
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 9}]
    if MACHINE == "x86_64":
        filters.insert(0, {"id": lzma.FILTER_X86})
    with (
        lzma.open(built, "wb", format=lzma.FORMAT_XZ, filters=filters) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in sorted((DIST / "h2h").rglob("*")):
            tar.add(path, NAME / path.relative_to(DIST / "h2h"), recursive=False, filter=_plain)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        run("tar", "-xf", built, "-C", folder)
        tried = tries.of(Path(folder, NAME, "h2h"))
    return f"{_listed(built)}; {tried}"


def debian_package() -> str:
    """Make the .deb and have Debian's own tools look at it."""
    need("dpkg-deb", "dpkg")
    built = deb.make(DIST / "h2h", BUILD / "deb", VERSION, EPOCH, DIST)
    shared = BUILD / "deb" / "usr" / "share"
    checks: list[tuple[str, str, list[str | Path]]] = [
        ("desktop-file-validate", "desktop-file-utils", [shared / "applications/h2h.desktop"]),
        ("appstreamcli", "appstream", ["validate", "--no-net", *(shared / "metainfo").iterdir()]),
        ("lintian", "lintian", ["--allow-root", "--fail-on", "error,warning", built]),
    ]
    checked = []
    for tool, package, arguments in checks:
        try:
            run(need(tool, package), *arguments)
            checked.append(tool)
        except SkipError as reason:
            checked.append(f"not {tool} ({reason})")
        except subprocess.CalledProcessError:
            # Others have other versions, which know less or more than the package was made for.
            if platform.freedesktop_os_release()["ID"] == "debian":
                raise
            checked.append(f"{tool} of another system than Debian (it complains)")
    return f"{_listed(built)}; checked by {', '.join(checked)}"


def bare_root() -> str:
    """Install the .deb in a system that has nothing, run the program, and remove it."""
    if os.geteuid() != 0:
        raise SkipError("a bare system can only be made by root")
    need("debootstrap", "debootstrap")
    package = DIST / f"h2h_{VERSION}_{deb.architecture()}.deb"
    run(ROOT / "packaging/linux/bare_root.sh", package)
    return f"{package.name} installed by apt in a bare system, --self-check run, removed cleanly"


def app_image() -> str:
    """Lay out the AppImage's folder and run it; make it one file where the runtime is given."""
    share.write(BUILD / "share", VERSION, EPOCH)
    folder = BUILD / "AppDir"
    script = ROOT / "packaging/linux/appimage.sh"
    run(script, DIST / "h2h", BUILD / "share", folder)
    tried = tries.of(folder / "AppRun")
    runtime = os.environ.get("APPIMAGE_RUNTIME")
    if runtime is None:
        raise SkipError(f"its folder was made and run ({tried}), APPIMAGE_RUNTIME names no runtime")
    need("mksquashfs", "squashfs-tools")
    built = DIST / f"{NAME}-{MACHINE}.AppImage"
    run(script, DIST / "h2h", BUILD / "share", folder, runtime, built)
    return f"{_listed(built)}; {tries.of(built, '--appimage-extract-and-run')}"


def flatpak() -> str:
    """Have the Flatpak's manifest read; building it needs a runtime from the network."""
    builder = need("flatpak-builder", "flatpak-builder")
    run(builder, "--show-manifest", ROOT / f"packaging/linux/{share.APP_ID}.yml")
    return "the manifest was read by flatpak-builder; not built"


def installer() -> str:
    """Compile the installer for Windows; elsewhere with this system's program as a stand-in."""
    tool = need("makensis", "nsis")
    built = (DIST if WINDOWS else BUILD) / SETUP
    run(*makensis(tool, ROOT, built))
    if not WINDOWS:
        return "the script compiles, with the Linux program as a stand-in; not run"
    run(sys.executable, ROOT / "packaging/windows/try_installer.py", built)
    return f"{_listed(built)}; installed, played, installed over, uninstalled; data kept"


def makensis(tool: str, root: Path, output: Path) -> list[str | Path]:
    """Return the command that compiles the installer of the program in a copy of the project."""
    defined = {
        "VERSION": VERSION,
        "FOLDER": root / "dist/h2h",
        "SEPARATOR": os.sep,
        "ICON": root / "resources/icons/h2h.ico",
        "OUTPUT": output,
    }
    definitions = [f"-D{name}={value}" for name, value in defined.items()]
    script = root / "packaging/windows/installer.nsi"
    return [tool, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *definitions, script]


def zip_archive() -> str:
    """Pack the frozen program for Windows without an installer, unpack it and run it."""
    built = Path(shutil.make_archive(str(DIST / f"{NAME}-windows-x64"), "zip", DIST, "h2h"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        shutil.unpack_archive(built, folder)
        tried = tries.of(Path(folder, "h2h", "h2h.exe"))
    return f"{_listed(built)}; {tried}"


def disk_image() -> str:
    """Make the disk image for macOS and run the program from it."""
    application = "Heart to Heart.app"
    folder, built = BUILD / "disk", DIST / f"{NAME}-macos-{MACHINE}.dmg"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(DIST / application, folder / application, symlinks=True)
    (folder / "Applications").symlink_to("/Applications")
    create = ("hdiutil", "create", "-ov", "-format", "ULMO", "-volname", "Heart to Heart")
    for last_time in (False, False, False, True):
        try:
            run(*create, "-srcfolder", folder, built)
            break
        except subprocess.CalledProcessError:
            if last_time:
                raise
            time.sleep(10)  # something on the system holds the fresh image: "Resource busy"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as mount:
        run("hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", mount, built)
        try:
            tried = tries.of(Path(mount, application, "Contents/MacOS/h2h"))
        finally:
            run("hdiutil", "detach", "-force", mount)
    return f"{_listed(built)}; {tried}"


FAULTS = (
    subprocess.SubprocessError,
    OSError,
    tries.BrokenProgramError,
    components.LicenceError,
    sbom.InvalidBillError,
)

STEPS: dict[str, list[Callable[[], str]]] = {
    "linux": [wheel, program, archive, debian_package, bare_root, app_image, flatpak, installer],
    "win32": [wheel, program, zip_archive, installer],
    "darwin": [wheel, program, disk_image],
}


def main() -> int:
    """Take every step; print the summary; return the exit status."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(BUILD, ignore_errors=True)
    for folder in (DIST, BUILD):
        folder.mkdir(parents=True)
    summary, failed = [], False
    for step in STEPS[sys.platform]:
        name = step.__name__.replace("_", " ")
        print(f"== {name}", flush=True)
        try:
            summary.append(f"done     {name}: {step()}")
        except SkipError as reason:
            summary.append(f"skipped  {name}: {reason}")
        except FAULTS as error:
            summary.append(f"FAILED   {name}: {error}")
            failed = True
            break
    print("", *summary, sep="\n")
    return int(failed)


def _freeze(target: Path, work: Path) -> None:
    where = ("--distpath", target, "--workpath", work)
    options = ("--noconfirm", "--clean", "--log-level", "WARN")
    run(sys.executable, "-P", "-m", "PyInstaller", *options, *where, ROOT / "packaging/h2h.spec")


def _sums(folder: Path) -> dict[str, str]:
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def _expect_no_trace_of_the_sources(folder: Path) -> None:
    trace = str(ROOT).encode()
    for path in folder.rglob("*"):
        if path.is_file() and trace in path.read_bytes():
            raise tries.BrokenProgramError(f"{path.name} names the folder it was built in")


def _listed(package: Path) -> str:
    """Write beside a package of the frozen program what it contains; describe the package."""
    folder = DIST / "h2h"
    sbom.write(package, sbom.of_program(folder, components.find(folder)), EPOCH)
    return _described(package)


def _described(path: Path) -> str:
    files = (
        [path] if path.is_file() else [file for file in path.rglob("*") if not file.is_symlink()]
    )
    size = sum(file.stat().st_size for file in files if file.is_file())
    return f"{path.name} of {size / 1e6:.1f} MB"


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Leave out of an archive what depends on the machine that made it."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = EPOCH
    member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
    return member


if __name__ == "__main__":
    sys.exit(main())
