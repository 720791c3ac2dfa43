/// Bodies whose errors the code around them handles: `try?`, and `do` with a `catch`.
extension Environment {
  /// The code that handles the errors of a body, and continues.
  struct Attempt {
    /// The condition under which a call that is not followed throws an error; `nil` for `try?`, and for a body that may
    /// run several times.
    var otherError: Presence?
    /// Whether the body is the expression after `try?`, and not a function that the expression calls.
    var isOptionalTry = false
    /// The number of the attempt, if the code after it runs after an error as well: no `catch` leaves the body, or the
    /// result of the `try?` is discarded.
    var numberIfResumed: Int?

    /// The attempt around the body of a function that this body calls.
    var aroundCall: Attempt { Attempt(otherError: otherError, numberIfResumed: numberIfResumed) }
  }

  /// Whether code around the body handles its errors, and continues.
  var handlesErrors: Bool { attempt != nil }

  /// Adopts the attempts around a call: this is the environment of the called function.
  func enterAttempts(ofCaller caller: Environment) {
    attempt = caller.attempt?.aroundCall
    attempts = caller.attempts
  }

  /// Notes the condition under which a part of this body, or a function that it called, has thrown an error. The code
  /// after it does not run in these cases.
  func stop(where thrown: Presence, _ space: PresenceSpace) {
    guard thrown != .never else { return }
    self.thrown = space.or(self.thrown, thrown)
    presence = space.excluding(presence, thrown)
  }
}
