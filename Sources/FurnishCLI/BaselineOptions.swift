import ArgumentParser
import Foundation
import FurnishScanner

/// The options that name and write a baseline, the file of known findings.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Leave out the findings that this file has.", valueName: "file"))
  var baseline: String?

  @Flag(
    help: ArgumentHelp(
      "Write all findings into the baseline, \(Baseline.fileName) unless another file is named, and report none."))
  var writeBaseline = false

  /// Returns the baseline file that the options or the configuration name, or `nil` if they name none.
  func file(_ configuration: ConfigurationFile) -> BaselineFile? {
    let folder = FileManager.default.currentDirectoryPath
    let named = baseline.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? configuration.baseline
    let path = named ?? (writeBaseline ? "\(folder)/\(Baseline.fileName)" : nil)
    return path.map { BaselineFile(path: $0, from: folder) }
  }
}
