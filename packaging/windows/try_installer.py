"""Try the Windows installer: install, play, install over it, run, uninstall; the data stay.

python packaging/windows/try_installer.py dist/h2h-1.0.0-windows-x64-setup.exe
"""

import os
import subprocess
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))
import drive
import tries

STILL_RUNS = 2


def main(setup: str) -> int:
    """Go through the life of an installation; return the exit status."""
    local = Path(os.environ["LOCALAPPDATA"])
    home = local / "Programs" / "Heart to Heart"
    kept = local / "h2h" / "kept-by-the-installer.txt"
    kept.parent.mkdir(exist_ok=True)
    kept.write_text("a game in progress")
    outdated = home / "_internal" / "of-an-older-version.txt"
    subprocess.run([setup, "/S"], check=True, timeout=tries.SECONDS)
    program = home / "h2h.exe"
    print(tries.of(program))
    print(drive.main(program))
    outdated.touch()
    if drive.while_it_runs(program, [setup, "/S"]) != STILL_RUNS or not outdated.exists():
        print("it was installed over a program that runs", file=sys.stderr)
        return 1
    subprocess.run([setup, "/S"], check=True, timeout=tries.SECONDS)
    if outdated.exists():
        print("a file of the older version is still there", file=sys.stderr)
        return 1
    print(tries.of(program))
    # Without _? the uninstaller copies itself elsewhere and returns before it is done.
    uninstall = f'"{home / "uninstall.exe"}" /S _?={home}'
    subprocess.run(uninstall, check=True, timeout=tries.SECONDS)
    left = [path for path in home.rglob("*") if path.name != "uninstall.exe"]
    if left or not kept.exists():
        print(f"left behind: {left}; data kept: {kept.exists()}", file=sys.stderr)
        return 1
    kept.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
