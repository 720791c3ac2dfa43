public import Foundation

/// The addresses of a search engine, which reads the query from the parameter `q`.
public struct SearchEngine: Hashable, Sendable {
  /// The address of the page of results, without the query.
  public let address: URL

  private let components: URLComponents

  /// Creates an engine, or returns `nil` if the address is not one of the web.
  ///
  /// - Parameter address: The address, such as `https://search.example.com/find?lang=en`.
  public init?(address: String) {
    guard let components = URLComponents(string: address), let url = components.url,
      let scheme = components.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = components.host, !host.isEmpty, components.fragment == nil
    else { return nil }
    self.address = url
    self.components = components
  }

  /// Returns the address of the page that shows the results.
  ///
  /// - Parameter query: The query, which may be any text.
  public func url(for query: String) -> URL {
    var components = components
    components.queryItems = (components.queryItems ?? []) + [URLQueryItem(name: "q", value: query)]
    // Foundation does not escape a plus, which engines read as a space.
    components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    return components.url ?? address
  }
}

extension SearchEngine {
  /// Google.
  public static let google = known("https://www.google.com/search")

  /// DuckDuckGo, with pages that need no script.
  public static let duckDuckGo = known("https://html.duckduckgo.com/html/")

  /// The engines that can be chosen by name.
  public static let byName = ["google": google, "duckduckgo": duckDuckGo]

  private static func known(_ address: String) -> Self {
    guard let engine = Self(address: address) else { preconditionFailure("an address of the web") }
    return engine
  }
}
