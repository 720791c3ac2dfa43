import ArgumentParser
import Foundation

/// The files of a revision of git, in a temporary folder.
struct GitRevision {
  /// The absolute path of the repository.
  var repository: String
  /// The absolute path of the copy of the repository.
  var copy: String
  /// The folder in the copy that corresponds to the folder in which the command runs.
  var folder: String

  /// Calls a function with a copy of the files of a revision, and then removes the copy.
  ///
  /// - Parameters:
  ///   - name: A branch, a tag, or a commit.
  ///   - folder: The absolute path of a folder in the repository.
  /// - Throws: The status 2 if git does not have the revision.
  static func withFiles<Result>(
    of name: String, from folder: String, _ body: (GitRevision) throws -> Result
  ) throws -> Result {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("furnish-diff-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: temporary) }
    guard let top = run("git", ["rev-parse", "--show-toplevel"], in: folder),
      let prefix = run("git", ["rev-parse", "--show-prefix"], in: folder)
    else { throw Refusal.of("'\(name)' is not a file, and '\(folder)' is not in a repository of git") }
    guard run("git", ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"], in: folder) != nil
    else { throw Refusal.of("'\(name)' is neither a file nor a revision of git") }
    // A module may have the name of its folder, so the copy has the name of the repository.
    let copy = temporary.appendingPathComponent(URL(fileURLWithPath: top).lastPathComponent)
    let archive = temporary.appendingPathComponent("\(copy.lastPathComponent).tar")
    do {
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
    } catch {
      throw Refusal.of("'\(copy.path)' cannot be written", .notWritten)
    }
    guard run("git", ["archive", "--format=tar", "-o", archive.path, name], in: top) != nil,
      run("tar", ["-xf", archive.path, "-C", copy.path], in: top) != nil
    else { throw Refusal.of("the files of '\(name)' cannot be copied to '\(copy.path)'", .notWritten) }
    let place = copy.appendingPathComponent(prefix)
    // The revision lacks the folder if the folder is newer.
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return try body(GitRevision(repository: top, copy: copy.path, folder: place.standardizedFileURL.path))
  }

  /// Runs a program, and returns its output without the line break at the end; `nil` if the program fails.
  private static func run(_ program: String, _ arguments: [String], in folder: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
