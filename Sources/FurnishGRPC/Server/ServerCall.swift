#if GRPC
  import Furnish
  import FurnishServiceLifecycle
  import Logging

  /// The steps of one call on the server, with or without a scope for its services.
  protocol ServerCall: Sendable {
    /// Runs the endpoint. If it throws, the call is over.
    func handle<Success: Sendable>(_ body: @Sendable () async throws -> Success) async throws -> Success

    /// Writes the stream that the endpoint returned. Then the call is over.
    func write(_ body: @Sendable () async throws -> Void) async throws

    /// Ends a call that has no stream.
    func close() async
  }

  /// A call without a scope.
  struct UnscopedCall: ServerCall {
    func handle<Success: Sendable>(_ body: @Sendable () async throws -> Success) async throws -> Success {
      try await body()
    }

    func write(_ body: @Sendable () async throws -> Void) async throws { try await body() }

    func close() async {}
  }

  /// A call with a scope, which is closed when the call is over.
  struct ScopedCall: ServerCall {
    private let scope: RequestScope

    init<Level: ScopeLevel>(
      _ provider: any ServiceProvider, _ level: Level.Type, _ input: Level.Input, _ logger: Logger
    ) {
      scope = RequestScope(provider, opening: level, input) { error in
        logger.log(error, "The services of a call could not be closed")
      }
    }

    func handle<Success: Sendable>(_ body: @Sendable () async throws -> Success) async throws -> Success {
      try await scope.handle { try await body() }
    }

    func write(_ body: @Sendable () async throws -> Void) async throws { try await scope.write { try await body() } }

    func close() async { await scope.close() }
  }
#endif
