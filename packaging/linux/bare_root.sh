#!/bin/sh
# Install a .deb in a system that has nothing but a package manager, run the program as someone
# with no rights and no home, and remove it again: bare_root.sh PACKAGE (as root)
set -eu

package=$1
. /etc/os-release
root=$(mktemp -d /var/tmp/h2h-bare-root.XXXXXX)
trap 'rm -rf --one-file-system "$root"' EXIT

debootstrap --variant=minbase "$VERSION_CODENAME" "$root" >/dev/null
chmod 755 "$root"
cp "$package" "$root/h2h.deb"
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }

inside apt-get install -qq --yes --no-install-recommends /h2h.deb >/dev/null
inside setpriv --reuid=65534 --regid=65534 --clear-groups h2h --self-check
inside apt-get purge -qq --yes h2h >/dev/null
left=$(find "$root/usr" "$root/etc" "$root/var/lib" -name '*h2h*' -not -path '*/lib/apt/*')
if [ -n "$left" ]; then
    echo "left behind: $left" >&2
    exit 1
fi
