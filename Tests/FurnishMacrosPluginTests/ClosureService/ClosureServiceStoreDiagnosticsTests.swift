import Testing

/// The diagnostics about stores.
struct ClosureServiceStoreDiagnosticsTests {
  @Test func aServiceWithoutAStoreIsAskedForOne() {
    expectDiagnostics(
      of: """
        @ClosureService
        struct LandmarkService: Sendable {
          var fetch: @Sendable () -> Int
        }
        """,
      are:
        """
        2:8 warning closure-service-without-store: 'LandmarkService' owns no store: give it one, as in 'let store: LandmarkStore', or say that it has none
          1:1 note: write '@ClosureService(store: .none)' for a service that has none
          fix: Say that it has none: 'store: .none'
        """)
  }

  @Test func aServiceWithEmptyParenthesesIsAskedForAStore() {
    expectDiagnostics(
      of: """
        @ClosureService()
        struct Service: Sendable {
          var fetch: @Sendable () -> Int
        }
        """,
      are:
        """
        2:8 warning closure-service-without-store: 'Service' owns no store: give it one, as in 'let store: ServiceStore', or say that it has none
          1:1 note: write '@ClosureService(store: .none)' for a service that has none
          fix: Say that it has none: 'store: .none'
        """)
  }

  @Test func aStoreContradictsThatThereIsNone() {
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
        3:7 error store-in-a-service-without-store: 'store' is a store, but 'store: .none' says that there is none: remove one of the two
          fix: Remove 'store: .none'
        """)
  }

  @Test func anArgumentForAStoreNeedsAStore() {
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

  @Test func aStoreOfAnyTypeNeedsAnExpression() {
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
        3:7 error store-needs-expression: 'unimplemented' cannot tell how to make 'store': say so, as in '@ClosureService(store: MemoryStore())'
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

  @Test func aPropertyThatIsNeitherEndpointNorStoreNeedsAValue() {
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
