import Foundation
import PackagePlugin

/// Checks the wiring of each target that has this plugin, whenever it is built: a library by the rules whose findings
/// do not depend on the program that uses it, and a program by all rules, together with the modules that it links.
///
/// The check reads only the sources, the manifest and the settings, so it runs again only when one of them changes. A
/// target with a finding at error level is not compiled, and the finding is among the compiler's diagnostics.
@main
struct FurnishCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    guard target.dependsOnFurnish else {
      Diagnostics.warning(
        "FurnishCheck has nothing to check in the target '\(target.name)': it does not depend on Furnish")
      return []
    }
    return [
      try CheckCommand(
        name: target.name, layout: PackageLayout(of: target, in: context.package),
        manifest: context.package.directoryURL.appendingPathComponent("Package.swift"),
        settings: TeamSettings(around: context.package.directoryURL),
        tool: context.tool(named: "FurnishCLI").url, folder: context.pluginWorkDirectoryURL
      ).command()
    ]
  }
}

/// The command that the build runs for a target.
struct CheckCommand {
  /// The name of the target in messages.
  var name: String
  /// The files of the target, and of the modules that it depends on.
  var layout: PackageLayout
  /// The manifest, which sets the default isolation; `nil` for a project of Xcode.
  var manifest: URL?
  /// The configuration and the baseline.
  var settings: TeamSettings
  /// The command line `furnish`.
  var tool: URL
  /// The folder in which the plugin may write.
  var folder: URL

  func command() throws -> Command {
    let description = folder.appendingPathComponent("layout.json")
    try layout.write(to: description)
    // Of all outputs of a command, only Swift files are created before the target is compiled, and add no resources.
    let stamp = folder.appendingPathComponent("furnish-checked.swift")
    return .buildCommand(
      displayName: "Checking the wiring of \(name)", executable: tool,
      arguments: ["check-target", description.path, "--stamp", stamp.path, "--cache", folder.path]
        + settings.arguments,
      inputFiles: [description] + (manifest.map { [$0] } ?? []) + settings.files + layout.files, outputFiles: [stamp])
  }
}
