/// The code around a body that handles its errors.
extension Environment {
  /// Code that handles errors, and continues.
  struct Attempt {
    /// The condition under which code that is not read throws an error; `nil` for `try?`, and for a body that may run
    /// several times.
    var otherError: Presence?
    /// Whether the body is the expression after `try?`, and not a function that the expression calls.
    var isOptionalTry = false

    /// The same code around the body of a function that is called.
    var aroundCall: Attempt { Attempt(otherError: otherError) }
  }

  /// Ends this body under the condition that a part of it, or a function that it called, has thrown an error.
  func stop(where thrown: Presence, _ space: PresenceSpace) {
    guard thrown != .never else { return }
    self.thrown = space.or(self.thrown, thrown)
    presence = space.excluding(presence, thrown)
  }
}
