import Furnish

struct LandmarkService {
  var fetch: () -> Void
  var count: @Sendable () -> Int
}
extension LandmarkService {
  static var mock: LandmarkService { LandmarkService(fetch: {}, count: { 0 }) }
}

@ClosureService(store: .none)
struct Clockwork: Sendable {
  var tick: @Sendable () -> Void
  static var live: Self { Self(tick: {}) }
  static var mock: Self { live }
  static let preview = Self(tick: {})
}
