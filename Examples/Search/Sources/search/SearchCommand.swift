public import ArgumentParser
import Furnish
public import SearchServices

/// The command line of the program.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Searches the web.",
    discussion: """
      The engine is Google unless --engine names another one: google, duckduckgo, or the address of one that takes the \
      search text in the parameter q.
      """,
    subcommands: [Open.self, Fetch.self])
}

/// The options of every subcommand.
struct SearchOptions: ParsableArguments {
  @Argument(help: "The words to search for.")
  var words: [String]

  @Option(help: "google, duckduckgo, or the address of another engine.")
  var engine: SearchEngine?

  var query: String { words.joined(separator: " ") }

  func validate() throws {
    guard query.contains(where: { !$0.isWhitespace }) else {
      throw ValidationError("There is nothing to search for.")
    }
  }
}

/// A subcommand, with the overrides under which it runs.
protocol SearchSubcommand: ParsableCommand {
  /// Overrides the operation of this subcommand if another engine is chosen.
  func override(_ values: inout ServiceValues)

  func run(with search: Search) async throws
}

extension SearchEngine: ExpressibleByArgument {
  public init?(argument: String) {
    if let known = SearchEngine.byName[argument.lowercased()] {
      self = known
    } else {
      self.init(address: argument)
    }
  }
}
