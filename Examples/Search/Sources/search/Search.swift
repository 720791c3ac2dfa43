import Foundation
import Furnish
import SearchServices

/// What the program does. It knows one service, and not which engine answers under its name.
struct Search {
  @Injected private var google: Google

  func open(_ query: String) { google.open(query) }

  func fetch(_ query: String) async throws -> Data { try await google.fetch(query) }
}
