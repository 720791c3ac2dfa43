import Foundation

/// The objects of a project file, which refer to each other by identifiers.
struct XcodeObjects {
  let objects: [String: PropertyList]
  /// The object of the project itself.
  let root: PropertyList
  /// The folder that the project is in.
  private let base: String
  /// The absolute path of each file and folder, by its identifier.
  private(set) var paths: [String: String] = [:]
  /// The reader of the settings of the project, which stores those that it could not decide.
  var reader: XcodeSettingsReader

  init?(_ list: PropertyList, in base: String) {
    guard case .dictionary(let objects)? = list["objects"], let name = list["rootObject"]?.text,
      let root = objects[name]
    else { return nil }
    (self.objects, self.root, self.base, reader) = (objects, root, base, XcodeSettingsReader(base: base))
    let folder = root["projectDirPath"]?.text.flatMap { $0.isEmpty ? nil : ProjectLayout.absolute($0, from: base) }
    if let group = root["mainGroup"]?.text { addPaths(of: group, in: folder ?? base, depth: 0) }
  }

  /// The targets that compile code, in the order of the project.
  var targets: [PropertyList] {
    (root["targets"]?.texts ?? []).compactMap { objects[$0] }.filter { $0["isa"]?.text == "PBXNativeTarget" }
  }

  /// Folders with a manifest that the project refers to.
  var localPackages: [String] {
    let named = objects.values.filter { $0["isa"]?.text == "XCLocalSwiftPackageReference" }
      .compactMap { $0["relativePath"]?.text }.map { ProjectLayout.absolute($0, from: base) }
    let referenced = objects.filter { $0.value["isa"]?.text == "PBXFileReference" }.compactMap { paths[$0.key] }
    let all = named + referenced.filter { !$0.hasSuffix(".swift") }
    return Set(all).filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") }.sorted()
  }

  /// The addresses of packages that Xcode fetches.
  var remotePackages: [String] {
    objects.values.filter { $0["isa"]?.text == "XCRemoteSwiftPackageReference" }
      .compactMap { $0["repositoryURL"]?.text }.sorted()
  }

  /// The products of packages that targets depend on.
  var products: Set<String> {
    Set(
      objects.values.filter { $0["isa"]?.text == "XCSwiftPackageProductDependency" }
        .compactMap { $0["productName"]?.text })
  }

  mutating func target(_ object: PropertyList) -> XcodeProject.Target {
    let kind = object["productType"]?.text ?? ""
    let settings = configurations(of: object)
    let name = object["name"]?.text ?? "Main"
    var target = XcodeProject.Target(
      module: Self.module(named: name, settings), isTest: kind.contains("unit-test") || kind.contains("ui-testing"),
      isApplication: kind == "com.apple.product-type.application")
    for phase in references(object["buildPhases"]) where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      target.files += references(phase["files"]).compactMap { $0["fileRef"]?.text }.compactMap { paths[$0] }
        .filter { $0.hasSuffix(".swift") }
    }
    addFolders(of: object, to: &target)
    target.flags = settings.map(\.flags)
    target.isBoundToMainActor =
      !settings.isEmpty && settings.allSatisfy { $0.words(of: .defaultIsolation) == ["MainActor"] }
    return target
  }

  func references(_ list: PropertyList?) -> [PropertyList] { (list?.texts ?? []).compactMap { objects[$0] } }
}

// MARK: Paths

extension XcodeObjects {
  private mutating func addPaths(of identifier: String, in folder: String, depth: Int) {
    guard depth < 64, paths[identifier] == nil, let object = objects[identifier] else { return }
    let path = object["path"]?.text.map { Self.path($0, object["sourceTree"]?.text, in: folder, base) } ?? folder
    paths[identifier] = path
    for child in object["children"]?.texts ?? [] { addPaths(of: child, in: path, depth: depth + 1) }
  }

  private static func path(_ path: String, _ tree: String?, in folder: String, _ base: String) -> String {
    switch tree {
    case "<absolute>": path
    case "SOURCE_ROOT": ProjectLayout.absolute(path, from: base)
    default: ProjectLayout.absolute(path, from: folder)
    }
  }

  /// Adds the folders that a target compiles, without their exceptions, and the files of other targets' folders that
  /// are exceptions for this target.
  private func addFolders(of object: PropertyList, to target: inout XcodeProject.Target) {
    let compiled = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    let folders = objects.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }
    for (identifier, folder) in folders.sorted(by: { $0.key < $1.key }) {
      guard let path = paths[identifier] else { continue }
      let exceptions = references(folder["exceptions"]).filter { set in
        set["target"]?.text.flatMap { objects[$0] } == object
      }.flatMap { $0["membershipExceptions"]?.texts ?? [] }.map { ProjectLayout.absolute($0, from: path) }
      if compiled.contains(identifier) {
        target.folders.append(XcodeProject.SynchronizedFolder(path: path, exceptions: Set(exceptions)))
      } else {
        target.files += exceptions.filter { $0.hasSuffix(".swift") }
      }
    }
  }
}
