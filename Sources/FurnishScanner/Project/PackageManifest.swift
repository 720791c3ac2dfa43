import Foundation
import SwiftParser
import SwiftSyntax

/// The facts in the text of a manifest, read without the package manager.
///
/// They are used where the package manager is not called, and contain settings that `swift package describe` leaves
/// out. A manifest is a program: values that it computes are not read, and ``computesDependencies`` is true if it
/// computes the path of a local package.
struct PackageManifest: Equatable {
  struct Target: Equatable {
    enum Kind {
      case library, program, test, plugin
    }

    var name: String
    /// The path of its folder, relative to the package; `nil` for the usual folder.
    var path: String?
    var kind: Kind
    /// The files and folders in its folder that it consists of; `nil` for all.
    var sources: [String]?
    /// The files and folders in its folder that it leaves out.
    var excluded: [String] = []
    /// Whether its declarations belong to the main actor unless they are declared otherwise.
    var isBoundToMainActor = false
    /// The flags of `#if` that it defines.
    var flags = ModuleFlags()

    /// Returns whether a file of its folder is part of it.
    ///
    /// - Parameter file: The path, relative to the folder of the target.
    func compiles(_ file: String) -> Bool {
      func isIn(_ path: String) -> Bool { path == "." || ProjectCollector.isInside(file, path) }
      return sources.map { $0.contains(where: isIn) } ?? true && !excluded.contains(where: isIn)
    }

    /// The name of its module.
    var module: String { String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }
  }

  private(set) var targets: [Target] = []
  /// The paths of local packages, relative to the package.
  private(set) var localPackages: [String] = []
  /// A Boolean value that indicates whether the path of a local package is not a plain text.
  private(set) var computesDependencies = false
  /// The addresses of packages that are fetched, or their identities in a registry.
  private(set) var remotePackages: [String] = []
  private(set) var products: Set<String> = []

  /// Returns whether the manifest of a folder declares a target. The result is true if the manifest cannot be read.
  static func declaresTargets(at folder: String) -> Bool {
    guard let text = FileManager.default.contents(atPath: "\(folder)/Package.swift") else { return true }
    // The ends of `.target(`, `.executableTarget(`, `.macro(`, `.plugin(` and `.systemLibrary(`.
    return ["arget(", "acro(", "lugin(", "ibrary("].contains { text.range(of: Data($0.utf8)) != nil }
  }

  /// Reads the manifest of a package.
  ///
  /// - Returns: `nil` if the folder has no manifest that can be read.
  init?(at folder: String) {
    guard let text = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8) else { return nil }
    self.init(text)
  }

  init(_ text: String) {
    let calls = ManifestCalls(viewMode: .sourceAccurate)
    calls.walk(Parser.parse(source: text))
    for call in calls.found { read(call, calls) }
  }

  private mutating func read(_ call: ManifestCalls.Call, _ calls: ManifestCalls) {
    let name = call.text("name")
    switch call.function {
    case "package":
      if let address = call.text("url") ?? call.text("id") { remotePackages.append(address) }
      guard call.has("path") else { return }
      if let path = call.text("path") { localPackages.append(path) } else { computesDependencies = true }
    case "library", "executable", "plugin":
      if call.has("targets") || call.function != "plugin" {
        if let name { products.insert(name) }
      } else {
        addTarget(call, calls)
      }
    case "target", "executableTarget", "testTarget", "macro", "binaryTarget", "systemLibrary": addTarget(call, calls)
    default: return
    }
  }

  private mutating func addTarget(_ call: ManifestCalls.Call, _ calls: ManifestCalls) {
    guard let name = call.text("name") else { return }
    let kind: Target.Kind =
      switch call.function {
      case "executableTarget": .program
      case "testTarget": .test
      case "plugin": .plugin
      default: .library
      }
    targets.append(
      Target(
        name: name, path: call.text("path"), kind: kind, sources: call.texts("sources"),
        excluded: call.texts("exclude") ?? [], isBoundToMainActor: calls.bindsToMainActor(call),
        flags: calls.flags(of: call)))
  }

  /// The targets for which the manifest has no path, by their modules.
  var targetsInUsualFolders: [String: Target] {
    Dictionary(targets.lazy.filter { $0.path == nil }.map { ($0.module, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Finds the target whose folder, by its path in the manifest, contains a file. All files of a folder have the same
  /// target unless a target lists its sources.
  ///
  /// - Parameter file: A path, relative to the package.
  func target(of file: String) -> Target? {
    targets.filter { target in
      guard let path = target.path else { return false }
      if path == "." || path.isEmpty { return target.compiles(file) }
      let folder = path.hasSuffix("/") ? path : "\(path)/"
      return file.hasPrefix(folder) && target.compiles(String(file.dropFirst(folder.count)))
    }.max { ($0.path ?? "").count < ($1.path ?? "").count }
  }

  /// Whether a target consists of some files of its folder, so that its other files may belong to other targets.
  var listsSources: Bool { targets.contains { $0.path != nil && ($0.sources != nil || !$0.excluded.isEmpty) } }

  /// A Boolean value that indicates whether this is the manifest of Furnish, whose declarations the scanner recognizes.
  var isOfFurnish: Bool { targets.contains { $0.name == "Furnish" } && products.contains("FurnishCheck") }

  /// The modules whose declarations belong to the main actor unless they are declared otherwise.
  var modulesBoundToMainActor: [String] { targets.filter(\.isBoundToMainActor).map(\.module) }
}
