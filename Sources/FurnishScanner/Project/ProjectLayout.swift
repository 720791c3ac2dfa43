import Foundation

/// Which files there are, and which module each belongs to.
package struct ProjectLayout: Sendable {
  package struct File: Hashable, Sendable {
    /// Where to read it.
    package var location: String
    /// What reports call it: relative to where the check was started.
    package var path: String
    package var module: String

    package init(location: String, path: String, module: String) {
      self.location = location
      self.path = path
      self.module = module
    }
  }

  package var files: [File] = []
  /// Paths that cannot be looked into, and why.
  package var unreadable: [(path: String, reason: String)] = []
  /// The modules that are part of a library product; nil where no manifest says so.
  package var exposedModules: Set<String>?
  /// The manifest could not be read: modules are guessed from the folders.
  package var isGuessed = false

  /// Asks the package manager where there is a package, and otherwise takes each folder of `Sources` for a module.
  ///
  /// - Parameters:
  ///   - path: A folder, or a file.
  ///   - base: Where the check was started: paths are told from there.
  ///   - includesTests: Test targets count as well.
  ///   - readsManifest: Whether the package manager may be asked.
  package init(of path: String, from base: String, includesTests: Bool = false, readsManifest: Bool = true) {
    let location = Self.absolute(path, from: base)
    let root = Self.packageRoot(of: location)
    if readsManifest, let root, let package = PackageDescription.ofPackage(at: root) {
      add(package, at: root, in: location, base, includesTests)
      return
    }
    isGuessed = readsManifest && root != nil
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: location, isDirectory: &isFolder)
    if isFolder.boolValue {
      let tree = SourceTree(location)
      unreadable = tree.unreadable.map { (Self.relative($0.path, to: base), $0.reason) }
      var folders = FolderModules(below: location)
      for file in tree.files {
        let module = folders.module(of: file)
        guard includesTests || !module.isTest else { continue }
        files.append(File(location: file, path: Self.relative(file, to: base), module: module.name))
      }
    } else {
      files = [
        File(
          location: location, path: Self.relative(location, to: base),
          module: FolderModules.name(of: location, below: root ?? ""))
      ]
    }
  }

  private mutating func add(
    _ package: PackageDescription, at root: String, in location: String, _ base: String, _ includesTests: Bool
  ) {
    var exposed: Set<String> = []
    var modules: [String: String] = [:]
    for target in package.targets {
      modules[target.name] = target.c99name ?? target.name
      guard includesTests || target.type != "test", !["plugin", "binary", "system-target"].contains(target.type) else {
        continue
      }
      for source in target.sources ?? [] where source.hasSuffix(".swift") {
        let file = "\(root)/\(target.path)/\(source)"
        guard file == location || file.hasPrefix("\(location)/") else { continue }
        files.append(
          File(location: file, path: Self.relative(file, to: base), module: target.c99name ?? target.name))
      }
    }
    for product in package.products where product.isLibrary {
      exposed.formUnion(product.targets.map { modules[$0] ?? $0 })
    }
    exposedModules = exposed
  }
}

extension ProjectLayout {
  static func absolute(_ path: String, from base: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: base, isDirectory: true)).standardizedFileURL.path
  }

  static func relative(_ path: String, to base: String) -> String {
    let base = base == "/" ? base : base + "/"
    guard path.utf8.starts(with: base.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(base.utf8.count), as: UTF8.self)
  }

  /// The folder, or the nearest one around it, that has a manifest.
  private static func packageRoot(of location: String) -> String? {
    var folder = location
    while folder != "/" && !folder.isEmpty {
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return folder }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return nil
  }
}
