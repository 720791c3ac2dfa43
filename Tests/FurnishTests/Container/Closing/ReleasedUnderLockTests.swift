import Furnish
import Testing

/// Objects of the program that the runtime releases may request services when they are released. So none is released under
/// a lock: such a request would wait for itself.
struct ReleasedUnderLockTests {
  private enum Number: PlainKey { static var value: Int { 0 } }

  private struct Reader: Sendable {
    let number = ServiceValues.current[Number.self]
  }

  /// Creates an instance in its container when it is released, under a new override of a value.
  private final class Token: Sendable {
    private let provider: any ServiceProvider

    init(_ provider: any ServiceProvider) { self.provider = provider }

    deinit {
      let reader = withServices {
        $0[Number.self] = 1
      } operation: {
        try? provider.require(Reader.self)
      }
      Journal.note(reader.map { "released, and read \($0.number)" } ?? "released")
    }
  }

  private protocol Log: Sendable {}

  private struct Inner: Log, Closeable {
    let token: Token
    func close() async throws {}
  }

  private final class Outer: Log {}

  private func makeProvider() throws -> ServiceScope {
    try validatedProvider {
      $0.register(Reader.self) { (_: any ServiceProvider) in Reader() }
        .register((any Log).self, lifetime: .weak) { (provider: any ServiceProvider) in
          _ = ServiceValues.current[Number.self]
          return Inner(token: Token(provider))
        }
        .decorate((any Log).self) { _ in Outer() }
    }
  }

  @Test func `an instance inside a weak decorator is released without a lock when another instance replaces it`()
    async throws
  {
    let events = try await Journal.of {
      let provider = try makeProvider()
      _ = provider.resolveRequired((any Log).self)
      Journal.note("second")
      _ = provider.resolveRequired((any Log).self)
      try await provider.close()
    }
    #expect(events.prefix(2) == ["second", "released, and read 1"])
  }

  @Test func `an instance inside a weak decorator is released without a lock when it is replaced in an override`()
    async throws
  {
    let events = try await Journal.of {
      let provider = try makeProvider()
      withServices {
        $0[Number.self] = 2
      } operation: {
        _ = provider.resolveRequired((any Log).self)
        Journal.note("second")
        _ = provider.resolveRequired((any Log).self)
      }
      try await provider.close()
    }
    #expect(events.prefix(2) == ["second", "released, and read 1"])
  }

  // The requests are made to the provider below, which is open: its tree has one lock.
  @Test func `instances inside weak decorators are released without a lock when their provider is closed`() async throws
  {
    let events = try await Journal.of {
      let provider = try makeProvider()
      let overriding = provider.overriding {
        $0.register((any Log).self, lifetime: .weak) {
          _ = ServiceValues.current[Number.self]
          return Inner(token: Token(provider))
        }
        .decorate((any Log).self) { _ in Outer() }
      }
      _ = overriding.resolveRequired((any Log).self)
      try await withServices {
        $0[Number.self] = 2
      } operation: {
        _ = overriding.resolveRequired((any Log).self)
        try await overriding.close()
      }
    }
    #expect(events == ["released, and read 1", "released, and read 1"])
  }
}
