"""Reads the prose of files: comments, the names of tests and string literals in Swift, comments in C, Promela and scripts,
and Markdown.

A paragraph is a list of (line number, text); each cell of a table is a paragraph. Code in backticks, addresses and
targets of links are replaced by a placeholder. Fenced or indented blocks of code, comments of HTML and directives of
DocC are left out.
`swift_literals` alone reads string literals.
"""
import bisect
import re

CODE = "`"

# Code between backticks, targets of links, addresses, directives of HTML.
INLINE = re.compile(r"``.+?``|`[^`]*`|<doc:[^>]*>|\]\([^)\s]*\)|https?://[^\s)>]+|<!--.*?-->|<[A-Za-z/][^>]*>")


class Paragraph:
    """Lines of prose that are read as one text; `kind` is one of documentation, comment, markdown, name,
    literal. `raw` has the lines before their code was replaced. `is_summary` is set for the first paragraph of a documentation
    comment; `is_public` and `is_function` then describe the declaration after the comment."""

    def __init__(self, kind, lines, raw=None):
        self.kind = kind
        self.lines = lines
        self.raw = raw or lines
        self.is_summary = False
        self.is_public = False
        self.is_function = False

    @property
    def text(self):
        return " ".join(text for _, text in self.lines)

    def line_at(self, offset):
        for number, text in self.lines:
            offset -= len(text) + 1
            if offset < 0:
                return number
        return self.lines[-1][0]


# --- Markdown ----------------------------------------------------------------------------------------------------

FENCE = re.compile(r"^\s*(```+|~~~+)")
ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+(?:\[[ x]\]\s+)?")
HEADING = re.compile(r"^#+\s+")


def paragraphs_of_text(lines, kind):
    """Returns the paragraphs of Markdown, whose lines are given as (line number, text)."""
    paragraphs, current = [], []
    fence, item_indent = None, None

    def end():
        nonlocal current
        if current:
            paragraphs.append(Paragraph(kind, clean(current), raw=current))
        current = []

    for number, text in lines:
        opening = FENCE.match(text)
        if fence:
            if opening and opening.group(1).startswith(fence):
                fence = None
            continue
        if opening:
            fence = opening.group(1)
            end()
            continue
        stripped = text.strip()
        if not stripped or stripped.startswith("<!--"):
            end()
            if stripped and "-->" not in stripped:
                fence = None
            continue
        if stripped.startswith("@") or stripped == "}":  # a directive of DocC
            end()
            continue
        if HEADING.match(stripped):
            end()
            current.append((number, HEADING.sub("", stripped)))
            end()
            continue
        if stripped.startswith("|"):
            end()
            for cell in re.split(r"(?<!\\)\|", stripped.strip("|")):
                if cell.strip(" -:"):
                    cells = [(number, cell.strip())]
                    paragraphs.append(Paragraph(kind, clean(cells), raw=cells))
            continue
        item = ITEM.match(text)
        if item:
            end()
            item_indent = len(item.group(0))
            current.append((number, text[item.end():].strip()))
            continue
        if not current:
            indent = len(text) - len(text.lstrip())
            if indent >= 4 and (item_indent is None or indent >= item_indent + 4):
                continue  # an indented block of code
            if indent == 0:
                item_indent = None
        current.append((number, stripped.lstrip("> ")))
    end()
    return paragraphs


def clean(lines):
    """Returns the lines with their code replaced. Code may span lines, so the paragraph is cleaned as a whole."""
    joined = "\n".join(text for _, text in lines)

    masked = INLINE.sub(lambda match: re.sub(r"[^\n]", CODE, match.group(0)), joined).split("\n")
    return [(number, text) for (number, _), text in zip(lines, masked)]


# --- Swift -------------------------------------------------------------------------------------------------------

TOKEN = re.compile(r'//|/\*|#*"""|#*"|`[^`\n]*`|\(|\)')


