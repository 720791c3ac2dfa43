import ArgumentParser
import Foundation
import FurnishScanner

/// The options of a file that is read from standard input.
struct StandardInputOptions: ParsableArguments {
  /// The path that stands for standard input.
  static let path = "-"

  @Option(
    help: ArgumentHelp(
      "The path of the file that '-' reads from standard input. (default: \(defaultPath))", valueName: "path"))
  var stdinPath: String?

  private static let defaultPath = "<stdin>"

  /// Returns the text of standard input, if `paths` names it.
  func overlays(for paths: [String]) -> [SourceOverlay] {
    guard paths.contains(Self.path) else { return [] }
    let text = FileHandle.standardInput.readDataToEndOfFile()
    return [SourceOverlay(path: stdinPath ?? Self.defaultPath, text: text)]
  }
}
