/// Operators: those that the program declares, and those of the standard library that compare, calculate, and join
/// lists and texts.
extension Interpreter {
  /// Evaluates a call of an operator.
  func evaluateOperator(
    _ name: String, _ call: Call, in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    // `let half: Double = 7 / 2` calculates with numbers of the expected type.
    let type = name == "+" || Self.arithmetic.contains(name) && expected?.isNumber == true ? expected : nil
    var operands = operands(of: call, in: environment, expecting: type)
    // An assignment continues from the value before the loop: `count += 1` is at least 1.
    if name.isAssignment, case .name(let counter, _)? = call.arguments.first?.value,
      environment.isChangedByRepetition(counter), let start = environment[counter]
    {
      operands[0] = currentValue(start, of: call.arguments[0].value, in: environment)
    }
    if let candidates = index.operators[name] {
      let found = applicable(
        index.usable(candidates, from: environment.context).filter { mayCall(operator: $0, with: operands) },
        under: environment.presence)
      if !found.isEmpty {
        let (inner, arguments) = boundToNames(operands, in: environment)
        for (operand, argument) in zip(call.arguments, arguments) {
          if case .name(let name, _) = argument.value {
            inner.testSubjects[name] = subject(of: operand.value, in: environment)?.limited
          }
        }
        let result = self.call(found, arguments, in: inner, nil, expecting: expected, at: call.place)
        if case .name(let first, _) = arguments[0].value, let changed = inner[first], changed.isList {
          change(call.arguments[0].value, to: changed.inexact, in: environment)
        } else if name.isAssignment {
          forget(call.arguments[0].value, in: environment)
        }
        return result
      }
    }
    guard operands.count == 2 else { return escaping(operands, call, in: environment) }
    if let result = result(ofDerivedOperator: name, operands, call, in: environment) { return result }
    if Self.comparisons.contains(name) { return compare(name, operands[0], operands[1], in: environment) }
    if name == "+=" || name.isAssignment && operands[0].isWholeNumber {
      let target = call.arguments[0].value
      let result = joinOrCalculate(String(name.dropLast()), operands[0], operands[1], call, in: environment)
      // In a repeated body, a number has another value each time.
      let isKnown =
        !result.isWholeNumber
        || target.variable.map { runsOnceForEachDeclaration(ofVariable: $0, in: environment) } ?? false
      let least = name == "+=" ? leastValue(of: target, operands, in: environment) : nil
      let sum = name == "+=" ? subject(ofOperation: "+", call.arguments.map(\.value), in: environment) : nil
      assign(isKnown ? result : result.forgotten.replaced, to: target, in: environment)
      note(sum, assignedTo: target, in: environment)
      if let least, case .name(let counter, _) = target {
        environment.binding(of: counter)?.environment.noteGrowth(of: counter, from: least)
      }
      return .unknown
    }
    if name.isAssignment {
      forget(call.arguments[0].value, in: environment)
      return escaping(operands, call, in: environment)
    }
    return Self.ranges[name].flatMap { numbers(operands[0], operands[1], includesLast: $0) }
      ?? joinOrCalculate(name, operands[0], operands[1], call, in: environment)
  }

  /// Evaluates the operands of an operator. An operand that omits its type, `.second`, has the type of the other one:
  /// `Step.first + .second`.
  private func operands(of call: Call, in environment: Environment, expecting type: ResolvedType?) -> [Value] {
    let known = call.arguments.map { argument in
      argument.value.omitsType ? nil : evaluate(argument.value, in: environment, expecting: type)
    }
    let other = known.lazy.compactMap { $0?.type }.first { $0.declaration != nil }
    return zip(call.arguments, known).map { argument, value in
      value ?? evaluate(argument.value, in: environment, expecting: type ?? other)
    }
  }

  /// The operators of calculations with numbers, apart from `+`.
  static let arithmetic: Set<String> = ["-", "*", "/", "%"]

