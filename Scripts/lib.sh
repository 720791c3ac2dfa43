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

# The packages whose tests are run: this one, and that of the examples.
# shellcheck disable=SC2034
packages=(. Examples)

# swift_build …: `swift build`. SwiftPM passes the flags of traits in the order of a set, which differs between processes, and
# compiles the package again where it differs from the order of the last build.
swift_build() { SWIFT_DETERMINISTIC_HASHING=1 swift build "$@"; }

# options_for PACKAGE: sets `options`, the same for all builds and test runs of a package: with others SwiftPM compiles it
# again. This package is built with its traits, so that one build tests what is behind them as well (Scripts/test-tsan
# builds it without), and its plugins without their programs; the examples take the macros' plugin of this package.
options_for() {
  options=(--package-path "$1" "${strict[@]}")
  if [ "$1" = . ]; then
    options+=(--traits OpenCombine,Logging)
    export FURNISH_PLUGINS_ALONE=1
  elif [ -z "${FURNISH_MACROS_PLUGIN:-}" ]; then
    FURNISH_MACROS_PLUGIN=$(Scripts/macros-plugin)
    export FURNISH_MACROS_PLUGIN
  fi
}
