import FurnishRemote

/// The message of each reply.
struct Landmark: Codable, Sendable {
  var id: String
  var name: String
  var category: String
  var country: String
  var latitude: Double
  var longitude: Double
  var year: Int
  var summary: String

  /// Returns the same landmark for every identifier, so that the benchmark measures the call and not the service.
  static func find(_ id: String) -> Landmark? {
    Landmark(
      id: id, name: "Petra", category: "ancient", country: "Jordan", latitude: 30.3285, longitude: 35.4444, year: -312,
      summary: "A city carved into rose-red cliffs, reached through a narrow gorge.")
  }
}

@ClosureService(store: .none) @RemoteService
struct LandmarkService: Sendable {
  @Idempotent var fetch: @Sendable (_ id: String) async throws -> Landmark?
  /// The same endpoint without `@Idempotent`: the client does not repeat a call to it.
  var visit: @Sendable (_ id: String) async throws -> Landmark?
}

extension LandmarkService {
  static let local = Self(fetch: { Landmark.find($0) }, visit: { Landmark.find($0) })
}
