public import Foundation
public import Furnish

/// Fetches pages of the web. Call it like a function.
public struct HTTPClient: Sendable {
  /// Fetches the page at an address.
  public var fetch: @Sendable (_ url: URL) async throws -> Data

  /// A client of one's own.
  public init(fetch: @escaping @Sendable (_ url: URL) async throws -> Data) {
    self.fetch = fetch
  }

  /// Fetches the page at an address.
  ///
  /// - Throws: ``FetchError``, where the client is the live one.
  public func callAsFunction(_ url: URL) async throws -> Data { try await fetch(url) }
}

extension ServiceValues {
  /// Fetches pages of the web: over HTTP in a running program.
  ///
  /// There is no test value: a test that fetches something without setting one fails, before it
  /// talks to the network.
  public var httpClient: HTTPClient {
    get { self[HTTPClientKey.self] }
    set { self[HTTPClientKey.self] = newValue }
  }
}

private enum HTTPClientKey: ServiceKey {
  static var defaultValue: HTTPClient { .live() }
}
