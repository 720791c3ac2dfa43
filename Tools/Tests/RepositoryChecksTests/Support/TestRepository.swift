import Foundation
import Testing

@testable import RepositoryChecks

/// A repository in a temporary folder, which is removed with its last reference.
final class TestRepository {
  let root: String

  var repository: Repository { Repository(root: root) }

  /// Writes files by their paths. The path of the folder has a blank in it, as that of a checkout may have.
  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("furnish checks \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func write(_ text: String, to path: String) throws {
    let folder = ("\(root)/\(path)" as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(path)"))
  }

  /// Writes a program: a script of the shell.
  ///
  /// Another process writes it. The system runs no file that is open for writing, and a process that another test starts at
  /// the same time inherits what this process has open.
  func writeProgram(_ script: String, to path: String) throws {
    try write("", to: path)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let program = "\(root)/\(path)"
    shell.arguments = [
      "-c", #"printf '%s' "$1" > "$2.new" && chmod +x "$2.new" && mv "$2.new" "$2""#, "sh", script, program,
    ]
    try shell.run()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(root)/\(path)", withDestinationPath: target)
  }

  /// Runs a check and returns its faults as they are printed.
  func faults(of check: some Check) -> [String] { check.report(on: repository).faults.map(\.description) }
}

/// Runs a check on a repository with some files, and returns its faults as they are printed.
func faults(of check: some Check, in files: [String: String]) throws -> [String] {
  try TestRepository(files).faults(of: check)
}

/// This checkout, whose lists the tests read.
enum Checkout {
  private static let root = URL(fileURLWithPath: #filePath).pathComponents.dropFirst().dropLast(5)

  static func text(of path: String) throws -> String {
    try #require(Repository(root: "/" + root.joined(separator: "/")).text(of: path))
  }
}