def scan_swift(source, literals=None):
    """Yields (kind, offset, text) for comments (`//` to the end of the line, `/* */`) and raw identifiers.

    `literals` receives the string literals: lists of (start, end), one for each part between interpolations.
    """
    position = 0
    # The strings around the position, whose interpolations are not closed yet: (quote, hashes, parentheses, parts).
    open_strings = []
    parentheses = 0
    length = len(source)

    def read_string(quote, hashes, parentheses, parts):
        """Reads a string up to its end or its next interpolation, and returns the number of open parentheses from there on."""
        nonlocal position
        start = position
        position, opened = skip_string(source, position, quote, hashes)
        parts.append((start, position - len(hashes) - (2 if opened else len(quote))))
        if opened:
            open_strings.append((quote, hashes, parentheses, parts))
        return 0 if opened else parentheses

    while True:
        match = TOKEN.search(source, position)
        if not match:
            return
        token, start = match.group(0), match.start()
        position = match.end()
        if token == "//":
            end = source.find("\n", start)
            end = length if end < 0 else end
            yield "comment", start, source[start:end]
            position = end
        elif token == "/*":
            depth = 1
            inner = re.compile(r"/\*|\*/")
            while depth:
                found = inner.search(source, position)
                if not found:
                    return
                depth += 1 if found.group(0) == "/*" else -1
                position = found.end()
            yield "block", start, source[start:position]
        elif token[0] == "`":
            yield "name", start, token[1:-1]
        elif token == "(":
            parentheses += 1
        elif token == ")":
            parentheses -= 1
            if open_strings and parentheses < 0:
                parentheses = read_string(*open_strings.pop())
        else:
            hashes = token.rstrip('"')
            quote = token[len(hashes):]
            parts = []
            if literals is not None:
                literals.append(parts)
            parentheses = read_string(quote, hashes, parentheses, parts)


# The patterns of `skip_string`, by the quote and the hashes of the string.
STRING_PATTERNS = {}


def skip_string(source, position, quote, hashes):
    """Returns the position after the string and False, or the position after `\\(` of an interpolation and True."""
    pattern = STRING_PATTERNS.get((quote, hashes))
    if pattern is None:
        ending = "|\n" if quote == '"' else ""
        pattern = re.compile(r"\\%s(.)|%s%s%s" % (hashes, quote, hashes, ending), re.DOTALL)
        STRING_PATTERNS[quote, hashes] = pattern
    while True:
        match = pattern.search(source, position)
        if not match:
            return len(source), False
        position = match.end()
        if match.group(1) is None:
            return position, False
        if match.group(1) == "(":
            return position, True


# The beginning of a public declaration: its attributes and modifiers.
PUBLIC_DECLARATION = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+|#if .*\n\s*|//.*\n\s*)*"
    r"(?:(?:nonisolated|static|final|class|override|convenience|required|mutating|indirect|lazy|dynamic|optional|@\S+|"
    r"borrowing|consuming|isolated|\w+\(\w+\))\s+)*(public|open)\b")


FUNCTION = re.compile(
    r"^(?:\s*(?:@\w+(?:\([^\n]*\))?\s|#(?:if|else|endif)\b.*\n|//.*\n))*"
    r"\s*(?:(?:public|package|internal|fileprivate|private|open|static|final|class|override|convenience|required|mutating|"
    r"nonmutating|consuming|borrowing|isolated|distributed|nonisolated(?:\(\w+\))?|@\w+(?:\([^\n]*?\))?)\s+)*"
    r"(?:func|init)\b")


def line_starts(source):
    starts = [0]
    for match in re.finditer("\n", source):
        starts.append(match.end())
    return starts


def swift(source):
    """Returns the paragraphs of a Swift file."""
    starts = line_starts(source)
    lines = source.split("\n")
    paragraphs, run, run_kind = [], [], None

    def end():
        nonlocal run, run_kind
        if run:
            found = paragraphs_of_text(run, "documentation" if run_kind == "///" else "comment")
            if run_kind == "///" and found:
                found[0].is_summary = found[0].lines[0][0] == run[0][0]
                following = "\n".join(lines[run[-1][0]:run[-1][0] + 9])
                found[0].is_public = bool(PUBLIC_DECLARATION.match(following))
                found[0].is_function = bool(FUNCTION.match(following))
            paragraphs.extend(found)
        run, run_kind = [], None

    for kind, offset, text in scan_swift(source):
        index = bisect.bisect_right(starts, offset) - 1
        number = index + 1
        if kind == "name":
            if " " in text:
                paragraphs.append(Paragraph("name", [(number, text)]))
            continue
        if kind == "block":
            end()
            body = re.sub(r"^/\*+|\*+/$", "", text)
            paragraphs.extend(paragraphs_of_text(
                [(number + i, re.sub(r"^\s*\* ?", "", part)) for i, part in enumerate(body.split("\n"))], "comment"))
            continue
        marker = "///" if text.startswith("///") else "//"
        body = text[len(marker):]
        body = body[1:] if body.startswith(" ") else body
        alone = not lines[index][:offset - starts[index]].strip()
        if run and (marker != run_kind or number != run[-1][0] + 1 or not alone):
            end()
        if re.match(r"(MARK:|snippet\.|swift-format-ignore|swift-tools-version|furnish:|shape:|swiftlint)", body):
            end()
            continue
        run.append((number, body))
        run_kind = marker
        if not alone:
            end()
    end()
    return paragraphs


