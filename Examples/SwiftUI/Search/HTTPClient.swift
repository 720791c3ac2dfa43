#if canImport(SwiftUI)
  public import Foundation
  public import FurnishSwiftUI

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// A client that fetches pages.
  public struct HTTPClient: Sendable {
    public var fetch: @Sendable (URL) async throws -> Data

    public init(fetch: @escaping @Sendable (URL) async throws -> Data) { self.fetch = fetch }

    /// A client that uses the network.
    public static var live: HTTPClient {
      HTTPClient { url in try await URLSession.shared.data(from: url).0 }
    }
  }

  extension ServiceValues {
    /// The client with which services fetch pages.
    public var httpClient: HTTPClient {
      get { self[HTTPClientKey.self] }
      set { self[HTTPClientKey.self] = newValue }
    }
  }

  private enum HTTPClientKey: ServiceKey {
    static var defaultValue: HTTPClient { .live }
  }
#endif
