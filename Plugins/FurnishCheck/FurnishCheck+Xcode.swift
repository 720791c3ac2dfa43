#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The check of the targets of an Xcode project, each together with the targets of the project that it depends on.
  /// Xcode does not give plugins the sources of packages, so the check does not read the registrations in packages.
  extension FurnishCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        try CheckCommand(
          name: target.displayName, layout: PackageLayout(of: target),
          settings: TeamSettings(around: context.xcodeProject.directoryURL),
          tool: context.tool(named: "FurnishCLI").url,
          folder: context.pluginWorkDirectoryURL
        ).command()
      ]
    }
  }

  extension PackageLayout {
    /// Creates the layout of a target of an Xcode project, and of the targets that it depends on.
    init(of target: XcodeTarget) {
      var modules: [Module] = []
      var seen: Set<String> = []
      var remaining = [target]
      while let target = remaining.popLast() {
        guard seen.insert(target.displayName).inserted else { continue }
        modules.append(Module(target))
        for case .target(let dependency) in target.dependencies { remaining.append(dependency) }
      }
      self.init(subject: modules[0].name, modules: modules)
    }
  }

  extension PackageLayout.Module {
    init(_ target: XcodeTarget) {
      let kind: Kind
      switch target.product?.kind {
      case .application, .executable: kind = .executable
      default: kind = .library
      }
      // The module name that Xcode derives from a target's name if the project declares no other.
      let name = target.displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
      self.init(
        name: String(name), kind: kind,
        files: target.inputFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }
          .map(\.url.path).sorted())
    }
  }
#endif
