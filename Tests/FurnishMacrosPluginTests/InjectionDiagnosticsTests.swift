import Testing

/// The diagnostics of `@Injection` for code that it cannot expand.
struct InjectionDiagnosticsTests {
  @Test func anInjectionIsNoFunction() {
    let source = """
      final class Page {
        @Injection func log() {}
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:3 error injection-needs-property: '@Injection' is for properties: put it before a 'var' with a type
        """)
  }

  @Test func anInjectionIsNoType() {
    let source = """
      @Injection
      final class Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error injection-needs-property: '@Injection' is for properties: put it before a 'var' with a type
        """)
  }

  @Test func eachInjectionStandsAlone() {
    let source = """
      final class Page {
        @Injection var first: any Log, second: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:3 error accessorMacroOnVariableWithMultipleBindings: accessor macro can only be applied to a single variable
        2:3 error peerMacroOnVariableWithMultipleBindings: peer macro can only be applied to a single variable
        """)
  }

  @Test func anInjectionIsNoTuple() {
    let source = """
      final class Page {
        @Injection var (first, second): (any Log, any Log)
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:18 error injection-needs-one-property: '@Injection' is for one property at a time: declare each with a 'var' and an '@Injection' of its own
        """)
  }

  @Test func aStaticInjectionIsAnErrorEvenWhereItIsComputed() {
    let source = """
      final class Page {
        @Injection static var log: any Log { ConsoleLog() }
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:14 error injection-is-static: 'log' belongs to the type, which has no provider to ask: make it a property of the instances
          fix: Remove 'static'
        """)
  }

  @Test func anInjectionWithObserversIsAnError() {
    let source = """
      final class Page {
        @Injection var log: any Log {
          didSet { print("set") }
        }
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:31 error injection-is-watched: 'log' has 'willSet' or 'didSet', which cannot stand beside the accessors of '@Injection': remove them
        """)
  }

  @Test func anInjectionNeedsAType() {
    let source = """
      final class Page {
        @Injection var log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:18 error injection-has-no-type: 'log' does not say what to ask for: write its type, as in 'var log: any Log'
        """)
  }

  @Test func anInjectionInAnExtensionIsAnError() {
    let source = """
      extension Page {
        @Injection var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:18 error injection-is-outside: 'log' is in no class, struct or actor, and so there is no provider to ask: move it into one
        """)
  }

  @Test func anInjectionInAnEnumIsAnError() {
    let source = """
      enum Page {
        @Injection var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:18 error injection-is-outside: 'log' is in no class, struct or actor, and so there is no provider to ask: move it into one
        """)
  }

  @Test func anInjectionInAProtocolIsLeftAlone() {
    let source = """
      protocol Page {
        @Injection var log: any Log { get }
      }
      """
    expectDiagnostics(of: source)
  }

  @Test func anInjectionInNoTypeIsAnError() {
    let source = """
      @Injection var log: any Log
      """
    expectDiagnostics(
      of: source,
      are: """
        1:16 error injection-is-outside: 'log' is in no class, struct or actor, and so there is no provider to ask: move it into one
        """)
  }

  @Test func anInjectionInAFunctionIsAnError() {
    let source = """
      func write() {
        @Injection var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:18 error injection-is-outside: 'log' is in no class, struct or actor, and so there is no provider to ask: move it into one
        """)
  }

  @Test func severalMistakesAreAllTold() {
    let source = """
      final class Page {
        @Injection let first: any Log
        @Injection static let second: any Log
        @Injection var third: some Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:14 error injection-is-constant: 'first' is a 'let', but an injection gets its value when it is first read: make it a 'var'
          fix: Make it a 'var'
        3:14 error injection-is-static: 'second' belongs to the type, which has no provider to ask: make it a property of the instances
          fix: Remove 'static'
        4:25 error injection-is-opaque: 'third' is 'some Log', which only the code that makes it could know: ask for 'any Log'
          fix: Replace 'some' by 'any'
        """)
  }

  @Test func anInjectionBehindAConditionIsAWarning() {
    let source = """
      @Service
      final class Page {
        #if DEBUG
          @Injection var log: any Log
        #else
          @Injection var other: any Log
        #endif
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        4:20 warning injection-is-conditional: 'log' stands behind '#if', so neither the container knows of it before it runs, nor has the initializer a parameter for it: declare it always, or make its type optional
        6:20 warning injection-is-conditional: 'other' stands behind '#if', so neither the container knows of it before it runs, nor has the initializer a parameter for it: declare it always, or make its type optional
        """)
  }
}
