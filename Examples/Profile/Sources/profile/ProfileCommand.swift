public import ArgumentParser
import Furnish
public import ProfileServices

/// The command line of the program.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Logs in to an account and shows it.",
    discussion: """
      A debug build uses a server of its own, which has one user: test@example.com \
      with the password 'secret'. The variables PROFILE_ENVIRONMENT (development, staging or \
      production), PROFILE_API_BASE_URL and PROFILE_FOLDER take precedence over the \
      configuration file.
      """,
    subcommands: [Login.self, Show.self, Logout.self, Settings.self, Services.self])
}

/// The options of every subcommand.
struct CommonOptions: ParsableArguments {
  @Option(help: "A JSON file with the settings.")
  var configuration: String?

  @Option(help: "Whether the server is a real one: live or mock.")
  var services: ServiceChoice?
}

extension ServiceChoice: ExpressibleByArgument {}

/// A subcommand, which returns the text to print or an error.
protocol ProfileSubcommand: ParsableCommand {
  var options: CommonOptions { get }

  @MainActor func result(from locator: ServiceLocator) async -> Result<String, Refusal>
}
