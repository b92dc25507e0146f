#!/bin/sh
# Make a virtual environment, also where an earlier try failed half-way: environment.sh PYTHON FOLDER
# Debian and Ubuntu keep what that needs in a package of its own: linux/install.sh gets it.
set -eu

python=$1 folder=$2
"$folder/bin/python" -m pip --version >/dev/null 2>&1 && exit 0
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    "$(dirname "$0")/linux/install.sh" "Python's virtual environments" "$package"
fi
"$python" -m venv --clear "$folder"
