/// The generic arguments of calls, which the arguments, the receiver and the expected result determine.
extension Interpreter {
  /// Returns the generic arguments of the superclass that declares a member: for
  /// `class MainCoordinator: BaseCoordinator<MainViewModel>`, the parameter `V` of `BaseCoordinator<V>` is
  /// `MainViewModel`.
  ///
  /// - Parameter owner: The type that declares the member. If it is no superclass, the result is that of `type` itself.
  func generics(of type: ResolvedType, inheritedFrom owner: TypeID?) -> [String: ResolvedType] {
    guard let owner, let typeID = type.declaration, typeID != owner, index.types[owner].facts.kind == .class,
      !index.types[owner].facts.genericParameters.isEmpty
    else { return generics(of: type) }
    var (next, depth) = (type, 0)
    while let typeID = next.declaration, depth < 32 {
      if typeID == owner { return generics(of: next) }
      guard index.superclass(of: typeID) != nil, let reference = index.types[typeID].facts.inherited.first else {
        break
      }
      let declaration = index.types[typeID]
      next = index.resolve(
        reference,
        in: LookupContext(
          file: declaration.file, module: declaration.module, type: declaration.enclosingType,
          generics: generics(of: next)))
      depth += 1
    }
    return generics(of: type)
  }

  /// Binds a parameter for which the call has no argument to its default value.
  func bindDefault(of parameter: ParameterFacts, in environment: Environment) {
    guard let expression = parameter.defaultValue else { return }
    let type = index.resolve(parameter.type, in: environment.context)
    let value = value(evaluatePassed(expression, in: environment, expecting: type), declaredAs: type)
    environment.bind(parameter.name, to: value, as: type, isConstant: true)
    notePresence(of: parameter, expression, in: environment, from: environment)
  }

  /// Binds the generic parameters for which the extension around a function states a type:
  /// `extension Injected where Resolve == Service`.
  func bindConstraints(of function: FunctionID, in environment: Environment) {
    for constraint in index.constraintsOfExtension(around: index.functions[function]) where constraint.isSameType {
      for (one, other) in [(constraint.left, constraint.right), (constraint.right, constraint.left)] {
        bindGenerics(of: one, to: index.resolve(other, in: environment.context), in: environment)
      }
    }
  }

  /// Binds generic parameters to types, by their names.
  func bind(_ generics: [String: ResolvedType], in environment: Environment) {
    for (name, type) in generics { environment.context.generics[name] = type }
  }

  /// Binds the generic parameters in the type of a parameter, by the value of the argument: for `_ type: T.Type` and
  /// `Log.self`, `T` to `Log`.
  func bindGenerics(of type: TypeReference, byValue value: Value, in environment: Environment) {
    switch (type, value) {
    case (.metatype(let type), .type(let resolved)), (let type, .instance(let resolved, _)):
      bindGenerics(of: type, to: resolved, in: environment)
    case (_, .string), (_, .boolean):
      guard let known = value.knownType else { break }
      bindGenerics(of: type, byValue: .instance(known, creation: nil), in: environment)
    case (_, .closure(let closure, let scope)) where type.typesOfKeyPath != nil:
      bindKeyPath(type.typesOfKeyPath!, to: closure, scope, in: environment)
    case (.tuple(let types, _), .tuple(let values, _)):
      for (type, value) in zip(types, values) { bindGenerics(of: type, byValue: value, in: environment) }
    case (.function(let parameters, let result, _, _, _), .closure(let closure, let scope)):
      for (type, parameter) in zip(parameters, closure.parameters) {
        guard let written = parameter.type else { continue }
        bindGenerics(of: type, to: index.resolve(written, in: scope.context), in: environment)
      }
      guard let created = typeCreated(by: closure, scope) else { return }
      bindGenerics(of: result, to: created, in: environment)
    case (.function(let parameters, let result, _, _, _), .function(let function, _)):
      let declaration = index.functions[function]
      let context = index.context(of: declaration)
      for (type, parameter) in zip(parameters, declaration.facts.parameters) {
        bindGenerics(of: type, to: index.resolve(parameter.type, in: context), in: environment)
      }
      let owner = declaration.facts.name == "init" ? declaration.owner.map { index.types[$0].facts.name } : nil
      guard let created = owner.map(TypeReference.name) ?? declaration.facts.result else { return }
      bindGenerics(of: result, to: index.resolve(created, in: context), in: environment)
    default: break
    }
  }

