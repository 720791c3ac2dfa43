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

  /// Reads the configuration that applies where the command runs.
  ///
  /// - Throws: The status 2 if it cannot be read.
  func load() throws -> ConfigurationFile {
    do {
      return try ConfigurationFile(named: config, from: FileManager.default.currentDirectoryPath)
    } catch {
      throw Refusal.of(error.message)
    }
  }
}
