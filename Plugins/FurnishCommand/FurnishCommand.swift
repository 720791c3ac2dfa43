import Foundation
import PackagePlugin

/// `swift package furnish check`, `graph`, `why` and all else that `furnish` can do, with the modules of the package.
@main
struct FurnishCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let layout = context.pluginWorkDirectoryURL.appendingPathComponent("layout.json")
    try PackageLayout(of: context.package).write(to: layout)
    let process = Process()
    process.executableURL = try context.tool(named: "FurnishCLI").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    process.environment = ProcessInfo.processInfo.environment.merging(["FURNISH_PACKAGE_LAYOUT": layout.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    // What was found is printed already; whoever asked reads the status.
    guard process.terminationReason == .exit else { throw Interrupted() }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

/// `furnish` did not end by itself.
private struct Interrupted: Error, CustomStringConvertible {
  let description = "furnish was interrupted"
}
