import Foundation

/// A collector of the files of packages, of Xcode projects, and of folders that belong to neither.
///
/// A file belongs to the first package or project that claims it, and to each target of that project that compiles it.
/// A package or a project claims the files of its targets; other files inside of it are not compiled. Files outside of
/// packages and projects are assigned to modules by their folders.
struct ProjectCollector {
  /// The folder that the paths of the layout are relative to.
  let base: String
  let includesTests: Bool
  let readsManifest: Bool
  private(set) var layout = ProjectLayout()
  /// The folders of the packages that were collected.
  private(set) var collected: Set<String> = []
  /// The folders of all packages that were found, whether or not they are collected.
  private var foundPackages: Set<String> = []
  /// The files that a package or a project has claimed, or that were left out.
  private var claimed: Set<String> = []
  /// The modules of Xcode targets that compile a file, by its path.
  private var modulesOfFile: [String: Set<String>] = [:]

  init(base: String, includesTests: Bool, readsManifest: Bool) {
    self.base = base
    self.includesTests = includesTests
    self.readsManifest = readsManifest
  }

  /// Collects a folder or a file.
  mutating func collect(_ location: String) {
    let root = ProjectLayout.root(around: location)
    guard FileStatus.isFolder(location) else {
      collectFile(location, root)
      return
    }
    // Without the package manager, the folder itself is read, and not the package around it.
    let top = readsManifest ? root ?? location : location
    collectFolder(top)
    for package in foundPackages.subtracting(collected).sorted() { skip(package, .unusedPackage) }
    guard top != location else { return }
    layout.files.removeAll { !Self.isInside($0.location, location) }
    let path = ProjectLayout.relative(location, to: base)
    layout.skipped.removeAll { !Self.isInside($0.path, path) }
  }

  private mutating func collectFile(_ file: String, _ root: String?) {
    if readsManifest, let root {
      collectFolder(root)
      layout.files.removeAll { $0.location != file }
      layout.skipped = []
      if !layout.files.isEmpty { return }
    }
    // A file that the user names is read even if it would be left out otherwise.
    claimed = []
    add(file, module: FolderModules.name(of: file, below: root ?? ""))
  }

  private mutating func collectFolder(_ folder: String) {
    let tree = SourceTree(folder)
    layout.unreadable += tree.unreadable.map { (ProjectLayout.relative($0.path, to: base), $0.reason) }
    for path in tree.vendored { skip(path, .vendored) }
    for path in tree.brokenLinks { skip(path, .brokenLink) }
    recordFound(tree.packages)
    let hasManifest = FileManager.default.fileExists(atPath: "\(folder)/Package.swift")
    let isPackage = hasManifest && PackageManifest.declaresTargets(at: folder)
    let projects = readProjects(of: tree)
    if hasManifest { collectPackage(folder, tree, projects: projects) }
    for project in projects where !hasManifest { collect(project) }
    collectPackages(inside: tree, isPackage: isPackage, projects)
    if !isPackage { collectRest(of: tree, in: folder, projects) }
  }

  private mutating func readProjects(of tree: SourceTree) -> [XcodeProject] {
    var projects = tree.projects.compactMap { path in
      let project = XcodeProject(at: path)
      if project == nil { skip(path, .damagedProject) }
      return project
    }
    // An included specification is a part of the one that includes it, which is in a folder around it.
    var included: Set<String> = []
    for path in tree.specifications where !included.contains(path) {
      guard let specification = ProjectSpecification(at: path) else {
        skip(path, .damagedProject)
        continue
      }
      included.formUnion(specification.files)
      if let project = XcodeProject(specification) { projects.append(project) }
    }
    return projects
  }

