import ArgumentParser
import Foundation
import FurnishScanner

/// The options that name the configuration.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read the settings from this file. (default: the nearest .furnish.json in this folder or around it)",
      valueName: "file"))
  var config: String?

  /// The configuration that applies where the command runs.
  ///
  /// - Throws: The status 2 if it cannot be read.
  func load() throws -> ConfigurationFile {
    try Self.load(named: config, from: FileManager.default.currentDirectoryPath)
  }

  /// The configuration in a file, or the nearest one if no file is named.
  ///
  /// - Throws: The status 2 if it cannot be read.
  static func load(named name: String?, from folder: String) throws -> ConfigurationFile {
    do {
      return try ConfigurationFile(named: name, from: folder)
    } catch {
      throw Refusal.of(error.message)
    }
  }
}
