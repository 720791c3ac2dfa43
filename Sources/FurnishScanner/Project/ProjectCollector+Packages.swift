import Foundation

extension ProjectCollector {
  /// Collects a package, and the local packages that it depends on.
  ///
  /// - Parameters:
  ///   - tree: The files of its folder.
  ///   - isDependency: Whether it is read for its libraries alone, without its programs and tests. Furnish itself is
  ///     left out then.
  mutating func collectPackage(_ folder: String, _ tree: SourceTree, isDependency: Bool = false) {
    guard begin(folder) else { return }
    let manifest = PackageManifest(at: folder)
    if isDependency, manifest?.isOfFurnish == true { return }
    note { $0.modulesBoundToMainActor.formUnion(manifest?.modulesBoundToMainActor ?? []) }
    let dependencies: [String]
    skipRemote(manifest?.remotePackages ?? [])
    if readsManifest, let description = PackageDescription.ofPackage(at: folder) {
      add(description, at: folder, tree, isDependency)
      dependencies = description.localPackages
    } else {
      let name = folder == base ? "." : ProjectLayout.relative(folder, to: base)
      if readsManifest { note { $0.guessed.append(name) } }
      addByFolders(manifest, at: folder, tree, isDependency)
      let named = (manifest?.localPackages ?? []).map { ProjectLayout.absolute($0, from: folder) }
      // A dependency whose path is computed may be any package of the folder.
      dependencies = named + (manifest?.computesDependencies == true ? tree.packages : [])
    }
    recordFound(tree.packages)
    for dependency in dependencies where FileManager.default.fileExists(atPath: "\(dependency)/Package.swift") {
      collectPackage(dependency, SourceTree(dependency), isDependency: true)
    }
  }

  /// Records remote packages, whose source is not read. Those of Furnish are left out: its declarations are known.
  mutating func skipRemote(_ addresses: [String]) {
    for address in addresses where SkippedSource.nameOfPackage(address) != "swift-furnish" {
      skip(address, .remotePackage)
    }
  }

  private mutating func add(
    _ package: PackageDescription, at folder: String, _ tree: SourceTree, _ isDependency: Bool
  ) {
    var modules: [String: String] = [:]
    for target in package.targets {
      let module = target.c99name ?? target.name
      modules[target.name] = module
      for source in target.sources ?? [] where source.hasSuffix(".swift") {
        add("\(folder)/\(target.path)/\(source)", module: module, target.kind, isDependency)
      }
    }
    let exposed = package.products.filter(\.isLibrary).flatMap(\.targets).map { modules[$0] ?? $0 }
    note { $0.exposedModules = ($0.exposedModules ?? []).union(exposed) }
    for file in tree.files where !isClaimed(file) { skip(file, .noTarget) }
  }

  private mutating func addByFolders(
    _ manifest: PackageManifest?, at folder: String, _ tree: SourceTree, _ isDependency: Bool
  ) {
    var folders = FolderModules(below: folder)
    let usual = manifest?.targetsInUsualFolders ?? [:]
    // A large package has hundreds of targets and thousands of files: the files of a folder share one search.
    var modules: [Substring: (name: String, kind: PackageManifest.Target.Kind)] = [:]
    for file in tree.files {
      let parent = file[..<(file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.startIndex)]
      if let known = modules[parent] {
        add(file, module: known.name, known.kind, isDependency)
        continue
      }
      let guess = folders.module(of: file)
      let target = manifest?.target(of: ProjectLayout.relative(file, to: folder)) ?? usual[guess.name]
      let module = (target?.module ?? guess.name, target?.kind ?? (guess.isTest ? .test : .library))
      modules[parent] = module
      add(file, module: module.0, module.1, isDependency)
    }
  }

  private mutating func add(
    _ file: String, module: String, _ kind: PackageManifest.Target.Kind, _ isDependency: Bool
  ) {
    switch kind {
    case .plugin: skip(file, .plugin)
    case .test where !includesTests || isDependency: skip(file, .test)
    case .program where isDependency: skip(file, .otherProgram)
    default: add(file, module: module)
    }
  }
}

extension PackageDescription.Target {
  fileprivate var kind: PackageManifest.Target.Kind {
    switch type {
    case "executable", "snippet": .program
    case "test": .test
    case "plugin": .plugin
    default: .library
    }
  }
}
