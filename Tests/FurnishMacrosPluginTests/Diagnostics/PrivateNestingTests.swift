import Testing

/// Private types inside of other types, which no macro can extend.
struct PrivateNestingTests {
  @Test(arguments: ["Service", "Injectable"])
  func `a private type inside of another one becomes fileprivate`(attribute: String) {
    let source = """
      enum Pages {
        @\(attribute) private final class Page {}
      }
      """
    expectDiagnostics(
      of: source,
      are: """
        2:\(attribute.count + 5) error type-is-hidden: '@\(attribute)' extends 'Page' outside of the type that contains it, \
        where a 'private' type is not visible: make it 'fileprivate'
          fix: Replace 'private' by 'fileprivate'
        """)
    expectFix(
      of: source,
      is: """
        enum Pages {
          @\(attribute) fileprivate final class Page {}
        }
        """)
  }

  @Test func `a private closure service inside of another type has no further error`() {
    expectExpansion(
      of: """
        enum Services {
          @ClosureService(store: .none) private struct Weather: Sendable {
            var read: @Sendable () -> Int
          }
        }
        """,
      is: """
        enum Services {
          private struct Weather: Sendable {
            var read: @Sendable () -> Int
          }
        }
        """,
      reporting: [
        """
        2:33 error type-is-hidden: '@ClosureService' extends 'Weather' outside of the type that contains it, where a 'private' \
        type is not visible: make it 'fileprivate'
          fix: Replace 'private' by 'fileprivate'
        """
      ])
  }

  @Test func `a private type of a file is extended`() {
    expectDiagnostics(of: "@Service private final class Page {}", are: "")
  }

  @Test func `a type inside of a private nested type is reported with the name of that type`() {
    expectDiagnostics(
      of: """
        enum Pages {
          private enum Drafts {
            @Service final class Page {}
          }
        }
        """,
      are: """
        3:26 error owner-is-hidden: '@Service' extends 'Page' outside of 'Drafts', which is 'private' and not visible there: \
        make 'Drafts' 'fileprivate'
        """)
  }

  @Test func `a type inside of a private type of the file is extended`() {
    expectDiagnostics(
      of: """
        private enum Pages {
          @Service final class Page {}
        }
        """,
      are: "")
  }
}
