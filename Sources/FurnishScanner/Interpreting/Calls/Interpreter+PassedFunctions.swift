/// Functions that code passes to a function of the program, which calls them, stores them or passes them on.
extension Interpreter {
  /// Returns the closures among the arguments of a followed call that the function may have called in ways that were
  /// not followed, since it passes them on.
  ///
  /// - Parameters:
  ///   - arguments: The values of the arguments, each with the position of its parameter.
  ///   - answer: The result of the function.
  func functions(
    passedOnBy function: FunctionID, _ arguments: some Sequence<(Value, Int)>, _ answer: Value, _ receiver: Value?
  ) -> [Value] {
    let facts = index.functions[function].facts
    let uses = usesOfFunctions(in: facts.body ?? [], of: facts)
    // If the result or the created instance holds a closure, code that uses the result or the instance calls the
    // closure.
    return arguments.compactMap { value, position in
      guard case .closure(let closure, let scope) = value, !answer.holds(closure), !stores(closure, receiver) else {
        return nil
      }
      guard let use = uses[facts.parameters[position].name] else { return value }
      // The body was followed. If it has stored the closure, other code may call it, so it stays pending.
      if use == .call { noteReading(of: closure.place, in: scope) }
      return nil
    }
  }

  /// Returns whether an initializer has stored a closure in a property of its instance.
  private func stores(_ closure: Closure, _ instance: Value?) -> Bool {
    guard case .instance(_, let creation?)? = instance else { return false }
    return creation.properties?.values.values.contains { $0.holds(closure) } ?? false
  }

  /// The use of a function that a body receives.
  private enum UseOfFunction {
    case call
    /// The body stores it in a property, and may call it as well.
    case storage
  }

  /// Returns how a body uses the functions that it receives, by the names of their parameters. Functions that it passes
  /// on are not among them.
  private func usesOfFunctions(in body: [Statement], of facts: FunctionFacts) -> [String: UseOfFunction] {
    let functions = facts.parameters.filter(\.isFunction).map(\.name)
    guard !functions.isEmpty else { return [:] }
    var (uses, calls, stores): ([String: Int], [String: Int], [String: Int]) = ([:], [:], [:])
    for statement in body {
      if case .assign(_, let value) = statement { for name in value.namesOfParts { stores[name, default: 0] += 1 } }
      _ = statement.contains { expression in
        if case .name(let name, _) = expression { uses[name, default: 0] += 1 }
        guard case .call(let call) = expression else { return false }
        if case .name(let name, _) = call.callee { calls[name, default: 0] += 1 }
        for name in call.namesAddedToList { stores[name, default: 0] += 1 }
        return false
      }
    }
    return functions.reduce(into: [:]) { result, name in
      guard let all = uses[name], all == calls[name, default: 0] + stores[name, default: 0] else { return }
      result[name] = stores[name] == nil ? .call : .storage
    }
  }

  /// Calls a function with any values, if it passes itself on to code which is not followed: `steps.forEach(run)` in
  /// the body of `run`. Such a function is read as a part of its caller, and so not by itself.
  func callAgain(_ value: Value, in environment: Environment) {
    guard case .function(let function, _) = value, progress.functionsBeingRead.count(where: { $0 == function }) == 1
    else { return }
    let context = index.context(of: index.functions[function])
    let values = index.functions[function].facts.parameters.map { self.value(of: index.resolve($0.type, in: context)) }
    _ = apply(value, to: values, in: environment.part(under: environment.presence, isRepeated: true))
  }

  /// Reads closures that a function may have called any number of times.
  ///
  /// - Parameter list: The list over which the function runs: each call of a closure receives one of its elements.
  func applyClosures(among values: [Value], in environment: Environment, visiting list: Expression? = nil) {
    for case .closure(let closure, let scope) in values where mayReadAgain(closure, in: scope) {
      applyRepeatedly(closure, scope, visiting: list, in: environment)
    }
  }
}

extension ParameterFacts {
  /// Whether it takes a function, or is an `@autoclosure`.
  fileprivate var isFunction: Bool { if case .function = type { true } else { isAutoclosure } }
}

extension Call {
  /// The names of the values that it adds to a list: `handler` of `handlers.append(handler)`.
  fileprivate var namesAddedToList: [String] {
    guard case .member(let list, let method, _) = callee, method == "append" || method == "insert", list.isPath else {
      return []
    }
    return arguments.compactMap { if case .name(let name, _) = $0.value { name } else { nil } }
  }
}

extension Expression {
  /// The name, if the expression is one; for a tuple, the names among its parts.
  fileprivate var namesOfParts: [String] {
    switch self {
    case .name(let name, _): [name]
    case .group(let parts, _): parts.flatMap(\.namesOfParts)
    default: []
    }
  }
}
