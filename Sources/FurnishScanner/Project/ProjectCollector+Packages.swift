import Foundation

extension ProjectCollector {
  /// Collects a package, and the local packages that it depends on.
  ///
  /// - Parameter tree: The files of its folder.
  mutating func collectPackage(_ folder: String, _ tree: SourceTree) {
    guard begin(folder) else { return }
    let manifest = PackageManifest(at: folder)
    note { $0.modulesBoundToMainActor.formUnion(manifest?.modulesBoundToMainActor ?? []) }
    let dependencies: [String]
    if readsManifest, let description = PackageDescription.ofPackage(at: folder) {
      add(description, at: folder, tree)
      dependencies = description.localPackages
    } else {
      let name = folder == base ? "." : ProjectLayout.relative(folder, to: base)
      if readsManifest { note { $0.guessed.append(name) } }
      addByHand(manifest, at: folder, tree)
      let named = (manifest?.localPackages ?? []).map { ProjectLayout.absolute($0, from: folder) }
      // A path that cannot be read may lead to any of them.
      dependencies = named + (manifest?.computesDependencies == true ? tree.packages : [])
    }
    see(tree.packages)
    for dependency in dependencies where FileManager.default.fileExists(atPath: "\(dependency)/Package.swift") {
      collectPackage(dependency, SourceTree(dependency))
    }
  }

  private mutating func add(_ package: PackageDescription, at folder: String, _ tree: SourceTree) {
    var modules: [String: String] = [:]
    for target in package.targets {
      let module = target.c99name ?? target.name
      modules[target.name] = module
      for source in target.sources ?? [] where source.hasSuffix(".swift") {
        let file = "\(folder)/\(target.path)/\(source)"
        switch target.type {
        case "plugin": skip(file, .plugin)
        case "test" where !includesTests: skip(file, .test)
        default: add(file, module: module)
        }
      }
    }
    let exposed = package.products.filter(\.isLibrary).flatMap(\.targets).map { modules[$0] ?? $0 }
    note { $0.exposedModules = ($0.exposedModules ?? []).union(exposed) }
    for file in tree.files where !isClaimed(file) { skip(file, .noTarget) }
  }

  private mutating func addByHand(_ manifest: PackageManifest?, at folder: String, _ tree: SourceTree) {
    var folders = FolderModules(below: folder)
    for file in tree.files {
      if let target = manifest?.target(of: ProjectLayout.relative(file, to: folder)) {
        if target.isPlugin {
          skip(file, .plugin)
        } else {
          add(file, module: FolderModules.Module(name: target.module, isTest: target.isTest))
        }
      } else {
        add(file, module: folders.module(of: file))
      }
    }
  }
}
