import ArgumentParser
import FurnishScanner

@main
struct Furnish: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "furnish",
    abstract: "Judges how a program's services are wired, from its source.",
    discussion: """
      The command ends with one of these statuses:

      \(ExitStatus.table)
      """,
    version: "furnish \(Version.current)",
    subcommands: [
      CheckCommand.self, WhyCommand.self, RulesCommand.self, GraphCommand.self, DiffCommand.self,
      FragmentCommand.self, LinkCommand.self, LSPCommand.self, MigrateCommand.self, FloorCommand.self,
      CheckTargetCommand.self,
    ])
}
