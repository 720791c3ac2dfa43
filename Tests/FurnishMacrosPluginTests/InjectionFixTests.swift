import Testing

/// The fixes of `@Injection` for code that it cannot expand.
struct InjectionFixTests {
  @Test func `an injection of the type becomes one of the instance`() {
    let source = """
      final class Page {
        var provider: (any ServiceProvider)?
        @Injection static var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:14 error injection-is-static: 'log' is a property of the type, which has no provider: make it a property of the instances
          fix: Remove 'static'
        """)
    expectFix(
      of: source,
      is: """
        final class Page {
          var provider: (any ServiceProvider)?
          @Injection var log: any Log
        }
        """)
  }

  @Test func `an injection of the class becomes one of the instance`() {
    let source = """
      class Page {
        var provider: (any ServiceProvider)?
        // Where it writes.
        @Injection public class var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        4:21 error injection-is-static: 'log' is a property of the type, which has no provider: make it a property of the instances
          fix: Remove 'class'
        """)
    expectFix(
      of: source,
      is: """
        class Page {
          var provider: (any ServiceProvider)?
          // Where it writes.
          @Injection public var log: any Log
        }
        """)
  }

  @Test func `a lazy injection becomes a plain one`() {
    let source = """
      final class Page {
        @Injection lazy var log: any Log = ConsoleLog()
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:14 error injection-is-lazy: 'log' is 'lazy', but '@Injection' resolves its service at the first read already: remove one of them
          fix: Remove 'lazy'
        """)
    expectFix(
      of: source,
      is: """
        final class Page {
          @Injection var log: any Log = ConsoleLog()
        }
        """)
  }

  @Test func `a weak injection becomes a strong one`() {
    let source = """
      final class Page {
        var provider: (any ServiceProvider)?
        @Injection private weak var log: (any Log)?
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:22 error injection-is-weak: 'log' is 'weak', but an injection retains its service: remove 'weak', or register the service with 'lifetime: .weak' and resolve it from the provider at each use
          fix: Remove 'weak'
        """)
    expectFix(
      of: source,
      is: """
        final class Page {
          var provider: (any ServiceProvider)?
          @Injection private var log: (any Log)?
        }
        """)
  }

  @Test func `an unowned injection becomes a strong one`() {
    let source = """
      final class Page {
        var provider: (any ServiceProvider)?
        @Injection unowned(unsafe) var log: Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:14 error injection-is-weak: 'log' is 'unowned', but an injection retains its service: remove 'unowned', or register the service with 'lifetime: .weak' and resolve it from the provider at each use
          fix: Remove 'unowned'
        """)
    expectFix(
      of: source,
      is: """
        final class Page {
          var provider: (any ServiceProvider)?
          @Injection var log: Log
        }
        """)
  }

  @Test(.disabled(if: OldExpander.isUsed)) func `a constant injection is made a variable`() {
    let source = """
      struct Page {
        let provider: any ServiceProvider
        @Injection /* the log */ let log: any Log // is kept
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:28 error injection-is-constant: 'log' is a 'let', but an injection is set when it is first read: make it a 'var'
          fix: Make it a 'var'
        """)
    expectFix(
      of: source,
      is: """
        struct Page {
          let provider: any ServiceProvider
          @Injection /* the log */ var log: any Log // is kept
        }
        """)
  }

  @Test func `an opaque injection becomes an existential`() {
    let source = """
      final class Page {
        var provider: (any ServiceProvider)?
        @Injection var log: some Log & Sendable
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:23 error injection-is-opaque: 'log' is 'some Log & Sendable', which hides the type of the service: inject 'any Log & Sendable'
          fix: Replace 'some' by 'any'
        """)
    expectFix(
      of: source,
      is: """
        final class Page {
          var provider: (any ServiceProvider)?
          @Injection var log: any Log & Sendable
        }
        """)
  }

  @Test func `an observed injection of a service is ignored by observation`() {
    let source = """
      @Service
      @Observable
      final class Page {
        @Injection var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        4:3 error injection-is-observed: '@Observable' would write the accessors of 'log' a second time: add '@ObservationIgnored' after '@Injection'
          fix: Add '@ObservationIgnored'
        """)
    expectFix(
      of: source,
      is: """
        @Service
        @Observable
        final class Page {
          @Injection @ObservationIgnored var log: any Log
        }
        """)
  }

  @Test func `an observed injection of an injectable type is ignored by observation`() {
    let source = """
      @Injectable @Observable
      final class Page {
        @Injection(name: "console") private var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:3 error injection-is-observed: '@Observable' would write the accessors of 'log' a second time: add '@ObservationIgnored' after '@Injection'
          fix: Add '@ObservationIgnored'
        """)
    expectFix(
      of: source,
      is: """
        @Injectable @Observable
        final class Page {
          @Injection(name: "console") @ObservationIgnored private var log: any Log
        }
        """)
  }
}
