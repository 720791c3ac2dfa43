/// A piece of work to measure, with a name and a body that does the work `count` times.
public struct Workload: Sendable {
  public let name: String
  /// A Boolean value that indicates whether the workload runs on the main actor only.
  public let needsMainActor: Bool
  private let body: Body

  /// The body. A synchronous one is not stored as an asynchronous function, which would be compiled differently.
  private enum Body: Sendable {
    case synchronous(@Sendable (_ count: Int) -> Void)
    case asynchronous(@Sendable (_ count: Int) async -> Void)
  }

  public init(
    _ name: String, needsMainActor: Bool = false, _ run: @escaping @Sendable (_ count: Int) -> Void
  ) {
    self.name = name
    self.needsMainActor = needsMainActor
    body = .synchronous(run)
  }

  public init(_ name: String, awaiting run: @escaping @Sendable (_ count: Int) async -> Void) {
    self.name = name
    needsMainActor = false
    body = .asynchronous(run)
  }

  /// A Boolean value that indicates whether the body is asynchronous.
  public var isAsynchronous: Bool { if case .asynchronous = body { true } else { false } }

  public func run(_ count: Int) async {
    switch body {
    case .synchronous(let run): run(count)
    case .asynchronous(let run): await run(count)
    }
  }

  /// All workloads, the floors first.
  public static let all: [Workload] =
    floors + reads + injected + overrides + containers + scopes + levels + locators + endpoints + reducers + stores
}
