import Foundation
import Furnish
import SearchConsole
import SearchEngines
import SearchNetwork

/// The program: says how pages are fetched, then does what it was asked for.
@main
enum Main {
  static func main() async {
    prepareServices { $0.fetchPage = .network }
    do {
      let command = try SearchCommand(CommandLine.arguments.dropFirst())
      try await command.run { write($0, to: .standardOutput) }
    } catch let refusal as SearchCommand.Refusal {
      write("search: \(refusal)\n\(SearchCommand.usage)", to: .standardError)
      exit(64)
    } catch {
      write("search: \(error)", to: .standardError)
      exit(EXIT_FAILURE)
    }
  }

  /// Writes at once, also into a pipe; nobody is left to tell when that fails.
  private static func write(_ text: String, to stream: FileHandle) {
    try? stream.write(contentsOf: Data("\(text)\n".utf8))
  }
}
