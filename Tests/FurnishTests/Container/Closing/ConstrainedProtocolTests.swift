import Testing

@testable import Furnish
@testable import FurnishValues

/// Services that are requested as `any P<X>`.
@Suite struct ConstrainedProtocolTests {
  @Test func `an object with an alias that is a constrained protocol is closed once`() async throws {
    let log = ClosingCount()
    let container = ServiceContainer()
    try container.services.register(Platter.self) { Platter(log) }
      .register((any Archive<Int> & Sendable).self) { (platter: Platter) in platter }
    let provider = try container.validated()
    _ = provider.resolveRequired((any Archive<Int> & Sendable).self)
    try await provider.close()
    #expect(log.count == 1)
  }

  @Test func `a transient service that is a constrained protocol is closed with its scope`() async throws {
    let log = ClosingCount()
    let container = ServiceContainer()
    try container.services.register((any Archive<Int> & Sendable).self, lifetime: .transient) { Platter(log) }
    let provider = try container.validated()
    let scope = provider.makeScope()
    _ = scope.resolveRequired((any Archive<Int> & Sendable).self)
    try await scope.close()
    #expect(log.count == 1)
  }

  @Test func `a class and a struct behind constrained protocols are closed`() async throws {
    let log = ClosingCount()
    let container = ServiceContainer()
    try container.services.register((any Rack<Int> & Sendable).self) { Platter(log) }
      .register((any Archive<String> & Sendable).self) { Reel(log: log) }
    let provider = try container.validated()
    _ = provider.resolveRequired((any Rack<Int> & Sendable).self)
    _ = provider.resolveRequired((any Archive<String> & Sendable).self)
    try await provider.close()
    #expect(log.count == 2)
  }

  @Test func `a transient service behind a constrained protocol that is not closeable lives as long as its users`()
    throws
  {
    let container = ServiceContainer()
    try container.services.register((any Scale<Int> & Sendable).self, lifetime: .transient) { () in Kitchen() }
    let provider = try container.validated()
    weak var scale: Kitchen?
    do {
      let created = provider.resolveRequired((any Scale<Int> & Sendable).self)
      scale = created as? Kitchen
      #expect(scale != nil)
    }
    #expect(scale == nil)
  }

  @Test func `a closeable superclass makes an existential closeable, and a constraint on a generic argument does not`()
  {
    #expect(CloseableTypes.contain((any Archive<Int>).self))
    #expect(CloseableTypes.contain((any Rack<Int>).self))
    #expect(CloseableTypes.contain((any Cabinet & Sendable).self))
    #expect(CloseableTypes.contain((any Cabinet & Plain).self))
    #expect(!CloseableTypes.contain((any Scale<Int>).self))
    #expect(!CloseableTypes.contain((any Holder<Reel> & Scale<Int>).self))
    #expect(!CloseableTypes.contain((any Scale<any Closeable>).self))
  }

  @Test func `the error names a missing constrained protocol as it is requested`() throws {
    let container = ServiceContainer()
    try container.services.register(Int.self) { (storage: any Archive<Int> & Sendable) in 1 }
    let error = try #require(#expect(throws: WiringError.self) { try container.validated() })
    #expect("\(error)".contains("add `services.register((any Archive<Int>).self) { … }`"))
  }

  @Test(arguments: [
    ("any App.Store<Self.App.Store.Item == Swift.Int>", "any App.Store<Swift.Int>"),
    ("Swift.Array<any Store<Self.Store.Item == Int>>", "Swift.Array<any Store<Int>>"),
    (
      "any Store<Self.Store.Item == any Store<Self.Store.Item == (Int, Set<Int>)>>",
      "any Store<any Store<(Int, Set<Int>)>>"
    ),
    ("any Store<Self.Store.Item == (Int) -> Box<Int>>", "any Store<(Int) -> Box<Int>>"),
    ("any Two<Self.Two.A == String, Self.Two.B == Int>", "any Two<Self.Two.A == String, Self.Two.B == Int>"),
    ("any Store & AnyObject<Self.Store.Item == Int>", "any Store & AnyObject<Self.Store.Item == Int>"),
    ("Map<String, any Store<Self.Store.Item == Int>>", "Map<String, any Store<Int>>"),
    ("App.`a == <b`", "App.`a == <b`"),
    ("(any Store<Self.App.(Store in _DA7).Item == Int>) -> ()", "(any Store<Int>) -> ()"),
    ("any Store<Self.Store.Item ==", "any Store<Self.Store.Item ==>"),
    ("any App.(Store in _DA7)<Self.App.(Store in _DA7).Item == (Int, App.Key)>", "any App.Store<(Int, App.Key)>"),
  ])
  func `the name of a constrained protocol has the arguments that its source has`(_ printed: String, _ written: String)
  {
    #expect(TypeName.withPrimaryArguments(printed) == written)
  }
}

private protocol Archive<Item>: Closeable { associatedtype Item }
private protocol Rack<Item>: AnyObject, Closeable { associatedtype Item }
private protocol Scale<Item> { associatedtype Item }
private protocol Plain {}
private class Cabinet: Closeable, @unchecked Sendable { func close() {} }
private class Holder<Content: Closeable> {}
private final class Kitchen: Scale, Sendable { typealias Item = Int }

private final class Platter: Archive, Rack, Sendable {
  typealias Item = Int
  private let log: ClosingCount

  init(_ log: ClosingCount) { self.log = log }

  func close() { log.add() }
}

private struct Reel: Archive {
  typealias Item = String
  let log: ClosingCount

  func close() { log.add() }
}
