import Foundation

/// The source files of a program, which a plugin writes for the command line: while a plugin runs, the package manager
/// answers no other process.
///
/// `FurnishScanner` reads the written file (`Project/PackageLayout.swift`), with the same names. The other plugins have
/// links to this file, since plugins cannot share a module.
struct PackageLayout: Encodable {
  struct Module: Encodable {
    enum Kind: String, Encodable {
      case library, executable, test
    }

    var name: String
    var kind: Kind
    var isExposed = false
    var flags: [String] = []
    var files: [String]
  }

  var version = 1
  /// The module that a build compiles; `nil` for a command over all modules.
  var subject: String?
  var modules: [Module]

  /// All files, for a build that watches them.
  var files: [URL] { modules.flatMap(\.files).map { URL(fileURLWithPath: $0) } }

  /// Writes the layout if its content is new: a build treats a file that is written again as a file that changed.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
