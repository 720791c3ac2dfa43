import PackagePlugin

/// `swift package furnish check`, `graph`, `why` and all else that `furnish` can do, with the modules of the package.
@main
struct FurnishCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.contains("--fix"), !arguments.contains("--dry-run") {
      return Diagnostics.error(
        "--fix needs the permission to write into this package: run `swift package furnish-fix`, which requests it")
    }
    try CommandLineTool.run(arguments, in: context)
  }
}
