import ArgumentParser
import Foundation
import FurnishScanner

/// The layout of a package, which a plugin of the package manager passes to the command. The package manager waits
/// until its plugin ends, so a command that a plugin has started must not call the package manager: it would never end.
enum PluginLayout {
  /// The environment variable with the path of the layout that the command plugin wrote.
  static let variable = "FURNISH_PACKAGE_LAYOUT"

  /// Reads the layout that the command plugin passed; `nil` if no plugin has started the command.
  static func loadIfPassed() throws -> PackageLayout? { try path.map(read) }

  /// The folder that the command plugin may write into; `nil` if no plugin has started the command.
  static var folder: String? {
    path.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
  }

  private static var path: String? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
  }

  static func read(_ path: String) throws -> PackageLayout {
    do {
      return try PackageLayout(contentsOf: URL(fileURLWithPath: path))
    } catch let unusable as PackageLayout.Unusable {
      throw Refusal.of("the layout '\(path)' \(unusable.reason)")
    }
  }
}
