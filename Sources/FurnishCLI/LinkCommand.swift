import ArgumentParser
import FurnishScanner

/// `furnish link`: what `check` says, from fragments.
struct LinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Judges a program from the fragments of its modules, without its source.",
    discussion: """
      It says what `furnish check` would say of the same modules, in the same words.
      """)

  @Argument(help: "Files that `furnish fragment` wrote.", completion: .file(extensions: ["json"]))
  var fragments: [String]

  @Option(help: ArgumentHelp("Judge only what this type or module reaches.", valueName: "name"))
  var root: [String] = []

  @Option(help: ArgumentHelp("A flag of #if that is set.", valueName: "flag"))
  var define: [String] = []

  @Option(help: ArgumentHelp("A flag of #if that is not set.", valueName: "flag"))
  var undefine: [String] = []

  @OptionGroup var report: ReportOptions

  func run() throws {
    let program = try linked()
    for name in root where !program.hasRoot(name) {
      throw Refusal.of("there is no type or module called '\(name)'")
    }
    var options = Program.Options()
    options.roots = root
    options.defines = Set(define)
    options.undefines = Set(undefine)
    options.endsWithProcess = true
    report.apply(to: &options)
    let verdict = program.judged(options)
    if verdict.isEmpty {
      throw Refusal.of("nothing in \(VerdictText.counted(program.files.count, "file")) uses Furnish")
    }
    try report.write(verdict, fileCount: program.files.count)
    Self.exit()
  }

  private func linked() throws -> Program {
    do {
      return try Program(linking: FragmentReader().read(fragments))
    } catch let refusal as FragmentRefusal {
      throw Refusal.of(refusal.description)
    }
  }
}
