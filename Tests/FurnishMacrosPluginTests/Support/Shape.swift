import Foundation
import Testing

/// A piece of source that the compiler expands, compiles and runs in FurnishMacrosTests, and whose expansion is recorded
/// here. So every recorded expansion compiles.
struct Shape: Sendable, CustomTestStringConvertible {
  /// The title, which is in the comment above the source.
  let title: String

  /// The name of its file, without `.swift`.
  let file: String

  let source: String

  var testDescription: String { title }

  /// The conformances that its types inherit and that the macros would write otherwise.
  var conforming: Set<String> {
    ["inheriting: ", "conforming: "].contains(where: title.hasPrefix) ? ["ServiceImplementation", "Injectable"] : []
  }

  /// All shapes, in the order of their files.
  static let all: [Shape] = shapeFiles.flatMap { name in
    sections(of: text(at: shapesFolder + name + ".swift"), startingWith: mark).map {
      Shape(title: $0.title, file: name, source: $0.text)
    }
  }.filter { $0.title != "none" }

  /// The recorded expansions, by the titles of their shapes.
  static let recorded: [String: String] = Dictionary(
    uniqueKeysWithValues: shapeFiles.flatMap { name in
      sections(of: text(at: expansionsFolder + name + ".txt"), startingWith: mark).map {
        ("\(name): \($0.title)", $0.text)
      }
    })

  /// Records all expansions again.
  static func record() throws {
    for name in shapeFiles {
      let sections = all.filter { $0.file == name }.map { shape in
        "\(mark)\(shape.title)\n\(Expansion(of: shape.source, conforming: shape.conforming).source)\n"
      }
      try sections.joined(separator: "\n").write(
        toFile: expansionsFolder + name + ".txt", atomically: true, encoding: .utf8)
    }
  }

  static let mark = "// shape: "

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let shapesFolder = tests.deletingLastPathComponent().path + "/FurnishMacrosTests/Shapes/"
  private static let expansionsFolder = tests.path + "/Expansions/"

  private static let shapeFiles: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shapesFolder)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }.sorted()
  }()

  private static func text(at path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

  /// Splits a text into its pieces. The line above each piece has its title.
  private static func sections(of text: String, startingWith mark: String) -> [(title: String, text: String)] {
    text.components(separatedBy: "\n" + mark).enumerated().compactMap { index, part in
      // The text before the first mark belongs to no shape.
      var part = part
      if index == 0 {
        guard part.hasPrefix(mark) else { return nil }
        part = String(part.dropFirst(mark.count))
      }
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
  }
}
