public import Foundation
public import Furnish

extension ServiceValues {
  /// Where Google is.
  public var googleAddress: URL {
    get { self[GoogleAddressKey.self] }
    set { self[GoogleAddressKey.self] = newValue }
  }

  /// Fetches a page. A program says how, before it searches: see `PageFetcher`.
  public var fetchPage: PageFetcher {
    get { self[PageFetcherKey.self] }
    set { self[PageFetcherKey.self] = newValue }
  }
}

private enum GoogleAddressKey: ServiceKey {
  // A literal that is an address.
  static var defaultValue: URL { URL(string: "https://www.google.com/search")! }
  static var testValue: URL { defaultValue }
}

private enum PageFetcherKey: ServiceKey {
  static var defaultValue: PageFetcher { PageFetcher { throw PageError.noNetwork($0) } }
}

/// Fetches a page. Call it like a function.
public struct PageFetcher: Sendable {
  private let fetch: @Sendable (URL) async throws -> Data

  /// Fetches pages your own way.
  public init(_ fetch: @escaping @Sendable (URL) async throws -> Data) { self.fetch = fetch }

  /// What stands at an address.
  ///
  /// - Throws: ``PageError``.
  public func callAsFunction(_ url: URL) async throws -> Data { try await fetch(url) }
}

/// Why there is no page, in words for whoever wanted it.
public enum PageError: Error, Equatable, CustomStringConvertible {
  /// The program has not said how pages are fetched.
  case noNetwork(URL)
  /// Nobody answers there.
  case unreachable(URL, reason: String)
  /// The engine answered with something else than a page.
  case refused(URL, status: Int)

  /// One line.
  public var description: String {
    switch self {
    case .noNetwork(let url): "There is no network to fetch \(url.absoluteString) through."
    case .unreachable(let url, let reason): "Nobody answers at \(url.host() ?? "that address") (\(reason))."
    case .refused(let url, let status): "\(url.host() ?? "The engine") answered with status \(status)."
    }
  }
}
