/// The generic arguments of a call of a function.
extension Interpreter {
  /// Returns the generic arguments of the superclass that declares a member: `V` of `BaseCoordinator<V>` for
  /// `class MainCoordinator: BaseCoordinator<MainViewModel>`.
  ///
  /// - Parameter owner: The type that declares the member. If it is no superclass, the arguments are those of `type`
  ///   itself.
  func generics(of type: ResolvedType, inheritedFrom owner: Int?) -> [String: ResolvedType] {
    guard let owner, let own = type.declaration, own != owner, index.types[owner].facts.kind == .class,
      !index.types[owner].facts.genericParameters.isEmpty
    else { return generics(of: type) }
    var (next, depth) = (type, 0)
    while let number = next.declaration, depth < 32 {
      if number == owner { return generics(of: next) }
      guard index.superclass(of: number) != nil, let reference = index.types[number].facts.inherited.first else {
        break
      }
      let entry = index.types[number]
      next = index.resolve(
        reference,
        in: LookupContext(file: entry.file, module: entry.module, type: entry.outer, generics: generics(of: next)))
      depth += 1
    }
    return generics(of: type)
  }

  /// Binds a parameter without an argument to its default value.
  func bindDefault(of parameter: ParameterFacts, in environment: Environment) {
    guard let expression = parameter.defaultValue else { return }
    let type = index.resolve(parameter.type, in: environment.context)
    environment[parameter.name] = value(evaluatePassed(expression, in: environment, expecting: type), declaredAs: type)
  }

  /// Binds the generic parameters that the extension around a function makes equal: `extension Injected where
  /// Resolve == Service`.
  func bindConstraints(of function: Int, in environment: Environment) {
    let entry = index.functions[function]
    guard let owner = entry.facts.owner,
      let constraints = index.constraints[DeclarationIndex.SourceExtension(file: entry.file, index: owner)]
    else { return }
    for constraint in constraints where constraint.isSameType {
      for (one, other) in [(constraint.left, constraint.right), (constraint.right, constraint.left)] {
        bindGenerics(of: one, to: index.resolve(other, in: environment.context), in: environment)
      }
    }
  }

  func bind(_ generics: [String: ResolvedType], in environment: Environment) {
    for (name, type) in generics { environment.context.generics[name] = type }
  }

  /// Binds the generic parameters that an argument determines: `T` for a parameter `_ type: T.Type`.
  func bindGeneric(_ type: TypeReference, to value: Value, in environment: Environment) {
    switch (type, value) {
    case (.metatype(let type), .type(let resolved)), (let type, .instance(let resolved, _)):
      bindGenerics(of: type, to: resolved, in: environment)
    case (.tuple(let types, _), .tuple(let values, _)):
      for (type, value) in zip(types, values) { bindGeneric(type, to: value, in: environment) }
    case (.function(let parameters, let result, _, _, _), .closure(let closure, let scope)):
      for (type, parameter) in zip(parameters, closure.parameters) {
        guard let written = parameter.type else { continue }
        bindGenerics(of: type, to: index.resolve(written, in: scope.context), in: environment)
      }
      guard let created = typeCreated(by: closure, scope) else { return }
      bindGenerics(of: result, to: created, in: environment)
    case (.function(let parameters, let result, _, _, _), .function(let number, _)):
      let entry = index.functions[number]
      let context = index.context(of: entry)
      for (type, parameter) in zip(parameters, entry.facts.parameters) {
        bindGenerics(of: type, to: index.resolve(parameter.type, in: context), in: environment)
      }
      guard let created = entry.facts.result else { return }
      bindGenerics(of: result, to: index.resolve(created, in: context), in: environment)
    default: break
    }
  }

  /// Returns the type of a closure's result, if the closure states it: `{ … -> any Log in`, `{ MemoryCache() as any
  /// Cache }`.
  private func typeCreated(by closure: Closure, _ scope: Environment) -> ResolvedType? {
    if let result = closure.result { return index.resolve(result, in: scope.context) }
    guard closure.body.count == 1 else { return nil }
    switch closure.body[0] {
    case .expression(.cast(_, let type)), .result(.cast(_, let type)): return index.resolve(type, in: scope.context)
    case .expression(.call(let call)), .result(.call(let call)):
      switch call.callee {
      case .type(let type): return index.resolve(type, in: scope.context)
      case .name(let name, _): return index.declaredType(name, in: scope.context)
      default: return nil
      }
    default: return nil
    }
  }

  /// Binds the generic parameters in a spelled type to the parts of a resolved one.
  func bindGenerics(of reference: TypeReference, to type: ResolvedType, in environment: Environment) {
    switch reference {
    case .named(let path) where path.count == 1 && path[0].arguments.isEmpty:
      guard !type.isOpen, case .parameter? = environment.context.generics[path[0].name] else { return }
      environment.context.generics[path[0].name] = type
    case .named(let path):
      guard case .nominal(_, _, let arguments) = type, let own = path.last?.arguments, own.count == arguments.count
      else { return }
      for (reference, type) in zip(own, arguments) { bindGenerics(of: reference, to: type, in: environment) }
    case .optional(let wrapped):
      bindGenerics(of: wrapped, to: type.arguments(of: "Swift.Optional")?.first ?? type, in: environment)
    case .array(let element):
      guard let type = type.arguments(of: "Swift.Array")?.first else { return }
      bindGenerics(of: element, to: type, in: environment)
    default: break
    }
  }
}
