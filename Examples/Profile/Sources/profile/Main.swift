import ArgumentParser
import Configuration
import Foundation
import Furnish
import ProfileServices

/// The program. It adds its services to the locator, and runs its command.
@main
@MainActor
enum Main {
  static func main() async {
    do {
      let command = try ProfileCommand.parseAsRoot()
      try await run(command)
    } catch {
      finish(with: error)
    }
  }

  private static func run(_ command: any ParsableCommand) async throws {
    guard let command = command as? any ProfileSubcommand else {
      var help = command
      return try help.run()
    }
    let config = try await ReadConfigService(.profile(file: command.options.configuration))
    let locator = ServiceLocator.shared
    locator.addProfileServices(command.options.services ?? .standard, config: config)
    let result = await command.result(from: locator)
    await locator.getService((any AnalyticsService).self).flush()
    Console.write(try result.get(), to: .standardOutput)
  }

  /// Ends the program: with status 0 after it has printed help, otherwise with status 1 and the error in one line.
  private static func finish(with error: any Error) -> Never {
    let status = ProfileCommand.exitCode(for: error)
    if status == .success {
      Console.write(ProfileCommand.fullMessage(for: error), to: .standardOutput)
      exit(EXIT_SUCCESS)
    }
    Console.write("profile: \(Console.line(for: error))", to: .standardError)
    exit(EXIT_FAILURE)
  }
}
