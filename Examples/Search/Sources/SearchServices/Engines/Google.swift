public import Foundation
public import Furnish
import FurnishFoundation

/// A search engine: shows what it finds in the browser, or fetches it.
///
/// Either operation can be replaced anywhere, and the other stays:
///
/// ```swift
/// withServices {
///   $0[service: \Google.self].endpoints.open = Google.opening(in: .duckDuckGo)
/// } operation: {
///   ServiceValues.current[service: \Google.self].open("swift")  // opens DuckDuckGo
/// }
/// ```
public struct Google: Service {
  public var environment = ServiceValues()
  public var endpoints = (
    open: opening(in: .google),
    fetch: fetching(from: .google)
  )

  public init() {}

  /// An operation that shows in the browser what an engine finds.
  ///
  /// - Parameter engine: The engine to use.
  public static func opening(in engine: SearchEngine) -> Endpoint<@Sendable (_ query: String) -> Void> {
    { environment in
      { query in environment.openURL(engine.url(for: query)) }
    }
  }

  /// An operation that fetches the page with what an engine finds, as the engine sends it.
  ///
  /// - Parameter engine: The engine to use.
  /// - Returns: An operation that throws what the ``HTTPClient`` in force throws.
  public static func fetching(
    from engine: SearchEngine
  ) -> Endpoint<@Sendable (_ query: String) async throws -> Data> {
    { environment in
      { query in try await environment.httpClient(engine.url(for: query)) }
    }
  }
}
