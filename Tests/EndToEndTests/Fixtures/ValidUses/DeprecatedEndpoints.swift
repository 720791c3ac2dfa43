public import FurnishRemote

// Endpoints that are deprecated, in every kind: generated code uses them without a warning.

nonisolated enum Refusal: RemoteThrowable {
  case refused
  init(remoteFailure: RemoteError) { self = .refused }
}

@globalActor actor Archive { static let shared = Archive() }

nonisolated struct Ticket: ~Copyable {}

@ClosureService(store: .none) @RemoteService
public struct Landmarks: Sendable {
  @available(*, deprecated) public var count: @Sendable () async throws -> Int
  @available(*, deprecated, renamed: "fetch") public var get: @Sendable (_ id: Int) async throws -> Int
  public var fetch: @Sendable (_ id: Int) async throws -> Int
  @available(*, deprecated) @LocalEndpoint
  public var list: @Sendable (_ ids: Int...) throws -> [Int] = { (ids: Int...) in ids }
}

@ClosureService(store: .none)
struct Depot<Item: Sendable>: Sendable {
  @available(*, deprecated) var `default`, newValue, service: @Archive @Sendable (_ item: Item) async throws(Refusal) -> Int
  @available(*, deprecated) var take: @Sendable (_ ticket: consuming Ticket, _ body: () -> Int) -> Int
  @available(swift, deprecated: 5) var note: (@Sendable () -> Void)?
  #if os(Linux)
    @available(macOS, introduced: 10.0, deprecated: 11.0)
  #endif
  var put: nonisolated(nonsending) @Sendable (_ number: inout Int) async -> Int = { number in number }
}

@MainActor @ClosureService(store: .none)
struct Screen: Sendable {
  @available(*, deprecated) var show: @MainActor @Sendable (_ line: String) -> Int
}

@ClosureService(store: .none)
private struct Secret: Sendable {
  @available(*, deprecated) fileprivate var open: @Sendable (_ id: Int) -> Int
}

nonisolated struct Record: Sendable { var a = "", b = "", c = "", d = "", e = "" }

@ClosureService(store: .none)
struct Archives: Sendable {
  @available(*, deprecated) var copy: @Sendable (_ record: Record) throws(Refusal) -> Record
  @available(*, deprecated) var keep: @Sendable (_ record: Record) async -> Record = { $0 }
}

@ClosureService(store: .none)
struct Versions: Sendable {
  let version: Int = 3
  @available(*, deprecated) var count: @Sendable () -> Int = { 7 }
  @available(*, deprecated) var old: @Sendable (_ a: Int) throws -> Void
  @available(*, deprecated) var await, value: @Sendable (_ a: Int) throws -> Void
  var new: @Sendable () -> Int
}

@available(*, deprecated) nonisolated struct OldUser: Sendable {}

// A deprecated type in the signature of an endpoint: the whole service is deprecated.
@available(*, deprecated)
@ClosureService(store: .none)
struct OldUsers: Sendable {
  var user: @Sendable (_ id: Int) throws -> OldUser?
  var put: @Sendable (_ users: OldUser...) async -> Void
}
