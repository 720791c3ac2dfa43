import Furnish
import Testing

// The ways in which programs catch errors: a `do` that returns, a cast, a pattern. If the functions of Furnish had typed
// throws, some of these ways would not compile, and others would warn. So compiling this file is half of the test.

private struct Broken: Error {}

private final class Stubborn: Closeable, Sendable {
  func close() async throws { throw Broken() }
}

private func unsound() throws -> ServiceContainer { try unbuiltContainer { $0.register(Room.self, Room.init(lamp:)) } }

/// Returns a container whose start fails.
private func failing() throws -> ServiceContainer {
  try unbuiltContainer { $0.register(Room.self, eager: true) { () async throws in throw Broken() } }
}

/// Returns a container that fails to close.
private func stubborn() throws -> ServiceContainer {
  let container = try unbuiltContainer { $0.register(Stubborn.self, Stubborn.init) }
  _ = try container.validated().resolve(Stubborn.self)
  return container
}

struct CatchingWiringErrorsTests {
  private func cast(_ container: ServiceContainer) throws -> [String] {
    do {
      return try container.validated().resolveAll(String.self)
    } catch let error as WiringError {
      return error.findings.map(\.rule)
    }
  }

  private func test(_ container: ServiceContainer) throws -> ServiceScope? {
    do {
      return try container.validated()
    } catch is WiringError {
      return nil
    }
  }

  private func pattern(_ container: ServiceContainer) throws -> Int {
    do {
      try container.validated()
      return 0
    } catch let error as WiringError where error.findings.count > 1 {
      return 2
    } catch let error as WiringError {
      return error.findings.count
    }
  }

  private func plain(_ container: ServiceContainer) -> (any Error)? {
    do {
      _ = try container.validated()
      return nil
    } catch {
      return error
    }
  }

  private func rethrowing(_ container: ServiceContainer) throws -> ServiceScope {
    do {
      return try container.validated()
    } catch {
      throw error
    }
  }

  @Test func `errors of validated() can be cast, tested and matched`() throws {
    #expect(try cast(unsound()) == ["missing-service"])
    #expect(try test(unsound()) == nil)
    #expect(try pattern(unsound()) == 1)
    #expect(plain(try unsound()) is WiringError)
    #expect(throws: WiringError.self) { try rethrowing(unsound()) }
  }

  @Test func `errors of validated() become optionals and results`() throws {
    let container = try unsound()
    #expect((try? container.validated()) == nil)
    let result = Result { try container.validated() }
    guard case .failure(let error as WiringError) = result else {
      Issue.record("The wiring is unsound: \(result)")
      return
    }
    #expect(error.findings.count == 1)
  }

  @Test func `errors of validated() are caught in closures and local functions`() throws {
    let container = try unsound()
    let rules = [container].map { container in
      do {
        try container.validated()
        return [String]()
      } catch let error as WiringError {
        return error.findings.map(\.rule)
      } catch {
        return ["\(error)"]
      }
    }
    #expect(rules == [["missing-service"]])
    func provider() throws -> ServiceScope? {
      do { return try container.validated() } catch let error as WiringError where error.findings.isEmpty { return nil }
    }
    #expect(throws: WiringError.self) { try provider() }
  }

  @Test func `errors of validated() are caught in asynchronous code`() async throws {
    let container = try unsound()
    func provider() async throws -> ServiceScope? {
      do { return try container.validated() } catch is WiringError { return nil }
    }
    #expect(try await provider() == nil)
  }
}

struct CatchingStartAndCloseErrorsTests {
  private func start(_ container: ServiceContainer) async throws -> String {
    do {
      try await container.start()
      return "started"
    } catch let error as WiringError {
      return error.findings.map(\.rule).joined()
    } catch let error as ServiceError where error.underlying is Broken {
      return "broken"
    }
  }

  private func close(_ container: ServiceContainer) async throws -> Int {
    do {
      try await container.close()
      return 0
    } catch let error as ClosingError {
      return error.errors.count
    }
  }

  private func rethrowing(_ container: ServiceContainer) async throws {
    do { return try await container.close() } catch { throw error }
  }

  @Test func `errors of start() can be cast, tested and matched`() async throws {
    #expect(try await start(unsound()) == "missing-service")
    #expect(try await start(failing()) == "broken")
    do {
      try await failing().start()
      Issue.record("The recipe throws.")
    } catch is ServiceError {}
    #expect(await (try? failing().start()) == nil)
  }

  @Test func `errors of close() can be cast, tested and passed on`() async throws {
    #expect(try await close(stubborn()) == 1)
    await #expect(throws: ClosingError.self) { try await rethrowing(stubborn()) }
    #expect(await (try? stubborn().close()) == nil)
    do {
      try await stubborn().close()
      Issue.record("The service fails to close.")
    } catch is ClosingError {}
  }

  @Test func `errors of start() and close() are caught in closures and tasks`() async throws {
    let (failing, stubborn) = (try failing(), try stubborn())
    let started = Task {
      do { return try await failing.start() } catch let error as ServiceError { #expect(error.underlying is Broken) }
    }
    try await started.value
    let closed = await Task { try await stubborn.close() }.result
    guard case .failure(let error) = closed else {
      Issue.record("The service fails to close.")
      return
    }
    #expect(error is ClosingError)
  }
}
