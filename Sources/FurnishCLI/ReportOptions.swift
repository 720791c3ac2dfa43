import ArgumentParser
import FurnishGraph
import FurnishReports
import FurnishScanner

/// How sternly to judge, and how to write what was found: the same for whatever is judged.
struct ReportOptions: ParsableArguments {
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

  /// Adds what these options say of the judgement.
  func apply(to options: inout Program.Options) {
    options.isStrict = strict
    options.treatsWarningsAsErrors = warningsAsErrors
    options.styles = style.contains("all") ? Set(RuleBook.styles) : Set(style)
  }

  /// Writes what was found.
  ///
  /// - Parameter skipped: What was not read, and why.
  /// - Throws: The status 1, where there are errors; 2, where nothing could be judged.
  func write(_ verdict: Program.Verdict, fileCount: Int, skipped: [String] = []) throws {
    let report = FindingReport(verdict.findings)
    if let output {
      try Terminal.write(report.rendered(as: format.report), toFile: output)
    } else if format == .text {
      Terminal.write(report.text(isColoured: Terminal.isColoured(.standardOutput)), to: .standardOutput)
    } else {
      Terminal.write(report.rendered(as: format.report), to: .standardOutput)
    }
    if !quiet, format == .text || output != nil {
      Terminal.write(VerdictText(verdict, fileCount: fileCount, skipped: skipped).line + "\n", to: .standardError)
    }
    if verdict.findings.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
    if verdict.uncalledFunctionCount > 0, verdict.containerCount == 0 {
      throw Refusal.of(
        "nothing was judged: \(VerdictText.counted(verdict.uncalledFunctionCount, "function")) that "
          + "\(verdict.uncalledFunctionCount == 1 ? "registers" : "register") services "
          + "\(verdict.uncalledFunctionCount == 1 ? "is" : "are") called by no code that was read")
    }
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
