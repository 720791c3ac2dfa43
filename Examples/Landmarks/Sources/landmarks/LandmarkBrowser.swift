import Furnish
import LandmarkServices

/// The commands of the program, over the service in force.
struct LandmarkBrowser {
  @Injected(\.landmarks) private var service: LandmarkService

  /// Loads all landmarks into the store of the service, and returns them.
  ///
  /// - Parameter showsProgress: A Boolean value that indicates whether to print the progress of the loading.
  func allLandmarks(reporting showsProgress: Bool) async throws -> [Landmark] {
    let service = service
    let store = service.store
    // The stream is requested before the loading begins, so that it contains every state.
    let states = await store.states()
    async let watching: Void = showsProgress ? watch(states, of: store) : ()
    do {
      try await service.loadLandmarks()
    } catch {
      // The watch ends only when the store has loaded or failed.
      if case .failed = await store.state { await watching }
      throw error
    }
    if case .loaded = await store.state { await watching }
    return await store.landmarks
  }

  /// Returns the landmarks of one category.
  func landmarks(in category: Category) async throws -> [Landmark] {
    try await service.fetchLandmarksByCategory(category: category)
  }

  /// Returns one landmark.
  ///
  /// - Throws: ``Refusal`` if none exists.
  func landmark(id: Landmark.ID) async throws -> Landmark {
    guard let landmark = try await service.fetchLandmark(id: id) else { throw Refusal.noLandmark(id) }
    return landmark
  }

  /// Prints each state of a store, until the loading has ended.
  private func watch(_ states: AsyncStream<LandmarkStore.State>, of store: LandmarkStore) async {
    for await state in states {
      switch state {
      case .idle: continue
      case .loading: Console.report("loading")
      case .loaded: return Console.report("loaded \(await store.landmarks.count)")
      case .failed: return Console.report("failed")
      }
    }
  }
}
