/// The choice between several functions of a name: which of them a call fits, and how well.
extension Interpreter {
  /// Finds the functions that can be called in this way, the best first.
  ///
  /// - Parameter environment: The names of the calling code, if they are known.
  func fitting(_ candidates: [FunctionID], _ call: Call, in environment: Environment? = nil) -> [FunctionID] {
    let fitting = candidates.filter { candidate in
      let facts = index.functions[candidate].facts
      return !facts.isProperty && facts.parameters(for: call.arguments) != nil
    }
    return ranked(fitting, call, in: environment).map(\.function)
  }

  /// Returns functions that can be called in this way, the nearest first, each with its distance from the call.
  func ranked(
    _ fitting: [FunctionID], _ call: Call, in environment: Environment?
  ) -> [(function: FunctionID, rank: Int)] {
    guard fitting.count > 1 else { return fitting.map { ($0, 0) } }
    let types = call.arguments.map { argumentType(of: $0.value, in: environment) }
    let counts = call.arguments.map { argument -> Int? in
      guard let environment, argument.value.isFunctionReference else { return nil }
      return signature(of: argument.value, in: environment)?.parameters.count
    }
    let ranks = fitting.map { rank($0, call, types, counts) }
    return fitting.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { (fitting[$0], ranks[$0]) }
  }

  /// Returns how far a function is from a call, which calls the nearest function.
  ///
  /// A closure with another number of parameters makes it farther, and so does an argument that has to be converted to the
  /// type of its parameter, and a default argument. Constraints, of an extension or of generic parameters, make it
  /// nearer. A call without `await` calls no asynchronous function, and one with `await` prefers those.
  ///
  /// - Parameters:
  ///   - types: The types of the arguments, as far as they are known.
  ///   - counts: The numbers of parameters of the arguments that are names of functions.
  private func rank(_ function: FunctionID, _ call: Call, _ types: [ResolvedType?], _ counts: [Int?]) -> Int {
    let entry = index.functions[function]
    var context = index.context(of: entry)
    for name in entry.facts.genericParameters { context.generics[name] = .parameter(name) }
    var rank = 0
    if entry.facts.isAsync != call.isAwaited { rank += entry.facts.isAsync ? 4 * Self.mismatch : Self.mismatch }
    if let matched = entry.facts.parameters(for: call.arguments) {
      rank += entry.facts.parameters.indices.filter { !matched.contains($0) }.count
      for (((argument, type), count), number) in zip(zip(zip(call.arguments, types), counts), matched) {
        let parameter = entry.facts.parameters[number].type
        if let count, case .function(let own, _, _, _, _) = parameter, own.count != count { rank += 4 * Self.mismatch }
        let isOfType = parameter.isOfType
        if argument.value.isType.map({ $0 != isOfType }) == true { rank += Self.mismatch }
        if case .metatype = argument.value, case .metatype(let own) = parameter {
          rank += 4 * distance(from: type, to: index.resolve(own, in: context), isLiteral: false)
        } else if case .implicitMember(let name) = argument.value {
          if !mayHave(name, index.resolve(parameter, in: context)) { rank += 4 * Self.mismatch }
        } else if !isOfType, !argument.value.isClosure {
          let declared = entry.facts.parameters[number].isVariadic ? parameter.element ?? parameter : parameter
          rank +=
            4
            * distance(
              from: type, to: index.resolve(declared, in: context), isLiteral: argument.value.isLiteralOfType)
        }
        guard case .closure(let closure) = argument.value,
          case .function(let parameters, let result, _, _, _) = parameter
        else { continue }
        let count = max(closure.parameters.count, closure.anonymousParameters)
        if count != parameters.count {
          rank += (closure.parameters.isEmpty && count < parameters.count ? 1 : 4) * Self.mismatch
        }
        if let created = closure.nameOfResult, let expected = result.lastName, created != expected { rank += 4 }
        let own = index.resolve(parameter, in: context)
        if !closure.parameters.isEmpty, distance(from: type, to: own, isLiteral: true) >= Self.mismatch {
          rank += 4 * Self.mismatch
        }
      }
      rank += distanceOfConstraints(entry.facts, zip(matched, types).map { ($0, $1) }, in: context)
    }
    let owner = entry.facts.owner.map { DeclarationIndex.SourceExtension(file: entry.file, index: $0) }
    return 2 * rank - min(1, owner.flatMap { index.constraints[$0]?.count } ?? 0)
  }

  /// Returns whether a type may have a member that code names without the type: a case, or a static member.
  private func mayHave(_ name: String, _ type: ResolvedType) -> Bool {
    let type = type.arguments(of: "Swift.Optional")?.first ?? type
    guard let number = type.declaration, [.enum, .struct].contains(index.types[number].facts.kind) else { return true }
    return index.types[number].cases.contains { $0.name == name } || !methods(name, ofType: number).isEmpty
      || propertyVariable(name, of: number) != nil
  }
}

extension Expression {
  fileprivate var isClosure: Bool { if case .closure = self { true } else { false } }

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
  fileprivate var isOfType: Bool { if case .metatype = self { true } else { false } }
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
