import Testing

/// The diagnostics of `@RemoteService`.
struct RemoteServiceDiagnosticsTests {
  @Test func `a remote service needs '@ClosureService' as well`() {
    expectDiagnostics(
      of: """
        @RemoteService
        struct S: Sendable {
          var count: @Sendable () async throws -> Int
        }
        """,
      are:
        "1:1 error remote-service-without-closure-service: '@RemoteService' sends the calls of a closure service: write '@ClosureService' before it"
    )
  }

  @Test func `an endpoint must be async and throw`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          var now: @Sendable () -> Int
          var wait: @Sendable () async -> Int
          var check: @Sendable () async throws(Never) -> Int
        }
        """,
      are:
        "3:7 error remote-endpoint-not-async-throws: a call of the remote endpoint 'now' waits and can fail on its way: make it 'async throws', or keep it in its process with '@LocalEndpoint'",
      "4:7 error remote-endpoint-not-async-throws: a call of the remote endpoint 'wait' waits and can fail on its way: make it 'async throws', or keep it in its process with '@LocalEndpoint'",
      "5:7 error remote-endpoint-not-async-throws: a call of the remote endpoint 'check' waits and can fail on its way: make it 'async throws', or keep it in its process with '@LocalEndpoint'"
    )
  }

  @Test(arguments: [
    "inout Int", "any P", "some P", "() -> Void", "@escaping () -> Void", "Int...", "sending Int", "Int.Type",
    "(Int, Int)", "AsyncStream", "any AsyncSequence", "[any P]", "Any?",
  ])
  func `a parameter that cannot travel is reported at its type`(_ type: String) {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          var f: @Sendable (_ x: \(type)) async throws -> Void
        }
        """,
      are:
        "3:26 error remote-parameter-cannot-travel: the parameter 'x' of the remote endpoint 'f' cannot travel: pass a 'Codable' and 'Sendable' value, or one 'AsyncThrowingStream<Element, any Error>' as the last parameter, or keep the endpoint in its process with '@LocalEndpoint'"
    )
  }

  @Test(arguments: ["any Error", "any Swift.Error", "Error", "Swift.Error"])
  func `a stream travels, however its error is written`(_ error: String) {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          var f: @Sendable (_ x: AsyncThrowingStream<Int, \(error)>) async throws -> AsyncThrowingStream<Int, \(error)>
        }
        """)
  }

  @Test func `a stream before other parameters is reported`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          var f: @Sendable (_ x: AsyncThrowingStream<Int, any Error>, _ y: Int) async throws -> Void
        }
        """,
      are:
        "3:26 error remote-parameter-cannot-travel: the parameter 'x' of the remote endpoint 'f' cannot travel: pass a 'Codable' and 'Sendable' value, or one 'AsyncThrowingStream<Element, any Error>' as the last parameter, or keep the endpoint in its process with '@LocalEndpoint'"
    )
  }

  /// Types of sequences that are not the one stream that travels.
  static let sequences = [
    "any AsyncSequence<Int, any Error>", "any AsyncSequence<Int, Never> & Sendable",
    "some AsyncSequence<Int, any Error>", "(any _Concurrency.AsyncSequence<Int, any Error>)",
    "AsyncStream<Int>", "AsyncThrowingStream<Int, E>",
  ]

  @Test(arguments: sequences)
  func `a parameter of another sequence is reported with the stream to write`(_ type: String) {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          var f: @Sendable (_ x: \(type)) async throws -> Void
        }
        """,
      are:
        "3:26 error remote-parameter-cannot-travel: the parameter 'x' of the remote endpoint 'f' cannot travel: write 'AsyncThrowingStream<Int, any Error>' for it, as the last parameter, or keep the endpoint in its process with '@LocalEndpoint'"
    )
  }

  @Test(arguments: sequences)
  func `a result of another sequence is reported with the stream to write`(_ type: String) {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          var f: @Sendable () async throws -> \(type)
        }
        """,
      are:
        "3:39 error remote-result-cannot-travel: the result of the remote endpoint 'f' cannot travel: write 'AsyncThrowingStream<Int, any Error>' for it, or keep the endpoint in its process with '@LocalEndpoint'"
    )
  }

  @Test(arguments: ["any P", "() -> Void", "(Int, Int)", "any AsyncSequence & Sendable", "[String: Any]"])
  func `a result that cannot travel is reported at its type`(_ type: String) {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          var f: @Sendable () async throws -> \(type)
        }
        """,
      are:
        "3:39 error remote-result-cannot-travel: the result of the remote endpoint 'f' cannot travel: return a 'Codable' and 'Sendable' value or an 'AsyncThrowingStream<Element, any Error>', or keep the endpoint in its process with '@LocalEndpoint'"
    )
  }

  @Test func `a local endpoint may have any type`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          @LocalEndpoint var f: @Sendable (_ x: inout Int) -> (Int, Int)
        }
        """)
  }

  @Test func `the faults of a closure service are reported once`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          let f: @Sendable () async throws -> Int
        }
        """,
      are:
        """
        3:3 error endpoint-is-constant: the endpoint 'f' could not be replaced in tests and previews: declare it with 'var'
          fix: Make it a 'var'
        """)
  }

  @Test(arguments: ["var f = 3", "func f() {}", "static var f: @Sendable () async throws -> Int { { 3 } }"])
  func `an attribute of endpoints at another declaration is reported`(_ declaration: String) {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          @Idempotent \(declaration)
          var g: @Sendable () async throws -> Int
        }
        """,
      are:
        "3:3 error attribute-needs-remote-endpoint: '@Idempotent' is for the endpoints of a '@RemoteService': put it before a 'var' whose type is a '@Sendable' function"
    )
  }

  @Test func `an attribute of endpoints in a service that is not remote is reported`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct S: Sendable {
          @LocalEndpoint var f: @Sendable () -> Int
        }
        """,
      are:
        "3:3 error attribute-needs-remote-endpoint: '@LocalEndpoint' is for the endpoints of a '@RemoteService': put it before a 'var' whose type is a '@Sendable' function"
    )
  }

  @Test func `a local endpoint that is marked as idempotent is reported`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          @Idempotent @LocalEndpoint var f: @Sendable () -> Int
        }
        """,
      are:
        """
        3:3 warning local-endpoint-is-idempotent: no call of 'f' is sent, because '@LocalEndpoint' keeps it in its process: remove '@Idempotent'
          fix: Remove '@Idempotent'
        """)
  }

  @Test func `the fix of a local endpoint removes the attribute that marks it as idempotent`() {
    expectFix(
      of: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          @Idempotent @LocalEndpoint var f: @Sendable () -> Int
        }
        """,
      is: """
        @ClosureService(store: .none) @RemoteService
        struct S: Sendable {
          @LocalEndpoint var f: @Sendable () -> Int
        }
        """)
  }
}
