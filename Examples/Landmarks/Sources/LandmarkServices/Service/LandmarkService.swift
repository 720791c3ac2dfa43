public import FurnishMacros

/// A service for everything that a program requests about landmarks.
///
/// One struct serves every purpose: `live(database:)` reads SQLite, `mock` is half a second late,
/// `preview` is there at once, and `unimplemented` reports the endpoint that a test did not set.
@ClosureService
public struct LandmarkService: Sendable {
  /// The landmarks that the service has loaded so far, and the result of its last loading.
  public let store: LandmarkStore

  /// Loads all landmarks into the store.
  public var fetchLandmarks: @Sendable () async throws -> Void
  /// Finds the landmark with this identifier; nil if none exists.
  public var fetchLandmark: @Sendable (_ id: Landmark.ID) async throws -> Landmark?
  /// Finds the landmarks of one category, in the order in which lists show them.
  public var fetchLandmarksByCategory: @Sendable (_ category: Category) async throws -> [Landmark]
  /// Finds one page of the landmarks that match.
  public var searchLandmarks: @Sendable (_ query: LandmarkQuery) async throws -> LandmarkPage
  /// Counts the landmarks of each category, empty ones included.
  public var fetchCategories: @Sendable () async throws -> [CategorySummary]
}
