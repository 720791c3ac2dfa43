import Foundation
import PackagePlugin

/// The command line `furnish`, run with the modules of a package.
enum CommandLineTool {
  static func run(_ arguments: [String], in context: PluginContext) throws {
    let layout = context.pluginWorkDirectoryURL.appendingPathComponent("layout.json")
    try PackageLayout(of: context.package).write(to: layout)
    let process = Process()
    process.executableURL = try context.tool(named: "FurnishCLI").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    process.environment = ProcessInfo.processInfo.environment.merging(["FURNISH_PACKAGE_LAYOUT": layout.path]) { $1 }
    try process.run()
    process.waitUntilExit()
    // The package manager reports success and failure alone: the output of the command contains the status.
    guard process.terminationReason == .exit else { return Diagnostics.error("furnish was interrupted") }
    let status = process.terminationStatus
    if status != 0 { Diagnostics.error("furnish ended with status \(status): see above") }
  }
}
