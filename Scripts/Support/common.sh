# Shared by all scripts: each sources it first, which changes to the root of the checkout.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Warnings in our own code are errors. SwiftPM leaves this flag out where it compiles packages from elsewhere.
# shellcheck disable=SC2034  # the scripts that source this file use it
strict=(-Xswiftc -warnings-as-errors)

say() { printf '%s\n' "== $*"; }
fail() {
  printf '%s\n' "error: $*" >&2
  exit 1
}

# On CI nothing is built twice, so whole modules are compiled at once, which takes a quarter less processor time, and
# without debug information. The index stays, because SwiftPM finds XCTest's tests in it. Elsewhere, only an edited file
# is compiled again.
if [ -n "${CI:-}" ]; then
  strict+=(-Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 1)
  strict+=(-debug-info-format none)
fi

# The program of the macros, which Scripts/Support/macros-plugin builds: it is loaded in the place of macros that
# SwiftPM compiles as a tool. Its path stays the same when the macros change, since with another path everything would
# be compiled again.
macros=$PWD/.build/macros/FurnishMacrosPlugin

# The packages whose tests are run: this one, and that of the examples.
# shellcheck disable=SC2034
packages=(. Examples)

# swift_build …: `swift build`. SwiftPM passes the flags of traits in the order of a set, which differs between
# processes, and compiles the package again where it differs from the order of the last build.
swift_build() { SWIFT_DETERMINISTIC_HASHING=1 swift build "$@"; }

# options_for PACKAGE: sets `options`, the same for all builds and test runs of a package: with other options SwiftPM
# compiles it again. Sets `scratch` to the folder of the build. This package is built with its traits, so that one build
# also tests the code behind them (Scripts/test-tsan builds it without them). Every manifest that uses Furnish finds the
# program of the macros in the environment. SwiftPM has no settings for snippets, so in this package it is an option as
# well.
options_for() {
  options=(--package-path "$1" "${strict[@]}")
  scratch=$1/.build
  export FURNISH_MACROS_PLUGIN=$macros
  case $1 in
    .) options+=(--traits OpenCombine,Logging -Xswiftc -load-plugin-executable -Xswiftc "$macros#FurnishMacrosPlugin") ;;
    Tests/SwiftUI)
      scratch=.build/swiftui
      options+=(--scratch-path "$scratch")
      ;;
  esac
}
