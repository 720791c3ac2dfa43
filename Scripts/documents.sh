# For the checks of the documents: reads their blocks of code, and the slices of snippets that the blocks should show.
# A block follows a line that names its source: `<!-- Snippets/Name.swift#slice -->`.
# shellcheck shell=bash

errors=0
report() {
  printf '%s: error: %s\n' "$1" "$2"
  errors=$((errors + 1))
}

# blocks FILE LANGUAGE: prints the number of the first line of each block in the language, and the text of its marker,
# or `-` if it has none.
blocks() {
  awk -v fence="^ *\`\`\`$2 *\$" '
    $0 ~ fence { print NR + 1, (marker == "" ? "-" : marker) }
    { marker = "" }
    /^<!-- .* -->$/ { marker = substr($0, 6, length($0) - 9) }
  ' "$1"
}
# block_at FILE LINE: prints the block that begins at that line.
block_at() { awk -v first="$2" 'NR >= first && /^ *```/ { exit } NR >= first' "$1"; }

# slice FILE NAME: prints the text between `// snippet.NAME` and `// snippet.end`, without its indentation.
slice() {
  awk -v name="$2" '
    { text = $0; sub(/^ */, "", text) }
    text == "// snippet." name { found = 1; inside = 1; indent = length($0) - length(text); next }
    inside && text == "// snippet.end" { inside = 0 }
    inside { print (text == "" ? "" : substr($0, indent + 1)) }
    END { exit !found }
  ' "$1"
}

# check_program FILE LINE MARKER: checks that the block that begins at that line is the snippet, or the slice of one,
# that its marker names.
check_program() {
  local file=${3%%#*} program difference
  if [ ! -f "$file" ]; then
    report "$1:$2" "there is no $file"
    return
  fi
  case "$3" in
    *'#'*) program=$(slice "$file" "${3#*#}") || { report "$1:$2" "$file has no slice '${3#*#}'"; return; } ;;
    *) program=$(cat "$file") ;;
  esac
  difference=$(diff -u <(printf '%s\n' "$program") <(block_at "$1" "$2")) && return
  report "$1:$2" "this program is not $3 any more: copy one over the other"
  printf '%s\n' "$difference"
}

# check_part FILE LINE MARKER: checks that the block that begins at that line is a part of the file that its marker
# names.
check_part() {
  if [ ! -f "$3" ]; then
    report "$1:$2" "there is no $3"
  elif [[ $'\n'$(cat "$3")$'\n' != *$'\n'"$(block_at "$1" "$2")"$'\n'* ]]; then
    report "$1:$2" "this program does not stand in $3: copy one over the other"
  fi
}

# check_output FILE LINE MARKER: checks that a marker names the snippet that prints the block. Scripts/check-snippets runs the
# snippet and compares.
check_output() {
  case "$3" in
    'output of Snippets/'*.swift) [ -f "${3#output of }" ] || report "$1:$2" "there is no ${3#output of }" ;;
    *) report "$1:$2" "nothing prints this: <!-- output of Snippets/Name.swift --> above it names what does" ;;
  esac
}

# check_links FILE: checks that the files to which it links exist.
check_links() {
  local line link file
  while IFS=: read -r line link; do
    file=${link#*](}
    file=${file%)}
    file=${file%%#*}
    case "$file" in '' | http://* | https://*) continue ;; esac
    [ -e "$(dirname "$1")/$file" ] || report "$1:$line" "there is no $file to link to"
  done < <(grep -noE '\]\([^)]*\)' "$1")
}

# verdict_on NAME SUMMARY: prints the last line of a check.
verdict_on() {
  if [ "$errors" -gt 0 ]; then
    printf '%s: errors: %d\n' "$1" "$errors"
    exit 1
  fi
  printf '%s: %s\n' "$1" "$2"
}
