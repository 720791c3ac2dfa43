import FurnishGraph

/// Functions that are read by themselves, and values of which only the type is known.
extension Interpreter {
  /// Reads a function by itself, with arguments of which only the types are known.
  func runEntry(_ function: Int) {
    let facts = index.functions[function].facts
    let presence = space.presence(facts.condition)
    guard presence != .never else { return }
    var environment = environment(of: function, receiver: nil, presence: presence)
    var values = facts.parameters.map { value(of: index.resolve($0.type, in: environment.context)) }
    if let helper = helperContainer(function, values + [environment.receiver ?? .unknown]) {
      values = values.map { value($0, registeringIn: helper) }
      let receiver = environment.receiver.map { value($0, registeringIn: helper) }
      environment = self.environment(of: function, receiver: receiver, presence: presence)
    }
    for (parameter, value) in zip(facts.parameters, values) {
      bindDefault(of: parameter, in: environment)
      // Without a caller in the source, a module is that of the default argument.
      if let own = environment[parameter.name], own.isAbsent || isModule(own) { continue }
      environment[parameter.name] = value
    }
    functionsBeingRead.append(function)
    run(facts.body ?? [], in: environment)
    functionsBeingRead.removeLast()
  }

  /// Creates a container that represents all containers that callers pass to a function; returns nil if they pass
  /// none.
  private func helperContainer(_ function: Int, _ values: [Value]) -> Int? {
    let entry = index.functions[function]
    // Modules are judged by themselves.
    guard values.contains(where: \.isUnknownContainer), entry.facts.labels != ["in"] || entry.owner == nil else {
      return nil
    }
    containers.append(
      SourceContainer(
        kind: .helper(function), place: SourcePlace(file: entry.file, place: entry.facts.place), entry: function,
        presence: space.presence(entry.facts.condition)))
    containers[containers.count - 1].isOpen = true
    return containers.count - 1
  }

  private func value(_ value: Value, registeringIn container: Int) -> Value {
    switch value {
    case .collection(var collection):
      collection.container = container
      return .collection(collection)
    case .container(nil): return .container(container)
    case .swinject(.container(nil)):
      containers[container].dialect = .swinject
      return .swinject(.container(container))
    default: return value
    }
  }

  func environment(
    of function: Int, receiver: Value?, presence: Presence, isRepeated: Bool = false
  ) -> Environment {
    let entry = index.functions[function]
    let context = index.context(of: entry)
    let own =
      receiver ?? entry.owner.map(anyInstance)
      ?? entry.foreignOwner.map { value(of: index.resolve(.name($0), in: context)) }
    var bound = context
    for name in entry.facts.genericParameters { bound.generics[name] = .parameter(name) }
    return Environment(
      context: bound, receiver: own, result: entry.facts.result.map { index.resolve($0, in: bound) },
      presence: presence, isRepeated: isRepeated)
  }

  /// Returns the instance of a type whose creation is not known.
  func anyInstance(of type: Int) -> Value {
    .instance(
      .nominal(
        name: index.types[type].fullName, declaration: type,
        arguments: index.types[type].facts.genericParameters.map(ResolvedType.parameter)), creation: nil)
  }

  /// Returns a value of which only the type is known.
  func value(of type: ResolvedType) -> Value {
    switch type.textInFurnish {
    case "any Furnish.ServiceCollection", "some ServiceCollection": .collection(Value.Collection())
    case "any Furnish.ServiceProvider", "some ServiceProvider", "Furnish.ServiceScope": .provider(.unknown)
    case "Furnish.ServiceContainer", "any Furnish.Container", "some Container": .container(nil)
    case "Furnish.ServiceLocator": .locator(.unknown)
    case "Furnish.ServiceValues": .values
    default:
      valueOfParts(type) ?? swinjectValue(of: type)
        ?? (type.isOpen && type.declaration == nil ? .unknown : .instance(type, creation: nil))
    }
  }

  /// Returns the value of an optional or a tuple that may hold services: `(any ServiceProvider)?` is a provider, and
  /// `(ServiceContainer, any ServiceCollection)` has both.
  private func valueOfParts(_ type: ResolvedType) -> Value? {
    let value: Value
    if case .tuple(let parts, let labels) = type {
      value = .tuple(parts.map(self.value(of:)), labels: labels)
    } else if let wrapped = type.arguments(of: "Swift.Optional")?.first {
      value = self.value(of: wrapped)
    } else {
      return nil
    }
    return value.isOfInterest ? value : nil
  }
}
