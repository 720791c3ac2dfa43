import ArgumentParser
import Foundation
import FurnishGraph
import FurnishScanner

/// `furnish check`: all findings of a program.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Finds faults in the wiring of a program's services.",
    discussion: """
      A finding is silenced by a comment in its line or in the one before it:

        // furnish:ignore missing-service the host registers it

      Settings for a whole team are in the file .furnish.json:

        { "rules": { "unused-registration": "off" }, "exclude": ["Sources/Generated"] }
      """)

  @OptionGroup var source: SourceOptions

  @OptionGroup var serving: ServingOptions

  @OptionGroup var report: ReportOptions

  @OptionGroup var fixing: FixOptions

  func validate() throws {
    if fixing.fix, source.paths.contains(StandardInputOptions.path) {
      throw ValidationError("--fix changes files, and '-' is standard input.")
    }
  }

  func run() throws {
    let configuration = try source.configuration.load()
    var options = source.options(configuration)
    options.endsWithProcess = true
    report.rules.apply(to: &options)
    options.serving = try serving.programs { try source.reading.program(in: $0, isQuiet: self.report.quiet) }
    let reading = try source.read(configuration, isQuiet: report.quiet)
    try serving.rejectCheckedProgram(reading.program.files.map(\.path), in: options.serving)
    var verdict = try source.judge(reading, options)
    let report = CheckReport(
      options: self.report, configuration: configuration, judgedOptions: options, fileCount: reading.fileCount,
      paths: reading.program.files.map(\.path), skipped: SkippedSource.summary(of: reading.skipped),
      overlays: reading.overlays)
    if fixing.fix { verdict = try fix(reading, options, report) }
    try report.write(verdict)
    // Releasing a large program takes long, and the process ends here.
    Self.exit()
  }

  /// Applies the certain fixes, and reports them.
  ///
  /// - Returns: The verdict on the fixed program.
  private func fix(
    _ reading: Program.Reading, _ options: Program.Options, _ report: CheckReport
  ) throws -> Program.Verdict {
    let folder = FileManager.default.currentDirectoryPath
    var fixer = ProgramFixer(reading.program, options, base: folder, otherFiles: reading.skipped.map(\.path))
    fixer.run(try report.filterOfNewFindings())
    let files = fixer.changedFiles
    let remaining = try report.withoutKnownFindings(fixer.verdict)
    if fixing.dryRun {
      Terminal.write(ChangedFiles.diff(files), to: .standardOutput)
    } else {
      try ChangedFiles.write(files, in: folder)
    }
    if !self.report.quiet, !files.isEmpty || fixing.dryRun {
      let text = FixReport.text(
        fixer.fixes, fileCount: files.count, isDryRun: fixing.dryRun,
        remainingErrors: remaining.findings.count { $0.severity == .error })
      Terminal.write(text, to: .standardError)
    }
    guard fixing.dryRun else { return fixer.verdict }
    try report.end(remaining)
    throw files.isEmpty ? ExitStatus.clean.exit : ExitStatus.faulty.exit
  }
}
