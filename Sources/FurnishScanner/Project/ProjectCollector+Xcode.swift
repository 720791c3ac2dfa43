import Foundation

extension ProjectCollector {
  /// Collects the targets of a project, and the local packages that it refers to.
  ///
  /// A file that several targets compile is a file of each of their modules.
  mutating func collect(_ project: XcodeProject) {
    for target in project.targets {
      let module = FolderModules.Module(name: target.module, isTest: target.isTest)
      for file in target.files where FileManager.default.fileExists(atPath: file) { addShared(file, module: module) }
      for folder in target.folders {
        let files = FileStatus.isFolder(folder.path) ? SourceTree(folder.path).files : []
        for file in files where !folder.exceptions.contains(where: { Self.isInside(file, $0) }) {
          addShared(file, module: module)
        }
      }
      changeLayout { $0.flagsOfModules.add(project.flags(of: target), of: target.module) }
      if target.isBoundToMainActor { changeLayout { $0.modulesBoundToMainActor.insert(target.module) } }
    }
    for setting in project.undecidedSettings { skip(setting, .undecidedSetting) }
    for file in project.unreadableSettings { skip(file, .unreadableSettings) }
    skipRemote(project.remotePackages)
    for package in project.localPackages { collectPackage(package, SourceTree(package), isDependency: true) }
  }
}
