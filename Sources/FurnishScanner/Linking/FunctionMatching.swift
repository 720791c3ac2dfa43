extension FunctionFacts {
  /// Matches each argument with a parameter, or returns nil if the arguments do not fit this function.
  ///
  /// Parameters with a default may be left out, and each trailing closure takes the next parameter that fits.
  func parameters(for arguments: [CallArgument]) -> [Int]? {
    var matched: [Int] = []
    var next = 0
    for (position, argument) in arguments.enumerated() {
      let following = arguments.indices.contains(position + 1) ? arguments[position + 1].label : nil
      while true {
        // The next arguments of a variadic parameter have no label.
        if let last = matched.last, parameters[last].isVariadic, argument.label == nil, !argument.isTrailingClosure {
          matched.append(last)
          break
        }
        guard next < parameters.count else { return nil }
        let parameter = parameters[next]
        let fits =
          argument.isTrailingClosure && argument.label == nil
          ? receivesTrailingClosure(next, before: following) : parameter.label == argument.label
        next += 1
        if fits {
          matched.append(next - 1)
          break
        }
        guard parameter.canBeOmitted else { return nil }
      }
    }
    return parameters[next...].allSatisfy(\.canBeOmitted) ? matched : nil
  }

  /// Returns whether an unlabeled trailing closure is the argument of a parameter.
  ///
  /// As in Swift, a parameter that can be left out is skipped if a later one cannot be. A type that is only a name may
  /// be an alias of a function type, unless the parameter can be left out and a function type follows.
  ///
  /// - Parameter label: The label of the next trailing closure, whose parameter ends the search.
  private func receivesTrailingClosure(_ number: Int, before label: String?) -> Bool {
    let parameter = parameters[number]
    let rest = parameters[number...].prefix { label == nil || $0.label != label }
    switch parameter.spelling {
    case .value: return false
    case .function: return !parameter.canBeOmitted || rest.allSatisfy(\.canBeOmitted)
    case .name: return rest.first { $0.spelling == .function || !$0.canBeOmitted }?.spelling != .function
    }
  }
}

extension ParameterFacts {
  fileprivate var canBeOmitted: Bool { hasDefault || isVariadic }

  fileprivate enum Spelling {
    case function
    /// A name that may be an alias.
    case name
    case value
  }

  /// The form in which the source writes the type.
  fileprivate var spelling: Spelling {
    var type = type
    if case .optional(let wrapped) = type { type = wrapped }
    return switch type {
    case .function: .function
    // An alias may name a function type; `Bool` does not.
    case .named(let path): path.last.map { KnownTypes.fullName($0.name) == $0.name } ?? true ? .name : .value
    case .other: .name
    default: .value
    }
  }
}

extension Interpreter {
  /// Finds the function that a name with labels refers to, and its receiver.
  ///
  /// - Parameter labels: Nil if the source has none: `Page.init`.
  func function(
    _ base: Expression?, _ name: String, labels: [String?]?, in environment: Environment, at place: Place
  ) -> NamedFunction? {
    functions(base, name, labels: labels, in: environment, at: place).first
  }

  /// A function that a name refers to.
  struct NamedFunction {
    let function: FunctionID
    /// The condition under which this function is compiled, and no other one of the name.
    let presence: Presence
    let receiver: Value?
    let generics: [String: ResolvedType]
  }

  /// Finds the functions that a name with labels refers to: several only if each build compiles one of them.
  func functions(
    _ base: Expression?, _ name: String, labels: [String?]?, in environment: Environment, at place: Place
  ) -> [NamedFunction] {
    func pick(_ candidates: [FunctionID], _ receiver: Value?, _ type: ResolvedType?) -> [NamedFunction] {
      let fitting = candidates.filter { candidate in
        let facts = index.functions[candidate].facts
        return !facts.isProperty && (labels.map { $0 == facts.labels } ?? true)
      }
      return applicable(visible(fitting, from: environment, named: name, at: place), under: environment.presence).map {
        let owner = index.functions[$0.function].owner
        let generics = type.map { self.generics(of: $0, inheritedFrom: owner) } ?? [:]
        return NamedFunction(function: $0.function, presence: $0.presence, receiver: receiver, generics: generics)
      }
    }
    guard let base else {
      if let type = environment.context.type {
        let own = pick(methods(name, ofType: type), environment.receiver, nil)
        if !own.isEmpty { return own }
      }
      return pick(globalFunctions(name, in: environment.context), nil, nil)
    }
    let value = evaluate(base, in: environment)
    switch value {
    case .type(let type), .instance(let type, _):
      guard let number = index.declaration(of: type) else { return [] }
      let receiver: Value? = if case .instance = value { value } else { nil }
      return pick(methods(name, ofType: number), receiver, type)
    default: return []
    }
  }

  /// Finds the function that a call refers to, among several of its name.
  func match(_ candidates: [FunctionID], _ call: Call) -> FunctionID? { fitting(candidates, call).first }

  /// Finds the functions that a call refers to: several only if each build compiles one of them.
  func matches(
    _ candidates: [FunctionID], _ call: Call, in environment: Environment
  ) -> [(function: FunctionID, presence: Presence)] {
    applicable(fitting(candidates, call, in: environment), under: environment.presence)
  }

