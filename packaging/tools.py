"""Running other programs, and getting those that are missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


class SkipError(Exception):
    """A step cannot be taken here, which is no fault of the program."""


def run(*command: str | Path) -> None:
    """Run a command and show what it says; it must succeed."""
    subprocess.run([str(part) for part in command], check=True)


def need(tool: str, package: str) -> str:
    """Return the path of a tool, installing its Debian package where that is allowed.

    Raises:
        SkipError: It is missing and cannot be installed.
    """
    places = os.pathsep.join([os.environ["PATH"], "/usr/sbin", r"C:\Program Files (x86)\NSIS"])
    found = shutil.which(tool, path=places)
    if found is None and sys.platform == "linux" and shutil.which("apt-get") and os.geteuid() == 0:
        install = ["apt-get", "install", "-qq", "--no-install-recommends", package]
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(install, check=False, env=environment, stdout=subprocess.DEVNULL)
        found = shutil.which(tool, path=places)
    if found is None:
        raise SkipError(f"{tool} is missing; on Debian it is in the package {package}")
    return found
