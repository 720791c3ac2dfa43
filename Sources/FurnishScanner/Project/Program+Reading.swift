import Foundation
import FurnishGraph

extension Program {
  /// How a program is read.
  package struct Reading: Sendable {
    package var program: Program
    /// How many files were looked at.
    package var fileCount: Int
    /// Packages whose manifest could not be read.
    package var guessed: [String]
    /// Paths that lead nowhere.
    package var missing: [String]
  }

  /// Reads a program from its files.
  ///
  /// - Parameters:
  ///   - paths: Folders and files.
  ///   - base: Where paths are told from.
  ///   - includesTests: Test targets count as well.
  ///   - readsManifest: Whether the package manager may be asked for the modules.
  ///   - reader: Reads the files.
  package static func reading(
    _ paths: [String], from base: String = FileManager.default.currentDirectoryPath, includesTests: Bool = false,
    readsManifest: Bool = true, with reader: FactReader = FactReader()
  ) -> Reading {
    var files: [ProjectLayout.File] = []
    var problems: [Finding] = []
    var exposed: Set<String>?
    var guessed: [String] = []
    var missing: [String] = []
    for path in paths {
      guard FileManager.default.fileExists(atPath: ProjectLayout.absolute(path, from: base)) else {
        missing.append(path)
        continue
      }
      let layout = ProjectLayout(of: path, from: base, includesTests: includesTests, readsManifest: readsManifest)
      files += layout.files
      problems += layout.unreadable.map { .unreadableFile($0.path, because: $0.reason) }
      if layout.isGuessed { guessed.append(path) }
      if let own = layout.exposedModules { exposed = (exposed ?? []).union(own) }
    }
    let unique = files.uniqued().sorted { $0.path < $1.path }
    let read = reader.read(unique)
    return Reading(
      program: Program(files: read.files, problems: problems + read.problems, exposedModules: exposed),
      fileCount: unique.count, guessed: guessed, missing: missing)
  }
}
