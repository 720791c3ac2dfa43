import Foundation
import FurnishGraph
import Testing

@testable import FurnishLanguageServer

/// The conversion of positions, and edits of a text.
@Suite struct DocumentTextTests {
  private let text = "a😀b\né\r\nlast\rend"

  @Test(arguments: [
    (
      PositionEncoding.utf16,
      [(0, 1, 1), (0, 2, 1), (0, 3, 5), (0, 4, 6), (0, 9, 6), (1, 1, 9), (2, 4, 15), (3, 3, 19), (9, 0, 19)]
    ),
    (PositionEncoding.utf8, [(0, 1, 1), (0, 4, 1), (0, 5, 5), (0, 6, 6), (1, 1, 7), (1, 2, 9), (3, 0, 16)]),
  ])
  func `a position has an offset inside of its line and between two characters`(
    _ encoding: PositionEncoding, _ cases: [(line: Int, character: Int, offset: Int)]
  ) {
    let document = DocumentText(Array(text.utf8))
    for example in cases {
      let position = TextPosition(line: example.line, character: example.character)
      #expect(document.offset(of: position, encoding) == example.offset, "\(example)")
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func `an offset at a character is a position that leads back to it`(_ encoding: PositionEncoding) {
    let document = DocumentText(Array(text.utf8))
    for (offset, byte) in text.utf8.enumerated() where byte & 0xC0 != 0x80 && byte != 0x0A {
      #expect(document.offset(of: document.position(of: offset, encoding), encoding) == offset)
    }
  }

  @Test func `the place of a finding counts bytes after a byte order mark`() {
    let marked = DocumentText(Array("\u{FEFF}é = call()\n".utf8))
    let range = marked.range(at: ServicePlace(file: "", line: 1, column: 6), .utf16)
    #expect(range == TextPosition(line: 0, character: 5)..<TextPosition(line: 0, character: 9))
    #expect(Array(marked.content) == Array("é = call()\n".utf8))
  }

  @Test func `the range of a place is its word, or one character`() {
    let document = DocumentText(Array("😀 .register(x)".utf8))
    func characters(_ column: Int) -> ClosedRange<Int> {
      let range = document.range(at: ServicePlace(file: "", line: 1, column: column), .utf16)
      return range.lowerBound.character...range.upperBound.character
    }
    #expect(characters(7) == 4...12)
    #expect(characters(6) == 3...4)
    #expect(characters(99) == 15...15)
  }

  @Test func `the address of a file leads to its absolute path and back`() {
    #expect(DocumentURI.path("file:///a/b%20c/%C3%A9%40.swift") == "/a/b c/é@.swift")
    #expect(DocumentURI.path("file://localhost/a/../b.swift") == "/b.swift")
    for uri in ["file:a.swift", "untitled:a", "a.swift", "", "file://", "https://example.com/a.swift", "%"] {
      #expect(DocumentURI.path(uri) == nil, "\(uri)")
    }
    let path = "/a b/é@😀#?.swift"
    #expect(DocumentURI.path(DocumentURI.uri(path)) == path)
  }

  /// Applies random edits, and compares the text with an array of scalars that receives the same edits.
  @Test(arguments: [PositionEncoding.utf8, .utf16], 0..<20)
  func `edits lead to the text that the editor has`(_ encoding: PositionEncoding, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet: [Unicode.Scalar] = ["a", "\n", "\r", "é", "😀", "\t", "字", "x"]
    func word() -> [Unicode.Scalar] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in alphabet.randomElement(using: &random)! }
    }
    var model = word() + word() + word()
    var document = DocumentText(Array(string(model).utf8))
    for _ in 0..<60 {
      let borders = (0...model.count).filter { !isInsideLineEnd($0, model) }
      let (one, other) = (borders.randomElement(using: &random)!, borders.randomElement(using: &random)!)
      let (start, end, new) = (min(one, other), max(one, other), word())
      document.replace(
        position(start, model, encoding)..<position(end, model, encoding), with: string(new), encoding)
      model.replaceSubrange(start..<end, with: new)
      #expect(document.bytes == Array(string(model).utf8))
    }
  }

  private func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private func isInsideLineEnd(_ index: Int, _ model: [Unicode.Scalar]) -> Bool {
    index > 0 && index < model.count && model[index - 1] == "\r" && model[index] == "\n"
  }

  private func position(_ index: Int, _ model: [Unicode.Scalar], _ encoding: PositionEncoding) -> TextPosition {
    var (line, start) = (0, 0)
    for before in 0..<index {
      let isBeforeFeed = before + 1 < model.count && model[before + 1] == "\n"
      let endsLine = model[before] == "\n" || (model[before] == "\r" && !isBeforeFeed)
      if endsLine { (line, start) = (line + 1, before + 1) }
    }
    let text = string(Array(model[start..<index]))
    return TextPosition(line: line, character: encoding == .utf8 ? text.utf8.count : text.utf16.count)
  }
}
