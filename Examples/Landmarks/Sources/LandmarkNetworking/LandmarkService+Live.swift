public import Foundation
public import LandmarkServices

extension LandmarkService {
  /// Creates a service that requests landmarks from a server over the network.
  ///
  /// The answers of the server become landmarks of this program. Invalid ones are left out and counted.
  ///
  /// - Parameters:
  ///   - client: The client that fetches the bytes. Its errors are thrown.
  ///   - baseURL: The address of the server, such as `http://127.0.0.1:8080`.
  ///   - dropped: The counter of the landmarks that are left out.
  public static func live(
    client: NetworkClient,
    baseURL: URL,
    dropped: DroppedLandmarks = DroppedLandmarks()
  ) -> Self {
    let api = LandmarkAPI(client: client, baseURL: baseURL, dropped: dropped)
    return Self(
      store: LandmarkStore(),
      fetchLandmarks: { try await api.landmarks() },
      fetchLandmark: { id in try await api.landmark(id: id) },
      fetchLandmarksByCategory: { category in
        try await api.landmarks(matching: LandmarkQuery(category: category))
      },
      searchLandmarks: { query in try await api.search(query) },
      fetchCategories: { try await api.categories() }
    )
  }
}

extension LandmarkAPI {
  /// Finds one page of the matching landmarks.
  ///
  /// The server chooses the size of pages. If the query has another size, or the page is beyond the last, this method
  /// requests all landmarks and divides them.
  fileprivate func search(_ query: LandmarkQuery) async throws -> LandmarkPage {
    if query.page >= 1, query.pageSize == LandmarkQuery.defaultPageSize,
      let page = try await page(query.page, of: query), page.pageSize == query.pageSize
    {
      return LandmarkPage(landmarks: await valid(page.items), total: page.total, query: query)
    }
    let found = try await landmarks(matching: query)
    let shown = query.offset.map { found.dropFirst($0).prefix(query.pageSize) } ?? []
    return LandmarkPage(landmarks: Array(shown), total: found.count, query: query)
  }
}
