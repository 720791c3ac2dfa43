# The libraries of this package as they are compiled by the tests: sourced after common.sh by the scripts that read
# their declarations (Scripts/docs, Scripts/Checks/api).
# shellcheck shell=bash

# library_modules: prints the libraries, and the modules that they re-export, in the order of Tools/modules, in which
# each module follows those that it imports.
library_modules() {
  local module
  while read -r module; do
    if [ -d "Sources/$module/$module.docc" ] || grep -q "\.library(name: \"$module\"" Package.swift; then
      printf '%s\n' "$module"
    fi
  done < <(sed -n 's/^[0-9] \([A-Za-z]*\):.*/\1/p' Tools/modules)
}

# build_folder MODULE: prints the folder of the build in which the module has all of its declarations. The modules for
# servers are compiled with the examples, and FurnishSwiftUI, on a system without SwiftUI, over the stand-in for it.
build_folder() {
  case $1 in
    FurnishSwiftUI) if [ "$(uname -s)" = Darwin ]; then echo .build/debug; else echo .build/swiftui/debug; fi ;;
    FurnishConfiguration | FurnishGRPC | FurnishHummingbird | FurnishServiceLifecycle) echo Examples/.build/debug ;;
    *) echo .build/debug ;;
  esac
}

# read_maps FOLDER: sets `maps` to the options that name the C modules of a build: those whose maps SwiftPM wrote, and
# those whose package has one.
read_maps() {
  local map
  maps=()
  for map in "$1"/*.build/module.modulemap "${1%/*}"/checkouts/*/Sources/*/include/module.modulemap; do
    if [ -f "$map" ]; then maps+=(-Xcc "-fmodule-map-file=$map"); fi
  done
}

# host_target: prints the triple that the compiler compiles for.
host_target() { swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",/\1/p' | head -n 1; }

# tool NAME ARGUMENT…: runs a program of the toolchain, which on a Mac only xcrun finds.
tool() {
  local name=$1
  shift
  if command -v "$name" >/dev/null; then "$name" "$@"; else xcrun "$name" -sdk "$(xcrun --show-sdk-path)" "$@"; fi
}
symbolgraph_extract() { tool swift-symbolgraph-extract "$@"; }
digester() { tool swift-api-digester "$@"; }
