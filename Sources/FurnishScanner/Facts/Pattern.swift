/// A pattern that a value may match.
package struct Pattern: Codable, Hashable, Sendable {
  /// `.live` for `.live(let url)`, `.some` for `let url?`, `_` for `let url`; otherwise the source of the pattern.
  package var text: String
  /// The value that it is compared with: `.live`, `Run.name`, `1...5`; nil if it binds names or has parts.
  package var value: Expression?
  /// The part of a case that it matches; nil for all values of the case.
  package var part: Part?
  /// The type that a value must have: `Log` for `is Log` and `let log as Log`.
  package var type: TypeReference?

  /// Some values of a case: `.live(80)`.
  package struct Part: Codable, Hashable, Sendable {
    /// The source of the pattern.
    package var text: String
    /// Whether it contains names: their values may differ between two evaluations of the pattern.
    package var hasNames: Bool
  }

  package init(_ text: String, value: Expression? = nil, part: Part? = nil, type: TypeReference? = nil) {
    (self.text, self.value, self.part, self.type) = (text, value, part, type)
  }
}
