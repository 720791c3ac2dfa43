import ArgumentParser
import Foundation
import FurnishScanner

/// The options that decide how the source of a program is found and judged. They apply to the folder that the command
/// runs in, and to other folders.
struct ReadingOptions: ParsableArguments {
  @OptionGroup var configuration: ConfigurationOptions

  @Option(help: ArgumentHelp("Do not read files and folders that match this pattern.", valueName: "pattern"))
  var exclude: [String] = []

  @OptionGroup var conditions: ConditionOptions

  @Flag(help: "Read the test targets, too.")
  var includeTests = false

  @Flag(help: "Take each folder of Sources for a module, without calling the package manager.")
  var skipManifest = false

  @Option(help: ArgumentHelp("How many threads read.", visibility: .hidden))
  var threads: Int?

  var reader: FactReader { threads.map { FactReader(threads: $0) } ?? FactReader() }

  /// Returns the options for judging a program, from the configuration file and the command line.
  func options(_ file: ConfigurationFile) -> Program.Options { options(file.configuration) }

  /// Returns the options for judging a program, from the configuration and the command line.
  func options(_ configuration: Configuration) -> Program.Options {
    var options = conditions.options(configuration)
    if let threads { options.threads = threads }
    return options
  }

  /// Returns the patterns of the files to leave out.
  func excluded(_ file: ConfigurationFile, in folder: String) -> [PathPattern] {
    file.excluded + exclude.map { PathPattern($0, in: folder) }
  }

  /// Reads the program in another folder. The paths of its files are relative to that folder. Files are excluded by the
  /// `.furnish.json` of that folder and by `--exclude`.
  ///
  /// - Throws: The status 2 if the folder has no Swift file, or its settings cannot be read.
  func program(in folder: String, isQuiet: Bool) throws -> Program {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    let settings: ConfigurationFile
    do {
      settings = try ConfigurationFile(named: nil, from: path)
    } catch {
      throw Refusal.of(error.message)
    }
    // The package manager waits until its plugin ends, so a command that a plugin has started must not call it.
    let readsManifest = try !skipManifest && PluginLayout.loadIfPassed() == nil
    let reading = Program.reading(
      ["."], from: path, readsManifest: readsManifest, excluding: excluded(settings, in: path), with: reader)
    if !isQuiet { Self.reportGuessedModules(reading) }
    guard reading.fileCount > 0 else {
      throw Refusal.of(
        "'\(folder)' contains neither a fragment nor a Swift file; write fragments with "
          + "`furnish fragment --output-directory \(folder)`")
    }
    return reading.program
  }

  /// Writes a message for each package whose manifest cannot be read.
  static func reportGuessedModules(_ reading: Program.Reading) {
    for package in reading.guessedPackages {
      Terminal.write(
        "furnish: the manifest of '\(package)' cannot be read; each folder of Sources is taken for a module.\n",
        to: .standardError)
    }
  }

  /// Ends the command with the status 2 if a program has nothing to judge.
  static func refuseEmpty(_ verdict: Program.Verdict, fileCount: Int) throws {
    if fileCount == 0 { throw Refusal.of("there is no Swift file to check") }
    if verdict.isEmpty { throw Refusal.withoutServices(fileCount: fileCount) }
  }
}
