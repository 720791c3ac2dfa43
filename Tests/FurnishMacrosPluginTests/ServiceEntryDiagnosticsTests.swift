import Testing

/// The diagnostics of `@ServiceEntry` for code that it cannot expand, and their fixes.
struct ServiceEntryDiagnosticsTests {
  @Test func `a function cannot be an entry`() {
    let source = """
      extension ServiceValues {
        @ServiceEntry func retries() -> Int { 3 }
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:3 error service-entry-needs-property: '@ServiceEntry' is for a property of 'ServiceValues': 'extension ServiceValues { @ServiceEntry var retries = 3 }'
        """)
  }

  @Test func `an entry in an extension of another type is an error`() {
    let source = """
      extension Page {
        @ServiceEntry var retries = 3
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:21 error service-entry-is-elsewhere: 'retries' is an entry of 'ServiceValues', and can be declared in an extension of that alone: move it to 'extension ServiceValues'
        """)
  }

  @Test func `an entry in a struct is an error`() {
    let source = """
      struct ServiceValues {
        @ServiceEntry var retries = 3
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:21 error service-entry-is-elsewhere: 'retries' is an entry of 'ServiceValues', and can be declared in an extension of that alone: move it to 'extension ServiceValues'
        """)
  }

  @Test func `an entry in a nested type is an error`() {
    let source = """
      extension ServiceValues {
        struct Page {
          @ServiceEntry var retries = 3
        }
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        3:23 error service-entry-is-elsewhere: 'retries' is an entry of 'ServiceValues', and can be declared in an extension of that alone: move it to 'extension ServiceValues'
        """)
  }

  @Test func `a global variable cannot be an entry`() {
    let source = """
      @ServiceEntry var retries = 3
      """
    expectDiagnostics(
      of: source,
      are: """
        1:19 error service-entry-is-elsewhere: 'retries' is an entry of 'ServiceValues', and can be declared in an extension of that alone: move it to 'extension ServiceValues'
        """)
  }

  @Test func `two entries in one declaration are an error`() {
    let source = """
      extension ServiceValues {
        @ServiceEntry var retries = 3, attempts = 4
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:3 error accessorMacroOnVariableWithMultipleBindings: accessor macro can only be applied to a single variable
        2:3 error peerMacroOnVariableWithMultipleBindings: peer macro can only be applied to a single variable
        """)
  }

  @Test func `an entry needs a value`() {
    let source = """
      extension ServiceValues {
        @ServiceEntry var retries: Int
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:21 error service-entry-has-no-value: 'retries' needs a default value: add it, as in 'var retries = 3'
        """)
  }

  @Test func `a constant entry becomes a variable`() {
    let source = """
      extension ServiceValues {
        @ServiceEntry public let retries = 3
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:24 error service-entry-is-constant: 'retries' is a 'let', but an entry can be overridden: make it a 'var'
          fix: Make it a 'var'
        """)
    expectFix(
      of: source,
      is: """
        extension ServiceValues {
          @ServiceEntry public var retries = 3
        }
        """)
  }

  @Test func `a static entry becomes a property of the instances`() {
    let source = """
      extension ServiceValues {
        @ServiceEntry static var retries = 3
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:17 error service-entry-is-static: 'retries' is 'static', but an entry is a computed property of the instances: remove 'static'
          fix: Remove 'static'
        """)
    expectFix(
      of: source,
      is: """
        extension ServiceValues {
          @ServiceEntry var retries = 3
        }
        """)
  }

  @Test func `a lazy entry becomes a plain one`() {
    let source = """
      extension ServiceValues {
        @ServiceEntry lazy var retries = 3
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:17 error service-entry-is-static: 'retries' is 'lazy', but an entry is a computed property of the instances: remove 'lazy'
          fix: Remove 'lazy'
        """)
    expectFix(
      of: source,
      is: """
        extension ServiceValues {
          @ServiceEntry var retries = 3
        }
        """)
  }

  @Test func `a computed entry is an error`() {
    let source = """
      extension ServiceValues {
        @ServiceEntry var retries: Int { 3 }
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:34 error service-entry-is-computed: 'retries' has accessors already, which '@ServiceEntry' would write: give it a value instead of them
        """)
  }
}
