import ArgumentParser
import Foundation
import FurnishReports
import FurnishScanner

/// `furnish graph`: the wiring, drawn or listed.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws how a program's services are wired.",
    discussion: """
      With --format html it is a page to search in and to click through, which needs nothing else:

        furnish graph --format html --output wiring.html
      """)

  @OptionGroup var source: SourceOptions

  @Option(help: ArgumentHelp("How to draw it: text, dot, mermaid, json, svg or html.", valueName: "format"))
  var format = GraphFormat.text

  @Option(help: ArgumentHelp("Write it into a file.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The title of the graph. (default: the name of the folder)", valueName: "text"))
  var title: String?

  func run() throws {
    let configuration = try source.configuration.load()
    let reading = try source.read(configuration, isQuiet: true)
    let verdict = try source.judge(reading, source.options(configuration), needsWirings: true)
    let report = GraphReport(verdict.graph, title: title ?? source.folderName)
    let text = report.rendered(as: format.report)
    if let output { try Terminal.write(text, toFile: output) } else { Terminal.write(text, to: .standardOutput) }
  }
}

extension SourceOptions {
  /// The name of the folder that is read.
  var folderName: String {
    URL(fileURLWithPath: paths.first ?? ".").standardizedFileURL.lastPathComponent
  }
}

/// The formats of a graph, as they are named on the command line.
enum GraphFormat: String, ExpressibleByArgument, CaseIterable {
  case text, dot, mermaid, json, svg, html

  var report: GraphReport.Format {
    switch self {
    case .text: .text
    case .dot: .dot
    case .mermaid: .mermaid
    case .json: .json
    case .svg: .svg
    case .html: .html
    }
  }
}
