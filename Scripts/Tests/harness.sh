# For the tests of scripts: trees of files in a temporary folder, and the verdict of a script on them. A test sources it
# first, and defines the function `check`, which runs the script on "$trees/tree" with the arguments of `passes` and
# `fails`.
# shellcheck shell=bash
set -euo pipefail
# shellcheck disable=SC2034  # the tests use it
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

trees=$(mktemp -d "${TMPDIR:-/tmp}/furnish check.XXXXXX")  # with a space, as a checkout may have
trap 'rm -rf "$trees"' EXIT
tests=0 failures=0

# Begins an empty tree.
tree() { rm -rf "$trees/tree" && mkdir -p "$trees/tree"; }
# file PATH: standard input becomes a file of the tree.
file() { mkdir -p "$trees/tree/$(dirname "$1")" && cat >"$trees/tree/$1"; }

# passes NAME [arguments of check]: expects that the check succeeds.
passes() {
  local name=$1 output
  shift
  tests=$((tests + 1))
  output=$(check "$@") || report_failure "$name: should pass, and prints" "$output"
}
# fails NAME WORDS [arguments of check]: expects that the check fails and its output contains the words.
fails() {
  local name=$1 words=$2 output
  shift 2
  tests=$((tests + 1))
  if output=$(check "$@"); then
    report_failure "$name: should fail, and prints" "$output"
  elif ! grep -qF -- "$words" <<<"$output"; then
    report_failure "$name: should print '$words', and prints" "$output"
  fi
}
report_failure() {
  failures=$((failures + 1))
  printf '%s\n' "$1" "$2" | sed '2,$s/^/    /' >&2
}

# Prints the last line of a test, and ends it with status 1 if an expectation failed.
verdict() {
  local name=Tests/${0##*/}
  if [ "$failures" -gt 0 ]; then
    printf '%s: %d of %d failed\n' "$name" "$failures" "$tests" >&2
    exit 1
  fi
  printf '%s: judged correctly: %d\n' "$name" "$tests"
}
