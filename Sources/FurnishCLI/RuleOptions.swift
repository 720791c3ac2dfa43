import ArgumentParser
import FurnishScanner

/// The options that choose rules and their severity.
struct RuleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Judge by this rule alone.", valueName: "rule"), completion: .list(RuleBook.names))
  var only: [String] = []

  @Option(help: ArgumentHelp("Do not judge by this rule.", valueName: "rule"), completion: .list(RuleBook.names))
  var skip: [String] = []

  @Option(
    help: ArgumentHelp("Also judge by a rule of style, or by all of them.", valueName: "rule"),
    completion: .list(RuleBook.styles + ["all"]))
  var style: [String] = []

  @Flag(help: "Treat warnings as errors.")
  var warningsAsErrors = false

  @Flag(help: "Treat warnings about what cannot be read as errors.")
  var strict = false

  func validate() throws {
    for rule in only + skip where !RuleBook.names.contains(rule) {
      throw ValidationError("'\(rule)' is not a rule\(SpellingHint.of(rule, among: RuleBook.names)).")
    }
    for rule in style where rule != "all" && !RuleBook.styles.contains(rule) {
      throw ValidationError(
        "There is no rule of style called '\(rule)'. There are: \(RuleBook.styles.joined(separator: ", ")).")
    }
  }

  /// Adds these options to those of a judgment.
  func apply(to options: inout Program.Options) {
    options.isStrict = strict
    options.treatsWarningsAsErrors = warningsAsErrors
    options.rules.only = Set(only)
    options.rules.skipped = Set(skip)
    options.styles = options.rules.styles.union(style.contains("all") ? RuleBook.styles : style)
  }
}
