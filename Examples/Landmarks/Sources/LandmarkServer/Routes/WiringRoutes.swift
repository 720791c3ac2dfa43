import Furnish
import FurnishReports
import HTTPTypes
import Hummingbird
import NIOCore

/// The wiring of this server, as a page to look into.
struct WiringRoutes: Sendable {
  private let page: ByteBuffer

  /// - Parameter graph: What the container knows of itself; it is drawn once, as it never changes.
  init(_ graph: ServiceGraph) {
    page = ByteBuffer(string: GraphReport(graph, title: "Landmarks").html())
  }

  /// Adds the page.
  func add(to router: Router<LandmarkRequestContext>) {
    router.read("wiring") { _, _ in
      Response(status: .ok, headers: Self.headers, body: .init(byteBuffer: page))
    }
  }

  /// Its style and its script stand in the page itself, and it loads nothing.
  private static let headers: HTTPFields = [
    .contentType: "text/html; charset=utf-8",
    .contentSecurityPolicy:
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    .xContentTypeOptions: "nosniff",
    .referrerPolicy: "same-origin",
    .cacheControl: "no-cache",
  ]
}
