import Foundation
import FurnishGraph
import FurnishScanner

/// A temporary folder that is removed when this object is deinitialized.
final class HostileFolder {
  private let url: URL

  /// Creates a folder.
  ///
  /// - Parameter files: The content of each file, by its path.
  init(_ files: [String: Data]) throws {
    // The path has no links, so that it equals the paths of the findings. On Apple's systems the temporary folder is a
    // link.
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
    // The program is never released: a deeply nested one is released recursively, and threads of tests have small stacks.
    _ = Unmanaged.passRetained(RetainedProgram(program: program))
    return findings
  }
}

private final class RetainedProgram {
  let program: Program
  init(program: Program) { self.program = program }
}
