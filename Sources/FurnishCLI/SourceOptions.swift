import ArgumentParser
import Foundation
import FurnishScanner

/// What to read, and as what: the same for all commands.
struct SourceOptions: ParsableArguments {
  @Argument(help: "Folders or files; the folder you are in, where none is named.", completion: .directory)
  var paths: [String] = []

  @Option(help: ArgumentHelp("Judge only what this type or module reaches.", valueName: "name"))
  var root: [String] = []

  @Option(help: ArgumentHelp("A flag of #if that is set.", valueName: "flag"))
  var define: [String] = []

  @Option(help: ArgumentHelp("A flag of #if that is not set.", valueName: "flag"))
  var undefine: [String] = []

  @Flag(help: "Read the test targets, too.")
  var includeTests = false

  @Flag(help: "Take each folder of Sources for a module, without asking the package manager.")
  var skipManifest = false

  @Option(help: ArgumentHelp("How many threads read.", visibility: .hidden))
  var threads: Int?

  @Option(help: ArgumentHelp("After how many seconds a terminal is told how far it is.", visibility: .hidden))
  var progressAfter = 0.5

  @OptionGroup var kept: CacheOptions

  var options: Program.Options {
    var options = Program.Options()
    options.roots = root
    options.defines = Set(define).union((try? PluginLayout.handedOver())?.flags ?? [])
    options.undefines = Set(undefine)
    if let threads { options.threads = threads }
    return options
  }

  /// Reads the program.
  func read(isQuiet: Bool) throws -> Program.Reading {
    var reader = threads.map { FactReader(threads: $0) } ?? FactReader()
    let progress = isQuiet ? nil : Progress(after: progressAfter)
    if let progress { reader.onProgress = { progress.show($0) } }
    reader.cache = kept.open()
    var reading = try read(with: reader)
    progress?.clear()
    if let path = reading.missing.first { throw Refusal.of("there is no '\(path)'") }
    for package in reading.guessed where !isQuiet {
      Terminal.write(
        "furnish: the manifest of '\(package)' cannot be read; each folder of Sources is taken for a module.\n",
        to: .standardError)
    }
    if !root.isEmpty { reading.program = reading.program.read() }
    for name in root where !reading.program.hasRoot(name) {
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

  private func read(with reader: FactReader) throws -> Program.Reading {
    if let layout = try PluginLayout.handedOver() {
      return Program.reading(
        layout, in: paths, from: FileManager.default.currentDirectoryPath, includesTests: includeTests, with: reader)
    }
    return Program.reading(
      paths.isEmpty ? ["."] : paths, includesTests: includeTests, readsManifest: !skipManifest, with: reader)
  }

  /// Nothing to judge is nothing that is right.
  private func refuseEmpty(_ verdict: Program.Verdict, _ reading: Program.Reading) throws {
    if reading.fileCount == 0 { throw Refusal.of("there is no Swift file to check") }
    if verdict.isEmpty {
      throw Refusal.of("nothing in \(VerdictText.counted(reading.fileCount, "file")) uses Furnish")
    }
  }
}

/// Why nothing could be judged: status 2.
enum Refusal {
  static func of(_ reason: String) -> ExitCode {
    Terminal.write("furnish: \(reason)\n", to: .standardError)
    return ExitCode(2)
  }
}

/// A line that tells how far it is, where somebody watches and it takes long.
final class Progress: Sendable {
  private let start = Date()
  private let patience: Double

  /// - Parameter patience: For how many seconds nothing is told: most runs have ended by then.
  init(after patience: Double) { self.patience = patience }

  func show(_ done: Int) {
    guard Terminal.isTerminal(.standardError), Date().timeIntervalSince(start) >= patience else { return }
    Terminal.write("\r\(VerdictText.counted(done, "file")) read", to: .standardError)
  }

  func clear() {
    guard Terminal.isTerminal(.standardError) else { return }
    Terminal.write("\r\u{1B}[K", to: .standardError)
  }
}
