# For the tests of the checks: trees of files in a temporary folder, and the verdict of a check on them.
# A test defines the function `check`, which runs its check on "$trees/tree" with the arguments of `passes` and `fails`.
# shellcheck shell=bash

trees=$(mktemp -d "${TMPDIR:-/tmp}/furnish check.XXXXXX")  # with a space, as a checkout may have
trap 'rm -rf "$trees"' EXIT
tests=0 failures=0

# Begins an empty tree.
tree() { rm -rf "$trees/tree" && mkdir -p "$trees/tree"; }
# file PATH: standard input becomes a file of the tree.
file() { mkdir -p "$trees/tree/$(dirname "$1")" && cat >"$trees/tree/$1"; }

# passes NAME [arguments of check]
passes() {
  local name=$1 output
  shift
  tests=$((tests + 1))
  output=$(check "$@") || judged "$name: should pass, and says" "$output"
}
# fails NAME WORDS [arguments of check]: the check fails and its output contains the words.
fails() {
  local name=$1 words=$2 output
  shift 2
  tests=$((tests + 1))
  if output=$(check "$@"); then
    judged "$name: should fail, and says" "$output"
  elif ! grep -qF -- "$words" <<<"$output"; then
    judged "$name: should say '$words', and says" "$output"
  fi
}
judged() {
  failures=$((failures + 1))
  printf '%s\n' "$1" "$2" | sed '2,$s/^/    /' >&2
}

# The last line of a test.
verdict() {
  if [ "$failures" -gt 0 ]; then
    printf '%s: %d of %d failed\n' "$1" "$failures" "$tests" >&2
    exit 1
  fi
  printf '%s: judged rightly: %d\n' "$1" "$tests"
}
