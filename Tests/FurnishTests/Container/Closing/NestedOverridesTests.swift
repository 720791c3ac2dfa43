import Furnish
import Testing

/// Instances of nested overrides of values, which end at the same time.
struct NestedOverridesTests {
  private enum Host: PlainKey { static var value: Int { 0 } }
  private enum Language: PlainKey { static var value: Int { 0 } }

  private final class Database: Closeable, Sendable {
    let host = ServiceValues.current[Host.self]
    private let log: Shared<[String]>

    init(_ log: Shared<[String]>) { self.log = log }

    func close() async throws { log.withValue { $0.append("database") } }
  }

  private final class Index: Closeable, Sendable {
    let language: Int
    private let log: Shared<[String]>

    init(_ database: Database, _ log: Shared<[String]>, readsLanguage: Bool = true) {
      language = readsLanguage ? ServiceValues.current[Language.self] : 0
      self.log = log
    }

    func close() async throws {
      for _ in 0..<20 { await Task.yield() }
      try await Task.sleep(for: .milliseconds(2))
      log.withValue { $0.append("index") }
    }
  }

  private static let dependentFirst = ["index", "database"]

  private func provider(_ log: Shared<[String]>, scoped: Bool = false) throws -> ServiceScope {
    try validatedProvider {
      $0.register(Database.self) { Database(log) }
      if scoped {
        $0.register(Index.self, lifetime: .scoped) { (database: Database) in Index(database, log) }
      } else {
        $0.register(Index.self) { (database: Database) in Index(database, log) }
      }
    }
  }

