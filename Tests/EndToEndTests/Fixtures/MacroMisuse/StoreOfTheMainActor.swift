import FurnishMacros

@MainActor
final class ScreenStore {
  init() {}
}

@ClosureService
struct ScreenService: Sendable {
  let store: ScreenStore
  var show: @Sendable (_ line: String) -> Void
}
