extension LandmarkService {
  /// Creates a service over landmarks in memory.
  public static func inMemory(
    _ landmarks: [Landmark],
    store: LandmarkStore = LandmarkStore()
  ) -> Self {
    let landmarks = landmarks.sorted(by: Landmark.comesFirst)
    return Self(
      store: store,
      fetchLandmarks: { landmarks },
      fetchLandmark: { id in landmarks.first { $0.id == id } },
      fetchLandmarksByCategory: { category in landmarks.filter { $0.category == category } },
      searchLandmarks: { query in query.page(of: landmarks) },
      fetchCategories: {
        Category.allCases.map { category in
          CategorySummary(category, count: landmarks.count { $0.category == category })
        }
      }
    )
  }
}
