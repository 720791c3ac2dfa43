import ArgumentParser
import FurnishReports

/// The options that control how findings are reported: the same for source and for fragments.
struct ReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How to write the findings: text, json, sarif or github.", valueName: "format"))
  var format = OutputFormat.text

  @Option(help: ArgumentHelp("Write them into a file.", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp("Color the findings: always, never or auto, which colors terminals.", valueName: "when"))
  var color = ColorChoice.auto

  @OptionGroup var rules: RuleOptions

  @OptionGroup var known: BaselineOptions

  @Flag(name: .shortAndLong, help: "Print the findings alone.")
  var quiet = false
}

/// The formats of a report of findings, as they are named on the command line.
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
