import Testing

/// The diagnostics about declarations that are no closure services.
struct ClosureServiceStructDiagnosticsTests {
  @Test func `a class cannot be a closure service`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        final class Clock: Sendable {
          var tick: @Sendable () -> Int
        }
        """,
      are:
        """
        2:7 error closure-service-no-struct: '@ClosureService' is for structs of closures, and 'Clock' is declared as a class: make it a struct whose endpoints are closures
          fix: Make it a 'struct'
        """)
  }

  @Test func `an operator for a conformance before the brace is an error`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable, Swift.Comparable {
          let id = 1
          var tick: @Sendable () -> Int
          static func < (left: Self, right: Self) -> Bool { left.id < right.id }
          static func + (left: Self, right: Self) -> Self { left }
        }
        """,
      are:
        """
        5:15 error operator-of-conformance: With '@ClosureService', the compiler does not use this '<' for the conformance to 'Comparable' before the brace: move the conformance to an extension, 'extension Clock: Comparable {}'
        """)
  }

  @Test func `an actor cannot be a closure service`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        actor Clock: Sendable {
          var tick: @Sendable () -> Int
        }
        """,
      are:
        """
        2:1 error closure-service-no-struct: '@ClosureService' is for structs of closures, and 'Clock' is declared as an actor: make it a struct whose endpoints are closures
          fix: Make it a 'struct'
        """)
  }

  @Test func `an enum cannot be a closure service`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        enum Clock: Sendable {
          case tick
        }
        """,
      are:
        """
        2:1 error closure-service-no-struct: '@ClosureService' is for structs of closures, and 'Clock' is declared as an enum: make it a struct whose endpoints are closures
        """)
  }

  @Test func `a protocol cannot be a closure service`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        protocol Clock: Sendable {
          func tick() -> Int
        }
        """,
      are:
        """
        2:1 error closure-service-no-struct: '@ClosureService' is for structs of closures, and 'Clock' is declared as a protocol: make it a struct whose endpoints are closures
        """)
  }

  @Test func `a service must be Sendable`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock {
          var tick: @Sendable () -> Int
        }
        """,
      are:
        """
        2:8 error closure-service-not-sendable: 'Clock' is used from any task, so it must be 'Sendable': write 'struct Clock: Sendable'
          fix: Add 'Sendable'
        """)
  }

  @Test func `a generic service must be Sendable`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock<Time> where Time: Comparable {
          var tick: @Sendable () -> Int
        }
        """,
      are:
        """
        2:8 error closure-service-not-sendable: 'Clock' is used from any task, so it must be 'Sendable': write 'struct Clock: Sendable'
          fix: Add 'Sendable'
        """)
  }

  @Test func `a service that conforms to something else must be Sendable too`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Hashable, Comparable {
          var tick: @Sendable () -> Int
        }
        """,
      are:
        """
        2:8 error closure-service-not-sendable: 'Clock' is used from any task, so it must be 'Sendable': write 'struct Clock: Sendable'
          fix: Add 'Sendable'
        """)
  }

  @Test func `a service without endpoints is warned about`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
        }
        """,
      are:
        """
        2:8 warning closure-service-without-endpoints: 'Clock' has no endpoints: add one, as in 'var fetch: @Sendable () async throws -> Void'
        """)
  }

  @Test func `several mistakes are all reported`() {
    expectDiagnostics(
      of: """
        @ClosureService
        struct Clock: Sendable {
          let tick: () -> Int
          let name: String
        }
        """,
      are:
        """
        2:8 warning closure-service-without-store: 'Clock' owns no store: declare one, as in 'let store: ClockStore', or state that it has none
          1:1 note: write '@ClosureService(store: .none)' for a service that has none
          fix: State that it has none: 'store: .none'
        """,
      """
      3:3 error endpoint-is-constant: the endpoint 'tick' could not be replaced in tests and previews: declare it with 'var'
        fix: Make it a 'var'
      """,
      """
      3:13 error endpoint-not-sendable: the endpoint 'tick' is called from any task, so its type must be '@Sendable'
        fix: Add '@Sendable'
      """,
      """
      4:7 error property-without-value: 'name' is neither the store nor an endpoint, so 'unimplemented' has no value for it: give it one here, or, if it is an endpoint, write its type out as a '@Sendable' function
      """)
  }

  @Test func `a service with mistakes expands to nothing`() {
    expectExpansion(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: () -> Int
        }
        """,
      is: """

        struct Clock: Sendable {
          var tick: () -> Int
        }
        """,
      reporting: [
        """
        3:13 error endpoint-not-sendable: the endpoint 'tick' is called from any task, so its type must be '@Sendable'
          fix: Add '@Sendable'
        """
      ])
  }
}
