import Testing

/// The diagnostics for types that cannot be copied.
struct NoncopyableTests {
  @Test(arguments: ["Service", "Injectable", "ClosureService"])
  func `a struct that cannot be copied is reported and not expanded`(_ attribute: String) {
    let declaration = """
      struct Page: Sendable, ~Copyable {
        var load: @Sendable () -> Int
      }
      """
    expectExpansion(
      of: "@\(attribute)\n\(declaration)", is: "\n\(declaration)",
      reporting: [
        "2:8 error type-is-noncopyable: '@\(attribute)' is for types whose values can be copied: remove '~Copyable' from 'Page', or store the value in a class"
      ])
  }

  @Test func `an enum that cannot be copied is reported and not expanded`() {
    let declaration = """
      enum Page: ~Swift.Copyable {
        case first(Int)
      }
      """
    expectExpansion(
      of: "@CaseAccessors\n\(declaration)", is: "\n\(declaration)",
      reporting: [
        "2:6 error type-is-noncopyable: '@CaseAccessors' is for types whose values can be copied: remove '~Copyable' from 'Page', or store the value in a class"
      ])
  }

  @Test func `an injection in a type that cannot be copied is reported at the type`() {
    expectDiagnostics(
      of: """
        @Injectable
        struct Page: ~Copyable {
          @Injection var log: any Log
        }
        """,
      are:
        "2:8 error type-is-noncopyable: '@Injectable' is for types whose values can be copied: remove '~Copyable' from 'Page', or store the value in a class"
    )
  }

  @Test func `an injection in a type without an attribute is reported at the injection`() {
    expectDiagnostics(
      of: """
        struct Page: ~Copyable {
          @Injection var log: any Log
        }
        """,
      are:
        "2:18 error type-is-noncopyable: '@Injection' is for types whose values can be copied: remove '~Copyable' from 'Page', or store the value in a class"
    )
  }
}
