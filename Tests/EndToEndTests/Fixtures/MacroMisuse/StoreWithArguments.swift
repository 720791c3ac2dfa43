import FurnishMacros

final class LimitedStore: Sendable {
  init(limit: Int) {}
}

@ClosureService
struct LimitedService: Sendable {
  let store: LimitedStore
  var count: @Sendable () -> Int
}
