import ArgumentParser
import FurnishGraph
import FurnishReports
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

  @Option(help: ArgumentHelp("How to write the findings: text, json, sarif or github.", valueName: "format"))
  var format = OutputFormat.text

  @Option(help: ArgumentHelp("Write them into a file.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("Also judge by a rule of style, or by all of them.", valueName: "rule"),
    completion: .list(RuleBook.styles + ["all"]))
  var style: [String] = []

  @Flag(help: "Treat warnings as errors.")
  var warningsAsErrors = false

  @Flag(help: "Treat what cannot be read as errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Say nothing but the findings.")
  var quiet = false

  func validate() throws {
    for rule in style where rule != "all" && !RuleBook.styles.contains(rule) {
      throw ValidationError(
        "There is no rule of style called '\(rule)'. There are: \(RuleBook.styles.joined(separator: ", ")).")
    }
  }

  /// What to look at, and how sternly.
  var options: Program.Options {
    var options = source.options
    options.isStrict = strict
    options.treatsWarningsAsErrors = warningsAsErrors
    options.styles = style.contains("all") ? Set(RuleBook.styles) : Set(style)
    return options
  }

  func run() throws {
    let reading = try source.read(isQuiet: quiet)
    let verdict = reading.program.judged(options)
    try source.refuseEmpty(verdict, reading)
    let report = FindingReport(verdict.findings)
    if let output {
      try Terminal.write(report.rendered(as: format.report), toFile: output)
    } else if format == .text {
      Terminal.write(report.text(isColoured: Terminal.isColoured(.standardOutput)), to: .standardOutput)
    } else {
      Terminal.write(report.rendered(as: format.report), to: .standardOutput)
    }
    if !quiet, format == .text || output != nil {
      Terminal.write(VerdictText(verdict, fileCount: reading.fileCount).line + "\n", to: .standardError)
    }
    if verdict.findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}

/// The forms, as they are asked for.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, sarif, github

  var report: FindingReport.Format {
    switch self {
    case .text: .text
    case .json: .json
    case .sarif: .sarif
    case .github: .github
    }
  }
}
