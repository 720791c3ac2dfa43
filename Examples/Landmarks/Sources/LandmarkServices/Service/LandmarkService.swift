public import FurnishRemote

/// A service that finds landmarks.
///
/// All implementations have this type: `live(database:)` reads SQLite, `remote(over:store:)` calls another process,
/// `mock` answers after half a second, `preview` at once, and `unimplemented` reports the endpoint that a test did not
/// set.
///
/// Endpoints return their results, so that they can run in another process. The store is in this process, and
/// ``loadLandmarks()`` fills it.
@ClosureService @RemoteService
public struct LandmarkService: Sendable {
  /// The landmarks that have been loaded, and the state of the last loading.
  public let store: LandmarkStore

  /// Finds all landmarks, in the order in which lists show them.
  @Idempotent public var fetchLandmarks: @Sendable () async throws -> [Landmark]
  /// Finds the landmark with an identifier, or returns `nil` if none exists.
  @Idempotent public var fetchLandmark: @Sendable (_ id: Landmark.ID) async throws -> Landmark?
  /// Finds the landmarks of one category, in the order in which lists show them.
  @Idempotent public var fetchLandmarksByCategory: @Sendable (_ category: Category) async throws -> [Landmark]
  /// Finds one page of the landmarks that match.
  @Idempotent public var searchLandmarks: @Sendable (_ query: LandmarkQuery) async throws -> LandmarkPage
  /// Counts the landmarks of each category, empty ones included.
  @Idempotent public var fetchCategories: @Sendable () async throws -> [CategorySummary]
}

extension LandmarkService {
  /// Loads all landmarks into the store.
  ///
  /// - Throws: The error of ``fetchLandmarks``, which the store records as well.
  public func loadLandmarks() async throws {
    try await store.load { try await fetchLandmarks() }
  }
}
