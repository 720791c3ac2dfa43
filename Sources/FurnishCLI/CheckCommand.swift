import ArgumentParser
import FurnishScanner

/// `furnish check`: all findings of a program.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds what is wrong with how a program's services are wired.",
    discussion: """
      A finding is silenced by a comment in its line or in the one before it:

        // furnish:ignore missing-service the host registers it
      """)

  @OptionGroup var source: SourceOptions

  @OptionGroup var report: ReportOptions

  /// What to look at, and how sternly.
  var options: Program.Options {
    var options = source.options
    options.endsWithProcess = true
    report.apply(to: &options)
    return options
  }

  func run() throws {
    let reading = try source.read(isQuiet: report.quiet)
    let verdict = try source.judge(reading, options)
    try report.write(verdict, fileCount: reading.fileCount, skipped: SkippedSource.summary(of: reading.skipped))
    // Here and now: to take apart all that was read, only to end, takes long in a large program.
    Self.exit()
  }
}
