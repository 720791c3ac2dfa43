import FurnishGraph

/// The names of services: `name: "images"`, `name: .images`.
extension Interpreter {
  /// Reads a name, which is a literal or a constant; nil if it is unknown.
  func name(_ argument: Expression, in environment: Environment) -> String? {
    if case .string(let text) = argument { return text }
    if case .string(let text) = value(ofName: argument, in: environment) { return text }
    return nil
  }

  private func value(ofName argument: Expression, in environment: Environment) -> Value {
    let name = ResolvedType.nominal(name: "Furnish.ServiceName", declaration: nil, arguments: [])
    let expected = ResolvedType.nominal(name: "Swift.Optional", declaration: nil, arguments: [name])
    let outer = progress.isReadingName
    progress.isReadingName = true
    defer { progress.isReadingName = outer }
    return evaluate(argument, in: environment, expecting: expected)
  }

  /// Evaluates a call once for each name that its service may have, under the condition of that name:
  /// `name: isSlow ? "slow" : "fast"`.
  ///
  /// - Returns: The values of these calls; nil if the name is not one of several constants.
  func callForEachName(_ call: Call, in environment: Environment, _ body: (Call, Environment) -> Value) -> Value? {
    guard let position = call.arguments.firstIndex(where: { $0.label == "name" }),
      !call.arguments[position].value.isLiteral,
      case .either(let alternatives) = value(ofName: call.arguments[position].value, in: environment)
    else { return nil }
    let names = joiningEqualNames(alternatives)
    guard names.count > 1, names.contains(where: { if case .string = $0.value { true } else { false } }) else {
      return nil
    }
    return mapAlternatives(names, in: environment) { name, part in
      var call = call
      switch name {
      case .string(let text): call.arguments[position].value = .string(text)
      case .absent: call.arguments.remove(at: position)
      default:
        part["#name"] = name
        call.arguments[position].value = .name("#name", .none)
      }
      return body(call, part)
    }
  }

  /// Joins the alternatives that are the same name, under the condition that one of them holds.
  private func joiningEqualNames(_ alternatives: [Value.Alternative]) -> [Value.Alternative] {
    var joined: [Value.Alternative] = []
    var positions: [String: Int] = [:]
    for alternative in alternatives {
      guard case .string(let text) = alternative.value else {
        joined.append(alternative)
        continue
      }
      if let known = positions[text] {
        joined[known].presence = space.or(joined[known].presence, alternative.presence)
      } else {
        positions[text] = joined.count
        joined.append(alternative)
      }
    }
    return joined
  }

  /// Returns whether a name is `nil`: as a literal, or as the value of a constant or a parameter.
  func isNilName(_ argument: Expression, in environment: Environment) -> Bool {
    if isNil(argument) { return true }
    if case .absent = evaluate(argument, in: environment) { return true }
    return false
  }
}
