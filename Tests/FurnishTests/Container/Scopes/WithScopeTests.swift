import Furnish
import Synchronization
import Testing

/// The structured form of scopes, `withScope { … }`, which closes the scope however its body ends.
@Suite struct WithScopeTests {
  private enum Session: ScopeLevel { typealias Input = String }
  private enum Screen: ScopeLevel {}
  private struct Failure: Error, Equatable { var text: String }

  /// The ways in which a scope is opened.
  enum Form: CaseIterable {
    case plain, level, levelWithInput
  }

  private final class Connection: Closeable, Sendable {
    private let closings: Mutex<Int>
    private let failsToClose: Bool

    init(failsToClose: Bool) {
      self.failsToClose = failsToClose
      closings = Mutex(0)
    }

    var closingCount: Int { closings.withLock(\.self) }

    func close() throws {
      closings.withLock { $0 += 1 }
      if failsToClose { throw Failure(text: "close") }
    }
  }

  private static func provider(failsToClose: Bool = false) throws -> any ServiceProvider {
    let container = ServiceContainer()
    try container.services.register(Connection.self, lifetime: .scoped) { () in Connection(failsToClose: failsToClose) }
      .addLevel(Session.self).addLevel(Screen.self)
    return try container.validated()
  }

  /// Runs a body in a scope of an existential provider, as middleware has it.
  private static func run<Success>(
    _ form: Form, in provider: any ServiceProvider,
    _ body: nonisolated(nonsending) (any ServiceProvider) async throws -> Success
  ) async throws -> Success {
    switch form {
    case .plain: try await provider.withScope { try await body($0) }
    case .level: try await provider.withScope(Screen.self) { try await body($0) }
    case .levelWithInput: try await provider.withScope(Session.self, "input") { try await body($0) }
    }
  }

  @Test(arguments: Form.allCases) func `the scope is closed when its body returns`(_ form: Form) async throws {
    let connection = try await Self.run(form, in: Self.provider()) { scope in
      let connection = scope.resolveRequired(Connection.self)
      #expect(connection.closingCount == 0)
      return connection
    }
    #expect(connection.closingCount == 1)
  }

  @Test(arguments: Form.allCases) func `the scope is closed when its body throws`(_ form: Form) async throws {
    let created = Mutex<Connection?>(nil)
    await #expect(throws: Failure(text: "body")) {
      try await Self.run(form, in: Self.provider()) { scope in
        created.withLock { $0 = scope.resolveRequired(Connection.self) }
        throw Failure(text: "body")
      }
    }
    #expect(created.withLock(\.self)?.closingCount == 1)
  }

  @Test(arguments: Form.allCases) func `the scope is closed when its task is canceled`(_ form: Form) async throws {
    let provider = try Self.provider()
    let (opened, continuation) = AsyncStream.makeStream(of: Connection.self)
    let task = Task {
      try await Self.run(form, in: provider) { scope in
        continuation.yield(scope.resolveRequired(Connection.self))
        try await Task.sleep(for: .seconds(3_600))
      }
    }
    let connection = try #require(await opened.first { _ in true })
    #expect(connection.closingCount == 0)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(connection.closingCount == 1)
  }

  @Test(arguments: Form.allCases)
  func `the error of closing is thrown when the body returns`(_ form: Form) async throws {
    let thrown = await #expect(throws: ClosingError.self) {
      try await Self.run(form, in: Self.provider(failsToClose: true)) { _ = $0.resolveRequired(Connection.self) }
    }
    #expect(try #require(thrown).errors.map { $0 as? Failure } == [Failure(text: "close")])
  }

  @Test(arguments: Form.allCases)
  func `the error of the body is thrown when closing fails as well, which is reported`(_ form: Form) async throws {
    let thrown = Mutex<(any Error)?>(nil)
    await withKnownIssue {
      do {
        try await Self.run(form, in: Self.provider(failsToClose: true)) { scope in
          _ = scope.resolveRequired(Connection.self)
          throw Failure(text: "body")
        }
      } catch {
        thrown.withLock { $0 = error }
      }
    } matching: { issue in
      issue.description.contains("Failure(text: \"close\")")
    }
    #expect(thrown.withLock { $0 as? Failure } == Failure(text: "body"))
  }

  @Test func `a scope of an existential provider can be closed`() async throws {
    let scope = try Self.provider().makeScope()
    let connection = scope.resolveRequired(Connection.self)
    try await scope.close()
    #expect(connection.closingCount == 1)
  }
}
