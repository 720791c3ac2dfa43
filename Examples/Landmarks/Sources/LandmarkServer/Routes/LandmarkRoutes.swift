import Furnish
import Hummingbird
import LandmarkServices

/// The routes that return data as JSON. They read the data from the service that is in force for the request.
struct LandmarkRoutes: Sendable {
  // The property is created once and read at each request, so it returns the service that the request has chosen.
  @Injected(\.landmarks) private var landmarks: LandmarkService

  /// Adds every route.
  func add(to router: Router<LandmarkRequestContext>) {
    router.read("api/landmarks") { _, context in try await search(context.query) }
    router.read("api/landmarks/:id") { _, context in
      try await landmark(encodedID: try context.parameters.require("id"))
    }
    router.read("api/categories") { _, _ in try await categories() }
    router.read("health") { _, _ in try await health() }
  }

  private func search(_ parameters: QueryParameters) async throws -> JSONResponse<LandmarkPage> {
    let page = try await landmarks.searchLandmarks(LandmarkQuery(parameters))
    return JSONResponse(try page.existing)
  }

  private func landmark(encodedID: String) async throws -> JSONResponse<Landmark> {
    JSONResponse(try await landmarks.existing(encodedID: encodedID))
  }

  private func categories() async throws -> JSONResponse<CategoryList> {
    JSONResponse(CategoryList(categories: try await landmarks.fetchCategories()))
  }

  private func health() async throws -> JSONResponse<Health> {
    let count = try await landmarks.fetchCategories().reduce(0) { $0 + $1.count }
    return JSONResponse(Health(status: "ok", landmarks: count))
  }
}

/// All categories, in an object that can have more members later.
struct CategoryList: Codable, Sendable {
  let categories: [CategorySummary]
}

/// The state for monitoring.
struct Health: Codable, Sendable {
  let status: String
  let landmarks: Int
}
