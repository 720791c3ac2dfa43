/// Functions that are read by themselves, because nobody was seen to call them yet.
extension Interpreter {
  func runEntry(_ function: Int) {
    let facts = index.functions[function].facts
    var environment = environment(of: function, receiver: nil)
    var values = facts.parameters.map { value(of: index.resolve($0.type, in: environment.context)) }
    if let helper = helperContainer(function, values + [environment.receiver ?? .unknown]) {
      values = values.map { value($0, registeringIn: helper) }
      let receiver = environment.receiver.map { value($0, registeringIn: helper) }
      environment = self.environment(of: function, receiver: receiver)
    }
    for (parameter, value) in zip(facts.parameters, values) {
      bindDefault(of: parameter, in: environment)
      environment[parameter.name] = value
    }
    makers.append(function)
    run(facts.body ?? [], in: environment)
    runPendingClosures()
    makers.removeLast()
  }

  /// What stands for the container that whoever calls a function will hand to it.
  private func helperContainer(_ function: Int, _ values: [Value]) -> Int? {
    let entry = index.functions[function]
    // Modules are judged as such.
    guard values.contains(where: \.takesServices), entry.facts.labels != ["in"] || entry.owner == nil else {
      return nil
    }
    containers.append(
      SourceContainer(
        kind: .helper(function), place: SourcePlace(file: entry.file, place: entry.facts.place), entry: function))
    containers[containers.count - 1].isOpen = true
    return containers.count - 1
  }

  private func value(_ value: Value, registeringIn container: Int) -> Value {
    switch value {
    case .collection(var collection):
      collection.container = container
      return .collection(collection)
    case .container(nil): return .container(container)
    default: return value
    }
  }

  func environment(of function: Int, receiver: Value?) -> Environment {
    let entry = index.functions[function]
    let context = index.context(of: entry)
    let own =
      receiver ?? entry.owner.map { owner in
        .instance(
          .nominal(
            name: index.types[owner].fullName, declaration: owner,
            arguments: index.types[owner].facts.genericParameters.map(ResolvedType.parameter)), made: nil)
      } ?? entry.foreignOwner.map { value(of: index.resolve(.name($0), in: context)) }
    var bound = context
    for name in entry.facts.genericParameters { bound.generics[name] = .parameter(name) }
    return Environment(
      context: bound, receiver: own, result: entry.facts.result.map { index.resolve($0, in: bound) })
  }
}
