import PackagePlugin

/// `swift package furnish-fix`: `furnish check --fix`, with the permission to write into the package.
///
/// A permission applies to everything that a plugin does, so `swift package furnish`, which mostly reads, has none.
@main
struct FurnishFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try CommandLineTool.run(["check", "--fix"] + arguments, in: context)
  }
}
