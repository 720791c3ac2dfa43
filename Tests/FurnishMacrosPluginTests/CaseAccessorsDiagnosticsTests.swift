import Testing

/// The diagnostics of `@CaseAccessors` for code that it cannot expand.
struct CaseAccessorsDiagnosticsTests {
  @Test func `a struct has no cases`() {
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

  @Test func `a class has no cases`() {
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

  @Test func `an actor has no cases`() {
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

  @Test func `an extension has no cases`() {
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

  @Test func `cases that share a name are a warning`() {
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
        4:8 warning case-accessors-share-name: Several cases are called 'move', so they have no property: give them different names
        """)
  }

  @Test func `cases that share a name inside of a condition are a warning`() {
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
        5:10 warning case-accessors-share-name: Several cases are called 'move', so they have no property: give them different names
        """)
  }

  @Test func `cases of two branches may share a name`() {
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

  @Test(arguments: ["Equatable", "Sendable & Hashable", "nonisolated Comparable"])
  func `an operator for a conformance before the brace is an error`(conformance: String) {
    let name = conformance.split(separator: " ").last ?? ""
    expectDiagnostics(
      of: """
        @CaseAccessors
        enum Action: Error, \(conformance) {
          case start(Int)
          static func == (left: Self, right: Self) -> Bool { true }
        }
        """,
      are: """
        4:15 error operator-of-conformance: With '@CaseAccessors', the compiler does not use this '==' for the conformance to '\(name)' before the brace: move the conformance to an extension, 'extension Action: \(name) {}'
        """)
  }

  @Test func `the extension for an operator of a nested enum names the types around it`() {
    expectDiagnostics(
      of: """
        extension App {
          struct Feature {
            @CaseAccessors
            enum Action: Equatable {
              case start(Int)
              static func == (left: Feature.Action, right: borrowing App.Feature.Action) -> Bool { true }
            }
          }
        }
        """,
      are: """
        6:19 error operator-of-conformance: With '@CaseAccessors', the compiler does not use this '==' for the conformance to 'Equatable' before the brace: move the conformance to an extension, 'extension App.Feature.Action: Equatable {}'
        """)
  }

  @Test(arguments: ["left: Action, right: String", "left: Other.Action, right: Self", "left: Self, right: Action?"])
  func `an operator with another type is no error`(parameters: String) {
    expectDiagnostics(
      of: """
        struct Feature {
          @CaseAccessors
          enum Action: Equatable {
            case start(Int)
            static func == (\(parameters)) -> Bool { true }
          }
        }
        """)
  }

  @Test func `an operator without such a conformance is no error`() {
    expectDiagnostics(
      of: """
        @CaseAccessors
        enum Action: Sendable {
          case start(Int)
          static func == (left: Self, right: Self) -> Bool { true }
        }
        extension Action: Equatable {}
        """)
  }
}
