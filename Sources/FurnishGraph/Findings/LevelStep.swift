/// A call that opens a level: `makeScope(Session.self, …)`.
package struct LevelStep: Hashable, Sendable {
  /// The full name of the level's type.
  package var level: String
  /// A Boolean value that indicates whether the level has an input other than `Void`.
  package var takesInput: Bool

  package init(level: String, takesInput: Bool) {
    self.level = level
    self.takesInput = takesInput
  }
}
