import Furnish
import Testing

// The one place for the words of every report of this module. Each is tested word for word.

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
}
