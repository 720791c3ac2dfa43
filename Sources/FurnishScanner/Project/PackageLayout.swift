package import Foundation

/// The source files of a program, as a plugin of the package manager passes them to `furnish`. A command that a plugin
/// runs cannot call the package manager itself, which serves no other process meanwhile.
///
/// The plugins write it as JSON. Their type, in `Plugins/FurnishCheck/PackageLayout.swift`, has properties of the same
/// names.
package struct PackageLayout: Codable, Hashable, Sendable {
  /// The version of the format.
  package static let currentVersion = 1

  package struct Module: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case library, executable, test
    }

    package var name: String
    package var kind: Kind
    /// A Boolean value that indicates whether other packages may use it.
    package var isExposed: Bool
    /// The flags that the manifest sets for it.
    package var flags: [String]
    /// The absolute paths of its files.
    package var files: [String]

    package init(name: String, kind: Kind, isExposed: Bool = false, flags: [String] = [], files: [String]) {
      self.name = name
      self.kind = kind
      self.isExposed = isExposed
      self.flags = flags
      self.files = files
    }
  }

  package var version = currentVersion
  /// The module that is built, if only one is.
  package var subject: String?
  package var modules: [Module]

  package init(subject: String? = nil, modules: [Module]) {
    self.subject = subject
    self.modules = modules
  }

  /// An error in a layout, in words that continue "the layout '…' ".
  package struct Unusable: Error, Hashable {
    package let reason: String

    package init(reason: String) { self.reason = reason }
  }

  /// Reads the layout that a plugin wrote.
  ///
  /// - Throws: ``Unusable``
  package init(contentsOf file: URL) throws {
    guard let data = try? Data(contentsOf: file) else { throw Unusable(reason: "cannot be read") }
    let decoder = JSONDecoder()
    struct Header: Decodable { var version: Int }
    guard let header = try? decoder.decode(Header.self, from: data) else { throw Unusable(reason: "is no layout") }
    guard header.version == Self.currentVersion else {
      throw Unusable(reason: "has the version \(header.version), and this furnish reads \(Self.currentVersion)")
    }
    guard let layout = try? decoder.decode(Self.self, from: data) else { throw Unusable(reason: "is damaged") }
    self = layout
  }
}

extension PackageLayout {
  /// The part of the program to judge: the module that is built, or the whole program.
  package var scope: Program.Scope {
    guard let subject else { return .everything }
    let isProgram = modules.contains { $0.name == subject && $0.kind == .executable }
    return isProgram ? .program(subject) : .library(subject)
  }

  /// Returns the files, with paths as in the layout or relative to a folder, and the files that are left out.
  ///
  /// - Parameters:
  ///   - paths: Folders and files; other files are left out. If it is empty, no file is left out.
  ///   - base: The folder that paths are relative to; nil for absolute ones.
  ///   - includesTests: Whether test targets are read as well.
  func projectLayout(in paths: [String] = [], from base: String?, includesTests: Bool) -> ProjectLayout {
    var project = ProjectLayout()
    for module in modules {
      project.flagsOfModules.add(ModuleFlags(always: Set(module.flags), possible: Set(module.flags)), of: module.name)
      let isRead = includesTests || module.kind != .test || module.name == subject
      let files = module.files.filter { file in
        paths.isEmpty || paths.contains { file == $0 || file.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
      }
      for file in files {
        let path = base.map { ProjectLayout.relative(file, to: $0) } ?? file
        if isRead {
          project.files.append(ProjectLayout.File(location: file, path: path, module: module.name))
        } else {
          project.skipped.append(SkippedSource(path: path, reason: .test))
        }
      }
    }
    project.exposedModules = Set(modules.filter(\.isExposed).map(\.name))
    project.modulesBoundToMainActor = modulesBoundToMainActor
    return project
  }

  /// The modules that their manifests bind to the main actor. The plugins do not receive the default isolation, so the
  /// manifests around the files are read.
  private var modulesBoundToMainActor: Set<String> {
    let folders = Set(
      modules.compactMap(\.files.first).map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    let manifests = Set(folders.compactMap(ProjectLayout.root)).compactMap(PackageManifest.init(at:))
    return Set(manifests.flatMap(\.modulesBoundToMainActor)).intersection(modules.map(\.name))
  }
}

extension Program {
  /// Reads a program whose files are known.
  ///
  /// - Parameters:
  ///   - layout: The files of the program.
  ///   - paths: Folders and files; other files are not read. If it is empty, all files are read.
  ///   - base: The folder that paths are relative to; nil for absolute ones.
  ///   - includesTests: Whether test targets are read as well.
  ///   - excluded: Files that match one of these are not read.
  ///   - reader: Reads the files.
  package static func reading(
    _ layout: PackageLayout, in paths: [String] = [], from base: String? = nil, includesTests: Bool = false,
    excluding excluded: [PathPattern] = [], with reader: FactReader = FactReader()
  ) -> Reading {
    let start = base ?? "/"
    let named = paths.map { ProjectLayout.absolute($0, from: start) }
    var project = layout.projectLayout(in: named, from: base, includesTests: includesTests)
    project.exclude(excluded, from: start)
    for overlay in reader.overlays { project.add(overlay, from: start) }
    return Reading(
      project, with: reader,
      missing: zip(paths, named).filter { !FileManager.default.fileExists(atPath: $1) }.map { $0.0 })
  }
}