  /// Returns the least value of a counter to which code adds a number; nil if the number may be negative.
  private func leastValue(of target: Expression, _ operands: [Value], in environment: Environment) -> Int? {
    guard case .name(let name, _) = target, let added = operands[1].number?.whole, added >= 0 else { return nil }
    return operands[0].number?.whole ?? environment.binding(of: name)?.environment.leastValues[name]
  }

  /// Returns whether an assignment to a variable runs exactly once each time that the variable is declared: both are in
  /// the same repeated body, or in none.
  private func runsOnceForEachDeclaration(ofVariable name: String, in environment: Environment) -> Bool {
    isChangedInOrder(name, in: environment)
      && environment.binding(of: name)?.environment.repetition == environment.repetition
  }

  /// The operators of ranges. The value is whether the range includes the last number.
  static let ranges = ["..<": false, "...": true]
  /// The limit of ranges and strides whose numbers are followed: a loop may register a service for each of them.
  private static let mostNumbers = 128

  /// Returns the numbers of a range: `[0, 1, 2]` for `0..<3`; nil if a bound is unknown, or the range too long.
  private func numbers(_ first: Value, _ end: Value, includesLast: Bool) -> Value? {
    guard let start = first.text.flatMap({ Int($0) }), let end = end.text.flatMap({ Int($0) }), start <= end,
      case (let length, let isTooLong) = end.subtractingReportingOverflow(start), !isTooLong, length < Self.mostNumbers
    else { return nil }
    return .list(
      (start..<(includesLast ? end + 1 : end)).map(Value.number))
  }

  /// Returns the numbers of `stride(from: 0, to: 8, by: 2)`; nil if an argument is unknown, or if the numbers are too
  /// many.
  func numbers(ofStride call: Call, in environment: Environment) -> Value? {
    guard call.arguments.count == 3, ["to", "through"].contains(call.arguments[1].label) else { return nil }
    let known = values(of: call.arguments, in: environment).compactMap(\.number?.whole)
    guard known.count == 3, known[2] != 0 else { return nil }
    let numbers =
      call.arguments[1].label == "to"
      ? Array(stride(from: known[0], to: known[1], by: known[2]).prefix(Self.mostNumbers))
      : Array(stride(from: known[0], through: known[1], by: known[2]).prefix(Self.mostNumbers))
    return numbers.count < Self.mostNumbers ? .list(numbers.map(Value.number)) : nil
  }

  /// Joins two lists or texts, `modules + [Logs()]`, or calculates with two numbers.
  private func joinOrCalculate(
    _ name: String, _ first: Value, _ second: Value, _ call: Call, in environment: Environment
  ) -> Value {
    if let number = calculate(name, first, second) { return number }
    guard name == "+" else { return escaping([first, second], call, in: environment) }
    switch (first, second) {
    case (.list(let values, let isExact), _):
      return .calculated(values + elements(second), isExact: isExact && isExactList(second))
    case (.string(let text), .string(let more)) where text.utf8.count + more.utf8.count <= Value.longestText:
      return .string(text + more)
    case (.either(let alternatives), _):
      return mapAlternatives(alternatives, in: environment) { joinOrCalculate(name, $0, second, call, in: $1) }
    case (.string, _), (_, .string):
      _ = escaping([first, second], call, in: environment)
      return .instance(.standard("String"), creation: nil)
    default: return escaping([first, second], call, in: environment)
    }
  }

  /// Notes that operands escape to an operator whose source was not read, and returns an unknown value.
  private func escaping(_ operands: [Value], _ call: Call, in environment: Environment) -> Value {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    memory.noteStepNotFollowed()
    for operand in operands { escape(operand, at: place) }
    return .unknown
  }

  /// Returns whether an operator of the program may be called with these operands.
  func mayCall(operator function: FunctionID, with operands: [Value]) -> Bool {
    let declaration = index.functions[function]
    guard declaration.facts.parameters.count == operands.count else { return false }
    var context = index.context(of: declaration)
    for name in declaration.facts.genericParameters { context.generics[name] = .parameter(name) }
    return zip(declaration.facts.parameters, operands).allSatisfy { parameter, operand in
      mayTake(operand, index.resolve(parameter.type, in: context))
    }
  }

