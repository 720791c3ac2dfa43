/// Containers, assemblers and resolvers of Swinject: the evaluation of their initializers, methods and properties.
extension Interpreter {
  /// Evaluates a call of an initializer of one of Swinject's types; `nil` for every other type.
  func makeInSwinject(_ type: ResolvedType, _ call: Call, in environment: Environment) -> Value? {
    let place = SourcePlace(file: environment.context.file, place: call.place)
    switch type.nameInSwinject {
    case "Container":
      let container = makeSwinjectContainer(call, in: environment, at: place)
      for argument in call.arguments {
        guard case .closure(let closure, let scope) = evaluate(argument.value, in: environment) else { continue }
        _ = apply(closure, scope, arguments: [.swinject(.container(container))], in: environment)
      }
      return .swinject(.container(container))
    case "Assembler":
      var container: ContainerID?
      if let containerArgument = call.argument("container") {
        guard case .swinject(.container(let id)) = evaluate(containerArgument, in: environment) else {
          return .swinject(.assembler(nil))
        }
        container = id
      } else {
        container = makeSwinjectContainer(call, in: environment, at: place)
      }
      if let assemblies = call.arguments.first, assemblies.label == nil {
        assemble(assemblies.value, in: container, environment, at: place)
      }
      return .swinject(.assembler(container))
    default: return nil
    }
  }

  private func makeSwinjectContainer(_ call: Call, in environment: Environment, at place: SourcePlace) -> ContainerID {
    var container = SourceContainer(
      kind: .container, place: place, entry: progress.entry, creatingFunction: progress.functionsBeingRead.last,
      presence: environment.presence)
    container.dialect = .swinject
    if let parent = call.argument("parent") ?? call.argument("parentAssembler"), !isNil(parent) {
      switch evaluate(parent, in: environment) {
      case .swinject(.container(let id?)), .swinject(.assembler(let id?)),
        .swinject(.resolver(.root(let id))):
        container.parent = id
      default: container.isOpen = true
      }
    }
    if let scope = call.argument("defaultObjectScope"), let lifetime = objectScope(scope, in: environment) {
      container.defaultLifetime = lifetime
    }
    return containers.append(container)
  }

  /// Evaluates a call of a method of one of Swinject's types.
  func call(
    _ name: String, onSwinject value: SwinjectValue, _ call: Call, in environment: Environment,
    expecting expected: ResolvedType?
  ) -> Value {
    switch (value, name) {
    case (.container(let id), SwinjectNames.register), (.container(let id), SwinjectNames.basicRegister),
      (.container(let id), SwinjectNames.autoregister):
      return registerInSwinject(call, isAutomatic: name == SwinjectNames.autoregister, id, in: environment)
    case (.container, SwinjectNames.resolve), (.resolver, SwinjectNames.resolve):
      return resolveInSwinject(call, from: value, in: environment, expecting: expected)
    case (.container(let id), "synchronize"):
      return .swinjectResolver(of: id)
    case (.container(let id), "storyboardInitCompleted"), (.container(let id), "registerForStoryboard"):
      let resolver = Value.swinjectResolver(of: id)
      guard case .type(let type)? = call.arguments.first.map({ evaluate($0.value, in: environment) }),
        case .closure(let closure, let scope)? = call.arguments.last.map({ evaluate($0.value, in: environment) })
      else { return .unknown }
      return apply(closure, scope, arguments: [resolver, self.value(of: type)], in: environment)
    case (.container, SwinjectNames.forward):
      // `container.forward(Log.self, to: entry)` is `entry.implements(Log.self)`.
      guard let target = call.argument("to"),
        case .swinject(.entry(let container, let registration)) = evaluate(target, in: environment)
      else { return callUnread(call, in: environment) }
      return configure(SwinjectNames.implements, container, registration, call, in: environment)
    case (.container, let name) where SwinjectNames.harmless.contains(name): return .unknown
    case (.assembler(let id), "apply"):
      let place = SourcePlace(file: environment.context.file, place: call.place)
      for argument in call.arguments { assemble(argument.value, in: id, environment, at: place) }
      return .unknown
    case (.entry(let container, let registration), _):
      return configure(name, container, registration, call, in: environment)
    case (.container, _):
      return callAdded(
        ["Container", "Resolver"], name, on: .swinject(value), call, in: environment, expecting: expected)
    case (.resolver, _):
      return callAdded(
        ["Resolver", "Container"], name, on: .swinject(value), call, in: environment, expecting: expected)
    case (.assembler, _):
      return callAdded(["Assembler"], name, on: .swinject(value), call, in: environment, expecting: expected)
    }
  }

