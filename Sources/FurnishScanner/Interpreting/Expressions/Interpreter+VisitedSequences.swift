/// Sequences that loops and methods visit: lists, new collections, and sequences of the program.
extension Interpreter {
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
