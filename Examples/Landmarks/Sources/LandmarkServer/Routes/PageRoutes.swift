import Furnish
import Hummingbird
import LandmarkPages
import LandmarkServices

/// The routes of the pages. They read the service in force for the request, which the visitor may have chosen.
struct PageRoutes: Sendable {
  @Injected(\.landmarks) private var landmarks: LandmarkService

  /// Adds every page.
  func add(to router: Router<LandmarkRequestContext>) {
    router.read("") { request, context in
      let panel = ServicesPanel(context.selection, for: request)
      return try await list(LandmarkQuery(context.query), panel)
    }
    router.read("landmarks/:id") { request, context in
      let panel = ServicesPanel(context.selection, for: request)
      return try await detail(encodedID: try context.parameters.require("id"), panel)
    }
  }

  private func list(_ query: LandmarkQuery, _ panel: ServicesPanel) async throws -> HTMLResponse {
    let landmarks = landmarks
    // The three calls run at the same time, so that the page waits for the slowest one alone.
    async let loading: Void = landmarks.loadLandmarks()
    async let categories = landmarks.fetchCategories()
    async let found = landmarks.searchLandmarks(query)
    try await loading
    let page = LandmarkListPage(
      page: try await found.existing,
      query: query,
      categories: try await categories,
      everything: await landmarks.store.landmarks,
      panel: panel)
    return HTMLResponse(html: page.html)
  }

  private func detail(encodedID: String, _ panel: ServicesPanel) async throws -> HTMLResponse {
    let landmarks = landmarks
    let landmark = try await landmarks.existing(encodedID: encodedID)
    let category = try await landmarks.fetchLandmarksByCategory(landmark.category)
    let page = LandmarkDetailPage(landmark: landmark, category: category, panel: panel)
    return HTMLResponse(html: page.html)
  }
}
