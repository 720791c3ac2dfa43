/// The overloads to which a call may refer, in the order of their distances.
extension Interpreter {
  /// Returns the overloads to which a call may refer, the nearest first.
  ///
  /// - Parameter environment: The names of the calling code, if they are known.
  func fitting(_ candidates: [FunctionID], _ call: Call, in environment: Environment? = nil) -> [FunctionID] {
    ranked(callable(candidates, call), call, in: environment).map(\.function)
  }

  /// Returns the functions that have parameters for the arguments of a call.
  func callable(_ candidates: [FunctionID], _ call: Call) -> [FunctionID] {
    candidates.filter { candidate in
      let facts = index.functions[candidate].facts
      return !facts.isProperty && facts.parameters(for: call.arguments) != nil
    }
  }

  /// Returns functions that have parameters for a call, each with its distance from the call, the nearest first.
  ///
  /// - Parameter expected: The type that the caller expects of the result, if it is known.
  func ranked(
    _ fitting: [FunctionID], _ call: Call, in environment: Environment?, expecting expected: ResolvedType? = nil
  ) -> [(function: FunctionID, distance: CallDistance)] {
    guard fitting.count > 1 else { return fitting.map { ($0, CallDistance()) } }
    let types = call.arguments.map { argumentType(of: $0.value, in: environment) }
    let counts = call.arguments.map { argument -> Int? in
      guard let environment, argument.value.isFunctionReference else { return nil }
      return signature(of: argument.value, in: environment)?.parameters.count
    }
    let distances = fitting.map { function in
      var distance = distance(of: function, from: call, types, counts)
      if differsInEffects(function, among: fitting) { distance.conversions += distanceOfEffects(function, call) }
      if !call.isForced, let expected, !expected.isOpen,
        self.distance(from: typeOfResult(of: function), to: expected, isLiteral: false) >= Self.mismatch
      {
        distance.conversions += 4 * Self.mismatch
      }
      return distance
    }
    return fitting.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { (fitting[$0], distances[$0]) }
  }

  /// Returns whether one of several overloads of the same owner is asynchronous, and this one is not, or the other way
  /// round. Owners are compared because a method may be synchronous although the default implementation in a protocol
  /// is asynchronous.
  private func differsInEffects(_ function: FunctionID, among others: [FunctionID]) -> Bool {
    let declaration = index.functions[function]
    return others.contains {
      let other = index.functions[$0]
      return other.owner == declaration.owner && other.facts.isAsync != declaration.facts.isAsync
    }
  }

  /// Returns the part of the distance that `await` determines: a call without `await` cannot call an asynchronous
  /// function, and a call with `await` prefers one.
  private func distanceOfEffects(_ function: FunctionID, _ call: Call) -> Int {
    let isAsync = index.functions[function].facts.isAsync
    if isAsync == call.isAwaited { return 0 }
    return isAsync ? 2 * Self.mismatch : Self.mismatch / 2
  }

  /// Returns the distance of a function from a call, without regard to `await`.
  ///
  /// - Parameters:
  ///   - types: The types of the arguments, as far as they are known.
  ///   - counts: For each argument that names a function, the number of its parameters; nil for other arguments.
  private func distance(
    of function: FunctionID, from call: Call, _ types: [ResolvedType?], _ counts: [Int?]
  ) -> CallDistance {
    let declaration = index.functions[function]
    var context = index.context(of: declaration)
    for name in declaration.facts.genericParameters { context.generics[name] = .parameter(name) }
    var distance = CallDistance(constraints: index.constraintsOfExtension(around: declaration).isEmpty ? 0 : 1)
    guard let matched = declaration.facts.parameters(for: call.arguments) else { return distance }
    let used = Set(matched)
    distance.conversions +=
      declaration.facts.parameters.indices.filter {
        !used.contains($0) || declaration.facts.parameters[$0].isVariadic
      }.count
    for (((argument, type), count), position) in zip(zip(zip(call.arguments, types), counts), matched) {
      distance.conversions += self.distance(
        of: argument.value, type, count, from: declaration.facts.parameters[position], in: context)
    }
    let met = distanceOfConstraints(declaration.facts, zip(matched, types).map { ($0, $1) }, in: context)
    distance.conversions += met.conversions
    distance.constraints += met.constraints
    return distance
  }

