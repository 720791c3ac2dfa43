import Foundation
import Testing

/// Every example of the module's documentation stands, word for word, in `Examples.swift`, which
/// compiles and passes. Manifests are left out.
@Suite struct DocumentationTests {
  @Test(arguments: try swiftAndMarkdownFiles())
  func everyExampleIsOneThatCompiles(file: String) throws {
    let text = try read("Sources/FurnishTesting/\(file)")
    let examples = normalized(try read("Tests/FurnishTestingTests/Documentation/Examples.swift"))
    for block in blocks(of: text) where !examples.contains(normalized(block)) {
      Issue.record("this example of \(file) does not stand in Examples.swift:\n\(block)")
    }
  }

  @Test func thereAreExamplesToCompare() throws {
    let files = try swiftAndMarkdownFiles()
    let found = try files.map { blocks(of: try read("Sources/FurnishTesting/\($0)")).count }
    #expect(found.reduce(0, +) >= 10)
  }

  @Test func aChangedExampleWouldBeFound() throws {
    let text = """
      /// ```swift
      /// @Test func aDownloaderTriesTwice() {
      /// ```
      """
    let examples = normalized(try read("Tests/FurnishTestingTests/Documentation/Examples.swift"))
    #expect(blocks(of: text).count == 1)
    #expect(!examples.contains(normalized(blocks(of: text)[0])))
  }

  /// The code between the fences of Swift, in an article or in a comment.
  private func blocks(of text: String) -> [String] {
    var blocks: [String] = []
    var current: [Substring]?
    var isManifest = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingPrefix(/\s*\/\/\/ ?/)
      if line == "```swift" {
        current = []
      } else if line == "```", let lines = current {
        if !isManifest { blocks.append(lines.joined(separator: "\n")) }
        (current, isManifest) = (nil, false)
      } else if current != nil {
        current?.append(line)
      } else if line == "<!-- manifest -->" {
        isManifest = true
      }
    }
    return blocks
  }

  /// Without what differs by the place where the code stands.
  private func normalized(_ code: String) -> String {
    code.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// The root of the package.
private let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized.path

private func read(_ file: String) throws -> String {
  try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
}

private func swiftAndMarkdownFiles() throws -> [String] {
  let files = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/Sources/FurnishTesting")
  return files.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.sorted()
}
