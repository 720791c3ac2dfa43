import Furnish
import Testing

/// The closing of `.weak` instances: after everything that uses them, and with the override that they live with.
struct WeakClosingTests {
  private enum Number: PlainKey { static var value: Int { 0 } }

  private final class Connection: Closeable, Sendable {
    func close() async throws { Journal.note("connection") }
  }

  private final class Pool: Closeable, Sendable {
    let connection: Connection
    init(connection: Connection) { self.connection = connection }
    func close() async throws { Journal.note("pool") }
  }

  @Test func `a singleton is closed before the weak service that it uses`() async throws {
    let order = try await closings {
      $0.register(Connection.self, lifetime: .weak, Connection.init).register(Pool.self, Pool.init(connection:))
    } _: {
      _ = $0.resolveRequired(Pool.self)
    }
    #expect(order == ["root", "pool", "connection"])
  }

  @Test func `a weak service is closed before the weak service that it uses`() async throws {
    let order = try await Journal.of {
      let provider = try validatedProvider {
        $0.register(Connection.self, lifetime: .weak, Connection.init)
          .register(Pool.self, lifetime: .weak, Pool.init(connection:))
      }
      let pool = provider.resolveRequired(Pool.self)
      try await provider.close()
      withExtendedLifetime(pool) {}
    }
    #expect(order == ["pool", "connection"])
  }

  @Test func `a weak instance that lives with an override of a value is closed when the override ends`() async throws {
    let order = try await Journal.of {
      let provider = try validatedProvider {
        $0.register(Connection.self, lifetime: .weak) {
          _ = ServiceValues.current[Number.self]
          return Connection()
        }
      }
      let connection = withServices {
        $0[Number.self] = 1
      } operation: {
        provider.resolveRequired(Connection.self)
      }
      try await provider.close()
      withExtendedLifetime(connection) {}
    }
    #expect(order == ["connection"])
  }

  @Test func `a container that is not closed is released while its weak instances live with an override`() throws {
    let connections = try withServices {
      $0[Number.self] = 1
    } operation: {
      let provider = try validatedProvider { services in
        for key in 1...3 {
          services.register(Connection.self, key: key, lifetime: .weak) {
            _ = ServiceValues.current[Number.self]
            return Connection()
          }
        }
      }
      return provider.resolveAll(Connection.self, by: Int.self)
    }
    #expect(connections.count == 3)
  }
}
