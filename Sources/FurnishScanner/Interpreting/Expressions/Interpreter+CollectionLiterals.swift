/// Literals of lists and dictionaries in place of a type of the program, whose initializer receives the elements:
/// `let modules: Modules = [Logs(), Clocks()]`.
extension Interpreter {
  /// Creates the instance of the expected type that a literal stands for; nil if that type has no such initializer.
  func instance(
    ofLiteral elements: [Expression], in environment: Environment, expecting expected: ResolvedType?
  ) -> Value? {
    guard let type = expected.map({ $0.arguments(of: "Swift.Optional")?.first ?? $0 }), let number = type.declaration,
      index.types[number].facts.kind != .protocol,
      // A collection of the program is read as the list of its elements, over which code iterates.
      !Self.collections.contains(where: { index.conforms(number, toAny: $0) })
    else { return nil }
    let initializers = methods("init", ofType: number).compactMap { index.functions[$0].facts.labels.first ?? nil }
    let pairs = elements.compactMap { element -> Expression? in
      guard case .group(let parts, ["key", "value"]) = element else { return nil }
      return .group(parts)
    }
    let isTable = pairs.count == elements.count && initializers.contains("dictionaryLiteral")
    guard isTable || initializers.contains("arrayLiteral") else { return nil }
    let label = isTable ? "dictionaryLiteral" : "arrayLiteral"
    let arguments = (isTable ? pairs : elements).enumerated().map { number, element in
      CallArgument(label: number == 0 ? label : nil, value: element)
    }
    let call = Call(callee: .implicitMember("init"), arguments: arguments, place: Place(line: 0, column: 0))
    return callInitializer(of: type, call, in: environment)
  }

  private static let collections = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
  ]
}
