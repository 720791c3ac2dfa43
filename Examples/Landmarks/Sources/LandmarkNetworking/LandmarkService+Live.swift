public import Foundation
public import LandmarkServices

extension LandmarkService {
  /// The service that asks a server over the network, and keeps what it loaded in its store.
  ///
  /// What the server sends becomes landmarks of this program; what makes no sense is left out and counted.
  ///
  /// - Parameters:
  ///   - client: What gets the bytes. Its errors are passed, and the store keeps why its loading failed.
  ///   - baseURL: The address of the server, such as `http://127.0.0.1:8080`.
  ///   - dropped: What counts the landmarks that are left out.
  public static func live(
    client: NetworkClient,
    baseURL: URL,
    dropped: DroppedLandmarks = DroppedLandmarks()
  ) -> Self {
    let store = LandmarkStore()
    let api = LandmarkAPI(client: client, baseURL: baseURL, dropped: dropped)
    return Self(
      store: store,
      fetchLandmarks: { try await store.load { try await api.landmarks() } },
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
  /// Finds one page of what matches.
  ///
  /// A server cuts pages as it likes. Where that is not how the query wants them, or the page is beyond the
  /// last, all of them are requested and cut here.
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
