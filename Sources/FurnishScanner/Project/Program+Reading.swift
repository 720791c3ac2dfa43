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
    /// What was not read, and why: `Pods (a folder of other packages)`.
    package var skipped: [String] = []
    /// Paths that lead nowhere.
    package var missing: [String]
    /// Where the facts came from, and where those are that were read.
    var cache: ScanCache?

    /// Judges the program, unless an earlier run has judged the same.
    ///
    /// - Returns: The verdict; one of an earlier run has no wirings.
    package func judged(_ options: Program.Options) -> Program.Verdict {
      guard let cache else { return program.judged(options) }
      if let verdict = cache.verdicts.verdict(of: program, options) { return verdict }
      let verdict = program.judged(options)
      cache.verdicts.keep(verdict, of: program, options)
      return verdict
    }

    /// Keeps what was learnt for the next run.
    ///
    /// - Returns: What to tell people: that the cache was damaged, or cannot be written; nil where all is well.
    package func closeCache() -> String? { cache?.close() }
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
    let unique = (paths.count > 1 ? files.uniqued() : files).sorted { $0.path < $1.path }
    let read = reader.read(unique)
    return Reading(
      program: Program(files: read.files, problems: problems + read.problems, exposedModules: exposed),
      fileCount: unique.count, guessed: guessed, missing: missing, cache: reader.cache)
  }
}
