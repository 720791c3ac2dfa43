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
    guard fitting.count > 1 else { return fitting }
    let types = call.arguments.map { nameOfType(of: $0.value, in: environment) }
    let counts = call.arguments.map { argument -> Int? in
      guard let environment, argument.value.isFunctionReference else { return nil }
      return signature(of: argument.value, in: environment)?.parameters.count
    }
    let ranks = fitting.map { rank($0, call, types, counts) }
    return fitting.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { fitting[$0] }
  }

  /// Returns the name of an argument's type, if the argument shows it.
  private func nameOfType(of argument: Expression, in environment: Environment?) -> String? {
    switch argument {
    case .string, .text: return "String"
    case .number(let type, _): return type
    case .boolean, .test: return "Bool"
    case .call(let call):
      guard case .name(let name, _) = call.callee else { return nil }
      if name.first?.isUppercase == true { return name }
      let functions = environment.map { globalFunctions(name, in: $0.context) } ?? []
      return functions.count == 1 ? index.functions[functions[0]].facts.result?.lastName : nil
    case .cast(_, let type): return type.lastName
    case .name, .member:
      guard let environment, argument.isPath else { return nil }
      return evaluate(argument, in: environment).knownType?.lastName
    default: return nil
    }
  }

  /// Returns how far a function is from a call, which calls the nearest function: a closure with another number of
  /// parameters makes it farther; an extension with constraints, and an argument of exactly the type of its parameter,
  /// make it nearer.
  ///
  /// - Parameters:
  ///   - types: The names of the arguments' types, as far as they are known.
  ///   - counts: The numbers of parameters of the arguments that are names of functions.
  private func rank(_ function: FunctionID, _ call: Call, _ types: [String?], _ counts: [Int?]) -> Int {
    let entry = index.functions[function]
    var rank = 0
    if let matched = entry.facts.parameters(for: call.arguments) {
      for (((argument, type), count), number) in zip(zip(zip(call.arguments, types), counts), matched) {
        var parameter = entry.facts.parameters[number].type
        if let count, case .function(let own, _, _, _, _) = parameter, own.count != count { rank += 100 }
        if case .optional(let wrapped) = parameter { parameter = wrapped }
        if let type, parameter.lastName == type { rank -= 1 }
        if argument.value.isType.map({ $0 != entry.facts.parameters[number].type.isOfType }) == true { rank += 10 }
        guard case .closure(let closure) = argument.value,
          case .function(let parameters, let result, _, _, _) = entry.facts.parameters[number].type
        else { continue }
        let count = max(closure.parameters.count, closure.anonymousParameters)
        if count != parameters.count { rank += closure.parameters.isEmpty && count < parameters.count ? 10 : 100 }
        if let created = closure.nameOfResult, let expected = result.lastName, created != expected { rank += 1 }
      }
    }
    let owner = entry.facts.owner.map { DeclarationIndex.SourceExtension(file: entry.file, index: $0) }
    return 2 * rank - min(1, owner.flatMap { index.constraints[$0]?.count } ?? 0)
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
  fileprivate var isOfType: Bool { if case .metatype = self { true } else { false } }
}

extension Closure {
  /// The name of the type that the closure creates, if the source shows it: `{ ConsoleLog() }`.
  fileprivate var nameOfResult: String? {
    if let result { return result.lastName }
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(.call(let call)), .result(.call(let call)):
      if case .name(let name, _) = call.callee, name.first?.isUppercase == true { return name }
      return nil
    default: return nil
    }
  }
}
