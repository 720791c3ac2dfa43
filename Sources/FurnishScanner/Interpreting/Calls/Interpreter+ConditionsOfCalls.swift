import FurnishGraph

/// The conditions under which code calls entries.
///
/// A function that only requests services is not followed where it is called, but read by itself. If all code calls it
/// under a test, `if isChatOn { openChat() }`, its requests have the condition of this test.
extension Interpreter {
  /// Notes a place at which code names a function, in a call or as a value.
  func noteMention(of function: FunctionID, at place: Place) {
    events.placesOfMentions[function, default: []].insert(place)
  }

  /// Notes that code uses a function as a value: `if isOn { commands["share"] = share }`. From then on, other code may
  /// call it at any time. A function of the program that receives the value calls it or stores it, which is noted
  /// there.
  ///
  /// - Parameter name: The name at that place: of the function, or of a variable that holds it.
  func noteValue(_ function: FunctionID, _ name: String, at place: Place, in environment: Environment) {
    // The interpreter creates names without a place, for parts of tests and of changes: they are not in the source.
    guard place.line > 0 else { return }
    if index.functions[function].facts.name == name { noteMention(of: function, at: place) }
    let place = SourcePlace(file: environment.context.file, place: place)
    let known = events.functionValues[function]?[place]?[progress.entry] ?? .never
    events.functionValues[function, default: [:]][place, default: [:]][progress.entry] =
      conditionOfAny([known, environment.presence])
  }

  /// Notes the place of a name that is passed to a function of the program: that function calls or stores the value.
  func notePassing(of argument: Expression, in environment: Environment) {
    guard let place = argument.placeOfName else { return }
    events.placesOfArguments.insert(SourcePlace(file: environment.context.file, place: place))
  }

  /// Notes the first call of a function by the main program.
  func noteFirstCall(of function: FunctionID, in environment: Environment) {
    guard environment.flow.isOfMainProgram, events.firstCalls[function] == nil else { return }
    events.firstCalls[function] = (CodeOrder(code: progress.code, number: events.lastOrder), environment.presence)
  }

  /// Notes that code may call a function which is not followed.
  func noteCallNotFollowed(_ function: FunctionID, in environment: Environment) {
    let known = events.callsNotFollowed[function]?[progress.entry] ?? .never
    if known == .always || known == environment.presence { return }
    events.callsNotFollowed[function, default: [:]][progress.entry] = conditionOfAny([known, environment.presence])
  }

  /// Notes the functions among the arguments of a call that is not followed: the called function may call them.
  func noteFunctions(passed values: [Value], in environment: Environment) {
    for case .function(let function, _) in values { noteCallNotFollowed(function, in: environment) }
  }

  /// Returns the condition under which known code calls an entry, and whether no other code calls it: the function is
  /// private, and each mention of its name in the file was read.
  func conditionOfCalls(_ entry: FunctionID?) -> LeadingCode {
    guard let entry else { return (.always, false) }
    return (
      conditionOfCalls(of: entry), index.functions[entry].facts.mentions == events.placesOfMentions[entry]?.count
    )
  }

  /// Returns the condition under which known code calls an entry. It is `always` if the source has no call, since other
  /// libraries may call the function.
  private func conditionOfCalls(of function: FunctionID) -> Presence {
    if let known = answers.conditionsOfCalls[function] { return known }
    // This is the result for functions that call each other.
    answers.conditionsOfCalls[function] = .always
    let values = (events.functionValues[function] ?? [:]).filter { !events.placesOfArguments.contains($0.key) }
    let calls =
      ([function] + overridden(by: function)).flatMap { notSuperseded(events.callsNotFollowed[$0]) }
      + values.sorted { $0.key < $1.key }.flatMap { notSuperseded($0.value) }
    guard !calls.isEmpty else { return .always }
    let called = conditionOfAny(
      calls.map { caller, presence in
        caller.map { space.and(presence, conditionOfCalls(of: $0)) } ?? presence
      })
    answers.conditionsOfCalls[function] = called
    return called
  }

  /// Returns the methods of superclasses that a method overrides: a call of one of them may run it.
  private func overridden(by method: FunctionID) -> [FunctionID] {
    let facts = index.functions[method].facts
    guard let owner = index.functions[method].owner, facts.name != "init", !facts.isStatic else { return [] }
    var (found, next, depth): ([FunctionID], TypeID?, Int) = ([], index.superclass(of: owner), 0)
    while let type = next, depth < 32 {
      found += (index.types[type].functions[facts.name] ?? []).filter {
        index.functions[$0].facts.labels == facts.labels
      }
      (next, depth) = (index.superclass(of: type), depth + 1)
    }
    return found
  }

  /// Notes a call of a requirement of a protocol, `delegate?.didSelectShare()`, as a call of the method of each type
  /// that conforms.
  func noteCall(ofRequirement name: String, of protocolID: TypeID, _ call: Call, in environment: Environment) {
    let types = index.types[protocolID].facts.kind == .protocol ? index.conformers[protocolID] ?? [] : []
    for type in types.prefix(Self.mostConformers) {
      guard let method = match(methods(name, ofType: type), call) else { continue }
      noteCallNotFollowed(method, in: environment)
    }
  }

  /// Notes a call of a method on a value of unknown type, `for (_, handler) in handlers { handler.run() }`, as a call
  /// of each method of the program that implements a requirement of this name.
  func noteCall(ofAnyRequirement name: String, _ call: Call, in environment: Environment) {
    for method in (functionsByName[name] ?? []).prefix(Self.mostConformers) {
      guard let owner = index.functions[method].owner, index.functions[method].facts.body != nil,
        index.functions[method].facts.parameters(for: call.arguments) != nil,
        index.parents(of: owner).contains(where: { index.types[$0].facts.requiredFunctions.contains(name) })
      else { continue }
      noteCallNotFollowed(method, in: environment)
    }
  }

  /// The greatest number of methods for which one call is noted.
  private static let mostConformers = 64
}
