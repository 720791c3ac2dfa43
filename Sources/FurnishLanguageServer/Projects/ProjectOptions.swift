package import FurnishScanner

/// Options for finding and judging the programs of a workspace: the command line of `furnish lsp`.
package struct ProjectOptions: Sendable {
  /// The path of the configuration, relative to each project; `nil` for the nearest `.furnish.json`.
  package var configuration: String?
  /// Files that match one of these patterns are not read.
  package var excluded: [String] = []
  package var includesTests = false
  /// Whether the package manager may be called for the modules of a package.
  package var readsManifest = true
  /// Returns the options of a judgment under the settings of a configuration file.
  package var judgment: @Sendable (Configuration) -> Program.Options
  /// Returns the cache of the project in a folder, if it has one.
  package var cache: @Sendable (String) -> ScanCache?

  package init(
    judgment: @escaping @Sendable (Configuration) -> Program.Options,
    cache: @escaping @Sendable (String) -> ScanCache?
  ) {
    self.judgment = judgment
    self.cache = cache
  }
}
