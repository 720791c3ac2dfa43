import ArgumentParser
import FurnishScanner

/// `furnish rules`: the article about the rules, as Markdown.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Prints the rule reference: what each rule reports, with an example and its fix.")

  func run() { Terminal.write(RuleBook.article, to: .standardOutput) }
}
