#!/bin/sh
# Qt needs a few libraries of the system, which a bare machine may lack: install.sh gets them.
# With the argument "window" also those for a window on X11, without which off screen does.
set -eu

packages="libglib2.0-0 libgl1 libegl1 libx11-6 libdbus-1-3 libfontconfig1 libfreetype6
 libxkbcommon0 libxkbcommon-x11-0 libx11-xcb1 libxcb-cursor0 libxcb-icccm4 libxcb-image0
 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-render0 libxcb-shape0 libxcb-shm0
 libxcb-sync1 libxcb-util1 libxcb-xfixes0 libxcb-xkb1 fonts-dejavu-core"
libraries="libEGL.so.1 libGL.so.1 libfontconfig.so.1 libdbus-1.so.3 libxkbcommon.so.0 libglib-2.0.so.0"

if [ "${1:-}" = window ]; then
    libraries="$libraries libX11-xcb.so.1 libxkbcommon-x11.so.0 libxcb-cursor.so.0 libxcb-icccm.so.4
     libxcb-image.so.0 libxcb-keysyms.so.1 libxcb-randr.so.0 libxcb-render-util.so.0
     libxcb-shape.so.0 libxcb-xfixes.so.0 libxcb-xkb.so.1"
fi

[ "$(uname -s)" = Linux ] || exit 0
PATH="$PATH:/usr/sbin:/sbin"
known=$(ldconfig -p 2>/dev/null || true)
missing=""
for library in $libraries; do
    case "$known" in *"$library"*) ;; *) missing="$missing $library" ;; esac
done
[ -n "$missing" ] || exit 0

# shellcheck disable=SC2086
exec "$(dirname "$0")/install.sh" "libraries that Qt needs:$missing" $packages
