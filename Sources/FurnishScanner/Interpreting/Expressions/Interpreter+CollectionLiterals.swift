/// Literals of lists and dictionaries that create an instance of a type of the program,
/// `let modules: Modules = [Logs(), Clocks()]`, and values that initializers of the standard library create.
extension Interpreter {
  /// Creates the instance of the expected type by its initializer for literals; nil if the type has none.
  func instance(
    ofLiteral elements: [Expression], in environment: Environment, expecting expected: ResolvedType?
  ) -> Value? {
    guard let type = expected.map({ $0.arguments(of: "Swift.Optional")?.first ?? $0 }), let typeID = type.declaration,
      index.types[typeID].facts.kind != .protocol,
      // An instance of a collection type of the program is read as the list of its elements, since code iterates over
      // it.
      !Self.collections.contains(where: { index.conforms(typeID, toProtocolNamed: $0) })
    else { return nil }
    let initializers = methods("init", ofType: typeID).compactMap { index.functions[$0].facts.labels.first ?? nil }
    let pairs = elements.compactMap { element -> Expression? in
      guard case .group(let parts, ["key", "value"]) = element else { return nil }
      return .group(parts)
    }
    let isTable = pairs.count == elements.count && initializers.contains("dictionaryLiteral")
    guard isTable || initializers.contains("arrayLiteral") else { return nil }
    let label = isTable ? "dictionaryLiteral" : "arrayLiteral"
    let arguments = (isTable ? pairs : elements).enumerated().map { position, element in
      CallArgument(label: position == 0 ? label : nil, value: element)
    }
    let call = Call(callee: .implicitMember("init"), arguments: arguments, place: Place.none)
    return callInitializer(of: type, call, in: environment)
  }

  /// Returns the list that an initializer of the standard library creates from another list, `Array(modules)` or
  /// `Dictionary(uniqueKeysWithValues: pairs)`, or the text of `String(describing: Mail.self)`; nil for other calls.
  func value(createdBy name: String, _ arguments: [CallArgument], in environment: Environment) -> Value? {
    guard arguments.count == 1 else { return nil }
    switch (name, arguments[0].label) {
    case ("String", "describing"): return evaluate(arguments[0].value, in: environment).textOfType.map(Value.string)
    case ("Array", nil):
      let value = evaluate(arguments[0].value, in: environment)
      return value.isList ? value : nil
    case ("Dictionary", "uniqueKeysWithValues"):
      guard case .list(let pairs, let isExact) = evaluate(arguments[0].value, in: environment) else { return nil }
      let labeled = pairs.map { pair -> Value in
        if case .tuple(let parts, _) = pair { .tuple(parts, labels: Value.labelsOfPair) } else { pair }
      }
      return .list(labeled, isExact: isExact)
    default: return nil
    }
  }

  private static let collections = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
  ]
}
