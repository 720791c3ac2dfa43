import ArgumentParser
import FurnishReports
import FurnishScanner

/// `furnish floor`: parses the files that `check` would read, and does nothing else. Benchmarks compare the time of
/// `check` with the time of this command.
struct FloorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "floor", abstract: "Parses, and does nothing else.", shouldDisplay: false)

  @OptionGroup var source: SourceOptions

  func run() throws {
    var reader = source.reading.reader
    reader.parsesOnly = true
    let reading = Program.reading(
      source.paths, includesTests: source.reading.includeTests, readsManifest: !source.reading.skipManifest,
      with: reader)
    Terminal.write("parsed \(String.counted(reading.fileCount, "file"))\n", to: .standardOutput)
  }
}
