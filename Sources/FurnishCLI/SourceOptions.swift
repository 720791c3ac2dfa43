import ArgumentParser
import Foundation
import FurnishScanner

/// The options that choose which source is read: the same for all commands that read source.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: "Folders or files, '-' for standard input; the folder you are in, where none is named.",
    completion: .directory)
  var paths: [String] = []

  @OptionGroup var input: StandardInputOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The number of seconds after which a terminal shows the progress.", visibility: .hidden))
  var progressAfter = 0.5

  @OptionGroup var caching: CacheOptions

  func validate() throws {
    guard input.stdinPath != nil, !paths.contains(StandardInputOptions.path) else { return }
    throw ValidationError("--stdin-path needs the path '-', which reads standard input.")
  }

  var configuration: ConfigurationOptions { reading.configuration }

  /// Returns the options for judging a program, from the configuration file and the command line.
  func options(_ file: ConfigurationFile) -> Program.Options { reading.options(file) }

  /// Reads the program.
  func read(_ file: ConfigurationFile, isQuiet: Bool) throws -> Program.Reading {
    var reader = self.reading.reader
    let progress = isQuiet ? nil : Progress(after: progressAfter)
    if let progress { reader.onProgress = { progress.show($0) } }
    reader.cache = caching.open()
    reader.overlays = input.overlays(for: paths)
    var reading = try read(file, with: reader)
    progress?.clear()
    if let path = reading.missing.first { throw Refusal.of("there is no '\(path)'") }
    if !isQuiet { ReadingOptions.reportGuessedModules(reading) }
    let roots = options(file).roots
    if !roots.isEmpty { reading.program = reading.program.read() }
    for name in roots where !reading.program.hasRoot(name) {
      throw Refusal.of("there is no type or module called '\(name)'")
    }
    return reading
  }

  /// Judges the program that was read, and stores the facts for the next run.
  ///
  /// - Parameter needsWirings: Whether the verdict needs wirings, which a stored verdict of an earlier run lacks.
  func judge(
    _ reading: Program.Reading, _ options: Program.Options, needsWirings: Bool = false
  ) throws -> Program.Verdict {
    let verdict = needsWirings ? reading.program.judged(options) : reading.judged(options)
    storeFacts(reading)
    try ReadingOptions.refuseEmpty(verdict, fileCount: reading.fileCount)
    return verdict
  }

  /// Stores the facts for the next run.
  func storeFacts(_ reading: Program.Reading) {
    if let remark = reading.closeCache() { Terminal.write("furnish: \(remark)\n", to: .standardError) }
  }

  private func read(_ file: ConfigurationFile, with reader: FactReader) throws -> Program.Reading {
    let folder = FileManager.default.currentDirectoryPath
    let excluded = reading.excluded(file, in: folder)
    let named = paths.filter { $0 != StandardInputOptions.path }
    let readsInputAlone = named.isEmpty && !reader.overlays.isEmpty
    if !readsInputAlone, let layout = try PluginLayout.loadIfPassed() {
      return Program.reading(
        layout, in: named, from: folder, includesTests: reading.includeTests, excluding: excluded, with: reader)
    }
    return Program.reading(
      paths.isEmpty ? ["."] : named, includesTests: reading.includeTests, readsManifest: !reading.skipManifest,
      excluding: excluded,
      with: reader)
  }
}
