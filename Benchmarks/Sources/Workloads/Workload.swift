/// Something to measure: a name, and a body that does it `count` times.
public struct Workload: Sendable {
  public let name: String
  public let run: @Sendable (_ count: Int) -> Void

  init(_ name: String, _ run: @escaping @Sendable (_ count: Int) -> Void) {
    self.name = name
    self.run = run
  }

  /// All of them, the floors first.
  public static let all: [Workload] = floors + reads + injected + overrides + containers + locators
}
