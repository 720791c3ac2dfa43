import Foundation
import FurnishGraph

extension Program {
  /// The result of reading a program: its facts, and the parts that were not read.
  package struct Reading: Sendable {
    package var program: Program
    /// The number of files that were found.
    package var fileCount: Int
    /// Packages whose manifest could not be read.
    package var guessedPackages: [String]
    /// The parts that were left out, and the reasons.
    package var skipped: [SkippedSource] = []
    /// The paths that do not exist.
    package var missing: [String]
    /// The texts that were read in place of files.
    package var overlays: [SourceOverlay] = []
    /// The cache of the facts and the verdicts.
    var cache: ScanCache?

    /// Returns the verdict about the program: the stored one if an earlier run has judged the same program, and
    /// otherwise a new one. A stored verdict has no wirings.
    package func judged(_ options: Program.Options) -> Program.Verdict {
      // The identity of a program does not include the programs that serve its remote services.
      guard let cache, options.serving.isEmpty else { return program.judged(options) }
      if let verdict = cache.verdicts.verdict(of: program, options) { return verdict }
      let verdict = program.judged(options)
      cache.verdicts.store(verdict, of: program, options)
      return verdict
    }

    /// Stores the results for the next run.
    ///
    /// - Returns: A message for the user if the cache was damaged or cannot be written; otherwise nil.
    package func closeCache() -> String? { cache?.close() }
  }

  /// Reads a program from its files.
  ///
  /// - Parameters:
  ///   - paths: Folders and files.
  ///   - base: The folder that paths are relative to.
  ///   - includesTests: Whether test targets are read as well.
  ///   - readsManifest: Whether the package manager may be called to list the modules.
  ///   - excluded: Files that match one of these are not read.
  ///   - reader: Reads the files.
  package static func reading(
    _ paths: [String], from base: String = FileManager.default.currentDirectoryPath, includesTests: Bool = false,
    readsManifest: Bool = true, excluding excluded: [PathPattern] = [], with reader: FactReader = FactReader()
  ) -> Reading {
    var layout = ProjectLayout()
    var missing: [String] = []
    for path in paths {
      guard FileManager.default.fileExists(atPath: ProjectLayout.absolute(path, from: base)) else {
        missing.append(path)
        continue
      }
      layout.add(ProjectLayout(of: path, from: base, includesTests: includesTests, readsManifest: readsManifest))
    }
    layout.exclude(excluded, from: base)
    for overlay in reader.overlays { layout.add(overlay, from: base) }
    return Reading(layout, with: reader, missing: missing)
  }
}

extension Program.Reading {
  /// Reads the files of a layout.
  ///
  /// - Parameter missing: The paths that do not exist.
  init(_ layout: ProjectLayout, with reader: FactReader, missing: [String]) {
    let files = layout.filesReadOnce
    let read = reader.read(files)
    let problems = layout.unreadable.map { Finding.unreadableFile($0.path, because: $0.reason) } + read.problems
    var program = Program(files: read.files, problems: problems, exposedModules: layout.exposedModules)
    program.modulesBoundToMainActor = layout.modulesBoundToMainActor
    program.flagsOfModules = layout.flagsOfModules.fixed
    let paths = Set(files.map(\.path))
    self.init(
      program: program, fileCount: paths.count, guessedPackages: layout.guessedPackages,
      skipped: layout.skipped.filter { !paths.contains($0.path) }, missing: missing,
      overlays: reader.overlays, cache: reader.cache)
  }
}
