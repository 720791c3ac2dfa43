#if canImport(SwiftUI)
  public import Foundation
  public import FurnishSwiftUI

  /// A service that searches the web.
  public struct Google: Service {
    public var environment = ServiceValues()

    public var endpoints = (
      open: { environment in
        { query in environment.openURL(url(for: query)) }
      } as Endpoint<@Sendable (String) -> Void>,
      fetch: { environment in
        { query in try await environment.httpClient.fetch(url(for: query)) }
      } as Endpoint<@Sendable (String) async throws -> Data>
    )

    public init() {}

    private static func url(for query: String) -> URL { .search("www.google.com", for: query) }
  }

  extension URL {
    /// Returns the address of the page on which a search engine shows its results.
    public static func search(_ host: String, for query: String) -> URL {
      var components = URLComponents()
      components.scheme = "https"
      components.host = host
      components.path = "/search"
      components.queryItems = [URLQueryItem(name: "q", value: query)]
      // Components with a scheme, a host and an absolute path have a URL for any query.
      return components.url!
    }
  }
#endif
