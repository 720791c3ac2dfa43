import Testing

/// The diagnostics about endpoints.
struct ClosureServiceEndpointDiagnosticsTests {
  @Test func `an endpoint must be Sendable`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: (_ by: Int) async throws -> Int
        }
        """,
      are:
        """
        3:13 error endpoint-not-sendable: the endpoint 'tick' is called from any task, so its type must be '@Sendable'
          fix: Add '@Sendable'
        """)
  }

  @Test func `an endpoint of the main actor must be Sendable`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @MainActor (_ by: Int) -> Int
        }
        """,
      are:
        """
        3:13 error endpoint-not-sendable: the endpoint 'tick' is called from any task, so its type must be '@Sendable'
          fix: Add '@Sendable'
        """)
  }

  @Test func `each endpoint that is not Sendable has an error of its own`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: () -> Int
          var tock: @Sendable () -> Int
          var stop: () -> Void
        }
        """,
      are:
        """
        3:13 error endpoint-not-sendable: the endpoint 'tick' is called from any task, so its type must be '@Sendable'
          fix: Add '@Sendable'
        """,
      """
      5:13 error endpoint-not-sendable: the endpoint 'stop' is called from any task, so its type must be '@Sendable'
        fix: Add '@Sendable'
      """)
  }

  @Test func `an endpoint must be a variable`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          let tick: @Sendable () -> Int
        }
        """,
      are:
        """
        3:3 error endpoint-is-constant: the endpoint 'tick' could not be replaced in tests and previews: declare it with 'var'
          fix: Make it a 'var'
        """)
  }

  @Test func `an endpoint behind a typealias is not recognized`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: Tick
        }
        """,
      are:
        """
        3:7 error property-without-value: 'tick' is neither the store nor an endpoint, so 'unimplemented' has no value for it: give it one here, or, if it is an endpoint, write its type out as a '@Sendable' function
        """)
  }

  @Test func `an endpoint needs its type written out`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick = { 3 }
        }
        """,
      are:
        """
        3:7 error endpoint-without-type: the endpoint 'tick' needs its type written out, as in 'var tick: @Sendable () -> Void = …'
        """)
  }

  @Test func `an endpoint must not take the actor that it runs on`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable (_ actor: isolated Face, _ by: Int) -> Int
        }
        """,
      are:
        """
        3:7 error endpoint-with-isolated-parameter: the endpoint 'tick' takes the actor on which it runs, so no interceptor can be put around it: name a global actor instead, as in '@MainActor @Sendable () -> Void'
        """)
  }

  @Test func `a variadic parameter is last`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable (_ by: Int..., _ at: Int) -> Int
        }
        """,
      are:
        """
        3:7 error endpoint-with-parameter-after-variadic: no closure can be written for the endpoint 'tick', since a parameter follows its variadic one: put the variadic one last
        """)
  }

  @Test func `an endpoint must have no attribute that may be a property wrapper`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Player: Sendable {
          var stop: @Sendable () -> Void
          @MainActor var play: @MainActor @Sendable () -> Void
        }
        """,
      are:
        """
        4:3 error endpoint-with-attribute: no interceptor can be put around the endpoint 'play' if '@MainActor' is a property wrapper: remove it, or, if it is a global actor, write it in the type, as in '@MainActor @Sendable () -> Void'
        """)
  }

  @Test func `an endpoint behind an alias must have its type written out`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: Tick = { 3 }
          var stop: @Sendable () -> Void
        }
        """,
      are:
        """
        3:7 error endpoint-without-type: the endpoint 'tick' needs its type written out, as in 'var tick: @Sendable () -> Void = …'
        """)
  }

  @Test func `an optional closure is no endpoint, and may have a closure as its value`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Player: Sendable {
          var play: @Sendable () -> Void
          @_spi(Testing) public var reset: @Sendable () -> Void = {}
          var onStop: (@Sendable () -> Void)? = { print("stopped") }
        }
        """,
      are: "")
  }

  @Test func `an endpoint must not be conditional`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable () -> Int
          #if DEBUG
            var tock: @Sendable () -> Int
          #endif
        }
        """,
      are:
        """
        5:9 error endpoint-is-conditional: a macro cannot determine whether the endpoint 'tock' is compiled: declare it outside of '#if', and put the condition into its closure
        """)
  }
}
