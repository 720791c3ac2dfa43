import ArgumentParser
import Foundation
import FurnishGraph
import FurnishScanner

/// A reader of the graph of each version of a program. A version is a file with a graph, a revision of git, or the
/// folder that the command runs in.
struct ProgramVersions {
  var reading: ReadingOptions
  var rules: RuleOptions
  private let folder = FileManager.default.currentDirectoryPath

  init(reading: ReadingOptions, rules: RuleOptions) {
    self.reading = reading
    self.rules = rules
  }

  /// Reads the graph of a version.
  ///
  /// - Parameter name: A path or a revision; `nil` for the folder that the command runs in.
  /// - Throws: The status 2 if the version cannot be read.
  func graph(_ name: String?) throws -> ServiceGraph {
    let configuration = try reading.configuration.load()
    guard let name else { return try graph(of: folder, configuration, layout: PluginLayout.loadIfPassed()) }
    if FileManager.default.fileExists(atPath: name), !Folder.exists(at: name) { return try decoded(name) }
    return try GitRevision.withFiles(of: name, from: folder) { checkout in
      try graph(
        of: checkout.folder, configuration.moved(from: checkout.repository, to: checkout.copy), layout: nil,
        called: name)
    }
  }

  private func decoded(_ path: String) throws -> ServiceGraph {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let graph = try? JSONDecoder().decode(ServiceGraph.self, from: data)
    else { throw Refusal.of("'\(path)' is not a graph; write one with `furnish graph --format json`") }
    return graph
  }

  private func graph(
    of folder: String, _ configuration: ConfigurationFile, layout: PackageLayout?, called name: String? = nil
  ) throws -> ServiceGraph {
    var options = reading.options(configuration)
    rules.apply(to: &options)
    let excluded = reading.excluded(configuration, in: folder)
    let read =
      if let layout {
        Program.reading(
          layout, from: folder, includesTests: reading.includeTests, excluding: excluded, with: reading.reader)
      } else {
        Program.reading(
          ["."], from: folder, includesTests: reading.includeTests, readsManifest: !reading.skipManifest,
          excluding: excluded, with: reading.reader)
      }
    let verdict = read.program.judged(options)
    // A revision from before the use of Furnish has no services, so all services of the other version are new.
    if read.fileCount == 0, name == nil { try ReadingOptions.refuseEmpty(verdict, fileCount: read.fileCount) }
    return verdict.graph
  }
}
