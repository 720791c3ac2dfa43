#if GRPC
  import Furnish
  import FurnishServiceLifecycle
  import Logging

  /// The surroundings of one call on the server.
  protocol CallScope: Sendable {
    /// Runs the endpoint. If it throws, the call is over.
    func handle<Success: Sendable>(_ body: @Sendable () async throws -> Success) async throws -> Success

    /// Writes the stream that the endpoint returned. Then the call is over.
    func write(_ body: @Sendable () async throws -> Void) async throws

    /// Ends a call that has no stream.
    func close() async
  }

  /// The surroundings of a call without a scope.
  struct UnscopedCall: CallScope {
    func handle<Success: Sendable>(_ body: @Sendable () async throws -> Success) async throws -> Success {
      try await body()
    }

    func write(_ body: @Sendable () async throws -> Void) async throws { try await body() }

    func close() async {}
  }

  /// The scope of a call.
  struct ScopedCall: CallScope {
    private let scope: RequestScope

    init<Level: ScopeLevel>(
      _ provider: any ServiceProvider, _ level: Level.Type, _ input: Level.Input, _ logger: Logger
    ) {
      scope = RequestScope(provider, opening: level, input) { error in
        logger.error("The services of a call could not be closed", metadata: ["error": "\(error)"])
      }
    }

    func handle<Success: Sendable>(_ body: @Sendable () async throws -> Success) async throws -> Success {
      try await scope.handle { try await body() }
    }

    func write(_ body: @Sendable () async throws -> Void) async throws { try await scope.write { try await body() } }

    func close() async { await scope.close() }
  }
#endif