  /// Evaluates a property of one of Swinject's types.
  func member(_ name: String, ofSwinject value: SwinjectValue, in environment: Environment) -> Value {
    switch (value, name) {
    case (.assembler(let id), "resolver"):
      return .swinjectResolver(of: id)
    case (.container, _):
      return addedProperty(name, of: ["Container", "Resolver"], receiver: .swinject(value), in: environment)
    case (.resolver, _):
      return addedProperty(name, of: ["Resolver", "Container"], receiver: .swinject(value), in: environment)
    case (.assembler, _): return addedProperty(name, of: ["Assembler"], receiver: .swinject(value), in: environment)
    case (.entry, _): return .unknown
    }
  }

  /// Returns the value of a variable of one of Swinject's types of which only the type is known: a container that the
  /// source does not show.
  func swinjectValue(of type: ResolvedType) -> Value? {
    guard !index.dialects.isEmpty else { return nil }
    return switch type.nameInSwinject {
    case "Container": .swinject(.container(nil))
    case "Resolver": .swinject(.resolver(.unknown))
    case "Assembler": .swinject(.assembler(nil))
    default: nil
    }
  }

  /// Runs the assemblies that are passed to an assembler.
  private func assemble(
    _ argument: Expression, in container: ContainerID?, _ environment: Environment, at place: SourcePlace
  ) {
    var assembled: [(type: TypeID, assembly: Value, presence: Presence)] = []
    for (assembly, presence) in alternatives(evaluate(argument, in: environment), under: environment.presence) {
      guard case .instance(let type, _) = assembly, let id = type.declaration,
        let function = methods("assemble", ofType: id).first(where: {
          index.functions[$0].facts.labels == ["container"]
        })
      else {
        guard let container else { continue }
        note(SourceObstacle(kind: .module(text(of: argument)), place: place, dialect: .swinject))
        containers[container].entriesWithUnreadableRegistrations.insert(progress.entry)
        continue
      }
      events.includedModules.insert(id)
      assembled.append((id, assembly, presence))
      let value = Value.swinject(.container(container))
      run(function, of: assembly, with: value, in: environment.part(under: presence))
    }
    // An assembler notifies its assemblies once all of them have registered.
    for (type, assembly, presence) in assembled {
      guard
        let function = methods("loaded", ofType: type).first(where: {
          index.functions[$0].facts.labels == ["resolver"]
        })
      else { continue }
      let resolver = Value.swinjectResolver(of: container)
      run(function, of: assembly, with: resolver, in: environment.part(under: presence))
    }
  }

  private func run(_ function: FunctionID, of receiver: Value, with argument: Value, in environment: Environment) {
    guard progress.callDepth < Self.deepestCall, spendRecursion(of: function) else { return escape(argument) }
    progress.callDepth += 1
    inline(function)
    let body = self.environment(
      of: function, receiver: receiver, presence: environment.presence, isRepeated: environment.isRepeated)
    bindSelf(of: function, to: receiver, in: body)
    if case .instance(let type, _) = receiver { bind(generics(of: type), in: body) }
    body[index.functions[function].facts.parameters[0].name] = argument
    run(index.functions[function].facts.body ?? [], in: body)
    progress.functionsBeingRead.removeLast()
    progress.callDepth -= 1
  }
}