  /// Collects the packages inside of a folder. A package in the folder of a project is collected if the project depends
  /// on it. Any other package is collected if the folder itself is not a package.
  private mutating func collectPackages(inside tree: SourceTree, isPackage: Bool, _ projects: [XcodeProject]) {
    // The folder of an app may be a package as well, which contains tools or features of the app.
    var apps: [String] = []
    for folder in tree.packages {
      let owners = projects.filter { Self.isInside(folder, $0.folder) }
      let offered = PackageManifest(at: folder)?.products ?? []
      let isUsed = owners.contains { !$0.products.isDisjoint(with: offered) }
      if owners.isEmpty, Self.hasProject(folder) {
        apps.append(folder)
      } else if isUsed || (owners.isEmpty && !isPackage) {
        collectPackage(folder, SourceTree(folder), isDependency: isUsed)
      }
    }
    for folder in apps where !collected.contains(folder) { collectFolder(folder) }
  }

  private static func hasProject(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".xcodeproj") || ProjectSpecification.names.contains($0) }
  }

  /// Collects the files of a folder that no package and no project claims.
  private mutating func collectRest(of tree: SourceTree, in folder: String, _ projects: [XcodeProject]) {
    var folders = FolderModules(below: folder)
    var rest: [String] = []
    for file in tree.files where !claimed.contains(file) {
      if projects.contains(where: { Self.isInside(file, $0.folder) }) {
        skip(file, .noTarget)
      } else {
        rest.append(file)
      }
    }
    let root = ProjectLayout.root(around: folder)
    // Inside of a package, each folder in the folder `Sources` is a module of its own.
    if root.map({ FileManager.default.fileExists(atPath: "\($0)/Package.swift") }) != true {
      folders.joinFoldersWithoutImports(of: rest)
    }
    for file in rest { add(file, module: folders.module(of: file)) }
  }
}

extension ProjectCollector {
  /// Records that a package is collected.
  ///
  /// - Returns: `false` if it was collected before.
  mutating func begin(_ package: String) -> Bool { collected.insert(package).inserted }

  /// Finds the folder of a local package that a manifest names. If the path has no package, the result is the only
  /// package that was found in a folder of the same name, because Xcode then uses the package of the project.
  func localPackage(_ path: String) -> String? {
    if FileManager.default.fileExists(atPath: "\(path)/Package.swift") { return path }
    let name = URL(fileURLWithPath: path).lastPathComponent
    let others = foundPackages.filter { URL(fileURLWithPath: $0).lastPathComponent == name }
    return others.count == 1 ? others.first : nil
  }

  /// Records packages that are inside a folder, whether or not anything depends on them.
  mutating func recordFound(_ packages: [String]) { foundPackages.formUnion(packages) }

  mutating func add(_ file: String, module: FolderModules.Module) {
    if module.isTest, !includesTests { skip(file, .test) } else { add(file, module: module.name) }
  }

  /// Adds a file of a target, which other targets may compile as well.
  mutating func addShared(_ file: String, module: FolderModules.Module) {
    let known = modulesOfFile[file] ?? []
    if known.isEmpty {
      guard !isClaimed(file) else { return }
      add(file, module: module)
      if layout.files.last?.location == file { modulesOfFile[file] = [module.name] }
    } else if includesTests || !module.isTest, !known.contains(module.name) {
      modulesOfFile[file, default: []].insert(module.name)
      append(file, module: module.name)
    }
  }

  /// Adds a file, unless it is claimed.
  mutating func add(_ file: String, module: String) {
    if claimed.insert(file).inserted { append(file, module: module) }
  }

  private mutating func append(_ file: String, module: String) {
    layout.files.append(
      ProjectLayout.File(location: file, path: ProjectLayout.relative(file, to: base), module: module))
  }

  mutating func skip(_ path: String, _ reason: SkippedSource.Reason) {
    claimed.insert(path)
    layout.skipped.append(SkippedSource(path: ProjectLayout.relative(path, to: base), reason: reason))
  }

  /// Changes the facts about the program other than its files.
  mutating func changeLayout(_ change: (inout ProjectLayout) -> Void) { change(&layout) }

  func isClaimed(_ file: String) -> Bool { claimed.contains(file) }

  static func isInside(_ file: String, _ folder: String) -> Bool {
    file == folder || file.utf8.starts(with: "\(folder)/".utf8)
  }
}
