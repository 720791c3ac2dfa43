public import Foundation
public import Furnish
import FurnishFoundation

/// A search engine that shows its results in the browser, or fetches them.
///
/// Either operation can be replaced anywhere, and the other is unchanged:
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

  /// Returns an operation that shows the results of an engine in the browser.
  ///
  /// - Parameter engine: The engine to use.
  public static func opening(in engine: SearchEngine) -> Endpoint<@Sendable (_ query: String) -> Void> {
    { environment in
      { query in environment.openURL(engine.url(for: query)) }
    }
  }

  /// Returns an operation that fetches the page with the results of an engine.
  ///
  /// - Parameter engine: The engine to use.
  /// - Returns: An operation that throws the errors of the ``HTTPClient`` in force.
  public static func fetching(
    from engine: SearchEngine
  ) -> Endpoint<@Sendable (_ query: String) async throws -> Data> {
    { environment in
      { query in try await environment.httpClient(engine.url(for: query)) }
    }
  }
}
