import Furnish
import Testing

/// The report of closeable transient services that the root collects.
struct CloseableTransientReportTests {
  private final class Connection: Closeable, Sendable {
    func close() async throws {}
  }

  private final class Repository: Sendable {
    let makeConnection: Factory<Connection>
    init(connection: Connection, makeConnection: Factory<Connection>) { self.makeConnection = makeConnection }
  }

  private func provider() throws -> ServiceScope {
    try validatedProvider {
      $0.register(Connection.self, lifetime: .transient, Connection.init)
        .register(Repository.self, Repository.init(connection:makeConnection:))
    }
  }

  @Test func `a closeable transient that a singleton requests while it is created is not reported`() throws {
    let provider = try provider()
    _ = provider.resolveRequired(Repository.self)
    _ = provider.makeScope().resolveRequired(Repository.self)
  }

  @Test func `a closeable transient that code requests from the root is reported`() throws {
    let provider = try provider()
    let repository = provider.resolveRequired(Repository.self)
    withKnownIssue {
      _ = provider.resolveRequired(Connection.self)
    } matching: {
      $0.description.contains("the root retains each instance until it closes.")
    }
    withKnownIssue {
      _ = repository.makeConnection()
    } matching: {
      $0.description.contains("the root retains each instance until it closes.")
    }
  }
}
