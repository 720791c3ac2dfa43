import Testing

/// The diagnostics of `@Injection` for code that it cannot expand.
struct InjectionDiagnosticsTests {
  @Test func `a function cannot be an injection`() {
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

  @Test func `a type cannot be an injection`() {
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

  @Test func `two injections in one declaration are an error`() {
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

  @Test func `an injection with the name of the provider is an error`() {
    expectDiagnostics(
      of: """
        @Service
        final class Page {
          @Injection var provider: any Log
        }
        """,
      are:
        "3:18 error injection-is-provider: 'provider' is the property from which the injections of 'Page' are resolved: give this one another name"
    )
  }

  @Test func `a tuple of injections in an injectable class is reported once`() {
    let source = """
      @Injectable
      final class Page {
        @Injection var (first, second): (any Log, any Log)
      }
      """
    expectDiagnostics(
      of: source,
      are:
        "3:18 error injection-needs-one-property: '@Injection' is for one property at a time: declare each with a 'var' and an '@Injection' of its own"
    )
  }

  @Test func `a tuple cannot be an injection`() {
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

  @Test func `a static injection is an error even where it is computed`() {
    let source = """
      final class Page {
        @Injection static var log: any Log { ConsoleLog() }
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:14 error injection-is-static: 'log' is a property of the type, which has no provider: make it a property of the instances
          fix: Remove 'static'
        """)
  }

  @Test func `an injection with observers is an error`() {
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
        2:31 error injection-is-watched: 'log' has 'willSet' or 'didSet', which cannot be combined with the accessors of '@Injection': remove them
        """)
  }

  @Test func `an injection needs a type`() {
    let source = """
      final class Page {
        @Injection var log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:18 error injection-has-no-type: 'log' has no type, which determines the service: write it, as in 'var log: any Log'
        """)
  }

  @Test func `an injection in an extension is an error`() {
    let source = """
      extension Page {
        @Injection var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:18 error injection-is-outside: 'log' is in no class, struct or actor, so it has no provider: move it into one
        """)
  }

  @Test func `an injection in an enum is an error`() {
    let source = """
      enum Page {
        @Injection var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:18 error injection-is-outside: 'log' is in no class, struct or actor, so it has no provider: move it into one
        """)
  }

  @Test func `an injection in a protocol has no diagnostic`() {
    let source = """
      protocol Page {
        @Injection var log: any Log { get }
      }
      """
    expectDiagnostics(of: source)
  }

  @Test func `an injection in no type is an error`() {
    let source = """
      @Injection var log: any Log
      """
    expectDiagnostics(
      of: source,
      are: """
        1:16 error injection-is-outside: 'log' is in no class, struct or actor, so it has no provider: move it into one
        """)
  }

  @Test func `an injection in a function is an error`() {
    let source = """
      func write() {
        @Injection var log: any Log
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:18 error injection-is-outside: 'log' is in no class, struct or actor, so it has no provider: move it into one
        """)
  }

  @Test func `several mistakes are all reported`() {
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
        2:14 error injection-is-constant: 'first' is a 'let', but an injection is set when it is first read: make it a 'var'
          fix: Make it a 'var'
        3:14 error injection-is-static: 'second' is a property of the type, which has no provider: make it a property of the instances
          fix: Remove 'static'
        4:25 error injection-is-opaque: 'third' is 'some Log', which hides the type of the service: inject 'any Log'
          fix: Replace 'some' by 'any'
        """)
  }

  @Test func `an injection inside of a condition is a warning`() {
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
        4:20 warning injection-is-conditional: 'log' is inside '#if', so the container cannot validate it, and the initializer has no parameter for it: declare it unconditionally, or make its type optional
        6:20 warning injection-is-conditional: 'other' is inside '#if', so the container cannot validate it, and the initializer has no parameter for it: declare it unconditionally, or make its type optional
        """)
  }
}
