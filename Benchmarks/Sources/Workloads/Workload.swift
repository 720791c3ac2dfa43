/// Something to measure: a name, and a body that does it `count` times.
public struct Workload: Sendable {
  public let name: String
  /// Whether it may be run on the main actor only.
  public let needsMainActor: Bool
  public let run: @Sendable (_ count: Int) -> Void

  init(
    _ name: String, needsMainActor: Bool = false, _ run: @escaping @Sendable (_ count: Int) -> Void
  ) {
    self.name = name
    self.needsMainActor = needsMainActor
    self.run = run
  }

  /// All of them, the floors first.
  public static let all: [Workload] =
    floors + reads + injected + overrides + containers + locators + endpoints + reducers + stores
}
