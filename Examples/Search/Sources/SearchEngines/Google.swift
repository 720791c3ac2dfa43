public import Foundation
public import Furnish
import FurnishFoundation

/// A search engine whose operations do what the environment lets them do.
public struct Google: Service {
  /// The values under which it was read.
  public var environment = ServiceValues()

  /// What it can do.
  public var endpoints = (
    open: { environment in
      { query in environment.openURL(environment.googleAddress.searching(for: query)) }
    } as Endpoint<@Sendable (String) -> Void>,
    fetch: { environment in
      { query in try await environment.fetchPage(environment.googleAddress.searching(for: query)) }
    } as Endpoint<@Sendable (String) async throws -> Data>
  )

  /// A search engine that nobody has told anything.
  public init() {}
}

extension URL {
  /// The address that a search engine answers a query at: `?q=`.
  public func searching(for query: String) -> URL { appending(queryItems: [URLQueryItem(name: "q", value: query)]) }
}