HELP = re.compile(r"\b(?:help|abstract|discussion):\s*(?:ArgumentHelp\(\s*)?\"*$")
ESCAPE = re.compile(r"\\#*(?:u\{\w+\}|.)")


def swift_literals(source, only_help=False):
    """Returns the string literals of a Swift file that contain more than one word. Literals that `+` joins are one paragraph.

    `only_help` selects the texts that ArgumentParser prints: arguments called `help`, `abstract` and `discussion`.
    """
    literals = []
    for _ in scan_swift(source, literals):
        pass
    starts = line_starts(source)
    paragraphs, lines, end, is_help = [], [], None, False
    for parts in sorted(literals):
        start = parts[0][0]
        if not (lines and re.fullmatch(r'[\s"#]*\+[\s"#]*', source[end:start])):
            if lines:
                paragraphs.append(lines)
            lines = []
            is_help = HELP.search(source, max(0, start - 60), start) is not None
        end = parts[-1][1]
        if only_help and not is_help:
            lines = []
            continue
        for index, (first, last) in enumerate(parts):
            number = bisect.bisect_right(starts, first)
            text = ESCAPE.sub(lambda match: match.group(0)[-1] if match.group(0)[-1] in "\"'" else " ", source[first:last])
            for offset, line in enumerate(text.split("\n")):
                if lines and lines[-1][0] == number + offset:
                    lines[-1] = (number + offset, lines[-1][1] + ("\0" if index and not offset else "") + line)
                else:
                    lines.append((number + offset, ("\0" if index and not offset else "") + line.strip()))
    if lines:
        paragraphs.append(lines)
    found = []
    for lines in paragraphs:
        if re.search(r"\w \w", " ".join(text for _, text in lines)):
            found.append(Paragraph("literal", [(number, text.replace("\0", CODE)) for number, text in clean(lines)]))
    return found


# --- C, Promela, scripts -------------------------------------------------------------------------------------------

def c(source):
    """Returns the paragraphs of comments in C, whose strings are like those of Swift."""
    return [paragraph for paragraph in swift(source) if paragraph.kind != "name"]


def script(source):
    """Returns the paragraphs of comments in shell, Python, awk and YAML: after a `#` that begins a line or follows a space."""
    paragraphs, run = [], []

    def end():
        nonlocal run
        if run:
            paragraphs.extend(paragraphs_of_text(run, "comment"))
        run = []

    heredoc = None
    for number, line in enumerate(source.split("\n"), 1):
        if heredoc:
            if line.strip() == heredoc:
                heredoc = None
            continue
        opening = re.search(r"(?<!<)<<-?\s*['\"]?([A-Z][A-Z_]*)['\"]?", line)
        whole = re.match(r"^\s*#(?!!)\s?(.*)$", line)
        if whole:
            run.append((number, whole.group(1)))
        else:
            end()
            trailing = re.search(r"(?:^|\s)\s# (?!.*[\"'`]$)(.*)$", line)
            if trailing and not heredoc:
                run.append((number, trailing.group(1)))
                end()
        if opening and not whole:
            heredoc = opening.group(1)
    end()
    return paragraphs


def python(source):
    """Returns the paragraphs of comments and documentation strings in Python."""
    paragraphs = script(source)
    for match in re.finditer(r'^[ \t]*"""(.*?)"""', source, re.DOTALL | re.MULTILINE):
        first = source.count("\n", 0, match.start()) + 1
        lines = enumerate(match.group(1).split("\n"), first)
        paragraphs.extend(paragraphs_of_text([(number, text.strip()) for number, text in lines], "comment"))
    return paragraphs


def markdown(source):
    return paragraphs_of_text(list(enumerate(source.split("\n"), 1)), "markdown")
