#!/bin/sh
# Installs the command line `furnish` @VERSION@ in a folder, /usr/local/bin if none is named:
#   curl -fsSL ADDRESS/install.sh | sh -s -- "$HOME/.local/bin"
set -eu
folder=${1:-/usr/local/bin}
archive=$(mktemp)
contents=$(mktemp -d)
trap 'rm -rf "$archive" "$contents"' EXIT

fail() { echo "error: $*" >&2 && exit 1; }
for tool in curl unzip; do command -v "$tool" >/dev/null || fail "$tool is missing: install it first"; done

case $(uname -s) in
  Linux) system=unknown-linux-gnu ;;
  Darwin) system=apple-macosx ;;
  *) fail "there is no furnish for $(uname -s)" ;;
esac
machine=$(uname -m)
[ "$system-$machine" != apple-macosx-aarch64 ] || machine=arm64

curl -fsSL "@ADDRESS@" -o "$archive" || fail "@ADDRESS@ could not be downloaded"
checksum=$( (sha256sum "$archive" 2>/dev/null || shasum -a 256 "$archive") | cut -d ' ' -f 1)
[ "$checksum" = @CHECKSUM@ ] || fail "the archive has the checksum $checksum and not @CHECKSUM@: it was not installed"
unzip -q "$archive" -d "$contents"
program=$contents/furnish.artifactbundle/$machine-$system/furnish
[ -f "$program" ] || fail "the archive has no furnish for $machine-$system"
mkdir -p "$folder"
install -m 755 "$program" "$folder/furnish"
echo "$("$folder/furnish" --version) is installed in $folder"
