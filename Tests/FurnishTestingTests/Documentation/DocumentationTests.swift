import Foundation
import Testing

/// Every example of the module's documentation is, word for word, in one of the example files, which compile and pass.
/// Manifests are left out.
@Suite struct DocumentationTests {
  @Test(arguments: try swiftAndMarkdownFiles())
  func `every example is in a file that compiles`(file: String) throws {
    let text = try read("Sources/FurnishTesting/\(file)")
    let examples = try examples()
    for block in blocks(of: text) where !examples.contains(normalized(block)) {
      Issue.record("this example of \(file) is in no file of examples:\n\(block)")
    }
  }

  @Test func `the documentation contains examples to compare`() throws {
    let files = try swiftAndMarkdownFiles()
    let found = try files.map { blocks(of: try read("Sources/FurnishTesting/\($0)")).count }
    #expect(found.reduce(0, +) >= 10)
  }

  @Test func `a changed example would be found`() throws {
    let text = """
      /// ```swift
      /// @Test func `a downloader tries twice`() {
      /// ```
      """
    let examples = try examples()
    #expect(blocks(of: text).count == 1)
    #expect(!examples.contains(normalized(blocks(of: text)[0])))
  }

  /// Reads the files of examples, normalized.
  private func examples() throws -> String {
    try ["Examples.swift", "ContainerExamples.swift"]
      .map { normalized(try read("Tests/FurnishTestingTests/Documentation/\($0)")) }
      .joined(separator: " ")
  }

  /// Finds the blocks of Swift in an article or in a comment, and returns their code.
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

  /// Replaces each run of whitespace by a space, so that indentation and line breaks make no difference.
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
