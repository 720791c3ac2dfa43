import Furnish

/// The services of an example, without Foundation: one that opens pages, one that fetches them, and a search engine that
/// does both.
struct PageOpener: Sendable {
  var open: @Sendable (String) -> Void
  func callAsFunction(_ address: String) { open(address) }
}

struct HTTPClient: Sendable {
  var fetch: @Sendable (String) async throws -> [UInt8]
  func callAsFunction(_ address: String) async throws -> [UInt8] { try await fetch(address) }
}

private enum OpenURLKey: PlainKey {
  static var value: PageOpener { PageOpener { Journal.note("opened \($0)") } }
}

private enum HTTPClientKey: PlainKey {
  static var value: HTTPClient { HTTPClient { Array("page at \($0)".utf8) } }
}

extension ServiceValues {
  var openURL: PageOpener {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  var httpClient: HTTPClient {
    get { self[HTTPClientKey.self] }
    set { self[HTTPClientKey.self] = newValue }
  }
}

struct Google: Service {
  var environment = ServiceValues()
  var endpoints = (
    open: { environment in { query in environment.openURL(url(for: query)) } } as Endpoint<@Sendable (String) -> Void>,
    fetch: { environment in { query in try await environment.httpClient(url(for: query)) } }
      as Endpoint<@Sendable (String) async throws -> [UInt8]>
  )

  private static func url(for query: String) -> String { "google.com/\(query)" }
}
