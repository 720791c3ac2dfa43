public import Foundation
public import Furnish
import FurnishFoundation

/// The engines that may open in the place of Google.
public enum Engine: String, CaseIterable, Sendable {
  case duckduckgo
  case bing

  /// Where it answers.
  public var address: URL {
    // Literals that are addresses.
    switch self {
    case .duckduckgo: URL(string: "https://www.duckduckgo.com/")!
    case .bing: URL(string: "https://www.bing.com/search")!
    }
  }

  /// Runs `operation` with this engine in the place of Google where somebody opens a page. What is fetched still
  /// comes from Google: one endpoint is replaced, and the other stays.
  nonisolated(nonsending) public func opening<Success>(
    _ operation: nonisolated(nonsending) () async throws -> Success
  ) async throws -> Success {
    try await withServices {
      $0[service: \Google.self].endpoints.open = { [address] environment in
        { query in environment.openURL(address.searching(for: query)) }
      }
    } operation: {
      try await operation()
    }
  }
}
