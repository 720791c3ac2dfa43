import FurnishMacros

// Names of cases, endpoints and parameters that have another meaning in some places, and types of stores in all spellings.

@CaseAccessors
enum Filter: Sendable {
  case `Type`(Int), `Protocol`(Int), `await`(Int), name(String)
}

@ClosureService(store: .none)
struct Timer: Sendable {
  var stop: @Sendable (_ await: Bool, _ self: Int) throws -> Void
  var `await`: @Sendable (_ await: Bool, _ `init`: Int) async throws -> Void
  var `init`: @Sendable (_ path: String) throws -> Void
}

nonisolated final class ItemStore<T: Sendable>: Sendable {}

enum Namespace {
  nonisolated final class OtherStore: Sendable {}
}

@ClosureService
struct Items<T: Sendable>: Sendable {
  let items: ItemStore<T>
  var get: @Sendable (_ n: Int) async throws -> T?
}

@ClosureService
struct Others: Sendable {
  let items: Namespace.OtherStore
  var get: @Sendable (_ n: Int) async throws -> Int
}
