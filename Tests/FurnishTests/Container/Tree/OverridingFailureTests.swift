import Furnish
import Testing

/// Failures in an overriding provider, which must not stop the program.
struct OverridingFailureTests {
  private final class Extra: Sendable {}
  private final class Left: Sendable {}
  private final class Right: Sendable {}
  private enum Host: PlainKey { static var value: String { "default" } }
  private struct Stuck: Error {}

  private final class Connection: Closeable, Sendable {
    private let fails: Bool
    init(fails: Bool) { self.fails = fails }

    func close() async throws {
      Journal.note("connection closed")
      if fails { throw Stuck() }
    }
  }

  private static func provider(failing: Bool) throws -> ServiceScope {
    try validatedProvider {
      $0.register(Extra.self, Extra.init)
        .register(Extra.self, Extra.init)
        .register(Connection.self) { (_: any ServiceProvider) in
          _ = ServiceValues.current[Host.self]
          return Connection(fails: failing)
        }
    }
  }

  @Test func `closing an override closes instances that were created under an override of a value`() async {
    await #expect(processExitsWith: .success) {
      let closed = try await Journal.of {
        let base = try Self.provider(failing: false)
        let override = base.overriding { $0.replacing.register(Extra.self, Extra.init) }
        try await withServices {
          $0[Host.self] = "other"
        } operation: {
          _ = override.resolveRequired(Connection.self)
          try await override.close()
        }
        try await base.close()
      }
      #expect(closed == ["connection closed"])
    }
  }

  @Test func `the error of closing an override names the service that failed to close`() async {
    await #expect(processExitsWith: .success) {
      let base = try Self.provider(failing: true)
      let override = base.overriding { $0.replacing.register(Extra.self, Extra.init) }
      let error = await #expect(throws: ClosingError.self) {
        try await withServices {
          $0[Host.self] = "other"
        } operation: {
          _ = override.resolveRequired(Connection.self)
          do { try await override.close() } catch {
            try? await base.close()
            throw error
          }
          try await base.close()
        }
      }
      #expect(error?.description.hasPrefix("Connection could not be closed") == true)
    }
  }

  @Test func `a cycle of async recipes is reported as a dependency cycle`() async {
    await #expect(processExitsWith: .success) {
      stopIfHanging()
      let provider = try validatedProvider {
        $0.register(Left.self) { provider in
          _ = try await provider.require(Right.self)
          return Left()
        }
        $0.register(Right.self) { provider in
          _ = try await provider.require(Left.self)
          return Right()
        }
      }
      let override = provider.overriding { $0.register(Extra.self, Extra.init) }
      let error = await #expect(throws: ServiceError.self) { try await override.require(Left.self) }
      #expect(error?.rule == "dependency-cycle")
      #expect(error?.finding.chain.map(\.shortType) == ["Left", "Right", "Left"])
    }
  }
}
