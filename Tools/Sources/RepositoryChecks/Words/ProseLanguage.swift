/// The language of a file, by which its prose is found.
enum ProseLanguage {
  case swift, c, markdown, script, python

  /// Recognizes the language of a file by its name, or by the first line of a program without an extension.
  init?(path: String, text: String) {
    let name = path.split(separator: "/").last ?? ""
    switch name.split(separator: ".").dropFirst().last {
    case "swift": self = .swift
    case "md": self = .markdown
    case "c", "h", "pml": self = .c
    case "sh", "yml": self = .script
    case nil where name == "Makefile" || path.hasPrefix(".ci/"): self = .script
    case nil where text.hasPrefix("#!"): self = text.prefix { !$0.isNewline }.contains("python") ? .python : .script
    default: return nil
    }
  }

  /// Returns the prose of a file.
  func paragraphs(of text: String, path: String) -> [Paragraph] {
    switch self {
    case .swift:
      let source = SwiftSource(text)
      return source.paragraphs + Self.literals(of: source, path: path)
    case .c: return SwiftSource(text).paragraphs.filter { $0.kind != .testName }
    case .markdown: return Markdown(text).paragraphs(.markdown)
    case .script: return ScriptProse.paragraphs(of: text)
    case .python: return ScriptProse.paragraphs(ofPython: text)
    }
  }

  /// Returns the prose of literals: all of those in files of errors, findings and diagnostics, and help texts in other
  /// sources.
  private static func literals(of source: SwiftSource, path: String) -> [Paragraph] {
    guard path.split(separator: "/").dropLast().contains("Sources") else { return [] }
    let isWording = path.contains(/(?:Wording|Text)[^\/]*$|\/(?:Issues|Findings|Diagnostics)\/[^\/]*$/)
    return source.literalParagraphs(onlyHelp: !isWording)
  }
}
