public import LandmarkServices

extension LandmarkService {
  /// The service that reads the database, and keeps what it loaded in its store.
  public static func live(database: LandmarkDatabase) -> Self {
    let store = LandmarkStore()
    return Self(
      store: store,
      fetchLandmarks: { try await store.load { try await database.landmarks() } },
      fetchLandmark: { id in try await database.landmark(id: id) },
      fetchLandmarksByCategory: { category in try await database.landmarks(in: category) },
      searchLandmarks: { query in try await database.page(for: query) },
      fetchCategories: { try await database.categories() }
    )
  }
}
