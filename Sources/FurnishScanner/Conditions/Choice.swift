/// Conditions of which at most one holds: the system that a program is built for, the cases of an enumeration.
///
/// The formulas exclude each other by construction: the first is a variable of its own, and each further one is a new
/// variable where none of those before it hold. So no set of constraints has to be carried along with every formula.
struct Choice {
  enum Key: Hashable {
    /// Flags of one kind: `os`, `arch`, `targetEnvironment`.
    case flags(String)
    /// The values of an expression that a program tests.
    case subject(TestKey)
  }

  /// The text of the subject for people: `mode`; empty for flags.
  var subject = ""
  var names: [String] = []
  var presences: [Presence] = []
  /// None of the alternatives so far.
  var rest = Presence.always
}

extension PresenceSpace {
  /// Returns the condition that a choice has a value, and adds the value if it is new.
  ///
  /// - Parameter isLast: No other value is left for it.
  func choose(_ name: String, of key: Choice.Key, called subject: String, isLast: Bool = false) -> Presence {
    var choice = choices[key] ?? Choice(subject: subject)
    if let known = choice.names.firstIndex(of: name) { return choice.presences[known] }
    let presence: Presence
    if isLast {
      presence = choice.rest
      choice.rest = .never
    } else {
      let variable = makeVariable(.choice(key, choice.names.count))
      presence = and(choice.rest, variable)
      choice.rest = excluding(choice.rest, variable)
    }
    choice.names.append(name)
    choice.presences.append(presence)
    choices[key] = choice
    return presence
  }

  /// Returns the condition that a choice has none of the values that were added so far.
  func rest(of key: Choice.Key) -> Presence { choices[key]?.rest ?? .always }
}
