import ArgumentParser
import Foundation
import FurnishGraph
import FurnishReports
import FurnishScanner

/// `furnish diff`: the differences between two versions of a program.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares the wiring of two versions of a program.",
    discussion: """
      Each version is a graph that `furnish graph --format json` wrote, or a revision of git; without a second one it is \
      the folder you are in.

        furnish diff main
        furnish diff v1.0 HEAD --format markdown
        furnish diff old.json new.json --format svg --output changes.svg

      It ends with status 0, whatever differs.
      """)

  @Argument(help: "The old version: a file of JSON, or a revision of git.", completion: .file(extensions: ["json"]))
  var old: String

  @Argument(help: "The new version. (default: the folder you are in)", completion: .file(extensions: ["json"]))
  var new: String?

  @Option(help: ArgumentHelp("How to write the difference: text, json, markdown or svg.", valueName: "format"))
  var format = DifferenceFormat.text

  @Option(help: ArgumentHelp("Write it into a file.", valueName: "file"))
  var output: String?

  @OptionGroup var reading: ReadingOptions

  @OptionGroup var rules: RuleOptions

  func run() throws {
    let versions = ProgramVersions(reading: reading, rules: rules)
    let difference = GraphDifference(from: try versions.graph(old), to: try versions.graph(new))
    let text =
      switch format {
      case .text: difference.text()
      case .json: difference.json()
      case .markdown: difference.markdown()
      case .svg: difference.svg(title: "\(old) → \(new ?? "now")")
      }
    if let output { try Terminal.write(text, toFile: output) } else { Terminal.write(text, to: .standardOutput) }
  }
}

/// The formats of a difference, as they are named on the command line.
enum DifferenceFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, markdown, svg
}
