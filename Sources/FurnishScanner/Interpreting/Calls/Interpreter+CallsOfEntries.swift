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
    events.callsNotFollowed[function, default: [:]][progress.entry] = space.or(known, environment.presence)
  }

  /// Returns a request under the condition that code calls the function that makes it. Other code may call the function
  /// as well, unless it is private, and all its mentions in the file are calls that were read.
  func uses(of request: SourceRequest, byEntry entry: FunctionID) -> [SourceRequest] {
    let called = conditionOfCalls(of: entry)
    if called == .always { return [request] }
    var (own, other) = (request, request)
    own.presence = space.and(request.presence, called)
    other.presence = space.excluding(request.presence, called)
    other.certainty = .possible
    let isWhole = index.functions[entry].facts.mentions == events.placesOfCalls[entry]?.count
    return [own] + (isWhole ? [] : [other])
  }

  /// Returns the condition under which some code calls a function that is read by itself. It is `always` if no call is
  /// in the source, since other libraries may call the function.
  private func conditionOfCalls(of function: FunctionID) -> Presence {
    if let known = answers.conditionsOfCalls[function] { return known }
    // Functions that call each other count as called in any case.
    answers.conditionsOfCalls[function] = .always
    let calls = (events.callsNotFollowed[function] ?? [:]).filter { !isSuperseded($0.key) }
    guard !calls.isEmpty else { return .always }
    let called = space.any(
      calls.map { caller, presence in
        caller.map { space.and(presence, conditionOfCalls(of: $0)) } ?? presence
      })
    answers.conditionsOfCalls[function] = called
    return called
  }
}
