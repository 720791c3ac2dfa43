import Testing

/// The results of the fixes, which have no errors.
struct ClosureServiceFixTests {
  @Test func `a class becomes a struct`() {
    expectFix(
      of: """
        @ClosureService(store: .none)
        final class Clock: Sendable {
          var tick: @Sendable () -> Int
        }
        """, by: "Make it a 'struct'",
      is: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable () -> Int
        }
        """)
  }

  @Test func `an actor becomes a struct`() {
    expectFix(
      of: """
        @ClosureService(store: .none)
        actor Clock: Sendable {
          var tick: @Sendable () -> Int
        }
        """, by: "Make it a 'struct'",
      is: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable () -> Int
        }
        """)
  }

  @Test func `a service becomes Sendable`() {
    expectFix(
      of: """
        @ClosureService(store: .none)
        struct Clock {
          var tick: @Sendable () -> Int
        }
        """, by: "Add 'Sendable'",
      is: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable () -> Int
        }
        """)
  }

  @Test func `a generic service becomes Sendable`() {
    expectFix(
      of: """
        @ClosureService(store: .none)
        struct Clock<Time> where Time: Comparable {
          var tick: @Sendable () -> Int
        }
        """, by: "Add 'Sendable'",
      is: """
        @ClosureService(store: .none)
        struct Clock<Time>: Sendable where Time: Comparable {
          var tick: @Sendable () -> Int
        }
        """)
  }

  @Test func `a service that conforms to something else becomes Sendable too`() {
    expectFix(
      of: """
        @ClosureService(store: .none)
        struct Clock: Hashable, Comparable {
          var tick: @Sendable () -> Int
        }
        """, by: "Add 'Sendable'",
      is: """
        @ClosureService(store: .none)
        struct Clock: Sendable, Hashable, Comparable {
          var tick: @Sendable () -> Int
        }
        """)
  }

  @Test func `an endpoint becomes Sendable`() {
    expectFix(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: (_ by: Int) async throws -> Int
        }
        """, by: "Add '@Sendable'",
      is: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable (_ by: Int) async throws -> Int
        }
        """)
  }

  @Test func `an endpoint of the main actor becomes Sendable`() {
    expectFix(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @MainActor (_ by: Int) -> Int
        }
        """, by: "Add '@Sendable'",
      is: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable @MainActor (_ by: Int) -> Int
        }
        """)
  }

  @Test func `an endpoint becomes a variable`() {
    expectFix(
      of: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          let tick: @Sendable () -> Int
        }
        """, by: "Make it a 'var'",
      is: """
        @ClosureService(store: .none)
        struct Clock: Sendable {
          var tick: @Sendable () -> Int
        }
        """)
  }

  @Test func `a service declares that it has no store`() {
    expectFix(
      of: """
        @ClosureService
        struct LandmarkService: Sendable {
          var fetch: @Sendable () -> Int
        }
        """, by: "State that it has none: 'store: .none'",
      is: """
        @ClosureService(store: .none)
        struct LandmarkService: Sendable {
          var fetch: @Sendable () -> Int
        }
        """)
  }

  @Test func `a service with empty parentheses declares that it has no store`() {
    expectFix(
      of: """
        @ClosureService()
        struct Service: Sendable {
          var fetch: @Sendable () -> Int
        }
        """, by: "State that it has none: 'store: .none'",
      is: """
        @ClosureService(store: .none)
        struct Service: Sendable {
          var fetch: @Sendable () -> Int
        }
        """)
  }

  @Test func `an argument that contradicts a store is removed`() {
    expectFix(
      of: """
        @ClosureService(store: .none)
        struct LandmarkService: Sendable {
          let store: LandmarkStore
          var fetch: @Sendable () -> Int
        }
        """, by: "Remove 'store: .none'",
      is: """
        @ClosureService
        struct LandmarkService: Sendable {
          let store: LandmarkStore
          var fetch: @Sendable () -> Int
        }
        """)
  }
}
