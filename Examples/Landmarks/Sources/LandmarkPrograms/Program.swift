public import ArgumentParser
import Foundation
import Furnish
import LandmarkPersistence

/// A program with a command line.
public enum Program<Command: ParsableCommand> {
  /// Parses the command line, runs the program, and ends it. If the user requests help, the status is 0. Every error is
  /// printed in one line, and the status is 1.
  ///
  /// - Parameter body: The program.
  public static func run(_ body: (Command) async throws -> Void) async {
    do {
      try await body(Command.parse())
    } catch {
      finish(with: error)
    }
  }

  private static var name: String { Command.configuration.commandName ?? "" }

  private static func finish(with error: any Error) -> Never {
    if Command.exitCode(for: error) == .success {
      Console.write(Command.fullMessage(for: error))
      exit(EXIT_SUCCESS)
    }
    Console.write("\(name): \(line(for: error))", to: .standardError)
    exit(EXIT_FAILURE)
  }

  private static func line(for error: any Error) -> String {
    // The error of a recipe contains the fix. The chain of requests does not help the user of the program.
    let error = (error as? ServiceError)?.underlying ?? error
    return switch error {
    case let error as DatabaseOpeningError: error.description
    case let error as ListeningError: error.description
    case let error as PortNumber.Invalid: error.description
    case _ where Command.exitCode(for: error) == .validationFailure:
      "\(Command.message(for: error)) (\(name) --help lists the options)"
    default:
      Command.message(for: error).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
  }
}
