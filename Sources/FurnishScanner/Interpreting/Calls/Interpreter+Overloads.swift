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
    let types = call.arguments.map { argumentType(of: $0.value, in: environment) }
    let counts = call.arguments.map { argument -> Int? in
      guard let environment, argument.value.isFunctionReference else { return nil }
      return signature(of: argument.value, in: environment)?.parameters.count
    }
    let ranks = fitting.map { rank($0, call, types, counts) }
    return fitting.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { fitting[$0] }
  }

  /// Returns the type of an argument, if the argument shows it.
  private func argumentType(of argument: Expression, in environment: Environment?) -> ResolvedType? {
    switch argument {
    case .string, .text: return .standard("String")
    case .number(let type, _): return .standard(type)
    case .boolean, .test: return .standard("Bool")
    case .call(let call):
      guard case .name(let name, _) = call.callee, let context = environment?.context else { return nil }
      if name.first?.isUppercase == true { return index.declaredType(name, in: context) }
      let functions = globalFunctions(name, in: context)
      guard functions.count == 1, let result = index.functions[functions[0]].facts.result else { return nil }
      return index.resolve(result, in: index.context(of: index.functions[functions[0]]))
    case .cast(_, let type), .metatype(let type): return environment.map { index.resolve(type, in: $0.context) }
    case .name, .member:
      guard let environment, argument.isPath else { return nil }
      return evaluate(argument, in: environment).knownType
    default: return nil
    }
  }

  /// Returns how far a function is from a call, which calls the nearest function.
  ///
  /// A closure with another number of parameters makes it farther, and so does an argument that has to be converted to the
  /// type of its parameter, and a default argument. An extension with constraints makes it nearer.
  ///
  /// - Parameters:
  ///   - types: The types of the arguments, as far as they are known.
  ///   - counts: The numbers of parameters of the arguments that are names of functions.
  private func rank(_ function: FunctionID, _ call: Call, _ types: [ResolvedType?], _ counts: [Int?]) -> Int {
    let entry = index.functions[function]
    var context = index.context(of: entry)
    for name in entry.facts.genericParameters { context.generics[name] = .parameter(name) }
    var rank = 0
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
          let isLiteral = if case .number = argument.value { true } else { false }
          rank += 4 * distance(from: type, to: index.resolve(parameter, in: context), isLiteral: isLiteral)
        }
        guard case .closure(let closure) = argument.value,
          case .function(let parameters, let result, _, _, _) = parameter
        else { continue }
        let count = max(closure.parameters.count, closure.anonymousParameters)
        if count != parameters.count {
          rank += (closure.parameters.isEmpty && count < parameters.count ? 1 : 4) * Self.mismatch
        }
        if let created = closure.nameOfResult, let expected = result.lastName, created != expected { rank += 4 }
      }
    }
    let owner = entry.facts.owner.map { DeclarationIndex.SourceExtension(file: entry.file, index: $0) }
    return 2 * rank - min(1, owner.flatMap { index.constraints[$0]?.count } ?? 0)
  }

  /// The distance of an argument that cannot be passed, as far as the source shows it.
  private static let mismatch = 1000

  /// Returns how far a type is from a parameter of another type: 0 if they are equal.
  private func distance(from type: ResolvedType?, to parameter: ResolvedType, isLiteral: Bool) -> Int {
    guard let type, !type.isOpen else { return 3 }
    if type == parameter { return 0 }
    if let wrapped = parameter.arguments(of: "Swift.Optional")?.first {
      return 2 + distance(from: type.arguments(of: "Swift.Optional")?.first ?? type, to: wrapped, isLiteral: isLiteral)
    }
    if parameter.lastName == "Any" || parameter.text == "Any" { return 9 }
    if parameter.isOpen { return 6 }
    if type.isOptional { return Self.mismatch }
    if let interface = interface(of: parameter) {
      // The program would have to extend a type of the standard library.
      guard let number = type.declaration, case .nominal = type else { return type.isValueOfStandardLibrary ? 10 : 5 }
      return index.conforms(number, toAny: interface) ? 5 : Self.mismatch
    }
    if case .existential = type, case .nominal = parameter { return Self.mismatch }
    guard case .nominal = type, case .nominal = parameter else { return 3 }
    if isLiteral, Self.numbers.contains(parameter) { return 4 }
    guard let own = type.declaration else {
      return parameter.declaration == nil && !areStandard(type, parameter) ? 3 : Self.mismatch
    }
    // `Box<Int>` for `Box<String>`
    if own == parameter.declaration { return Self.mismatch }
    var (next, steps) = (index.superclass(of: own), 1)
    while let number = next, steps < 16 {
      if number == parameter.declaration { return steps }
      next = index.superclass(of: number)
      steps += 1
    }
    return Self.mismatch
  }

  /// Returns the name of the protocol that a parameter has as its type: `any Log`, `some Log`.
  private func interface(of parameter: ResolvedType) -> String? {
    switch parameter {
    case .existential(let type): return interface(of: type) ?? type.lastName
    case .nominal(_, let number?, _): return index.types[number].facts.kind == .protocol ? parameter.lastName : nil
    default: return nil
    }
  }

  /// Returns whether both types are well-known ones of the standard library, so that neither is an alias of the other.
  private func areStandard(_ first: ResolvedType, _ second: ResolvedType) -> Bool {
    first.isValueOfStandardLibrary && second.isValueOfStandardLibrary
  }

  /// Returns whether a type may have a member that code names without the type: a case, or a static member.
  private func mayHave(_ name: String, _ type: ResolvedType) -> Bool {
    let type = type.arguments(of: "Swift.Optional")?.first ?? type
    guard let number = type.declaration, [.enum, .struct].contains(index.types[number].facts.kind) else { return true }
    return index.types[number].cases.contains { $0.name == name } || !methods(name, ofType: number).isEmpty
      || propertyVariable(name, of: number) != nil
  }

  private static let numbers = Set(
    ["Int", "Double", "Float", "UInt", "Int64", "Int32", "UInt8", "UInt16", "UInt32", "UInt64"].map {
      ResolvedType.standard($0)
    })
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
