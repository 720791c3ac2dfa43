import Foundation

extension ProjectCollector {
  /// Collects a package, and the local packages that it depends on.
  ///
  /// - Parameters:
  ///   - tree: The files of its folder.
  ///   - isDependency: Whether it is read for its libraries alone, without its programs and tests. As a dependency,
  ///     Furnish itself is left out.
  ///   - projects: The Xcode projects in its folder. They may compile files that no target of the package compiles.
  mutating func collectPackage(
    _ folder: String, _ tree: SourceTree, isDependency: Bool = false, projects: [XcodeProject] = []
  ) {
    guard begin(folder) else { return }
    let manifest = PackageManifest(at: folder)
    if isDependency, manifest?.isOfFurnish == true { return }
    changeLayout { $0.modulesBoundToMainActor.formUnion(manifest?.modulesBoundToMainActor ?? []) }
    for target in manifest?.targets ?? [] { changeLayout { $0.flagsOfModules.add(target.flags, of: target.module) } }
    let dependencies: [String]
    skipRemote(manifest?.remotePackages ?? [])
    if readsManifest, let description = PackageDescription.ofPackage(at: folder) {
      add(description, at: folder, isDependency)
      for project in projects { collect(project) }
      // A package without targets does not own the other files of its folder.
      if PackageManifest.declaresTargets(at: folder) {
        for file in tree.files where !isClaimed(file) { skip(file, .noTarget) }
      }
      dependencies = description.localPackages
    } else {
      let name = folder == base ? "." : ProjectLayout.relative(folder, to: base)
      if readsManifest { changeLayout { $0.guessedPackages.append(name) } }
      addByFolders(manifest, at: folder, tree, isDependency, projects)
      let named = (manifest?.localPackages ?? []).map { ProjectLayout.absolute($0, from: folder) }
      // A dependency whose path is computed may be any package of the folder.
      dependencies = named + (manifest?.computesDependencies == true ? tree.packages : [])
    }
    recordFound(tree.packages)
    for dependency in dependencies.compactMap(localPackage) {
      collectPackage(dependency, SourceTree(dependency), isDependency: true)
    }
  }

  /// Records remote packages, whose source is not read. Those of Furnish are left out: its declarations are known.
  mutating func skipRemote(_ addresses: [String]) {
    for address in addresses where SkippedSource.nameOfPackage(address) != "swift-furnish" {
      skip(address, .remotePackage)
    }
  }

  private mutating func add(_ package: PackageDescription, at folder: String, _ isDependency: Bool) {
    var modules: [String: String] = [:]
    for target in package.targets {
      let module = target.c99name ?? target.name
      modules[target.name] = module
      for source in target.sources ?? [] where source.hasSuffix(".swift") {
        add("\(folder)/\(target.path)/\(source)", module: module, target.kind, isDependency)
      }
    }
    let exposed = package.products.filter(\.isLibrary).flatMap(\.targets).map { modules[$0] ?? $0 }
    changeLayout { $0.exposedModules = ($0.exposedModules ?? []).union(exposed) }
  }

  private mutating func addByFolders(
    _ manifest: PackageManifest?, at folder: String, _ tree: SourceTree, _ isDependency: Bool,
    _ projects: [XcodeProject]
  ) {
    var folders = FolderModules(below: folder)
    let usual = manifest?.targetsInUsualFolders ?? [:]
    // A large package has hundreds of targets and thousands of files: the files of a folder share one search.
    var targets: [Substring: PackageManifest.Target?] = [:]
    let sharesSearch = manifest?.listsSources != true
    var rest: [String] = []
    for file in tree.files {
      let parent = file[..<(file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.startIndex)]
      let known = sharesSearch ? targets[parent] : nil
      let target =
        known
        ?? (manifest?.target(of: ProjectLayout.relative(file, to: folder)) ?? usual[folders.module(of: file).name])
      targets.updateValue(target, forKey: parent)
      if let target { add(file, module: target.module, target.kind, isDependency) } else { rest.append(file) }
    }
    for project in projects { collect(project) }
    guard PackageManifest.declaresTargets(at: folder) else { return }
    for file in rest where !isClaimed(file) {
      let guess = folders.module(of: file)
      // A project in an inner folder owns the files of its folder. Any other file may belong to a target that the
      // manifest computes.
      if projects.contains(where: { $0.folder != folder && Self.isInside(file, $0.folder) }) {
        skip(file, .noTarget)
      } else {
        add(file, module: guess.name, guess.isTest ? .test : .library, isDependency)
      }
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
