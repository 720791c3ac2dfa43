import ArgumentParser
import FurnishScanner

/// `furnish rules`: the article about the rules, as Markdown.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Says what each rule finds, with an example and its mending.")

  func run() { Terminal.write(RuleBook.article, to: .standardOutput) }
}
