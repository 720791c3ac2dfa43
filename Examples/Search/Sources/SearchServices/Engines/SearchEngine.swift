public import Foundation

/// The addresses of a search engine: it takes the query in the parameter `q`.
public struct SearchEngine: Hashable, Sendable {
  /// The page that finds a result, without the query.
  public let address: URL

  private let components: URLComponents

  /// An engine of one's own; nil if the address is not one of the web.
  ///
  /// - Parameter address: Such as `https://search.example.com/find?lang=en`.
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
  /// - Parameter query: The query; any text.
  public func url(for query: String) -> URL {
    var components = components
    components.queryItems = (components.queryItems ?? []) + [URLQueryItem(name: "q", value: query)]
    // Foundation leaves a plus as it is, which engines read as a space.
    components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    return components.url ?? address
  }
}

extension SearchEngine {
  /// Google.
  public static let google = known("https://www.google.com/search")

  /// DuckDuckGo, as pages that need no script.
  public static let duckDuckGo = known("https://html.duckduckgo.com/html/")

  /// The engines that can be chosen by name.
  public static let byName = ["google": google, "duckduckgo": duckDuckGo]

  private static func known(_ address: String) -> Self {
    guard let engine = Self(address: address) else { preconditionFailure("an address of the web") }
    return engine
  }
}
