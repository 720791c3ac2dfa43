extension LandmarkService {
  /// Serves landmarks that are in memory, and puts them into the store when asked to.
  public static func inMemory(
    _ landmarks: [Landmark],
    store: LandmarkStore = LandmarkStore()
  ) -> Self {
    let landmarks = landmarks.sorted(by: Landmark.comesFirst)
    return Self(
      store: store,
      fetchLandmarks: { try await store.load { landmarks } },
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

  /// The same service, with every answer late.
  public func delayed(by delay: Duration) -> Self {
    let service = self
    return Self(
      store: store,
      fetchLandmarks: {
        await service.store.setLoading()
        do {
          try await Task.sleep(for: delay)
          try await service.fetchLandmarks()
        } catch {
          await service.store.setError(error)
          throw error
        }
      },
      fetchLandmark: { id in
        try await Task.sleep(for: delay)
        return try await service.fetchLandmark(id)
      },
      fetchLandmarksByCategory: { category in
        try await Task.sleep(for: delay)
        return try await service.fetchLandmarksByCategory(category)
      },
      searchLandmarks: { query in
        try await Task.sleep(for: delay)
        return try await service.searchLandmarks(query)
      },
      fetchCategories: {
        try await Task.sleep(for: delay)
        return try await service.fetchCategories()
      }
    )
  }
}
