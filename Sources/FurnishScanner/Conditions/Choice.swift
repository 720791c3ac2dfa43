/// Conditions of which at most one holds: the systems that a program may be built for, the cases of an enumeration.
///
/// The formulas exclude each other by construction: the first one is a new variable, and each further one is a new
/// variable combined with the negation of all formulas before it. So no constraint has to state that they exclude each
/// other.
struct Choice {
  enum Key: Hashable {
    /// Flags of one kind: `os`, `arch`, `targetEnvironment`.
    case flags(String)
    /// The values of an expression that a program tests.
    case subject(TestKey)
  }

  /// The subject in the text of a finding, such as `mode`; empty for flags.
  var subject = ""
  var names: [String] = []
  var presences: [Presence] = []
  /// The condition that none of the values so far holds.
  var rest = Presence.always
}

extension PresenceSpace {
  /// Returns the condition that a choice has a value, and adds the value if it is new.
  ///
  /// - Parameter isLast: Whether the subject has this value if it has none of those that were compared before.
  func choose(_ name: String, of key: Choice.Key, called subject: String, isLast: Bool = false) -> Presence {
    var choice = choices[key] ?? Choice(subject: subject)
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
        // Without the limits of the value, whose product with those of other values would grow exponentially.
        choice.rest = excluding(choice.rest, variable)
      }
    }
    choice.names.append(name)
    choice.presences.append(presence)
    choices[key] = choice
    return presence
  }

  /// Returns the condition of a value that other tests decide: an empty text has no characters.
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
