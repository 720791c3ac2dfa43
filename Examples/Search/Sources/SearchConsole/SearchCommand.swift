import Foundation
public import Furnish
public import SearchEngines

/// What somebody asked for: `search open swift`.
public struct SearchCommand: Equatable, Sendable {
  /// What to do with a query.
  public enum Action: String, CaseIterable, Sendable {
    case open
    case fetch
  }

  /// What to do.
  public let action: Action
  /// What to search for.
  public let query: String
  /// Who opens in the place of Google.
  public let opener: Engine?
  /// Where Google is, if not where it always is.
  public let address: String?

  /// How the program is called.
  public static let usage = """
    usage: search [--open-with <\(Engine.allCases.map(\.rawValue).joined(separator: "|"))>] [--engine <address>] \
    <open|fetch> <words…>
    """

  /// Reads the words after the program's name.
  public init(_ words: some Sequence<String>) throws(Refusal) {
    var words = Array(words)[...]
    var opener: Engine?
    var address: String?
    while let word = words.first, word.hasPrefix("--") {
      guard let value = words.dropFirst().first else { throw Refusal("\(word) needs a value.") }
      switch word {
      case "--open-with":
        guard let engine = Engine(rawValue: value) else { throw Refusal("'\(value)' is no engine.") }
        opener = engine
      case "--engine":
        guard let url = URL(string: value), url.host() != nil else { throw Refusal("'\(value)' is no address.") }
        address = value
      default: throw Refusal("There is no option \(word).")
      }
      words = words.dropFirst(2)
    }
    guard let action = words.popFirst().flatMap(Action.init) else { throw Refusal("Say what to do: open or fetch.") }
    guard !words.isEmpty else { throw Refusal("Say what to search for.") }
    self.action = action
    self.query = words.joined(separator: " ")
    self.opener = opener
    self.address = address
  }

  /// What was asked for makes no sense.
  public struct Refusal: Error, Equatable, CustomStringConvertible {
    /// One line.
    public let description: String

    init(_ description: String) { self.description = description }
  }
}

extension SearchCommand {
  /// Does what was asked for, with the Google of the values in force.
  ///
  /// - Parameter print: Takes what was fetched.
  /// - Throws: What the engine throws.
  public func run(print: @Sendable (String) -> Void) async throws {
    try await withServices {
      if let address, let url = URL(string: address) { $0.googleAddress = url }
    } operation: {
      guard let opener else { return try await search(print) }
      try await opener.opening { try await search(print) }
    }
  }

  private func search(_ print: @Sendable (String) -> Void) async throws {
    let google = ServiceValues.current[service: \Google.self]
    switch action {
    case .open: google.open(query)
    case .fetch: print(String(decoding: try await google.fetch(query), as: UTF8.self))
    }
  }
}
