#!/bin/sh
# Lay out an AppImage's folder, and make one file of it where the runtime is given:
#   appimage.sh PROGRAM SHARE FOLDER [RUNTIME OUTPUT]
# The runtime is the "runtime-<machine>" of the releases of AppImage/type2-runtime.
set -eu

program=$1 share=$2 folder=$3 runtime=${4:-} output=${5:-}

rm -rf "$folder"
mkdir -p "$folder/usr/lib"
cp -a "$program" "$folder/usr/lib/h2h"
cp -a "$share" "$folder/usr/share"
ln -s usr/lib/h2h/h2h "$folder/AppRun"
ln -s usr/share/applications/h2h.desktop "$folder/h2h.desktop"
ln -s usr/share/icons/hicolor/256x256/apps/h2h.png "$folder/h2h.png"
ln -s h2h.png "$folder/.DirIcon"
[ -n "$runtime" ] || exit 0

# An AppImage is its runtime with a file system behind it; the time is SOURCE_DATE_EPOCH.
mksquashfs "$folder" "$folder.squashfs" \
    -root-owned -noappend -no-xattrs -comp zstd -Xcompression-level 22 -b 1M -quiet -no-progress
cat "$runtime" "$folder.squashfs" >"$output"
chmod 755 "$output"
rm "$folder.squashfs"
