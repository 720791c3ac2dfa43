/// The code that a block of Swift in a document shows, by the marker above the block.
enum ProgramSource: Hashable {
  /// `<!-- Snippets/Name.swift -->`: a whole file.
  case file(String)
  /// `<!-- Snippets/Name.swift#slice -->`, also of a test or an example: the text between `// snippet.slice` and
  /// `// snippet.end`.
  case slice(file: String, name: String)
  /// `<!-- Tests/….swift -->`: any lines of a test.
  case partOfTest(String)
  /// `<!-- manifest -->`: a part of a manifest, which no target can contain.
  case manifest
  /// `<!-- rule -->`: an example of a rule. The tests of FurnishScanner judge it, and prove that the article has it.
  case rule

  init?(marker: String?) {
    switch marker {
    case "manifest": self = .manifest
    case "rule": self = .rule
    case let marker?:
      guard
        let match = marker.wholeMatch(of: /(?<file>(?<folder>Snippets|Tests|Examples)\/.*?\.swift)(?:#(?<slice>.*))?/)
      else { return nil }
      let file = String(match.file)
      switch (match.folder, match.slice) {
      case (_, let slice?): self = .slice(file: file, name: String(slice))
      case ("Snippets", nil): self = .file(file)
      case ("Tests", nil): self = .partOfTest(file)
      default: return nil
      }
    case nil: return nil
    }
  }

  /// Returns the fault of a block that shows something else than its source, or `nil`.
  func fault(of block: Markdown.CodeBlock, at place: Place, in repository: Repository) -> Fault? {
    switch self {
    case .manifest, .rule: return nil
    case .file(let path):
      guard let text = repository.text(of: path) else { return .missingSource(path, at: place) }
      return compare(text.lines.map(\.text), with: block, name: path, at: place)
    case .slice(let path, let name):
      guard let text = repository.text(of: path) else { return .missingSource(path, at: place) }
      guard let slice = Self.slice(name, of: text) else { return .missingSlice(name, of: path, at: place) }
      return compare(slice, with: block, name: "\(path)#\(name)", at: place)
    case .partOfTest(let path):
      guard let text = repository.text(of: path) else { return .missingSource(path, at: place) }
      return text.lines.map(\.text).contains(block.lines) ? nil : .notInTest(path, at: place)
    }
  }

  private func compare(_ program: [String], with block: Markdown.CodeBlock, name: String, at place: Place) -> Fault? {
    var program = program
    while program.last == "" { program.removeLast() }
    if program == block.lines { return nil }
    return .differentProgram(name, difference: block.lines.difference(from: program), at: place)
  }

  /// Returns the lines between `// snippet.name` and `// snippet.end`, without the indentation of the first of the two.
  private static func slice(_ name: String, of text: String) -> [String]? {
    var slice: [String]?
    var indentation: Int?
    for line in text.lines {
      let code = line.text.drop { $0 == " " }
      if code == "// snippet.\(name)" {
        indentation = line.text.count - code.count
        slice = slice ?? []
      } else if code == "// snippet.end" {
        indentation = nil
      } else if let indentation {
        slice?.append(code.isEmpty ? "" : String(line.text.dropFirst(indentation)))
      }
    }
    return slice
  }
}
