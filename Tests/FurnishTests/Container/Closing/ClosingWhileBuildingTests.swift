import Testing

@testable import Furnish

/// Closing a scope or an override while a service is being created in it.
struct ClosingWhileBuildingTests {
  /// A counter of creations and closings, which holds each creation at a gate.
  private final class Record: Sendable {
    let created = Shared(0)
    let closed = Shared(0)
    let begun = Gate()
    let end = Gate()

    func connection() -> Connection {
      begun.open()
      end.wait()
      created.withValue { $0 += 1 }
      return Connection(self)
    }
  }

  private final class Connection: Closeable, Sendable {
    private let record: Record
    init(_ record: Record) { self.record = record }
    func close() async throws { record.closed.withValue { $0 += 1 } }
  }

  private final class Extra: Sendable {}

  /// Requests a connection from `provider` on a thread, closes `scope` while the connection is being created, and
  /// returns the rule of the error that the request throws.
  private func rule(
    requestingFrom provider: ServiceScope, closing scope: ServiceScope, _ record: Record
  ) async throws -> String? {
    let rule = Shared<String?>("the thread has not ended")
    let thread = TestThread { rule.set(ruleOfRequest(for: Connection.self, from: provider)) }
    record.begun.wait()
    let closing = Task { try await scope.close() }
    while !scope.isClosing { await Task.yield() }
    // Within this time, a closing that does not wait for the connection would end.
    try await Task.sleep(for: .milliseconds(30))
    record.end.open()
    try await closing.value
    thread.join()
    return rule.value
  }

  @Test func `a transient that is finished while its scope closes is closed`() async throws {
    let record = Record()
    let scope = try validatedProvider {
      $0.register(Connection.self, lifetime: .transient) { record.connection() }
    }.makeScope()
    let rule = try await rule(requestingFrom: scope, closing: scope, record)
    #expect(rule == "scope-closed")
    #expect(record.created.value == 1)
    #expect(record.closed.value == 1)
  }

  @Test func `a scoped service that is finished while its scope closes is closed`() async throws {
    let record = Record()
    let scope = try validatedProvider {
      $0.register(Connection.self, lifetime: .scoped) { record.connection() }
    }.makeScope()
    let rule = try await rule(requestingFrom: scope, closing: scope, record)
    #expect(rule == "scope-closed")
    #expect(record.closed.value == 1)
  }

  @Test(arguments: [false, true], [false, true])
  func `a singleton that an override creates while the override or its base closes is closed`(
    isOpaque: Bool, closesBase: Bool
  ) async throws {
    let record = Record()
    let base = try validatedProvider {
      $0.register(Extra.self, Extra.init)
      if isOpaque {
        $0.register(Connection.self) { provider in
          _ = provider.resolve(Extra.self)
          return record.connection()
        }
      } else {
        $0.register(Connection.self) { (_: Extra) in record.connection() }
      }
    }
    let override = base.overriding { $0.register(Extra.self, Extra.init) }
    let rule = try await rule(requestingFrom: override, closing: closesBase ? base : override, record)
    #expect(rule == "scope-closed")
    #expect(record.created.value == 1)
    #expect(record.closed.value == 1)
  }

  @Test func `an override does not return an instance that its closed base has created`() async throws {
    let record = Record()
    record.end.open()
    let base = try validatedProvider {
      $0.register(Connection.self) { record.connection() }
    }
    let override = base.overriding { $0.register(Extra.self, Extra.init) }
    _ = override.resolveRequired(Connection.self)
    try await base.close()
    #expect(ruleOfRequest(for: Connection.self, from: override) == "scope-closed")
    #expect(record.created.value == 1)
    #expect(record.closed.value == 1)
  }
}
