extension FunctionFacts {
  /// Which parameter each argument is for, or nil where this cannot be what is called.
  ///
  /// Parameters with a default may be left out, and closures behind the call take the next parameter that fits.
  func parameters(for arguments: [CallArgument]) -> [Int]? {
    var matched: [Int] = []
    var next = 0
    for argument in arguments {
      while true {
        guard next < parameters.count else { return nil }
        let parameter = parameters[next]
        let fits =
          argument.isTrailingClosure && argument.label == nil
          ? parameter.takesFunction : parameter.label == argument.label
        next += 1
        if fits {
          matched.append(next - 1)
          break
        }
        guard parameter.hasDefault else { return nil }
      }
    }
    return parameters[next...].allSatisfy(\.hasDefault) ? matched : nil
  }
}

extension ParameterFacts {
  var takesFunction: Bool {
    var type = type
    if case .optional(let wrapped) = type { type = wrapped }
    // An alias may stand for a function.
    return switch type {
    case .function, .named, .other: true
    default: false
    }
  }
}

extension Interpreter {
  /// The function that a name with labels means, and what it is called on.
  ///
  /// - Parameter labels: Nil where the source does not say: `Page.init`.
  func function(
    _ base: Expression?, _ name: String, labels: [String?]?, in environment: Environment, at place: Place
  ) -> (number: Int, receiver: Value?, generics: [String: ResolvedType])? {
    func pick(_ candidates: [Int]) -> Int? {
      let fitting = candidates.filter { candidate in
        let facts = index.functions[candidate].facts
        return !facts.isProperty && (labels.map { $0 == facts.labels } ?? true)
      }
      return visible(fitting, from: environment, named: name, at: place)
    }
    guard let base else {
      if let type = environment.context.type, let method = pick(methods(name, ofType: type)) {
        return (method, environment.receiver, [:])
      }
      return pick(globalFunctions(name, in: environment.context)).map { ($0, nil, [:]) }
    }
    let value = evaluate(base, in: environment)
    switch value {
    case .type(let type), .instance(let type, _):
      guard let number = index.declaration(of: type) else { return nil }
      let receiver: Value? = if case .instance = value { value } else { nil }
      return pick(methods(name, ofType: number)).map { ($0, receiver, generics(of: type)) }
    default: return nil
    }
  }

  /// What the generic parameters of a type are in one of its uses.
  func generics(of type: ResolvedType) -> [String: ResolvedType] {
    guard case .nominal(_, let number?, let arguments) = type else { return [:] }
    return Dictionary(
      zip(index.types[number].facts.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
  }

  /// The functions of a name that a type has, those of what it inherits from included.
  func methods(_ name: String, ofType type: Int, depth: Int = 0) -> [Int] {
    let own = index.types[type].functions[name] ?? []
    guard depth < 16 else { return own }
    if name == "init" {
      // Initialisers are inherited only by who has none.
      return own.isEmpty ? index.superclass(of: type).map { methods(name, ofType: $0, depth: depth + 1) } ?? [] : own
    }
    return own
      + index.parents(of: type).flatMap { methods(name, ofType: $0, depth: depth + 1) }
  }

  /// Of functions that fit, the one that may be called from here; who may call none is told so.
  private func visible(_ candidates: [Int], from environment: Environment, named name: String, at place: Place) -> Int?
  {
    if let found = candidates.first(where: { isVisible($0, from: environment.context) }) { return found }
    guard let hidden = candidates.first else { return nil }
    let facts = index.functions[hidden].facts
    let owner = index.functions[hidden].owner.map { index.types[$0].facts.name + "." } ?? ""
    let labels = facts.labels.map { "\($0 ?? "_"):" }.joined()
    concealments.insert(
      SourceConcealment(
        name: facts.isProperty || labels.isEmpty && name == "init" ? "\(owner)\(name)" : "\(owner)\(name)(\(labels))",
        module: index.modules[index.moduleOfFile[index.functions[hidden].file]],
        place: SourcePlace(file: environment.context.file, place: place),
        declaration: SourcePlace(file: index.functions[hidden].file, place: facts.place)))
    return hidden
  }

  /// What nobody wrote is seen by its own module alone.
  func conceal(memberwise type: Int, _ labels: [String?], from environment: Environment, at place: Place) {
    let entry = index.types[type]
    guard entry.module != environment.context.module else { return }
    let name = "\(entry.facts.name).init"
    concealments.insert(
      SourceConcealment(
        name: labels.isEmpty ? name : "\(name)(\(labels.map { "\($0 ?? "_"):" }.joined()))",
        module: index.modules[entry.module], place: SourcePlace(file: environment.context.file, place: place),
        declaration: SourcePlace(file: entry.file, place: entry.facts.place)))
  }

  private func isVisible(_ function: Int, from context: LookupContext) -> Bool {
    let entry = index.functions[function]
    if entry.file == context.file { return true }
    let sameModule = index.moduleOfFile[entry.file] == context.module
    let least: Access = sameModule ? .internal : .package
    guard entry.facts.access < least else { return true }
    // In an extension that is public, all is public.
    return index.files[entry.file].facts.types.indices.contains { entry.facts.owner == $0 }
      && entry.facts.owner.map { owner in
        let type = index.files[entry.file].facts.types[owner]
        return type.kind == .extension && type.access >= least
      } ?? false
  }
}
