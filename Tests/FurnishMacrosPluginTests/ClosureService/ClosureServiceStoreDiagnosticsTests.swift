import Testing

/// The diagnostics about stores.
struct ClosureServiceStoreDiagnosticsTests {
  @Test func `a service without a store needs one`() {
    expectDiagnostics(
      of: """
        @ClosureService
        struct LandmarkService: Sendable {
          var fetch: @Sendable () -> Int
        }
        """,
      are:
        """
        2:8 warning closure-service-without-store: 'LandmarkService' owns no store: declare one, as in 'let store: LandmarkStore', or state that it has none
          1:1 note: write '@ClosureService(store: .none)' for a service that has none
          fix: State that it has none: 'store: .none'
        """)
  }

  @Test func `a service with empty parentheses needs a store`() {
    expectDiagnostics(
      of: """
        @ClosureService()
        struct Service: Sendable {
          var fetch: @Sendable () -> Int
        }
        """,
      are:
        """
        2:8 warning closure-service-without-store: 'Service' owns no store: declare one, as in 'let store: ServiceStore', or state that it has none
          1:1 note: write '@ClosureService(store: .none)' for a service that has none
          fix: State that it has none: 'store: .none'
        """)
  }

  @Test func `a store is an error if the argument states that the service has none`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct LandmarkService: Sendable {
          let store: LandmarkStore
          var fetch: @Sendable () -> Int
        }
        """,
      are:
        """
        3:7 error store-in-a-service-without-store: 'store' is a store, but 'store: .none' states that the service has none: remove one of the two
          fix: Remove 'store: .none'
        """)
  }

  @Test func `an argument for a store needs a store`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: LandmarkStore(limit: 3))
        struct LandmarkService: Sendable {
          var fetch: @Sendable () -> Int
        }
        """,
      are:
        """
        1:24 error store-argument-without-store: 'LandmarkService' has no store to put this into: declare one, as in 'let store: LandmarkStore'
        """)
  }

  @Test func `a store of an existential type needs an expression`() {
    expectDiagnostics(
      of: """
        @ClosureService
        struct LandmarkService: Sendable {
          let store: any Store
          var fetch: @Sendable () -> Int
        }
        """,
      are:
        """
        3:7 error store-needs-expression: 'unimplemented' cannot create 'store': pass an expression that does, as in '@ClosureService(store: MemoryStore())'
        """)
  }

  @Test func `a property that only a written unimplemented creates needs no value`() {
    expectDiagnostics(
      of: """
        @ClosureService
        struct LandmarkService: Sendable {
          let store: any Store
          let name: String
          var fetch: @Sendable () -> Int
          static var unimplemented: Self { Self(store: NoStore(), name: "", fetch: { 0 }) }
        }
        """,
      are: "")
  }

  @Test func `a variable that may be an endpoint behind a typealias needs a value`() {
    expectDiagnostics(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: Tick
          var tock: @Sendable () -> Int
          static func unimplemented() -> Self { Self(tick: { 0 }, tock: { 0 }) }
        }
        """,
      are:
        """
        3:7 error property-without-value: 'tick' is neither the store nor an endpoint, so 'unimplemented' has no value for it: give it one here, or, if it is an endpoint, write its type out as a '@Sendable' function
        """)
  }

  @Test func `a property that is neither endpoint nor store needs a value`() {
    expectDiagnostics(
      of: """
        @ClosureService
        struct LandmarkService: Sendable {
          let store: LandmarkStore
          let name: String
          var fetch: @Sendable () -> Int
        }
        """,
      are:
        """
        4:7 error property-without-value: 'name' is neither the store nor an endpoint, so 'unimplemented' has no value for it: give it one here, or, if it is an endpoint, write its type out as a '@Sendable' function
        """)
  }
}
