extension LandmarkService {
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
