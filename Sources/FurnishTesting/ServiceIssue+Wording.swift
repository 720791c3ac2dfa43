import Furnish
import Testing

// The wording of all issues of this module, which the tests compare word for word.

extension ServiceIssue {
  static func missingProvider(for level: any ScopeLevel.Type, in test: Test) -> ServiceIssue {
    let place = test.sourceLocation
    return ServiceIssue(
      what: "A scope of \(TypeName.short(level)) was to be opened, but no provider is in force.",
      location: "the trait scope of \(test.displayName ?? test.name), at \(place.fileID):\(place.line)",
      fix: "set a provider first, in a trait of the suite or in one that precedes this one: "
        + "`.provider { $0.register(…) }`.",
      place: nil
    )
  }
  static func missingContainer() -> ServiceIssue {
    ServiceIssue(
      what: "The container of the test was read, but the test has none.", location: "TestContainer.current",
      fix: "give the test or its suite the trait `.container { services, folder in services.register(…) }`.",
      place: nil)
  }

  static func noTestFolder(in parent: String, _ reason: String) -> ServiceIssue {
    ServiceIssue(
      what: "No temporary folder could be created: \(reason)", location: "the trait container, in \(parent)",
      fix: "set TMPDIR to a folder in which the test may write.", place: nil)
  }
}
