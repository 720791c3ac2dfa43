public import Foundation
public import LandmarkServices

extension LandmarkService {
  /// Serves the landmarks of a running server.
  ///
  /// What a server sends and no landmark can be made of is dropped, and counted by the store.
  ///
  /// - Parameters:
  ///   - client: The network.
  ///   - baseURL: Where the server is: `http://127.0.0.1:8080`.
  /// - Returns: A service whose calls throw ``NetworkError`` and what `client` throws.
  public static func live(client: NetworkClient, baseURL: URL) -> Self {
    let store = LandmarkStore()
    let server = LandmarkAddresses(client: client, baseURL: baseURL)
    return Self(
      store: store,
      fetchLandmarks: {
        await store.setLoading()
        do {
          let models = try await server.allLandmarks()
          let landmarks = models.compactMap(\.domainModel)
          await store.setLandmarks(landmarks, dropped: models.count - landmarks.count)
        } catch {
          await store.setError(error)
          throw error
        }
      },
      fetchLandmark: { id in try await server.landmark(id)?.domainModel },
      fetchLandmarksByCategory: { category in
        try await server.allLandmarks(of: category).compactMap(\.domainModel)
      },
      searchLandmarks: { query in try await server.page(query) },
      fetchCategories: { try await server.categories().compactMap(\.domainModel) })
  }
}

/// What can be asked of a server, and where.
private struct LandmarkAddresses: Sendable {
  let client: NetworkClient
  let baseURL: URL

  func allLandmarks(of category: LandmarkServices.Category? = nil) async throws -> [LandmarkApiModel] {
    var query = LandmarkQuery(category: category)
    var models: [LandmarkApiModel] = []
    while true {
      guard let response = try await list(query) else { return models }
      models += response.landmarks
      guard query.page < response.pageCount else { return models }
      query.page += 1
    }
  }

  func landmark(_ id: Landmark.ID) async throws -> LandmarkApiModel? {
    try await client.fetch(
      LandmarkApiModel.self, from: baseURL.appending(components: "api", "landmarks", id))
  }

  func page(_ query: LandmarkQuery) async throws -> LandmarkPage {
    let response = try await list(query)
    return LandmarkPage(
      landmarks: response?.landmarks.compactMap(\.domainModel) ?? [], total: response?.total ?? 0, query: query)
  }

  func categories() async throws -> [CategoryListApiResponse.Summary] {
    let url = baseURL.appending(components: "api", "categories")
    return try await client.fetch(CategoryListApiResponse.self, from: url)?.categories ?? []
  }

  private func list(_ query: LandmarkQuery) async throws -> LandmarkListApiResponse? {
    var items = [URLQueryItem(name: "page", value: "\(query.page)")]
    if let category = query.category { items.append(URLQueryItem(name: "category", value: category.rawValue)) }
    if !query.text.isEmpty { items.append(URLQueryItem(name: "q", value: query.text)) }
    let url = baseURL.appending(components: "api", "landmarks").appending(queryItems: items)
    return try await client.fetch(LandmarkListApiResponse.self, from: url)
  }
}
