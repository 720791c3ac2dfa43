import Foundation
import FurnishScanner

/// The output of the files that fixes or a migration change: in place, or as a diff.
enum ChangedFiles {
  /// Writes the files that fixes or a migration change. If one of them is read-only, none is written.
  ///
  /// - Parameter folder: The absolute path of the folder that the paths are relative to.
  static func write(_ files: [ChangedFile], in folder: String) throws {
    // For a symbolic link, the file that it leads to is written, so that the link remains.
    let base = URL(fileURLWithPath: folder, isDirectory: true)
    let urls = files.map { URL(fileURLWithPath: $0.path, relativeTo: base).resolvingSymlinksInPath() }
    for (file, url) in zip(files, urls) where isReadOnly(url) {
      throw Refusal.of("'\(file.path)' is read-only, so nothing was written", .notWritten)
    }
    for (file, url) in zip(files, urls) {
      do {
        try file.new.write(to: url, options: .atomic)
      } catch {
        throw Refusal.of("'\(file.path)' cannot be written", .notWritten)
      }
    }
  }

  /// Returns whether the permissions of a file forbid writing. An atomic write would replace it nevertheless.
  private static func isReadOnly(_ url: URL) -> Bool {
    let mode = try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? NSNumber
    return mode.map { $0.uint16Value & 0o222 == 0 } ?? false
  }

  /// Returns the changes as a diff, without writing them.
  static func diff(_ files: [ChangedFile]) -> String {
    let text = files.reduce(into: Data()) { $0 += UnifiedDiff.text(path: $1.path, old: $1.old, new: $1.new) }
    return String(decoding: text, as: UTF8.self)
  }
}
