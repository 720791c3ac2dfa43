public import FurnishMacros

// Closure services of every shape. These tests also prove that they compile in Swift 6 mode.

final class RegionStore: Sendable {
  let limit: Int
  init(limit: Int = 3) { self.limit = limit }
}

@MainActor final class ScreenStore {
  let lines: [String]
  nonisolated init() { lines = [] }
}

public struct Region: Sendable, Equatable { var id: String }

enum RegionError: Error, Equatable { case unknown }

final class Parcel {
  var weight: Int
  init(_ weight: Int) { self.weight = weight }
}

package struct Ticket: ~Copyable { var number: Int }

@globalActor actor Archive { static let shared = Archive() }

/// A public service with a store.
@ClosureService
public struct RegionService: Sendable {
  let store: RegionStore

  /// Loads all regions.
  public var fetchRegions: @Sendable () async throws -> Void
  /// Finds a region.
  public var fetchRegion: @Sendable (_ id: String) async throws -> Region?
  public var rename: @Sendable (_ id: String, _ to: String) async throws -> Region
}

extension RegionService {
  static var preview: Self {
    Self(
      store: RegionStore(),
      fetchRegions: {},
      fetchRegion: { Region(id: $0) },
      rename: { _, name in Region(id: name) })
  }
}

/// A generic service with an endpoint of every kind.
@ClosureService(store: .none)
struct Depot<Item: Sendable>: Sendable {
  var plain: @Sendable (_ item: Item, Int) -> String
  var nothing: @Sendable () -> Void
  var throwing: @Sendable (_ number: Int) throws -> Int
  var typed: @Sendable (_ number: Int) throws(RegionError) -> Int
  var typedNothing: @Sendable () throws(RegionError) -> Void
  var never: @Sendable (_ number: Int) throws(Never) -> Int
  var waiting: @Sendable (_ number: Int) async -> Int
  var both: @Sendable (_ number: Int) async throws -> Int?
  var bothTyped: @Sendable (_ number: Int) async throws(RegionError) -> Int
  var main: @MainActor @Sendable (_ number: Int) -> Int
  var mainWaiting: @MainActor @Sendable (_ number: Int) async throws -> Int
  var archived: @Archive @Sendable (_ number: Int) async throws -> Int
  var concurrently: @concurrent @Sendable (_ number: Int) async throws -> Int
  var into: @Sendable (_ number: inout Int) -> Void
  var intoWaiting: @Sendable (_ number: inout Int, _ by: Int) async throws -> Void
  var many: @Sendable (_ numbers: Int...) -> Int
  var manyWaiting: @Sendable (_ plus: Int, _ numbers: Int...) async throws -> Int
  var manyTyped: @Sendable (_ numbers: Int...) throws(RegionError) -> Int
  var manyTypedWaiting: @Sendable (_ numbers: Int...) async throws(RegionError) -> Int
  var borrow: @Sendable (_ ticket: borrowing Ticket) -> Int
  var consume: @Sendable (_ ticket: consuming Ticket) async throws -> Int
  var send: @Sendable (_ parcel: sending Parcel) async -> Int
  var receive: @Sendable (_ weight: Int) -> sending Parcel
  var share: @Sendable (_ parcel: Parcel) throws -> Void
  var shareWaiting: @Sendable (_ parcel: Parcel) async throws -> Void
  var each: @Sendable (_ body: (Int) -> Int) -> Int
  var later: @Sendable (_ body: @escaping @Sendable () -> Int) -> @Sendable () -> Int
  var lazily: @Sendable (_ number: @autoclosure () -> Int) -> Int
  var pair: @Sendable (_ pair: (Int, String), _ list: [Item]?) -> (first: Int, second: String)
  var inParentheses: (@Sendable (_ number: Int) -> Int)
}