  /// Returns each function with the condition under which it is the first that is compiled.
  func applicable(_ functions: [FunctionID], under presence: Presence) -> [(function: FunctionID, presence: Presence)] {
    var rest = presence
    var found: [(function: FunctionID, presence: Presence)] = []
    for function in functions {
      let own = space.and(rest, space.presence(index.functions[function].facts.condition))
      guard own != .never else { continue }
      found.append((function, own))
      rest = space.excluding(rest, own)
      if rest == .never { break }
    }
    return found
  }

  /// Finds the functions that can be called in this way, the best first.
  ///
  /// - Parameter environment: The names of the calling code, if they are known.
  private func fitting(_ candidates: [FunctionID], _ call: Call, in environment: Environment? = nil) -> [FunctionID] {
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

  /// Returns how far a function is from a call: a closure with another number of parameters makes it farther; an
  /// extension with constraints, and an argument of the very type of its parameter, make it nearer.
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

  /// Returns the generic arguments of a type in one of its uses.
  func generics(of type: ResolvedType) -> [String: ResolvedType] {
    guard case .nominal(_, let number?, let arguments) = type else { return [:] }
    return Dictionary(
      zip(index.types[number].facts.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
  }

  /// Finds the functions of a name in a type and in the types that it inherits from.
  func methods(_ name: String, ofType type: TypeID, depth: Int = 0) -> [FunctionID] {
    let own = (index.types[type].functions[name] ?? [])
    guard depth < 16 else { return own }
    if name == "init" {
      // A class inherits the initializers of its superclass if all of its own are `convenience`. Code calls them only then.
      return own + (index.superclass(of: type).map { methods(name, ofType: $0, depth: depth + 1) } ?? [])
    }
    let inherited = index.parents(of: type).flatMap { methods(name, ofType: $0, depth: depth + 1) }
    if depth > 0 || index.constraints.isEmpty { return own + inherited }
    let fitting = inherited.filter { meetsConstraints($0, type) }
    return own + fitting.filter(isConstrained) + fitting.filter { !isConstrained($0) }
  }

  /// Returns whether a function is in an extension for some types only, which takes precedence over an extension for
  /// all.
  private func isConstrained(_ function: FunctionID) -> Bool {
    let entry = index.functions[function]
    guard let owner = entry.facts.owner else { return false }
    return index.constraints[DeclarationIndex.SourceExtension(file: entry.file, index: owner)] != nil
  }

  /// Returns whether the extension of a function applies to a type.
  private func meetsConstraints(_ function: FunctionID, _ type: TypeID) -> Bool {
    let entry = index.functions[function]
    guard let owner = entry.facts.owner,
      let constraints = index.constraints[DeclarationIndex.SourceExtension(file: entry.file, index: owner)]
    else { return true }
    return constraints.allSatisfy { constraint in
      guard constraint.left.lastName == "Self", let name = constraint.right.lastName else { return true }
      return index.types[type].facts.name == name || index.conforms(type, toAny: name)
    }
  }

  /// Returns the candidates that are visible from the calling code. If none is visible, reports that and returns the
  /// first one.
  private func visible(
    _ candidates: [FunctionID], from environment: Environment, named name: String, at place: Place
  ) -> [FunctionID] {
    let found = candidates.filter { isVisible($0, from: environment.context) }
    if !found.isEmpty { return found }
    guard let hidden = candidates.first else { return [] }
    let facts = index.functions[hidden].facts
    let owner = index.functions[hidden].owner.map { index.types[$0].facts.name + "." } ?? ""
    let labels = facts.labels.map { "\($0 ?? "_"):" }.joined()
    concealments.insert(
      SourceConcealment(
        name: facts.isProperty || labels.isEmpty && name == "init" ? "\(owner)\(name)" : "\(owner)\(name)(\(labels))",
        module: index.modules[index.moduleOfFile[index.functions[hidden].file]],
        place: SourcePlace(file: environment.context.file, place: place),
        declaration: SourcePlace(file: index.functions[hidden].file, place: facts.place)))
    return [hidden]
  }

  /// Reports the use of a memberwise initializer outside of its module, where it is not visible.
  func noteConcealment(ofMemberwise type: TypeID, _ labels: [String?], from environment: Environment, at place: Place) {
    let entry = index.types[type]
    guard entry.module != environment.context.module else { return }
    let name = "\(entry.facts.name).init"
    concealments.insert(
      SourceConcealment(
        name: labels.isEmpty ? name : "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))",
        module: index.modules[entry.module], place: SourcePlace(file: environment.context.file, place: place),
        declaration: SourcePlace(file: entry.file, place: entry.facts.place)))
  }

  private func isVisible(_ function: FunctionID, from context: LookupContext) -> Bool {
    let entry = index.functions[function]
    return index.isVisible(entry.facts.access, in: entry.file, from: context)
  }
}

extension Expression {
  fileprivate var isFunctionReference: Bool {
    switch self {
    case .functionReference, .member(_, "init", _): true
    default: false
    }
  }

  /// Whether it is a type that is passed on, `(any Log).self`; `nil` if that does not show.
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
