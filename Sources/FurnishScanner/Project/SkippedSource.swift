/// Source that a check leaves out.
package struct SkippedSource: Hashable, Sendable {
  package enum Reason: CaseIterable, Hashable, Sendable {
    /// A file that the configuration or an option excludes.
    case excluded
    /// A file of a test target.
    case test
    /// A file that no target of its package or project compiles.
    case noTarget
    /// A file of a plugin, which runs in the package manager and is part of no program.
    case plugin
    /// A file of an executable in a package that the program depends on: only the libraries of that package are read.
    case otherProgram
    /// A package inside of the folder that nothing depends on.
    case unusedPackage
    /// A folder for the code of other projects, such as `Pods`.
    case vendored
    /// A project that cannot be read.
    case damagedProject
    /// A link that leads nowhere. Its name has no extension, so it may have led to a folder.
    case brokenLink
    /// A package that is fetched from an address.
    case remotePackage
    /// A file of build settings that cannot be read.
    case unreadableSettings
    /// A build setting with a condition on the kind of build, such as `[sdk=iphoneos*]`.
    case undecidedSetting
  }

  /// The path of the file or the folder; the address of a remote package, or the name of a build setting with its file.
  package var path: String
  package var reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Returns a phrase for each reason, with the number or the names of the parts that were left out for it. The last
  /// line of a check contains these phrases.
  package static func summary(of skipped: [SkippedSource]) -> [String] {
    Reason.allCases.compactMap { reason in
      let paths = skipped.filter { $0.reason == reason }.map(\.path).uniqued().sorted()
      return paths.isEmpty ? nil : phrase(reason, paths)
    }
  }

  private static func phrase(_ reason: Reason, _ paths: [String]) -> String {
    let files = "\(paths.count) \(paths.count == 1 ? "file" : "files")"
    return switch reason {
    case .excluded: "\(files) that \(paths.count == 1 ? "is" : "are") excluded"
    case .test: "\(files) of tests (--include-tests reads them)"
    case .noTarget: "\(files) that no target compiles (\(named(paths)))"
    case .plugin: "\(files) of plugins"
    case .otherProgram: "\(files) of the programs of other packages"
    case .unusedPackage:
      "\(named(paths)) (nothing here depends on \(paths.count == 1 ? "this package" : "these packages"))"
    case .vendored: "\(named(paths)) (the code of other projects)"
    case .damagedProject: "\(named(paths)) (the project file cannot be read)"
    case .brokenLink: "\(named(paths)) (\(paths.count == 1 ? "a link that leads" : "links that lead") nowhere)"
    case .remotePackage: remote(paths.map(nameOfPackage).uniqued().sorted())
    case .unreadableSettings: "\(named(paths)) (build settings that cannot be read)"
    case .undecidedSetting:
      "\(named(paths)) (\(paths.count == 1 ? "a build setting" : "build settings") with a condition)"
    }
  }

  private static func remote(_ names: [String]) -> String {
    "\(named(names)) (\(names.count == 1 ? "a remote package" : "remote packages"))"
  }

  /// Returns the name of a package, which is the last part of its address.
  static func nameOfPackage(_ address: String) -> String {
    let name = address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? address
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// Names the first three of some paths, and states how many others exist.
  private static func named(_ paths: [String]) -> String {
    let first = paths.prefix(3)
    let others = paths.count - first.count
    return first.joined(separator: ", ") + (others == 0 ? "" : " and \(others) more")
  }
}