  /// Returns whether a parameter of a type may receive an operand; true unless the source shows that it cannot.
  private func mayTake(_ operand: Value, _ type: ResolvedType) -> Bool {
    let expected = value(of: type)
    switch (operand, expected) {
    case (.unknown, _): return true
    case (.either(let alternatives), _): return alternatives.allSatisfy { mayTake($0.value, type) }
    case _ where type.isOptional: return mayTake(operand.withoutOptional, type.withoutOptional)
    case (.collection, .collection), (.container, .container), (.provider, .provider), (.locator, .locator): return true
    case (.collection, _), (.container, _), (.provider, _), (.locator, _), (_, .collection), (_, .container),
      (_, .provider), (_, .locator):
      if case .unknown = expected { return type.textInFurnish?.hasPrefix("some ") != true }
      return false
    case (.type, _):
      if case .nominal = type { return false }
      if case .tuple = type { return false }
      return true
    case (.tuple(let parts, _), _):
      guard case .tuple(let types, _) = type else { return type.declaration == nil && !type.isMetatype }
      return parts.count == types.count && zip(parts, types).allSatisfy(mayTake)
    case (.list, _): return type.isOpen || isOfUnreadProtocol(type) || type.arguments(of: "Swift.Array") != nil
    case (.string, _):
      return type.isOpen || isOfUnreadProtocol(type) || type == .standard("String")
        || type.textInFurnish == "Furnish.ServiceName"
    case (.instance(let typeOfOperand, _), _):
      if mayBeModules(type), type.arguments(of: "Swift.Array") == nil { return mayBeModules(typeOfOperand) }
      if typeOfOperand.isOpen || type.isOpen || typeOfOperand == type || isOfUnreadProtocol(type) { return true }
      guard let typeID = index.declaration(of: typeOfOperand) else { return false }
      guard let declaration = index.declaration(of: type) else { return !unreadParents(of: typeID).isEmpty }
      return typeID == declaration || index.conforms(typeID, to: index.types[declaration].facts.name)
    default: return true
    }
  }

  /// Returns whether a type is `any P` for a protocol that was not read, to which any type may conform: `any Error`.
  private func isOfUnreadProtocol(_ type: ResolvedType) -> Bool {
    switch type {
    case .existential(let interface): isOfUnreadProtocol(interface) || interface.unreadName != nil
    case .composition(let parts): parts.allSatisfy { $0.unreadName != nil }
    default: false
    }
  }

  /// Binds values to new names in a part of the environment, and returns arguments with these names: a call with these
  /// arguments does not evaluate the expressions of the values once more.
  func boundToNames(_ values: [Value], in environment: Environment) -> (Environment, [CallArgument]) {
    let inner = environment.part(under: environment.presence)
    let arguments = values.enumerated().map { position, value in
      inner["#argument\(position)"] = value
      return CallArgument(label: nil, value: .name("#argument\(position)", .none))
    }
    return (inner, arguments)
  }
}

extension Value {
  /// The value with the type that its optional type wraps; any other value as it is.
  fileprivate var withoutOptional: Value {
    if case .instance(let type, let creation) = self {
      .instance(type.withoutOptional, creation: creation)
    } else {
      self
    }
  }
}

extension ResolvedType {
  /// The type that an optional type wraps; any other type as it is.
  fileprivate var withoutOptional: ResolvedType { arguments(of: "Swift.Optional")?.first ?? self }

  /// Whether it is a type of numbers in the standard library.
  fileprivate var isNumber: Bool {
    ["Int", "UInt", "Double", "Float"].contains { self == .standard($0) }
  }
}

extension String {
  /// Whether it is an operator that changes its first operand: `+=`.
  var isAssignment: Bool {
    hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(self)
  }
}

extension Expression {
  /// Whether it is a member whose type the source omits: `.second`, `.named("a")`.
  fileprivate var omitsType: Bool {
    switch self {
    case .implicitMember: true
    case .call(let call): call.callee.omitsType
    default: false
    }
  }
}
