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

      Settings for a whole team are in the file .furnish.json:

        { "rules": { "unused-registration": "off" }, "exclude": ["Sources/Generated"] }
      """)

  @OptionGroup var source: SourceOptions

  @OptionGroup var report: ReportOptions

  func run() throws {
    let configuration = try source.configuration.load()
    var options = source.options(configuration)
    options.endsWithProcess = true
    report.rules.apply(to: &options)
    let reading = try source.read(configuration, isQuiet: report.quiet)
    let verdict = try source.judge(reading, options)
    try CheckReport(
      options: report, configuration: configuration, judged: options, fileCount: reading.fileCount,
      paths: reading.program.files.map(\.path), skipped: SkippedSource.summary(of: reading.skipped),
      overlay: reading.overlay
    ).write(verdict)
    // Releasing a large program takes long, and the process ends here.
    Self.exit()
  }
}
