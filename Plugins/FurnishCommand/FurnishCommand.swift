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
    // The package manager knows success and failure alone: which failure it is stands in what was printed.
    guard process.terminationReason == .exit else { return Diagnostics.error("furnish was interrupted") }
    let status = process.terminationStatus
    if status != 0 { Diagnostics.error("furnish ended with status \(status): see above") }
  }
}
