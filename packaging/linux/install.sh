#!/bin/sh
# Install Debian packages with the right to do so, on Debian or a relative; otherwise say which:
#   install.sh "WHAT IS MISSING" PACKAGE...
set -eu

missing=$1
shift
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing what is missing here: $missing"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null
else
    echo "Missing here: $missing" >&2
    echo "On Debian or Ubuntu: sudo apt-get install $*" >&2
    exit 1
fi
