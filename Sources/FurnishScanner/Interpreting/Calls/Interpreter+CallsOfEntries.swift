/// The conditions under which code calls the functions that are read by themselves.
///
/// A function that only requests services is not followed where it is called, but read by itself. If all code that calls
/// it does so under a test, `if isChatOn { openChat() }`, it requests services under this condition.
extension Interpreter {
  /// Notes a call of a function that is not followed, or that other code makes which receives the function.
  ///
  /// - Parameter place: The place of the function's name; nil for a property that was just evaluated.
  func noteCallNotFollowed(_ function: FunctionID, at place: Place?, in environment: Environment) {
    events.placesOfCalls[function, default: []].insert(place ?? progress.placeOfName)
    let known = events.callsNotFollowed[function]?[progress.entry] ?? .never
    if known == .always || known == environment.presence { return }
    events.callsNotFollowed[function, default: [:]][progress.entry] = anyOf([known, environment.presence])
  }

  /// Returns the condition under which code calls a function that is read by itself. Other code may call it as well,
  /// unless it is private, and all its mentions in the file are calls that were read.
  func conditionOfCalls(_ entry: FunctionID?) -> LeadingCode {
    guard let entry else { return (.always, false) }
    return (
      conditionOfCalls(of: entry), index.functions[entry].facts.mentions == events.placesOfCalls[entry]?.count
    )
  }

  /// Returns the condition under which some code calls a function that is read by itself. It is `always` if no call is
  /// in the source, since other libraries may call the function.
  private func conditionOfCalls(of function: FunctionID) -> Presence {
    if let known = answers.conditionsOfCalls[function] { return known }
    // Functions that call each other count as called in any case.
    answers.conditionsOfCalls[function] = .always
    let calls = current(events.callsNotFollowed[function])
    guard !calls.isEmpty else { return .always }
    let called = anyOf(
      calls.map { caller, presence in
        caller.map { space.and(presence, conditionOfCalls(of: $0)) } ?? presence
      })
    answers.conditionsOfCalls[function] = called
    return called
  }
}
