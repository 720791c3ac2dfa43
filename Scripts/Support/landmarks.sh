# Shared by the scripts that run the Landmarks example. Sourced after common.sh.
# shellcheck shell=bash

# prepare PRODUCT…: checks how Landmarks is wired, builds its programs, and sets `programs` to their folder. The check
# runs as the plugin of the package, so that its parser is the one of the macros. With SMOKE=1 it uses the builds of the
# tests.
prepare() {
  local product package=(--package-path Examples)
  if [ "${SMOKE:-}" = 1 ]; then
    options_for Examples
    "$(swift build --show-bin-path)/furnish" check Examples/Landmarks --no-cache --skip-manifest --quiet
    programs=$(swift build "${options[@]}" --show-bin-path)
    return
  fi
  # No other options: with any, SwiftPM compiles the parser for the plugin again.
  say "checking how Examples/Landmarks is wired"
  swift package "${package[@]}" furnish check Landmarks
  for product in "$@"; do swift build "${package[@]}" --product "$product"; done
  programs=$(swift build "${package[@]}" --show-bin-path)
}

# start_program LOG PROGRAM ARGUMENTS…: starts a program that writes its output to a file, and sets `process`, and
# `address` to the address that it prints once it listens.
start_program() {
  local log=$1
  shift
  : >"$log"
  "$@" >>"$log" 2>>"${errors:-$log}" &
  process=$!
  address=''
  for _ in $(seq 100); do
    address=$(sed -n 's/^Landmarks are .* at //p' "$log")
    if [ -n "$address" ] || ! kill -0 "$process" 2>/dev/null; then break; fi
    sleep 0.1
  done
  [ -n "$address" ] || { cat "$log" >&2; fail "$(basename "$1") has printed no address within 10 seconds"; }
}

# stop_program PROCESS [SIGNAL]: stops a program, and returns its status.
stop_program() {
  kill -s "${2:-TERM}" "$1" 2>/dev/null || true
  wait "$1"
}
