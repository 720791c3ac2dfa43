import Furnish
import Testing

/// Services with arguments that are requested from a closed scope.
struct ClosedFactoryTests {
  private struct Rope: Sendable {
    let length: Int
    var color = ""
  }

  private final class Bell: Sendable {}

  private final class Tower: Sendable {
    let makeRope: AssistedFactory<Rope, Int>
    let makeColoredRope: AssistedFactory<Rope, (Int, String)>
    let makeBell: Factory<Bell>
    let lazyBell: Lazy<Bell>
    let bells: Factory<[Bell]>

    init(
      makeRope: AssistedFactory<Rope, Int>, makeColoredRope: AssistedFactory<Rope, (Int, String)>,
      makeBell: Factory<Bell>, lazyBell: Lazy<Bell>, bells: Factory<[Bell]>
    ) {
      (self.makeRope, self.makeColoredRope) = (makeRope, makeColoredRope)
      (self.makeBell, self.lazyBell, self.bells) = (makeBell, lazyBell, bells)
    }
  }

  /// The parameters of the recipe of `Rope`, besides its arguments.
  enum Dependency: CaseIterable, Sendable { case none, suppliedInstance, createdTransient, levelInput }

  private enum Session: ScopeLevel { typealias Input = String }

  private static func register(_ dependency: Dependency, in services: any ServiceCollection) {
    services.register(Tower.self, lifetime: .scoped(to: Session.self), Tower.init)
      .register(Bell.self, lifetime: .transient, Bell.init)
      .register(Int.self, instance: 2)
    switch dependency {
    case .none:
      services.register(Rope.self, with: Int.self) { (length: Int) in Rope(length: length) }
        .register(Rope.self, with: Int.self, String.self) { (length: Int, color: String) in
          Rope(length: length, color: color)
        }
    case .suppliedInstance:
      services.register(Rope.self, with: Int.self) { (length: Int, factor: Int) in Rope(length: length * factor) }
        .register(Rope.self, with: Int.self, String.self) { (length: Int, color: String, factor: Int) in
          Rope(length: length * factor, color: color)
        }
    case .createdTransient:
      services.register(Rope.self, with: Int.self) { (length: Int, _: Bell) in Rope(length: length) }
        .register(Rope.self, with: Int.self, String.self) { (length: Int, color: String, _: Bell) in
          Rope(length: length, color: color)
        }
    case .levelInput:
      services.register(Rope.self, with: Int.self) { (length: Int, user: String) in
        Rope(length: length, color: user)
      }
      .register(Rope.self, with: Int.self, String.self) { (length: Int, color: String, user: String) in
        Rope(length: length, color: color + user)
      }
    }
  }

  @Test(arguments: Dependency.allCases)
  func `a closed scope creates no service with an argument`(_ dependency: Dependency) async throws {
    let provider = try validatedProvider { Self.register(dependency, in: $0) }
    let session = provider.makeScope(Session.self, "Ada")
    let tower = session.resolveRequired(Tower.self)
    _ = try (tower.makeRope.make(1), tower.makeColoredRope.make((1, "red")), tower.makeBell.make())
    try await session.close()
    var rules: [String] = []
    for request in [
      { _ = try tower.makeRope.make(1) }, { _ = try tower.makeColoredRope.make((1, "red")) },
      { _ = try tower.makeBell.make() }, { _ = try tower.lazyBell.get() }, { _ = try tower.bells.make() },
    ] as [() throws -> Void] {
      do { try request() } catch let error as ServiceError { rules.append(error.rule) }
    }
    #expect(rules == Array(repeating: "scope-closed", count: 5))
  }

  @Test func `the error names the service with the argument and the place of the call`() async throws {
    let provider = try validatedProvider { Self.register(.none, in: $0) }
    let session = provider.makeScope(Session.self, "Ada")
    let tower = session.resolveRequired(Tower.self)
    try await session.close()
    let error = #expect(throws: ServiceError.self) { try tower.makeRope.make(7, fileID: "App/Tower.swift", line: 4) }
    #expect(
      error?.description == """
        Rope is unavailable, because its scope was closed.
          where: FurnishTests.ClosedFactoryTests.Rope, requested at App/Tower.swift:4
          fix:   close the scope after the last use of its services, or create another one.
        """)
  }

  @Test func `a request with an argument to a closed container stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let provider = try validatedProvider { Self.register(.none, in: $0) }
      _ = provider.resolveRequired(Rope.self, with: 1)
      try await provider.close()
      _ = provider.resolveRequired(Rope.self, with: 1)
    }
    #expect(standardError(result).contains("Rope is unavailable, because its container was closed."))
  }

  /// A service that creates ropes when it is closed, and notes the result.
  private final class Dock: Closeable, Sendable {
    private let makeRope: AssistedFactory<Rope, Int>
    init(makeRope: AssistedFactory<Rope, Int>) { self.makeRope = makeRope }

    func close() {
      do { Journal.note("rope \(try makeRope.make(3).length)") } catch let error as ServiceError {
        Journal.note(error.rule)
      } catch {
        Journal.note("\(error)")
      }
    }
  }

  @Test func `a close() cannot create a service with an argument in the scope that is being closed`() async throws {
    let closed = try await closings {
      $0.register(Rope.self, with: Int.self) { (length: Int) in Rope(length: length) }
        .register(Dock.self, lifetime: .scoped, Dock.init(makeRope:))
    } _: {
      try await $0.withScope { _ = $0.resolveRequired(Dock.self) }
    }
    #expect(closed == ["scope-closed", "root"])
  }

  private final class Harbor: Closeable, Sendable {
    private let dock: Dock
    init(dock: Dock) { self.dock = dock }
    func close() { dock.close() }
  }

  @Test func `a close() creates a service with an argument in an open scope around`() async throws {
    let closed = try await closings {
      $0.register(Rope.self, with: Int.self) { (length: Int) in Rope(length: length) }
        .register(Dock.self, Dock.init(makeRope:))
        .register(Harbor.self, lifetime: .scoped, Harbor.init(dock:))
    } _: {
      try await $0.withScope { _ = $0.resolveRequired(Harbor.self) }
    }
    #expect(closed == ["rope 3", "root", "scope-closed"])
  }
}
