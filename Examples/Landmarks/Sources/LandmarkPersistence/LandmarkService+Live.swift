public import LandmarkServices

extension LandmarkService {
  /// Creates the service that reads the database.
  public static func live(database: LandmarkDatabase) -> Self {
    Self(
      store: LandmarkStore(),
      fetchLandmarks: { try await database.landmarks() },
      fetchLandmark: { id in try await database.landmark(id: id) },
      fetchLandmarksByCategory: { category in try await database.landmarks(in: category) },
      searchLandmarks: { query in try await database.page(for: query) },
      fetchCategories: { try await database.categories() }
    )
  }
}
