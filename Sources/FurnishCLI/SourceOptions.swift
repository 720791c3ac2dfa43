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

  @OptionGroup var configuration: ConfigurationOptions

  @Option(help: ArgumentHelp("Do not read files and folders that match this pattern.", valueName: "pattern"))
  var exclude: [String] = []

  @OptionGroup var conditions: ConditionOptions

  @Flag(help: "Read the test targets, too.")
  var includeTests = false

  @Flag(help: "Take each folder of Sources for a module, without asking the package manager.")
  var skipManifest = false

  @Option(help: ArgumentHelp("How many threads read.", visibility: .hidden))
  var threads: Int?

  @Option(help: ArgumentHelp("After how many seconds a terminal is told how far it is.", visibility: .hidden))
  var progressAfter = 0.5

  @OptionGroup var kept: CacheOptions

  func validate() throws {
    guard input.stdinPath != nil, !paths.contains(StandardInputOptions.path) else { return }
    throw ValidationError("--stdin-path needs the path '-', which reads standard input.")
  }

  /// The options of a judgement.
  func options(_ file: ConfigurationFile) -> Program.Options {
    var options = conditions.options(file.configuration)
    options.defines.formUnion((try? PluginLayout.handedOver())?.flags ?? [])
    options.defines.subtract(conditions.undefine)
    if let threads { options.threads = threads }
    return options
  }

  /// Reads the program.
  func read(_ file: ConfigurationFile, isQuiet: Bool) throws -> Program.Reading {
    var reader = threads.map { FactReader(threads: $0) } ?? FactReader()
    let progress = isQuiet ? nil : Progress(after: progressAfter)
    if let progress { reader.onProgress = { progress.show($0) } }
    reader.cache = kept.open()
    reader.overlay = input.overlay(for: paths)
    var reading = try read(file, with: reader)
    progress?.clear()
    if let path = reading.missing.first { throw Refusal.of("there is no '\(path)'") }
    for package in reading.guessed where !isQuiet {
      Terminal.write(
        "furnish: the manifest of '\(package)' cannot be read; each folder of Sources is taken for a module.\n",
        to: .standardError)
    }
    let roots = options(file).roots
    if !roots.isEmpty { reading.program = reading.program.read() }
    for name in roots where !reading.program.hasRoot(name) {
      throw Refusal.of("there is no type or module called '\(name)'")
    }
    return reading
  }

  /// Judges what was read, and keeps what was learnt for the next run.
  ///
  /// - Parameter needsWirings: The verdict of an earlier run will not do, which has none.
  func judge(
    _ reading: Program.Reading, _ options: Program.Options, needsWirings: Bool = false
  ) throws -> Program.Verdict {
    var options = options
    options.defines.formUnion(reading.flags.subtracting(options.undefines))
    let verdict = needsWirings ? reading.program.judged(options) : reading.judged(options)
    keep(reading)
    try refuseEmpty(verdict, reading)
    return verdict
  }

  /// Keeps what was learnt for the next run.
  func keep(_ reading: Program.Reading) {
    if let remark = reading.closeCache() { Terminal.write("furnish: \(remark)\n", to: .standardError) }
  }

  private func read(_ file: ConfigurationFile, with reader: FactReader) throws -> Program.Reading {
    let folder = FileManager.default.currentDirectoryPath
    let excluded = file.excluded + exclude.map { PathPattern($0, in: folder) }
    let named = paths.filter { $0 != StandardInputOptions.path }
    let readsInputAlone = named.isEmpty && reader.overlay != nil
    if !readsInputAlone, let layout = try PluginLayout.handedOver() {
      return Program.reading(
        layout, in: named, from: folder, includesTests: includeTests, excluding: excluded, with: reader)
    }
    return Program.reading(
      paths.isEmpty ? ["."] : named, includesTests: includeTests, readsManifest: !skipManifest, excluding: excluded,
      with: reader)
  }

  /// Nothing to judge is nothing that is right.
  private func refuseEmpty(_ verdict: Program.Verdict, _ reading: Program.Reading) throws {
    if reading.fileCount == 0 { throw Refusal.of("there is no Swift file to check") }
    if verdict.isEmpty {
      throw Refusal.of("nothing in \(VerdictText.counted(reading.fileCount, "file")) uses Furnish")
    }
  }
}
