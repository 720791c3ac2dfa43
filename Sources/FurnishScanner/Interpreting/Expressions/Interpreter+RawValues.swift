/// Raw values of enumerations.
extension Interpreter {
  /// Returns the names of the cases of an enumeration with their raw values; nil if it has no raw values, or declares
  /// `rawValue` itself.
  func rawValues(of type: TypeID) -> [(name: String, value: Value)]? {
    let cases = index.types[type].cases
    guard !cases.isEmpty, let rawType = index.inherited(by: type).first(where: \.isRawType) else { return nil }
    return zip(cases, rawType.rawValues(of: cases)).map { enumerationCase, text in
      let isText = rawType.text == "Swift.String" || rawType.text == "Swift.Character"
      let number = Value.instance(rawType, creation: Creation(call: nil, place: nil, literal: text))
      return (enumerationCase.name, isText ? .string(text) : number)
    }
  }

  /// Returns the raw value of an unknown case: the raw value of each case, under the condition that the value is this
  /// case. Returns nil for other values.
  func rawValue(of value: Value, _ expression: Expression, in environment: Environment) -> Value? {
    guard value.caseName == nil, value.subject != nil, let type = value.type?.declaration,
      let raws = rawValues(of: type), raws.count <= Self.mostRawValues
    else { return nil }
    let compared = ComparedValue(value, of: expression, text(of: expression), in: environment, self)
    var alternatives: [Value.Alternative] = []
    for raw in raws {
      guard let presence = condition(compared, matches: ".\(raw.name)", in: environment) else { return nil }
      alternatives.append(Value.Alternative(presence: presence, value: raw.value))
    }
    return either(alternatives)
  }

  /// Returns the case of a known raw value: `.live` for `Mode(rawValue: "live")`, and ``Value/absent`` if no case has
  /// it. Returns nil if the raw value is unknown, or if the program declares the called initializer.
  func caseWithRawValue(of type: TypeID, _ resolved: ResolvedType, _ call: Call, in environment: Environment) -> Value?
  {
    guard index.types[type].facts.kind == .enum, call.arguments.count == 1, call.arguments[0].label == "rawValue",
      match(methods("init", ofType: type), call) == nil, isFixed(call.arguments[0].value, in: environment),
      let raws = rawValues(of: type),
      index.types[type].cases.allSatisfy({ $0.condition == index.types[type].facts.condition })
    else { return nil }
    let value = evaluate(call.arguments[0].value, in: environment, expecting: raws[0].value.knownType)
    guard let pattern = value.pattern else { return nil }
    return raws.first { $0.value.pattern == pattern }.map { .enumCase($0.name, of: resolved, at: call.place) }
      ?? .absent
  }

  /// The greatest number of cases of an enumeration whose raw values are followed.
  private static let mostRawValues = 32
}
