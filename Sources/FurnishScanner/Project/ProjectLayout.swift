import Foundation

/// The files of a program, and the module of each.
package struct ProjectLayout: Sendable {
  package struct File: Hashable, Sendable {
    /// The path to read.
    package var location: String
    /// The name in reports: relative to the folder in which the check was started.
    package var path: String
    package var module: String

    package init(location: String, path: String, module: String) {
      self.location = location
      self.path = path
      self.module = module
    }
  }

  package var files: [File] = []
  /// Paths that cannot be read, and the reasons.
  package var unreadable: [(path: String, reason: String)] = []
  /// The modules that are part of a library product; nil if no manifest declares them.
  package var exposedModules: Set<String>?
  /// Folders of packages whose manifest could not be read: their modules are guessed from the folders.
  package var guessedPackages: [String] = []
  /// The parts that are left out, and the reasons.
  package var skipped: [SkippedSource] = []
  /// The modules whose declarations belong to the main actor unless they are declared otherwise.
  package var modulesBoundToMainActor: Set<String> = []
  /// The flags of `#if` that manifests and Xcode projects define for each module.
  var flagsOfModules: [String: ModuleFlags] = [:]

  init() {}

  /// Collects the files of a folder: those of the package or the Xcode project around it, of the packages and projects
  /// inside of it, and of the local packages that these depend on. Other files are in the modules of their folders.
  ///
  /// - Parameters:
  ///   - path: A folder, or a file.
  ///   - base: The folder in which the check was started: paths are relative to it.
  ///   - includesTests: Whether test targets are read as well.
  ///   - readsManifest: Whether the package manager may be called.
  package init(of path: String, from base: String, includesTests: Bool = false, readsManifest: Bool = true) {
    let location = Self.absolute(path, from: base)
    var collector = ProjectCollector(base: base, includesTests: includesTests, readsManifest: readsManifest)
    collector.collect(location)
    self = collector.layout
  }

  /// Adds the layout of another path.
  mutating func add(_ other: ProjectLayout) {
    files += other.files
    unreadable += other.unreadable
    guessedPackages += other.guessedPackages
    skipped += other.skipped
    for (module, flags) in other.flagsOfModules { flagsOfModules.add(flags, of: module) }
    modulesBoundToMainActor.formUnion(other.modulesBoundToMainActor)
    if let exposed = other.exposedModules { exposedModules = (exposedModules ?? []).union(exposed) }
  }
}

extension ProjectLayout {
  /// Leaves out the files that patterns match, and records them as skipped.
  ///
  /// - Parameter base: The absolute path that the paths of reports are relative to.
  mutating func exclude(_ patterns: [PathPattern], from base: String) {
    guard !patterns.isEmpty else { return }
    func isExcluded(_ location: String) -> Bool { patterns.contains { $0.matches(location) } }
    skipped.removeAll { isExcluded(Self.absolute($0.path, from: base)) }
    skipped += files.filter { isExcluded($0.location) }.map { SkippedSource(path: $0.path, reason: .excluded) }
    files.removeAll { isExcluded($0.location) }
    unreadable.removeAll { isExcluded(Self.absolute($0.path, from: base)) }
  }

  /// Returns the absolute and standardized path of a path that may be relative to a folder.
  static func absolute(_ path: String, from base: String) -> String {
    let joined = path.hasPrefix("/") ? path : "\(base)/\(path)"
    if isStandardized(joined) { return joined }
    let base = URL(fileURLWithPath: base, isDirectory: true)
    return URL(fileURLWithPath: path, relativeTo: base).standardizedFileURL.path
  }

  /// Returns whether a path is absolute and standardized, so that no URL has to be created to standardize it. Such a
  /// URL takes as many instructions as parsing a short file, and an Xcode project has thousands of paths.
  ///
  /// A path that begins with `/private` counts as not standardized, since macOS removes this part from some paths.
  private static func isStandardized(_ path: String) -> Bool {
    guard path.utf8.first == slash, path.utf8.last != slash, !path.utf8.starts(with: "/private".utf8) else {
      return false
    }
    var previous = slash
    for byte in path.utf8.dropFirst() {
      // An empty part, and one that begins with a dot: `.`, `..`, or a hidden file.
      if previous == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return true
  }

  private static let slash = UInt8(ascii: "/")

  static func relative(_ path: String, to base: String) -> String {
    let base = base == "/" ? base : base + "/"
    guard path.utf8.starts(with: base.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(base.utf8.count), as: UTF8.self)
  }

  /// Finds the nearest folder with a manifest, an Xcode project or a specification of one: the location itself, or a
  /// folder around it.
  package static func root(around location: String) -> String? {
    var folder = location
    while folder != "/" && !folder.isEmpty {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: Self.isRoot) { return folder }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return nil
  }

  private static func isRoot(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || ProjectSpecification.names.contains(name)
  }
}
