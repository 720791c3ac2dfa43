public import Foundation
public import Furnish

/// A client that fetches pages of the web. Call it like a function.
public struct HTTPClient: Sendable {
  /// Fetches the page at an address.
  public var fetch: @Sendable (_ url: URL) async throws -> Data

  /// Creates a client.
  public init(fetch: @escaping @Sendable (_ url: URL) async throws -> Data) {
    self.fetch = fetch
  }

  /// Fetches the page at an address.
  ///
  /// - Throws: ``FetchError`` if the client is the live one.
  public func callAsFunction(_ url: URL) async throws -> Data { try await fetch(url) }
}

extension ServiceValues {
  /// The client that fetches pages of the web, which uses HTTP in a running program.
  ///
  /// It has no test value: a test that fetches a page without an override fails before it uses
  /// the network.
  public var httpClient: HTTPClient {
    get { self[HTTPClientKey.self] }
    set { self[HTTPClientKey.self] = newValue }
  }
}

private enum HTTPClientKey: ServiceKey {
  static var defaultValue: HTTPClient { .live() }
}
