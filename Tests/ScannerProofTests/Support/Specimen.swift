import Foundation
import FurnishGraph
import FurnishScanner

/// A program that is read once, and judged again with a changed file.
struct Specimen: Sendable, CustomStringConvertible {
  let description: String
  private let files: [ProjectLayout.File]
  private let read: [SourceFile]
  private let problems: [Finding]
  /// The verdict of the unchanged source.
  let verdict: Program.Verdict

  /// Reads a program.
  ///
  /// - Parameter folder: A folder with `Sources`. Its name is the name of the program.
  init(_ folder: URL) {
    description = folder.lastPathComponent
    files = ProjectLayout(of: folder.path, from: folder.path, readsManifest: false).files
    (read, problems) = FactReader().read(files)
    verdict = Program(files: read, problems: problems).judged()
  }

  /// The examples that are programs.
  static let examples: [Specimen] = {
    let folder = repository.appendingPathComponent("Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Sources").path) }
      .map(Specimen.init)
  }()

  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  var paths: [String] { files.map(\.path) }

  func text(of path: String) throws -> String {
    let file = files.first { $0.path == path }
    return try String(contentsOfFile: file?.location ?? path, encoding: .utf8)
  }

  /// Judges the program with another text of a file.
  func judged(replacing path: String, with text: String) -> Program.Verdict {
    let changed = read.map { file in
      file.path == path ? SourceFile(path: path, module: file.module, facts: FileFacts(text)) : file
    }
    return Program(files: changed, problems: problems).judged()
  }

  /// Judges the program with its files in another order.
  func judged(inOrder order: (Int, Int) -> Bool) -> Program.Verdict {
    let order = read.indices.sorted(by: order)
    return Program(files: order.map { read[$0] }, problems: problems).judged()
  }
}
