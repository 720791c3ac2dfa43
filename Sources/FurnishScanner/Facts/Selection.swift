/// A `switch` statement.
package struct Selection: Codable, Hashable, Sendable {
  package var subject: Expression
  /// The source of the subject.
  package var text: String
  package var cases: [SelectionCase]
}

/// A case of a `switch`.
package struct SelectionCase: Codable, Hashable, Sendable {
  /// Empty for `default`.
  package var patterns: [Pattern]
  /// The condition after `where`.
  package var test: BranchTest?
  /// The condition under which it is compiled.
  package var condition: Condition
  package var body: [Statement]
  /// The number of statements at the start of the body that bind the names of the patterns.
  package var bindings = 0
}
