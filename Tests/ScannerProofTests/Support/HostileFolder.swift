import Foundation
import FurnishGraph
import FurnishScanner

/// A folder that is removed when it is released.
final class HostileFolder {
  private let url: URL

  /// - Parameter files: The content of each, by its path.
  init(_ files: [String: Data]) throws {
    // A path without links in it: on Apple's systems the temporary folder is one.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("furnish-hostile-\(UUID().uuidString)")
    for (path, data) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// Judges the folder, and returns the findings by file and rule.
  func judged(patience: Double = 30) -> [String] {
    findings(patience).map { "\($0.place?.file ?? "?") \($0.rule)" }
  }

  private func findings(_ patience: Double) -> [Finding] {
    var reader = FactReader()
    reader.timeLimit = patience
    let program = Program.reading([url.path], from: url.path, readsManifest: false, with: reader).program
    let findings = program.judged().findings
    // A deeply nested folder is also removed recursively, and threads of tests have small stacks: it stays.
    _ = Unmanaged.passRetained(Kept(program: program))
    return findings
  }
}

private final class Kept {
  let program: Program
  init(program: Program) { self.program = program }
}
