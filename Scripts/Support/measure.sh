# Measures a program: sourced by the scripts that compare figures.
# shellcheck shell=bash

# Runs a program, and sets `seconds`, `megabytes` (its peak; 0 if the system has no /proc) and `status`. Its output
# is written to `output`. After `limit` seconds it is killed, and its status is 124.
# usage: measure PROGRAM ARGUMENTS…
measure() {
  local process peak started=$SECONDS line before=$EPOCHREALTIME
  output=$(mktemp)
  "$@" >"$output" 2>&1 &
  process=$!
  peak=0
  while kill -0 "$process" 2>/dev/null; do
    while read -r line; do
      case $line in VmHWM:*) peak=${line//[!0-9]/} ;; esac
    done 2>/dev/null <"/proc/$process/status" || true
    if ((SECONDS - started > ${limit:-120})); then
      kill -9 "$process"
      wait "$process" 2>/dev/null || true
      status=124
      return
    fi
    sleep 0.02
  done
  status=0
  wait "$process" || status=$?
  seconds=$(awk -v a="$before" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.2f", b - a }')
  megabytes=$((peak / 1024))
}
