/// Plain functions, which are followed although they use no services: they calculate values that tests read,
/// `static var isTesting: Bool { … }`, or stop if a test fails, `func check(_ port: Int) throws { … }`.
extension Interpreter {
  /// Returns whether a function is plain, which means that it is one of these:
  ///
  /// - A calculation returns a Boolean value, a number, a text or a case. It is short or consists of simple statements.
  /// - A check stops if a test fails. It consists of simple statements, and may have a result of any type:
  ///   `func page(_ text: String?) throws -> Page { … }`.
  func isPlainFunction(_ function: FunctionID) -> Bool {
    if let known = answers.plainFunctions[function] { return known }
    let declaration = index.functions[function]
    let body = declaration.facts.body ?? []
    let result = declaration.facts.result.map { index.resolve($0, in: index.context(of: declaration)) }
    let isCalculation = result.map(isCalculated) ?? false
    let isShortCalculation = isCalculation && body.count <= 2
    let isCalculationOrCheck = isCalculation || body.contains(where: \.stops)
    let isPlain =
      (isShortCalculation || isCalculationOrCheck && body.allSatisfy(\.isPlain)) && !isAmbiguous(function)
    answers.plainFunctions[function] = isPlain
    return isPlain
  }

  /// Returns whether a call of a function may be one of another function with its name: a subclass overrides it, or an
  /// overload takes optionals or other numbers.
  private func isAmbiguous(_ function: FunctionID) -> Bool {
    let (facts, owner) = (index.functions[function].facts, index.functions[function].owner)
    return (functionsByName[facts.name] ?? []).contains { other in
      let (otherFacts, otherOwner) = (index.functions[other].facts, index.functions[other].owner)
      guard other != function, otherFacts.name == facts.name else { return false }
      if let owner, let otherOwner, owner != otherOwner { return index.inherits(otherOwner, from: owner) }
      let files = [function, other].map { index.functions[$0].file }
      guard owner == otherOwner, index.moduleOfFile[files[0]] == index.moduleOfFile[files[1]],
        facts.condition == .always || otherFacts.condition == .always
      else { return false }
      return mayBeCalledAlike(facts, otherFacts)
    }
  }

  /// Returns whether the same call may fit two functions: their parameters have the same labels, and types that differ
  /// only by being optional or by the kind of number.
  private func mayBeCalledAlike(_ first: FunctionFacts, _ second: FunctionFacts) -> Bool {
    if first.isProperty != second.isProperty { return false }
    let shorter = min(first.parameters.count, second.parameters.count)
    guard first.labels.prefix(shorter) == second.labels.prefix(shorter),
      (first.parameters.dropFirst(shorter) + second.parameters.dropFirst(shorter)).allSatisfy(\.hasDefault)
    else { return false }
    return zip(first.parameters, second.parameters).allSatisfy { $0.type.mayReceiveAlike($1.type) }
  }

  /// Returns whether tests read the values of a type, such as `Bool`; for a tuple, whether they read all of its parts.
  private func isCalculated(_ type: ResolvedType) -> Bool {
    if case .tuple(let parts, _) = type { return !parts.isEmpty && parts.allSatisfy(isCalculated) }
    return Self.calculatedTypes.contains(type) || isEnumeration(type)
  }

  private static let calculatedTypes: [ResolvedType] = [
    .standard("Bool"), .standard("Double"), .standard("Int"), .standard("String"),
  ]

  /// Returns whether a plain function is followed where it is called. One that calls itself is not: it visits a
  /// structure, such as a tree, and each call would lead to several others. Functions that call each other may do the
  /// same, so only a few plain functions are followed inside of each other.
  func mayReadPlainFunction(_ function: FunctionID) -> Bool {
    let callers = progress.functionsBeingRead.suffix(Self.mostNestedFunctions)
    return !progress.functionsBeingRead.contains(function)
      && (callers.count < Self.mostNestedFunctions || !callers.allSatisfy(isPlainFunction))
  }

  /// The greatest number of plain functions that are followed, each inside of the one before it.
  private static let mostNestedFunctions = 2
}

extension Statement {
  /// Whether it is a simple statement: it binds a name, evaluates an expression without closures, branches, or ends the
  /// body.
  fileprivate var isPlain: Bool {
    switch self {
    case .bind, .assign, .result, .leave, .deferred: true
    case .expression(let value): !value.contains { if case .closure = $0 { true } else { false } }
    case .branch(_, let first, let second): first.allSatisfy(\.isPlain) && second.allSatisfy(\.isPlain)
    case .selection(let selection): selection.cases.allSatisfy { $0.body.allSatisfy(\.isPlain) }
    case .block(let statements), .loop(_, _, let statements): statements.allSatisfy(\.isPlain)
    default: false
    }
  }

  /// Whether it stops the program or throws an error, perhaps in one of its branches.
  fileprivate var stops: Bool {
    switch self {
    case .leave(.error), .leave(.failure): true
    case .branch(_, let first, let second): first.contains(where: \.stops) || second.contains(where: \.stops)
    case .selection(let selection): selection.cases.contains { $0.body.contains(where: \.stops) }
    case .block(let statements), .loop(_, _, let statements): statements.contains(where: \.stops)
    case .expression(.call(let call)): call.isTried
    default: false
    }
  }
}

extension TypeReference {
  /// Returns whether one argument may be passed as either type, as far as their names show.
  fileprivate func mayReceiveAlike(_ other: TypeReference) -> Bool {
    if case .optional(let wrapped) = self { return wrapped.mayReceiveAlike(other) }
    if case .optional(let wrapped) = other { return mayReceiveAlike(wrapped) }
    guard case .named = self, case .named = other, self != other else { return true }
    let numbers: Set = ["Int", "UInt", "Double", "Float", "CGFloat"]
    return [self, other].allSatisfy { $0.lastName.map(numbers.contains) ?? true }
  }
}
