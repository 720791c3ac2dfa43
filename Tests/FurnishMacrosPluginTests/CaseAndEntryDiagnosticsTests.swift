import Testing

/// What `@CaseAccessors` and `@ServiceEntry` say where they can do nothing, and how it is mended.
struct CaseAndEntryDiagnosticsTests {
  @Test func aStructHasNoCases() {
    let source = """
      @CaseAccessors
      struct Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error case-accessors-need-enum: '@CaseAccessors' is for enums, which have cases; this is a struct
        """)
  }

  @Test func aClassHasNoCases() {
    let source = """
      @CaseAccessors
      final class Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error case-accessors-need-enum: '@CaseAccessors' is for enums, which have cases; this is a class
        """)
  }

  @Test func anActorHasNoCases() {
    let source = """
      @CaseAccessors
      actor Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error case-accessors-need-enum: '@CaseAccessors' is for enums, which have cases; this is an actor
        """)
  }

  @Test func anExtensionHasNoCases() {
    let source = """
      @CaseAccessors
      extension Page {}
      """
    expectDiagnostics(
      of: source,
      are: """
        1:1 error case-accessors-need-enum: '@CaseAccessors' is for enums, which have cases; this is an extension
        """)
  }

  @Test func casesThatShareANameAreAWarning() {
    let source = """
      @CaseAccessors
      enum Action {
        case move(x: Int)
        case move(y: Int)
        case stop
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        4:8 warning case-accessors-share-name: More than one case is called 'move', so no property can stand for it: give them different names
        """)
  }

  @Test func casesThatShareANameBehindAConditionAreAWarning() {
    let source = """
      @CaseAccessors
      enum Action {
        case move(x: Int)
        #if DEBUG
          case move(y: Int)
        #endif
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        5:10 warning case-accessors-share-name: More than one case is called 'move', so no property can stand for it: give them different names
        """)
  }

  @Test func casesOfTwoBranchesMayShareAName() {
    let source = """
      @CaseAccessors
      enum Action {
        #if DEBUG
          case move(x: Int)
        #else
          case move(y: Int)
        #endif
      }
      """
    expectDiagnostics(of: source)
  }

  @Test func anEntryIsNoFunction() {
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

  @Test func anEntryBelongsToServiceValues() {
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

  @Test func anEntryBelongsToAnExtension() {
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

  @Test func anEntryBelongsToNoTypeInside() {
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

  @Test func aGlobalVariableIsNoEntry() {
    let source = """
      @ServiceEntry var retries = 3
      """
    expectDiagnostics(
      of: source,
      are: """
        1:19 error service-entry-is-elsewhere: 'retries' is an entry of 'ServiceValues', and can be declared in an extension of that alone: move it to 'extension ServiceValues'
        """)
  }

  @Test func eachEntryStandsAlone() {
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

  @Test func anEntryNeedsAValue() {
    let source = """
      extension ServiceValues {
        @ServiceEntry var retries: Int
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:21 error service-entry-has-no-value: 'retries' needs a value for where nobody has set one: add it, as in 'var retries = 3'
        """)
  }

  @Test func aConstantEntryIsMadeAVariable() {
    let source = """
      extension ServiceValues {
        @ServiceEntry public let retries = 3
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:24 error service-entry-is-constant: 'retries' is a 'let', but an entry is there to be set: make it a 'var'
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

  @Test func aStaticEntryIsMadeOneOfTheValues() {
    let source = """
      extension ServiceValues {
        @ServiceEntry static var retries = 3
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:17 error service-entry-is-static: 'retries' is 'static', but it is the values that have entries: remove 'static'
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

  @Test func aLazyEntryIsMadeAPlainOne() {
    let source = """
      extension ServiceValues {
        @ServiceEntry lazy var retries = 3
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:17 error service-entry-is-static: 'retries' is 'lazy', but it is the values that have entries: remove 'lazy'
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

  @Test func aComputedEntryIsAnError() {
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
