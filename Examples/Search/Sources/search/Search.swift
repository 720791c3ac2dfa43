import Foundation
import Furnish
import SearchServices

/// The commands of the program. They use one service, with any engine.
struct Search {
  @Injected private var google: Google

  func open(_ query: String) { google.open(query) }

  func fetch(_ query: String) async throws -> Data { try await google.fetch(query) }
}