  /// Returns the distance of an argument from a parameter.
  private func distance(
    of argument: Expression, _ type: ResolvedType?, _ count: Int?, from parameter: ParameterFacts,
    in context: LookupContext
  ) -> Int {
    let reference = parameter.isVariadic ? parameter.type.element ?? parameter.type : parameter.type
    var distance = 0
    if let count, case .function(let parameters, _, _, _, _) = reference, parameters.count != count {
      distance += 4 * Self.mismatch
    }
    if argument.isType.map({ $0 != reference.isMetatype }) == true { distance += Self.mismatch }
    if case .metatype = argument, case .metatype(let instanceType) = reference {
      return distance + 4 * self.distance(from: type, to: index.resolve(instanceType, in: context), isLiteral: false)
    }
    let resolved = index.resolve(reference, in: context)
    if case .implicitMember(let name) = argument { return distance + (mayHave(name, resolved) ? 0 : 4 * Self.mismatch) }
    guard case .closure(let closure) = argument else {
      return reference.isMetatype
        ? distance : distance + 4 * self.distance(from: type, to: resolved, isLiteral: argument.isLiteralOfType)
    }
    let wrapped = if case .optional(let value) = reference { value } else { reference }
    guard case .function(let parameters, let result, let isAsync, _, _) = wrapped else {
      return distance + (resolved.isValueOfStandardLibrary ? 4 * Self.mismatch : 0)
    }
    if closure.isAsync, !isAsync { distance += 4 * Self.mismatch }
    let count = max(closure.parameters.count, closure.anonymousParameters)
    if count != parameters.count {
      distance += (closure.parameters.isEmpty && count < parameters.count ? 1 : 4) * Self.mismatch
    }
    if let created = closure.nameOfResult, let expected = result.lastName, created != expected { distance += 4 }
    if !closure.parameters.isEmpty, self.distance(from: type, to: resolved, isLiteral: true) >= Self.mismatch {
      distance += 4 * Self.mismatch
    }
    return distance
  }

  /// Returns whether `.live` may be a value of a type: the type has a case or a static member of this name.
  private func mayHave(_ name: String, _ type: ResolvedType) -> Bool {
    if name == "nil" {
      return type.isOptional || type.isOpen
        || type.declaration.map { index.conforms($0, toProtocolNamed: "ExpressibleByNilLiteral") } ?? !type
          .isValueOfStandardLibrary
    }
    let type = type.arguments(of: "Swift.Optional")?.first ?? type
    guard let typeID = type.declaration, [.enum, .struct].contains(index.types[typeID].facts.kind) else { return true }
    return index.types[typeID].cases.contains { $0.name == name } || !methods(name, ofType: typeID).isEmpty
      || propertyVariable(name, of: typeID) != nil
  }
}

extension Expression {
  fileprivate var isFunctionReference: Bool {
    switch self {
    case .functionReference, .member(_, "init", _): true
    default: false
    }
  }

  /// Whether the expression is a type, such as `(any Log).self`; `nil` if its form does not show that.
  fileprivate var isType: Bool? {
    switch self {
    case .metatype: true
    case .string, .text, .number, .boolean, .list, .implicitMember: false
    default: nil
    }
  }
}

extension TypeReference {
  fileprivate var isMetatype: Bool { if case .metatype = self { true } else { false } }
}

extension Closure {
  /// The name of the type that the closure creates, if the source shows it: `{ ConsoleLog() }`.
  fileprivate var nameOfResult: String? {
    if let result { return result.lastName }
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let value), .result(let value): return value.nameOfType
    default: return nil
    }
  }
}

extension Expression {
  /// The name of the type of a literal, of a cast, or of a creation.
  fileprivate var nameOfType: String? {
    switch self {
    case .call(let call):
      if case .name(let name, _) = call.callee, name.first?.isUppercase == true { return name }
      return nil
    case .cast(_, let type): return type.lastName
    case .string, .text: return "String"
    case .boolean: return "Bool"
    default: return nil
    }
  }
}
