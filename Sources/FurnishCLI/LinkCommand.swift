import ArgumentParser
import FurnishScanner

/// `furnish link`: the findings of `check`, from fragments.
struct LinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Judges a program from the fragments of its modules, without its source.",
    discussion: """
      It reports what `furnish check` would report for the same modules, in the same words.

        furnish link app/*.furnish.json --serving server/*.furnish.json
      """)

  @Argument(help: "Files that `furnish fragment` wrote.", completion: .file(extensions: ["json"]))
  var fragments: [String] = []

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup var conditions: ConditionOptions

  @OptionGroup var serving: ServingOptions

  @OptionGroup var report: ReportOptions

  func validate() throws {
    guard fragments.isEmpty else { return }
    throw ValidationError(
      serving.serving.isEmpty
        ? "Name the fragments of a program."
        : "Name the fragments of the program before --serving, which takes all paths up to the next option.")
  }

  func run() throws {
    try serving.rejectCheckedProgram(fragments: fragments)
    let configuration = try self.configuration.load()
    let program = try ServingOptions.linked(fragments)
    var options = conditions.options(configuration.configuration)
    options.endsWithProcess = true
    report.rules.apply(to: &options)
    options.serving = try serving.programs()
    for name in options.roots where !program.hasRoot(name) {
      throw Refusal.of("there is no type or module called '\(name)'")
    }
    let verdict = program.judged(options)
    if verdict.isEmpty {
      throw Refusal.withoutServices(fileCount: program.files.count)
    }
    try CheckReport(
      options: report, configuration: configuration, judgedOptions: options, fileCount: program.files.count,
      paths: program.files.map(\.path)
    ).write(verdict)
    Self.exit()
  }
}
