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

  /// Evaluates the sequence of a loop, or the receiver of a method. Here a new collection, `[String]()`, is a list
  /// without elements. In a variable, it is an instance of its type, since code may add elements to the variable.
  func evaluate(
    visited sequence: Expression, in environment: Environment, expecting expected: ResolvedType? = nil
  ) -> Value {
    guard case .call(let call) = sequence, call.arguments.isEmpty, case .type(let reference) = call.callee,
      case let type = index.resolve(reference, in: environment.context),
      ["Swift.Array", "Swift.Dictionary", "Swift.Set"].contains(where: { type.arguments(of: $0) != nil })
    else { return elements(ofSequence: evaluate(sequence, in: environment, expecting: expected), in: environment) }
    return .list([])
  }

  /// Returns the list over which a sequence of the program iterates, since its `makeIterator()` returns
  /// `modules.makeIterator()`; any other value as it is.
  private func elements(ofSequence value: Value, in environment: Environment) -> Value {
    guard case .instance(let type, _) = value, let typeID = type.declaration,
      index.conforms(typeID, toProtocolNamed: "Sequence"),
      let function = methods("makeIterator", ofType: typeID).first,
      index.functions[function].facts.body?.onlyCallee?.calledName == "makeIterator"
    else { return value }
    let elements = call(function, [], in: environment, value)
    return elements.isList ? elements : value
  }

  private static let collections = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
  ]
}

extension [Statement] {
  /// The called expression, if the body consists of one call.
  fileprivate var onlyCallee: Expression? {
    guard count == 1 else { return nil }
    switch self[0] {
    case .expression(.call(let call)), .result(.call(let call)): return call.callee
    default: return nil
    }
  }
}
