/// Markdown, divided into blocks of code and blocks of text. Comments of HTML, directives of DocC and indented code are
/// in neither.
struct Markdown {
  /// A block between fences.
  struct CodeBlock {
    let language: String
    /// The comment of HTML on the line above the block, without its delimiters: the source of the block.
    let marker: String?
    /// The number of the first line between the fences.
    let firstLine: Int
    fileprivate(set) var lines: [String] = []
  }

  fileprivate(set) var codeBlocks: [CodeBlock] = []
  /// The paragraphs, headings, items of lists, and cells of tables, without the signs that make them so.
  fileprivate(set) var textBlocks: [[Line]] = []

  fileprivate init() {}

  init(_ lines: [Line]) {
    var reader = MarkdownReader()
    for line in lines { reader.read(line) }
    reader.endTextBlock()
    self = reader.markdown
  }

  init(_ text: String) {
    self.init(text.lines)
  }
}

/// Reads Markdown line by line.
private struct MarkdownReader {
  private(set) var markdown = Markdown()
  /// The fence of the block of code around the line.
  private var fence: String?
  /// The marker on the line before.
  private var marker: String?
  private var isInComment = false
  private var openBlock: [Line] = []
  /// The indentation of the text of the last item of a list.
  private var itemIndentation: Int?

  mutating func read(_ line: Line) {
    if let fence {
      readInFence(line, fence: fence)
    } else {
      readText(line)
    }
  }

  private mutating func readInFence(_ line: Line, fence: String) {
    if let closing = openingFence(line.text), closing.fence.hasPrefix(fence) {
      self.fence = nil
    } else {
      markdown.codeBlocks[markdown.codeBlocks.count - 1].lines.append(line.text)
    }
  }

  private func openingFence(_ text: String) -> (fence: String, language: String)? {
    let text = text.trimmed
    guard text.hasPrefix("```") || text.hasPrefix("~~~") else { return nil }
    let fence = text.prefix { $0 == text.first }
    return (String(fence), text.dropFirst(fence.count).trimmed)
  }

  private mutating func readText(_ line: Line) {
    let text = line.text.trimmed
    let markerAbove = marker
    marker = nil
    if isInComment {
      isInComment = !text.contains("-->")
    } else if let opening = openingFence(line.text) {
      endTextBlock()
      fence = opening.fence
      markdown.codeBlocks.append(
        Markdown.CodeBlock(language: opening.language, marker: markerAbove, firstLine: line.number + 1))
    } else if text.hasPrefix("<!--") {
      endTextBlock()
      isInComment = !text.contains("-->")
      marker = line.text.wholeMatch(of: /<!-- (.*) -->/).map { String($0.1) }
    } else if text.isEmpty || text.hasPrefix("@") || text == "}" {  // the last two belong to directives of DocC
      endTextBlock()
    } else if text.hasPrefix("#"), text.drop(while: { $0 == "#" }).first?.isWhitespace == true {
      endTextBlock()
      markdown.textBlocks.append([Line(number: line.number, text: text.drop { $0 == "#" }.trimmed)])
    } else if text.hasPrefix("|") {
      endTextBlock()
      readCells(text, line: line.number)
    } else if let item = textOfItem(text) {
      endTextBlock()
      itemIndentation = line.text.count - item.count
      openBlock.append(Line(number: line.number, text: item))
    } else if !(openBlock.isEmpty && isIndentedCode(line.text)) {
      openBlock.append(Line(number: line.number, text: String(text.drop { $0 == ">" || $0 == " " })))
    }
  }

  /// Returns the text behind the mark of an item and its box, or `nil` if the line is no item of a list.
  private func textOfItem(_ text: String) -> String? {
    let mark = text.prefix { !$0.isWhitespace }
    let isNumber = mark.count > 1 && mark.last == "." && mark.dropLast().allSatisfy(\.isNumber)
    guard ["-", "*", "+"].contains(mark) || isNumber, mark.endIndex < text.endIndex else { return nil }
    let item = text[mark.endIndex...].trimmed
    return ["[ ] ", "[x] "].contains(where: item.hasPrefix) ? item.dropFirst(4).trimmed : item
  }

  private mutating func readCells(_ row: String, line: Int) {
    for cell in row.replacing("\\|", with: "\u{1}").split(separator: "|") {
      let text = cell.replacing("\u{1}", with: "|").trimmed
      if text.contains(where: { $0 != "-" && $0 != ":" }) {
        markdown.textBlocks.append([Line(number: line, text: text)])
      }
    }
  }

  /// Returns whether a line that begins a block is indented as code is. A line without indentation ends a list.
  private mutating func isIndentedCode(_ text: String) -> Bool {
    let indentation = text.prefix { $0.isWhitespace }.count
    if indentation == 0 { itemIndentation = nil }
    return indentation >= 4 + (itemIndentation ?? 0)
  }

  mutating func endTextBlock() {
    if !openBlock.isEmpty { markdown.textBlocks.append(openBlock) }
    openBlock = []
  }
}
