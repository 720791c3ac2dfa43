import Furnish
import Testing

/// The service values that a task of a recipe reads after the end of the request that created the service.
struct TaskValuesTests {
  private enum User: PlainKey { static var value: Int { 0 } }
  private enum Session: ScopeLevel { typealias Input = Void }
  private typealias Reading = Task<Int, Never>

  /// Returns the value that a task of a service's recipe reads after the request for user 7.
  private func read(_ lifetime: some Lifetime, from open: (ServiceScope) -> ServiceScope) async throws -> Int {
    let gate = TaskGate()
    let provider = try validatedProvider {
      $0.register(Reading.self, lifetime: lifetime) {
        Task {
          await gate.pass()
          return ServiceValues.current[User.self]
        }
      }
    }
    let scope = open(provider)
    let reading = withServices {
      $0[User.self] = 7
    } operation: {
      scope.resolveRequired(Reading.self)
    }
    await gate.open()
    return await reading.value
  }

  @Test func `the task of a singleton does not read the values of the first request`() async throws {
    #expect(try await read(.singleton) { $0 } == 0)
    #expect(try await read(.singleton) { $0.makeScope() } == 0)
  }

  @Test func `the task of a session's service does not read the values of a request in the session`() async throws {
    #expect(try await read(.scoped(to: Session.self)) { $0.makeScope(Session.self, ()).makeScope() } == 0)
  }

  @Test func `the task of a service that is scoped to a request reads the values of the request`() async throws {
    #expect(try await read(.scoped) { $0.makeScope() } == 7)
  }
}