  /// Binds the generic parameters of `KeyPath<Root, Value>`: `Root` to the type at the start of a key path, and `Value`
  /// to the type at its end.
  private func bindKeyPath(
    _ types: [TypeReference], to closure: Closure, _ scope: Environment, in environment: Environment
  ) {
    guard let written = closure.parameters.first?.type else { return }
    let root = index.resolve(written, in: scope.context)
    bindGenerics(of: types[0], to: root, in: environment)
    let end = apply(closure, scope, arguments: [value(of: root)], in: environment)
    guard let type = end.knownType else { return }
    bindGenerics(of: types[1], to: type, in: environment)
  }

  /// Binds the generic parameters in the type of a parameter that takes a function, by the types of the passed
  /// function: `services.add(Page.init(log:))`.
  func bindGenerics(
    of type: TypeReference, byFunction argument: Expression, in inner: Environment, _ outer: Environment
  ) {
    guard case .function(let parameters, let result, _, _, _) = type,
      let signature = signature(of: argument, in: outer), signature.parameters.count == parameters.count
    else { return }
    for (parameter, type) in zip(parameters, signature.parameters) { bindGenerics(of: parameter, to: type, in: inner) }
    bindGenerics(of: result, to: signature.result, in: inner)
  }

  /// Binds a parameter pack, `each Service`, to the types of the arguments that it takes, so that `repeat` visits them.
  func bindPack(_ type: TypeReference, to values: [Value], in environment: Environment) {
    guard case .array(let element) = type else { return }
    switch element {
    case .metatype(.named(let path)) where path.count == 1 && isPack(path[0].name, in: environment):
      environment[path[0].name] = .list(values)
    case .named(let path) where path.count == 1 && isPack(path[0].name, in: environment):
      environment[path[0].name] = .list(values.map { value in value.knownType.map(Value.type) ?? .unknown })
    default: break
    }
  }

  /// Returns whether a generic parameter is not bound to a type, as a parameter pack is not.
  private func isPack(_ name: String, in environment: Environment) -> Bool {
    if case .parameter(name)? = environment.context.generics[name] { true } else { false }
  }

  /// Returns the type of the result of a closure, which it states, `{ provider -> any Log in … }`, or creates,
  /// `{ MemoryCache() as any Cache }`; nil for other closures.
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

  /// Binds the generic parameters in a written type to the parts of a resolved type: for `[Element]` and `[Log]`,
  /// `Element` to `Log`.
  func bindGenerics(of reference: TypeReference, to type: ResolvedType, in environment: Environment) {
    switch reference {
    case .named(let path) where path.count == 1 && path[0].arguments.isEmpty:
      guard !type.isOpen, case .parameter? = environment.context.generics[path[0].name] else { return }
      environment.context.generics[path[0].name] = type
    case .named(let path):
      guard case .nominal(_, _, let arguments) = type, let references = path.last?.arguments,
        references.count == arguments.count
      else { return }
      for (reference, type) in zip(references, arguments) { bindGenerics(of: reference, to: type, in: environment) }
    case .optional(let wrapped):
      bindGenerics(of: wrapped, to: type.arguments(of: "Swift.Optional")?.first ?? type, in: environment)
    case .array(let element):
      guard let type = type.arguments(of: "Swift.Array")?.first else { return }
      bindGenerics(of: element, to: type, in: environment)
    default: break
    }
  }
}

extension TypeReference {
  /// The root and the value of a key path: `any KeyPath<Root, Value> & Sendable`.
  fileprivate var typesOfKeyPath: [TypeReference]? {
    switch self {
    case .named: lastName?.hasSuffix("KeyPath") == true && lastArguments.count == 2 ? lastArguments : nil
    case .existential(let type): type.typesOfKeyPath
    case .composition(let types): types.lazy.compactMap(\.typesOfKeyPath).first
    default: nil
    }
  }
}
