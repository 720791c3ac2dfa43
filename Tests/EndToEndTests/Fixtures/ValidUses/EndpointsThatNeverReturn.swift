public import FurnishMacros

// Endpoints that end with an error or with the program.

nonisolated enum Refusal: Error { case refused }

@ClosureService(store: .none)
public struct Endings: Sendable {
  public var stop: @Sendable () -> Never
  public var leave: @Sendable (_ code: Int) async -> Never
  public var fail: @Sendable () throws -> Never
  public var halt: @Sendable (_ code: Int) async throws -> Never
  var refuse: @Sendable (_ code: Int) async throws(Refusal) -> Never
  var quit: @Sendable (_ codes: Int...) async throws(Refusal) -> Swift.Never
  public var part: @Sendable (_ code: Int) async throws -> Never = { _ in throw CancellationError() }
  public var end: @Sendable (_ code: Int) async -> Never = { _ in fatalError() }
}
