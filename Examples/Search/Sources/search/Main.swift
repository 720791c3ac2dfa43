import ArgumentParser
import Foundation
import Furnish
import FurnishFoundation

/// The program. It applies the overrides of its arguments, and runs its command.
@main
enum Main {
  static func main() async {
    do {
      let command = try SearchCommand.parseAsRoot()
      try await run(command)
    } catch {
      finish(with: error)
    }
  }

  private static func run(_ command: any ParsableCommand) async throws {
    guard let command = command as? any SearchSubcommand else {
      var help = command
      return try help.run()
    }
    try await withServices { values in
      values.openURL = values.openURL.announced
      command.override(&values)
    } operation: {
      try await command.run(with: Search())
    }
  }

  /// Ends the program: with status 0 after it has printed help, otherwise with status 1 and the error in one line.
  private static func finish(with error: any Error) -> Never {
    let status = SearchCommand.exitCode(for: error)
    if status == .success {
      Console.write(line: SearchCommand.fullMessage(for: error))
      exit(EXIT_SUCCESS)
    }
    Console.write(line: "search: \(Console.line(for: error))", to: .standardError)
    exit(EXIT_FAILURE)
  }
}

extension OpenURL {
  /// A value that also prints the address before it opens it, since this machine may have no browser.
  fileprivate var announced: Self {
    Self { url in
      Console.write(line: url.absoluteString)
      self(url)
    }
  }
}
