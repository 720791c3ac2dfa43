# Shared by the scripts beside it; each sources it first, and then stands in the root of the checkout.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Warnings in our own code are errors. SwiftPM leaves this flag out where it compiles packages from elsewhere.
# shellcheck disable=SC2034  # the scripts that source this file use it
strict=(-Xswiftc -warnings-as-errors)

say() { printf '%s\n' "== $*"; }
fail() {
  printf '%s\n' "error: $*" >&2
  exit 1
}

# The nested packages whose tests belong to ours.
examples=()
for manifest in Examples/*/Package.swift; do
  if [ -f "$manifest" ]; then examples+=("${manifest%/Package.swift}"); fi
done
