import ArgumentParser
import Furnish
import SearchServices

struct Open: SearchSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows the results in the browser, and prints the address.")

  @OptionGroup var options: SearchOptions

  func override(_ values: inout ServiceValues) {
    guard let engine = options.engine else { return }
    values[service: \Google.self].endpoints.open = Google.opening(in: engine)
  }

  func run(with search: Search) async throws { search.open(options.query) }
}

struct Fetch: SearchSubcommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the page of results, as the engine sends it.")

  @OptionGroup var options: SearchOptions

  @Option(help: "How many seconds the page may take.")
  var patience = 30.0

  func validate() throws {
    guard patience > 0, patience <= 3600 else {
      throw ValidationError("A page may take from 0.001 to 3600 seconds, not \(patience).")
    }
  }

  func override(_ values: inout ServiceValues) {
    values.httpClient = .live(patience: .seconds(patience))
    guard let engine = options.engine else { return }
    values[service: \Google.self].endpoints.fetch = Google.fetching(from: engine)
  }

  func run(with search: Search) async throws { Console.write(try await search.fetch(options.query)) }
}
