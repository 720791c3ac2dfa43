import Foundation

/// A folder that is removed when its test ends.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("furnish-\(UUID().uuidString)")

  init(_ files: [String: Data]) throws {
    for (path, data) in files {
      try FileManager.default.createDirectory(
        at: file(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file(path))
    }
  }

  convenience init(_ files: [String: String]) throws { try self.init(files.mapValues { Data($0.utf8) }) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ path: String) -> URL { url.appendingPathComponent(path) }
}