extension Depot where Item == String {
  static var open: Self {
    Self(
      plain: { "\($1) \($0)" }, nothing: {}, throwing: { $0 }, typed: { $0 }, typedNothing: {}, never: { $0 },
      waiting: { $0 }, both: { $0 }, bothTyped: { $0 }, main: { $0 }, mainWaiting: { $0 }, archived: { $0 },
      concurrently: { $0 }, into: { $0 += 1 }, intoWaiting: { $0 += $1 },
      many: { (numbers: Int...) in numbers.reduce(0, +) },
      manyWaiting: { (plus: Int, numbers: Int...) in numbers.reduce(plus, +) },
      manyTyped: { (numbers: Int...) in numbers.reduce(0, +) },
      manyTypedWaiting: { (numbers: Int...) in numbers.reduce(0, +) },
      borrow: { $0.number }, consume: { $0.number }, send: { $0.weight }, receive: { Parcel($0) },
      share: { $0.weight += 1 }, shareWaiting: { $0.weight += 1 }, each: { $0(20) }, later: { $0 },
      lazily: { $0() }, pair: { pair, list in (pair.0 + (list?.count ?? 0), pair.1) }, inParentheses: { $0 })
  }
}

/// Names that need backticks, and labels that no variable may have.
@ClosureService(store: .none)
struct Keyworded: Sendable {
  var `default`: @Sendable (_ in: Int, _ self: Int) -> Int
  var `repeat`: @Sendable (_ id: Int, _ other: Int) async throws -> Int
  var `init`: @Sendable (_ where: String) -> Void = { _ in }
}

/// A service whose closures at declarations are placeholders.
@ClosureService
package struct Clerk: Sendable {
  let store: ScreenStore
  package var count: @Sendable () -> Int = { 7 }
  package var greet: @Sendable (_ name: String) async throws -> String = { "hello \($0)" }
  package var add: @Sendable (_ number: inout Int) -> Int = {
    $0 += 1
    return $0
  }
  package var measure: @Sendable (_ ticket: consuming Ticket) -> Int = { $0.number }
  package var close: @Sendable () throws -> Void
  var title = "clerk"
  var note: String?
}

@ClosureService(store: RegionStore(limit: 10))
struct Limited: Sendable {
  var store: RegionStore
  var fetch: @Sendable () -> Int
}

@ClosureService
struct StockedClerk: Sendable {
  let store = RegionStore(limit: 5)
  var fetch: @Sendable () -> Int
}

/// A service with members that the author wrote.
@ClosureService(store: .none)
struct HandMade: Sendable {
  var fetch: @Sendable (_ id: Int) -> Int
  var other: @Sendable (_ id: Int) -> Int

  init(fetch: @escaping @Sendable (_ id: Int) -> Int, other: @escaping @Sendable (_ id: Int) -> Int) {
    self.fetch = { fetch($0 * 2) }
    self.other = other
  }

  func fetch(id: Int) -> Int { fetch(id) + 1000 }

  static var unimplemented: Self { Self(fetch: { $0 }, other: { $0 }) }

  static var defaultValue: Self { Self(fetch: { _ in 55 }, other: { $0 }) }
}

enum Country {
  @ClosureService(store: .none)
  fileprivate struct Inner: Sendable {
    var fetch: @Sendable (_ id: Int) throws -> Int
  }

  static var names: [String] { Inner.serviceEndpoints.map(\.description) }
}

@ClosureService(store: .none)
private struct Secret: Sendable {
  fileprivate var fetch: @Sendable (_ id: Int) throws -> Int

  static var answer: Int? { try? Secret { $0 }.fetch(id: 4) }
}

enum SecretDoor {
  static var answer: Int? { Secret.answer }
}

@available(macOS 26, iOS 26, *)
@ClosureService(store: .none)
struct Newer: Sendable {
  var fetch: @Sendable (_ id: Int) -> Int
}

@ClosureService(store: .none)
struct Several: Sendable {
  var first, second: @Sendable (_ id: Int) -> Int
}

@MainActor
@ClosureService
struct OnScreen: Sendable {
  let store: ScreenStore
  var show: @MainActor @Sendable (_ line: String) -> Int
  var load: @Sendable (_ count: Int) async throws -> Int
}

/// Names that shadow those of Furnish and of the standard library.
enum Shadowed {
  struct ServiceCall {}
  struct ServiceEndpoint {}
  struct ClosureService {}
  struct Error {}

  @ClosureService(store: .none)
  struct Service: Sendable {
    var fetch: @Sendable (_ call: Int) async throws -> Int
  }
}
