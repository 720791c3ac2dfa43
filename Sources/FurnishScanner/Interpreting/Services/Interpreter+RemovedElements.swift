/// Methods of lists that remove elements: `steps.removeFirst()`, `modules.popLast()`.
extension Interpreter {
  /// The methods that remove elements.
  static let removingMethods: Set<String> = [
    "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
  ]

  /// Calls a method that removes elements, and changes the variable of the list. If the source does not show which
  /// elements remain, the list may have any of them.
  ///
  /// - Returns: The element that was removed; unknown if the method removes several.
  func remove(
    _ name: String, from list: ValueList, named base: Expression, _ call: Call, in environment: Environment
  ) -> Value {
    // An expression may be evaluated several times while a statement is run, but removes an element once.
    let place = SourcePlace(file: environment.context.file, place: call.place)
    if let known = progress.removals[place], known.statement == progress.statement { return known.element }
    noteChange(ofListOfObject: base, in: environment)
    let isFollowed = !isRepeated(base, in: environment)
    let (rest, element) =
      (isFollowed ? removal(name, from: list, call, in: environment) : nil)
      ?? unknownRemoval(from: list, call, in: environment)
    change(base, to: rest, in: environment)
    progress.removals[place] = (progress.statement, element)
    return element
  }

  /// Begins the run of a statement, which has a number of its own.
  ///
  /// - Returns: The number of the run of the surrounding statement.
  func beginStatement() -> Int {
    defer { progress.statement = nextNumber() }
    return progress.statement
  }

  /// Returns the result of a removal of unknown elements: the list may have any of its elements, and any of them may be
  /// the removed one.
  private func unknownRemoval(
    from list: ValueList, _ call: Call, in environment: Environment
  ) -> (rest: Value, element: Value) {
    for argument in call.arguments { _ = evaluate(argument.value, in: environment) }
    return (list.value.inexact, anyOf(list.values, in: environment))
  }

  /// Returns the rest of the list, and the element that was removed; nil if the source does not show them.
  private func removal(
    _ name: String, from list: ValueList, _ call: Call, in environment: Environment
  ) -> (rest: Value, element: Value)? {
    let argument = call.arguments.first
    if name == "removeAll" {
      guard let argument, argument.label != "keepingCapacity" else { return (.list([]), .unknown) }
      return (rest(of: list, afterRemovingWhere: argument.value, in: environment), .unknown)
    }
    guard list.isExact else { return nil }
    if !list.isOrdered {
      guard let key = argument.flatMap({ evaluate($0.value, in: environment).pattern }),
        list.values.allSatisfy({ $0.keyOfPair?.pattern != nil })
      else { return nil }
      let found = list.values.first { $0.keyOfPair?.pattern == key }
      return (.list(list.values.filter { $0.keyOfPair?.pattern != key }), found?.valueOfPair ?? .absent)
    }
    guard list.isPlain else { return nil }
    var values = list.values
    let number = argument.flatMap { evaluate($0.value, in: environment).number?.whole }
    switch name {
    case "popFirst", "removeFirst", "popLast", "removeLast":
      let count = argument == nil ? 1 : number ?? -1
      guard count >= 0 else { return nil }
      let isFirst = name.hasSuffix("First")
      let removed = (isFirst ? values.first : values.last) ?? .absent
      let rest = isFirst ? Array(values.dropFirst(count)) : Array(values.dropLast(count))
      return (.list(rest), argument == nil ? removed : .unknown)
    case "remove":
      guard argument?.label == "at", let number, values.indices.contains(number) else { return nil }
      let removed = values.remove(at: number)
      return (.list(values), removed)
    case "removeSubrange":
      guard let argument, let range = range(argument.value, in: list, environment) else { return nil }
      values.removeSubrange(range)
      return (.list(values), .unknown)
    default: return nil
    }
  }

  /// Returns the list without the elements for which a test holds.
  private func rest(
    of list: ValueList, afterRemovingWhere test: Expression, in environment: Environment
  ) -> Value {
    let visitor = asTest(evaluate(test, in: environment))
    guard visitor.canBeCalled else { return list.value.inexact }
    let remains = list.visited.map { element -> Value in
      truth(of: visit(visitor, element, in: environment)).map { .boolean(space.not($0)) } ?? .unknown
    }
    return filtered(list, remains)
  }
}
