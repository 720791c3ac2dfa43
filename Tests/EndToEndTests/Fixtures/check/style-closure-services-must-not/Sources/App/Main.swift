import Furnish

@ClosureService
struct LandmarkService: Sendable {
  let store: LandmarkStore
  var fetch: @Sendable () async throws -> Void
}
extension LandmarkService {
  static func live(store: LandmarkStore) -> Self { Self(store: store, fetch: {}) }
  static var mock: Self { Self(store: LandmarkStore(), fetch: {}) }
  static var preview: Self { .mock }
}
final class LandmarkStore: Sendable {}
struct Landmark { var name: () -> String }
