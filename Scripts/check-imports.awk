# The body of Scripts/check-imports. Reads lines `module <folder>` and `file <path>`, and the table at -v table=.
# Messages use -v tableName= as the name of the table.

function report(place, message) {
  print place ": error: " message
  errors++
}

# --- the table ---------------------------------------------------------------------------------------------------

function readTable(    line, number, words, count, name, layer, lastLayer, i) {
  while ((getline line < table) > 0) {
    number++
    sub(/#.*/, "", line)
    gsub(/:/, " : ", line)
    count = split(line, words, " ")
    if (count == 0) continue
    if (count < 3 || words[3] != ":" || words[1] !~ /^([0-9]+|group)$/) {
      tableError(number, "cannot read this row: write `<layer> <Module>: <imports>` or `group @<name>: <modules>`")
      continue
    }
    name = words[2]
    if (words[1] == "group") {
      groups[name] = ""
      for (i = 4; i <= count; i++) groups[name] = groups[name] " " words[i]
      continue
    }
    layer = words[1] + 0
    if (layer < lastLayer)
      tableError(number, name " of layer " layer " stands below a row of layer " lastLayer ": put the lower layers first")
    if (name in row) tableError(number, name " has a row already: keep one")
    lastLayer = layer
    row[name] = number
    for (i = 4; i <= count; i++) allow(name, words[i], number)
  }
  close(table)
  if (number == 0) tableError(1, "the table is missing or empty")
  # A word without a row above it is a module from elsewhere. If it has a row further down, it points upwards.
  for (i = 1; i <= laterCount; i++)
    if (laterName[i] in row)
      tableError(laterRow[i], laterFrom[i] " may not import " laterName[i] ", which stands further down:" \
        " imports go down only; move what both need into a lower module")
}

function tableError(number, message) { report(tableName ":" number, message) }

function allow(module, word, number,    members, count, i) {
  if (word !~ /^@/) {
    allowed[module, word] = 1
    if (!(word in row)) {
      laterCount++
      laterFrom[laterCount] = module
      laterName[laterCount] = word
      laterRow[laterCount] = number
    }
  } else if (word in groups) {
    count = split(groups[word], members, " ")
    for (i = 1; i <= count; i++) allowed[module, members[i]] = 1
  } else {
    tableError(number, "there is no group " word " above this row: spell it as its `group` row does")
  }
}

# --- Swift without its comments and strings ----------------------------------------------------------------------

# Fills code[1...lines]. A comment becomes a space and a string becomes quotes; interpolations stay, since they are
# code. Returns the construct that is still open at the end of the file, or "".
function strip(path,    line, out, depth, top, kind, hashes, parens, quote, escape, opening) {
  split("", code)
  lines = 0
  depth = 0  # of nested block comments
  top = 0    # of the stack of strings: kind[] (" or """ or /), hashes[], parens[] (depth in an interpolation, -1 in text)
  while ((getline line < path) > 0) {
    out = ""
    while (length(line) > 0) {
      if (depth > 0) {
        if (!match(line, /\/\*|\*\//)) break
        depth += substr(line, RSTART, 2) == "/*" ? 1 : -1
        line = substr(line, RSTART + 2)
        if (depth == 0) out = out " "
        continue
      }
      if (top > 0 && parens[top] < 0) {
        quote = kind[top] hashes[top]
        escape = "\\" (kind[top] == "/" ? "" : hashes[top])
        if (starts(line, quote)) {
          line = substr(line, length(quote) + 1)
          out = out "\""
          top--
        } else if (kind[top] != "/" && starts(line, escape "(")) {
          line = substr(line, length(escape) + 2)
          parens[top] = 0
        } else {
          line = substr(line, starts(line, escape) ? length(escape) + 2 : 2)
        }
        continue
      }
      if (!match(line, /["#\/()]/)) {
        out = out line
        break
      }
      out = out substr(line, 1, RSTART - 1)
      line = substr(line, RSTART)
      if (starts(line, "//")) break
      if (starts(line, "/*")) {
        depth = 1
        line = substr(line, 3)
        continue
      }
      if (match(line, /^#*"""/) || match(line, /^#*"/) || match(line, /^#+\//)) {
        opening = substr(line, 1, RLENGTH)
        line = substr(line, RLENGTH + 1)
        out = out "\""
        top++
        hashes[top] = opening
        gsub(/["\/]/, "", hashes[top])
        kind[top] = substr(opening, length(hashes[top]) + 1)
        parens[top] = -1
        continue
      }
      if (top > 0 && starts(line, "(")) parens[top]++
      if (top == 0 || !starts(line, ")") || --parens[top] >= 0) out = out substr(line, 1, 1)
      line = substr(line, 2)
    }
    # A string of one line ends with its line, whatever we took for its beginning (a quote in a bare regex, say).
    while (top > 0 && kind[top] == "\"" && parens[top] < 0) top--
    code[++lines] = out
  }
  close(path)
  if (depth > 0) return "comment"
  return top > 0 ? "string" : ""
}

function starts(text, prefix) { return substr(text, 1, length(prefix)) == prefix }

# --- imports -----------------------------------------------------------------------------------------------------

function checkFile(path,    parts, module, unfinished, number, statements, count, i, text) {
  split(path, parts, "/")
  module = parts[2]
  unfinished = strip(path)
  if (unfinished != "")
    report(path ":" lines, "cannot read this file, a " unfinished " is still open at its end:" \
      " close it or, if Swift compiles the file, mend Scripts/check-imports.awk")
  for (number = 1; number <= lines; number++) {
    count = split(code[number], statements, ";")
    for (i = 1; i <= count; i++) {
      text = text statements[i]
      sub(/^[ \t\r]+/, "", text)
      sub(/[ \t\r]+$/, "", text)
      if (text ~ importHead "([ \t]+" importKind ")?$") {  # the module's name follows on the next line
        text = text " "
        continue
      }
      checkStatement(path, module, number, text)
      text = ""
    }
  }
}

function checkStatement(path, module, number, text,    name) {
  if (text !~ importHead "[ \t]+[A-Za-z_`]") return
  sub(importHead "[ \t]+", "", text)
  sub("^" importKind "[ \t]+", "", text)
  gsub(/`/, "", text)
  if (!match(text, /^[A-Za-z_][A-Za-z0-9_]*/)) return
  name = substr(text, 1, RLENGTH)
  if (substr(text, RLENGTH + 1) ~ /^[ \t]*:/) return  # `import x:` is a parameter's label
  if (name == module || (module, name) in allowed || !(module in row)) return
  report(path ":" number, "module " module " may not import " name ": " advice(module, name))
}

function advice(module, name) {
  if (name in row)
    return "imports go down only (Scripts/modules); move what both need into a lower module," \
      " or this code into a higher one"
  if (name ~ /^Foundation/)
    return "whoever imports " module " would get Foundation too, 50 MB of a static program;" \
      " use the standard library, or move this code into a module that may import it (Scripts/modules)"
  if (name == "Synchronization")
    return "it needs newer systems than this package supports; use the lock and the atomics of FurnishAtomics"
  return "it is not in the row of " module " in Scripts/modules; move this code into a module that may import it," \
    " or, if " module " itself must, say so in that row"
}

BEGIN {
  # Attributes and access levels may precede `import`, and a kind of declaration may follow it.
  importHead = "^((@[A-Za-z_][A-Za-z0-9_]*[ \t]*([(][^()]*[)])?" \
    "|public|package|internal|fileprivate|private|open)[ \t]*)*import"
  importKind = "(typealias|struct|class|enum|protocol|let|var|func)"
  readTable()
}

$1 == "module" {
  modules++
  folder = substr($0, length("module ") + 1)
  name = folder
  sub(/\/$/, "", name)
  sub(/.*\//, "", name)
  if (!(name in row))
    report(folder, "module " name " has no row in Scripts/modules; add `<layer> " name ": <what it may import>` there")
}

$1 == "file" {
  files++
  checkFile(substr($0, length("file ") + 1))
}

END {
  if (!modules) report("Sources", "there is no module here; run this in the root of the checkout")
  if (errors) {
    print "check-imports: " errors " error" (errors == 1 ? "" : "s")
    exit 1
  }
  print "check-imports: imports go down only, in modules: " modules ", files: " files
}