  /// Waits until both services are closed.
  private func waitForClosing(_ log: Shared<[String]>) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while log.value.count < 2, .now < deadline { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func `of two values that one call sets, each order closes the dependent first`() async throws {
    for isHostFirst in [true, false] {
      let log = Shared<[String]>([])
      let provider = try provider(log)
      withServices {
        if isHostFirst { $0[Host.self] = 1 }
        $0[Language.self] = 1
        if !isHostFirst { $0[Host.self] = 1 }
      } operation: {
        _ = provider.resolveRequired(Index.self)
      }
      try await waitForClosing(log)
      #expect(log.value == Self.dependentFirst)
      try await provider.close()
    }
  }

  @Test func `nested overrides that a task retains close the dependent first`() async throws {
    for _ in Rounds.few(20) {
      let log = Shared<[String]>([])
      let provider = try provider(log)
      await withServices {
        $0[Host.self] = 1
      } operation: {
        withServices {
          $0[Language.self] = 1
        } operation: {
          Task { _ = provider.resolveRequired(Index.self) }
        }
      }.value
      try await provider.close()
      #expect(log.value == Self.dependentFirst)
    }
  }

  @Test func `an inner override that ends earlier delays the end of the outer one`() async throws {
    let log = Shared<[String]>([])
    let provider = try provider(log)
    withServices {
      $0[Host.self] = 1
    } operation: {
      for language in 1...3 {
        withServices {
          $0[Language.self] = language
        } operation: {
          _ = provider.resolveRequired(Index.self)
        }
      }
    }
    try await provider.close()
    #expect(log.value == ["index", "index", "index", "database"])
  }

  private enum Theme: PlainKey { static var value: Int { 0 } }

  private final class Screen: Closeable, Sendable {
    private let log: Shared<[String]>

    init(_ index: Index, _ log: Shared<[String]>) {
      _ = ServiceValues.current[Theme.self]
      self.log = log
    }

    func close() async throws {
      try await Task.sleep(for: .milliseconds(2))
      log.withValue { $0.append("screen") }
    }
  }

  @Test func `three nested overrides end from the inside out`() async throws {
    for _ in Rounds.few(20) {
      let log = Shared<[String]>([])
      let provider = try validatedProvider {
        $0.register(Database.self) { Database(log) }
          .register(Index.self) { (database: Database) in Index(database, log) }
          .register(Screen.self) { (index: Index) in Screen(index, log) }
      }
      withServices {
        $0[Host.self] = 1
        $0[Language.self] = 1
        $0[Theme.self] = 1
      } operation: {
        _ = provider.resolveRequired(Screen.self)
      }
      try await provider.close()
      #expect(log.value == ["screen", "index", "database"])
    }
  }

  @Test func `the dependent may belong to an inner scope`() async throws {
    for _ in Rounds.few(20) {
      let log = Shared<[String]>([])
      let provider = try provider(log, scoped: true)
      let scope = provider.makeScope()
      withServices {
        $0[Host.self] = 1
        $0[Language.self] = 1
      } operation: {
        _ = scope.resolveRequired(Index.self)
      }
      try await provider.close()
      #expect(log.value == Self.dependentFirst)
    }
  }

  @Test func `closing the container while the overrides end keeps the order`() async throws {
    for round in Rounds.few(40) {
      let log = Shared<[String]>([])
      let provider = try provider(log)
      let gate = TaskGate()
      let request = Task {
        await withServices {
          $0[Host.self] = 1
          $0[Language.self] = 1
        } operation: {
          _ = provider.resolveRequired(Index.self)
          await gate.pass()
          for _ in 0..<(round % 40) { _ = ServiceValues.current[Host.self] }
        }
      }
      await gate.waitForArrivals(1)
      async let opening: Void = gate.open()
      try await provider.close()
      _ = await (opening, request.value)
      #expect(log.value == Self.dependentFirst)
    }
  }

  @Test func `the end of one override does not wait for the instances of another`() async throws {
    let (log, gate) = (Shared<[String]>([]), TaskGate())
    final class Slow: Closeable, Sendable {
      let language = ServiceValues.current[Language.self]
      private let gate: TaskGate
      init(_ gate: TaskGate) { self.gate = gate }
      func close() async throws { await gate.pass() }
    }
    let provider = try validatedProvider {
      $0.register(Database.self) { Database(log) }.register(Slow.self) { Slow(gate) }
    }
    withServices {
      $0[Host.self] = 1
      $0[Language.self] = 1
    } operation: {
      _ = provider.resolveRequired(Slow.self)
      _ = provider.resolveRequired(Database.self)
    }
    await gate.waitForArrivals(1)
    let deadline = ContinuousClock.now + .seconds(60)
    while log.value.isEmpty, .now < deadline { try await Task.sleep(for: .milliseconds(1)) }
    #expect(log.value == ["database"])
    await gate.open()
    try await provider.close()
  }

  private final class Pages: Sendable {
    init(_ index: Index) {}
  }

  @Test func `a canceled recipe keeps the overrides of its dependencies until they are created`() async throws {
    for nesting in 0..<3 {
      let (log, gate) = (Shared<[String]>([]), TaskGate())
      let provider = try validatedProvider {
        $0.register(Database.self) { Database(log) }
          .register(Index.self) { (database: Database) async in
            await gate.pass()
            log.withValue { $0.append("created") }
            return Index(database, log, readsLanguage: false)
          }
          .register(Pages.self) { (provider: any ServiceProvider) async throws in
            func index(inside count: Int) async throws -> Index {
              if count == 0 { return try await provider.require(Index.self) }
              return try await withServices {
                $0[Language.self] = count
              } operation: {
                try await index(inside: count - 1)
              }
            }
            return Pages(try await index(inside: nesting))
          }
          .register(Int.self) { (_: Pages) async in 1 }
      }
      await withServices {
        $0[Host.self] = 1
      } operation: {
        let request = Task { try await provider.require(Int.self) }
        await gate.waitForArrivals(1)
        request.cancel()
        _ = await request.result
        // The canceled recipes end now, and the one that is waiting does not.
        for _ in 0..<100 { await Task.yield() }
      }
      try await Task.sleep(for: .milliseconds(20))
      #expect(log.value == [])
      await gate.open()
      try await provider.close()
      #expect(log.value == ["created", "index", "database"])
    }
  }
}
