import CustomDump
import Furnish

// The wording of all issues of this module, which the tests compare word for word.

extension ServiceIssue {
  static func unexpectedState<State>(
    _ expected: State, actual: State, action: Any, verb: String, place: CallPlace
  ) -> ServiceIssue {
    ServiceIssue(
      what: "The state after \(action) is not the expected one (- expected, + actual):\n\(indented(expected, actual))",
      location: "\(verb) at \(place.description)",
      fix: "correct the expected state of this step, or the reducer.",
      place: place
    )
  }

  static func unchangedState(action: Any, verb: String, place: CallPlace) -> ServiceIssue {
    ServiceIssue(
      what: "The state after \(action) is the same as before it, but this step states a change.",
      location: "\(verb) at \(place.description)",
      fix: "remove the closure of this step, or correct the reducer.",
      place: place
    )
  }

  static func unexpectedAction<Action>(
    _ expected: Action, actual: Action, place: CallPlace
  ) -> ServiceIssue {
    ServiceIssue(
      what: "The action received is not the expected one (- expected, + actual):\n\(indented(expected, actual))",
      location: "awaited at \(place.description)",
      fix: "await the actions in the order in which the effects send them.",
      place: place
    )
  }

  static func unexpectedAction(
    ofCaseWith value: any Any.Type, actual: Any, place: CallPlace
  ) -> ServiceIssue {
    ServiceIssue(
      what:
        "The action received is \(actual), which is not of the expected case, with a value of type \(TypeName.short(value)).",
      location: "awaited at \(place.description)",
      fix: "await the actions in the order in which the effects send them.",
      place: place
    )
  }

  static func unexpectedAction(actual: Any, place: CallPlace) -> ServiceIssue {
    ServiceIssue(
      what: "The action received is \(actual), which is not the one that this step expects.",
      location: "awaited at \(place.description)",
      fix: "await the actions in the order in which the effects send them.",
      place: place
    )
  }

  static func noActionReceived(
    within limit: Duration, running: [Any], place: CallPlace
  ) -> ServiceIssue {
    let fix = "remove this step, or correct the effect that should send the action."
    if running.isEmpty {
      return ServiceIssue(
        what: "No action was received, and no effect runs that could send one.",
        location: "awaited at \(place.description)",
        fix: fix,
        place: place
      )
    }
    return ServiceIssue(
      what: "No action was received within \(limit), though effects run that \(list(running)) started.",
      location: "awaited at \(place.description)",
      fix: "advance the clock that they wait on, or give this step a longer timeout; else \(fix)",
      place: place
    )
  }

  static func unassertedActions(_ actions: [Any], place: CallPlace) -> ServiceIssue {
    ServiceIssue(
      what: "Effects have sent actions that the test has not received: \(list(actions))",
      location: "found at \(place.description)",
      fix: "call receive for each of them before this, or skipReceivedActions().",
      place: place
    )
  }

  static func effectStillRunning(_ action: Any, sent: CallPlace, place: CallPlace) -> ServiceIssue {
    ServiceIssue(
      what: "An effect that \(action) has started is still running.",
      location: "sent at \(sent.description), found at \(place.description)",
      fix:
        "let the test end what the effect waits for, send the action that cancels it, or call skipInFlightEffects().",
      place: place
    )
  }

  static func nothingToSkip(_ things: String, place: CallPlace) -> ServiceIssue {
    ServiceIssue(
      what: "There are no \(things) to skip.",
      location: "skipped at \(place.description)",
      fix: "take this step out, or say strict: false.",
      place: place
    )
  }

  private static func list(_ actions: [Any]) -> String {
    actions.map { "\($0)" }.joined(separator: ", ")
  }

  /// Returns the differences between two values, or both values if their dumps do not show any.
  private static func indented<Value>(_ expected: Value, _ actual: Value) -> String {
    let text =
      diff(expected, actual)
      ?? "- \(String(customDumping: expected))\n+ \(String(customDumping: actual))"
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
  }
}
