/// Conditions of which at most one holds: the systems that a program may be built for, the cases of an enumeration.
///
/// The formulas exclude each other by construction: the first one is a new variable, and each further one is a new
/// variable combined with the negation of all formulas before it. So no constraint has to state that they exclude each
/// other.
///
/// For example, if a program tests for macOS, iOS and Linux, and `a`, `b` and `c` are new variables, then `os(macOS)`
/// is `a`, `os(iOS)` is `b && !a`, and `os(Linux)` is `c && !b && !a`. The ``rest`` is `!c && !b && !a`: an operating
/// system that the program does not name.
struct Choice {
  enum Key: Hashable {
    /// Flags of one kind: `os`, `arch`, `targetEnvironment`.
    case flags(String)
    /// The values of an expression that a program tests.
    case subject(TestSubject)
  }

  /// The subject in the text of a finding, such as `mode`; empty for flags.
  var subjectText = ""
  /// The values so far, as findings name them: `.live` of `mode is .live`, and `os(macOS)`.
  var names: [String] = []
  /// The condition of each value, in the order of the names.
  var presences: [Presence] = []
  /// The condition that the choice has none of the values so far.
  var rest = Presence.always
}

extension PresenceSpace {
  /// Returns the condition that a choice has a value, and adds the value if it is new.
  ///
  /// - Parameter isLast: Whether no further value is possible: the subject has this value if it has none of the values
  ///   that were added before.
  func choose(_ name: String, of key: Choice.Key, called subject: String, isLast: Bool = false) -> Presence {
    var choice = choices[key] ?? Choice(subjectText: subject)
    if let known = choice.names.firstIndex(of: name) { return choice.presences[known] }
    let presence: Presence
    if isLast {
      presence = choice.rest
      choice.rest = .never
    } else {
      var limits = Presence.always
      if case .subject(let subject) = key { limits = self.limits(ofValue: name, of: subject) }
      if let decided = decided(name, of: key, called: subject) {
        presence = and(decided, limits)
      } else {
        let variable = makeVariable(.choice(key, choice.names.count))
        presence = and(and(choice.rest, variable), limits)
        // `rest` leaves out the limits of the values: the product of many limits would grow exponentially.
        choice.rest = excluding(choice.rest, variable)
      }
    }
    if case .subject(let subject) = key { noteDoubt(presence, about: subject) }
    choice.names.append(name)
    choice.presences.append(presence)
    choices[key] = choice
    return presence
  }

  /// Returns the condition that a subject has a value, if the conditions of other tests determine it: `name == ""`
  /// holds where `name.count < 1` holds. Otherwise returns `nil`.
  private func decided(_ name: String, of key: Choice.Key, called subject: String) -> Presence? {
    guard case .subject(let value) = key else { return nil }
    guard name == "\"\"" else { return decided(value: name, of: value) }
    return test(
      .comparison(.count(value), operator: "<", value: "1"), holds: "\(subject) is \(name)",
      fails: "\(subject) is not \(name)")
  }

  /// Returns the condition that a choice has none of the values that were added so far.
  func rest(of key: Choice.Key) -> Presence { choices[key]?.rest ?? .always }
}
