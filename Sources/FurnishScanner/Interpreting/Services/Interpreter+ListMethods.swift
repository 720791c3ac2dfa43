/// Methods of lists that visit, select, add or remove elements.
extension Interpreter {
  /// The methods that visit the elements: they call a closure with each of them.
  static let visitingMethods: Set<String> = [
    "forEach", "map", "flatMap", "compactMap", "filter", "first", "contains", "allSatisfy", "sorted",
  ]

  /// The visiting methods whose closure is a test of an element.
  private static let testingMethods: Set<String> = ["allSatisfy", "contains", "filter", "first"]

  /// The types whose extensions add methods to lists.
  static let listTypes = [
    "Array", "Dictionary", "Set", "RangeReplaceableCollection", "MutableCollection", "Collection", "Sequence",
  ]

  /// Returns the list on which a method is called; nil for a value that is no list. A module counts as a list of one
  /// element for methods that visit: a result builder creates the list from one line.
  func list(_ value: Value, visitedBy method: String) -> ValueList? {
    switch value {
    case .list: ValueList(value)
    case .instance where Self.visitingMethods.contains(method) && isModule(value): ValueList(value)
    default: nil
    }
  }

  /// Calls a method of a list. The closure of a visiting method is called for each element, and a method that adds
  /// elements changes the variable of the list.
  func call(
    _ name: String, onList list: ValueList, named base: Expression, _ call: Call, in environment: Environment
  ) -> Value {
    if name == "reduce" { return reduce(list.values, call, in: environment) }
    if name == "first" || name == "last", let argument = call.arguments.first, argument.label == nil,
      !argument.isTrailingClosure
    {
      return self.call(value: member(name, ofList: list, in: environment), call, in: environment, expecting: nil)
    }
    if name == "contains", let result = contains(list, call, in: environment) { return .boolean(result) }
    if Self.visitingMethods.contains(name), let argument = call.arguments.last {
      var visitor = evaluate(argument.value, in: environment)
      if Self.testingMethods.contains(name) { visitor = asTest(visitor) }
      guard visitor.canBeCalled else {
        if name == "contains" {
          let result = Value.instance(.standard("Bool"), creation: nil)
          return mayHaveChanged(.call(call), in: environment) ? result.replaced : result
        }
        if name == "forEach" { return .unknown }
        if name == "sorted" { return sorted(list, by: argument.value) }
        return name == "compactMap" ? list.value.withoutAbsentElements : list.value
      }
      // An empty list does not call the closure, so the closure counts as read, and is not read with an unknown element
      // later. If a variable stores the closure, other code may call it.
      if list.values.isEmpty, case .closure(let closure, let scope) = visitor, argument.value.isClosureLiteral {
        noteReading(of: closure.place, in: scope)
      }
      return visited(list, by: name, list.visited.map { visit(visitor, element: $0, in: environment) }, in: environment)
    }
    let addedMethods = addedMethods(name, toListNamed: base, call, in: environment)
    if !addedMethods.isEmpty {
      change(base, to: list.value.inexact, in: environment)
      return self.call(addedMethods, call.arguments, in: environment, list.value, at: call.place, changing: base)
    }
    switch name {
    case "subscript": return element(of: list, call, in: environment)
    case "enumerated":
      return .list(
        list.values.enumerated().map { position, value in
          .tuple(
            [list.isPlain ? .number(position) : .instance(.standard("Int"), creation: nil), value],
            labels: ["offset", "element"])
        }, isExact: list.isExact)
    case "append", "insert":
      let added = call.arguments.filter { $0.label != "at" }.map { evaluate($0.value, in: environment) }
      // In a method that is read by itself, the added module is unknown. Where a call of the method is followed, the
      // known module is added.
      let elements = added.flatMap(elements).filter { !isAnyModule($0) }.map { addedElement($0, in: environment) }
      let position = position(ofInsertion: call, into: list, in: environment)
      let isExact =
        list.isExact && position != nil && !isRepeated(base, in: environment)
        && zip(call.arguments, added).allSatisfy { $0.label == "contentsOf" ? isExactList($1) : true }
      var changed = list.values
      changed.insert(contentsOf: elements, at: position ?? changed.count)
      addToListOfObject(elements, base, in: environment)
      change(base, to: .calculated(changed, isExact: isExact), in: environment)
      return .unknown
    case "merge", "merging":
      let added = call.arguments.prefix(1).map { evaluate($0.value, in: environment) }.flatMap(elements)
      let merged = Value.calculated(merged(list.values, added, call, in: environment), isExact: false)
      if name == "merging" { return merged }
      addToListOfObject(added, base, in: environment)
      change(base, to: merged, in: environment)
      return .unknown
    case "joined" where call.arguments.isEmpty && list.values.allSatisfy(\.isListInEachCase):
      return .calculated(list.values.flatMap(elements), isExact: list.isExact && list.values.allSatisfy(isExactList))
    case _ where Self.removingMethods.contains(name):
      return remove(name, from: list, named: base, call, in: environment)
    case "randomElement": return anyOf(list.values, in: environment)
    default:
      let arguments = call.arguments.map { evaluate($0.value, in: environment) }
      return part(of: list, name, arguments) ?? .unknown
    }
  }

  /// Returns the elements of two dictionaries, as `merge` joins them: of two elements with one key, the closure of the
  /// call selects one.
  private func merged(
    _ values: [Value], _ added: [Value], _ call: Call, in environment: Environment
  ) -> [Value] {
    let selector = call.arguments.count == 2 ? evaluate(call.arguments[1].value, in: environment) : .unknown
    var merged = values
    for element in added {
      guard let key = element.keyOfPair, let pattern = key.pattern, selector.canBeCalled,
        let old = merged.firstIndex(where: { $0.keyOfPair?.pattern == pattern })
      else {
        merged.append(element)
        continue
      }
      let selected = apply(selector, to: [merged[old].valueOfPair, element.valueOfPair], in: environment)
      merged[old] = .tuple([key, selected], labels: Value.labelsOfPair)
    }
    return merged
  }

  /// Returns the methods of this name that the program adds to lists with elements of this type.
  private func addedMethods(
    _ name: String, toListNamed base: Expression, _ call: Call, in environment: Environment
  ) -> [(function: FunctionID, presence: Presence)] {
    guard index.foreignFunctionNames.contains(name) else { return [] }
    let added = Self.listTypes.flatMap { index.functions(name, addedTo: $0, from: environment.context) }
    let element =
      added.count > 1 ? argumentType(of: base, in: environment)?.arguments(of: "Swift.Array")?.first : nil
    return matches(added.filter { mayApply($0, to: element.map { ["Element": $0] } ?? [:]) }, call, in: environment)
  }

  /// Returns the result of a method that visits the elements of a list.
  ///
  /// - Parameter results: The results of the closure for the elements.
  private func visited(_ list: ValueList, by name: String, _ results: [Value], in environment: Environment) -> Value {
    switch name {
    case "map", "flatMap", "compactMap":
      let results = zip(list.values, results).compactMap { element, result in
        name == "compactMap" && result.isAbsent ? nil : self.element(result, under: element.presenceInList)
      }
      let isExact =
        list.isExact && list.isOrdered
        && results.allSatisfy { name == "map" ? !$0.isListInEachCase : isExactList($0) }
      return .calculated(results.flatMap(elements), isExact: isExact)
    case "filter": return filtered(list, results)
    case "allSatisfy", "contains":
      return testOfSomeOrAll(name, list, results) ?? .instance(.standard("Bool"), creation: nil)
    case "first": return first(of: list, results) ?? anyOf(list.values, in: environment)
    case "forEach": return .unknown
    default: return .list(list.values, isExact: false)
    }
  }

  /// Calls a function with an element of a list, under the condition under which the list contains the element.
  private func visit(_ visitor: Value, element: Value, in environment: Environment) -> Value {
    let presence = space.and(environment.presence, element.presenceInList)
    if presence == environment.presence { return visit(visitor, element.withoutPresenceInList, in: environment) }
    return visit(visitor, element.withoutPresenceInList, in: environment.part(under: presence))
  }

  /// Calls a function with an element, or with the parts of a tuple, if the function has a parameter for each part.
  func visit(_ visitor: Value, _ element: Value, in environment: Environment) -> Value {
    if case .tuple(let parts, _) = element, case .closure(let closure, _) = visitor,
      max(closure.parameters.count, closure.anonymousParameters) == parts.count
    {
      return apply(visitor, to: parts, in: environment)
    }
    return apply(visitor, to: [element], in: environment)
  }

  /// Assigns a changed list to the variable or the property that it was read from.
  func change(_ base: Expression, to value: Value, in environment: Environment) {
    switch base {
    case .name(let variable, _):
      if assign(value, toName: variable, in: environment) { return }
      // A function that the main program calls changes the variable at that time. Other code may change it at any time.
      if let scope = scope(ofVariable: variable, in: environment) {
        let isInOrder = environment.flow.isOfMainProgram && !environment.isRepeated
        if assign(isInOrder ? value : value.inexact, toName: variable, in: scope) { return }
      }
      store(value, inProperty: variable, of: environment.context.type, in: environment)
    case .member(.name("self", _), let name, _):
      store(value, inProperty: name, of: environment.context.type, in: environment)
    case .member(let owner, let name, _):
      if owner.isPath {
        switch evaluate(owner, in: environment) {
        case .instance(let type, _), .type(let type):
          store(value, inProperty: name, of: type.declaration, in: environment)
        default: break
        }
      }
      setField(name, of: owner, to: value, in: environment)
    default: break
    }
  }

  /// Calls the closure of `reduce` with each element: `modules.reduce(services) { $0.include($1) }`.
  private func reduce(_ values: [Value], _ call: Call, in environment: Environment) -> Value {
    guard call.arguments.count == 2 else { return .unknown }
    var result = evaluate(call.arguments[0].value, in: environment)
    // `reduce(into: [])` adds elements to a list, which is not followed.
    if call.arguments[0].label == "into", result.isList { result = .unknown }
    let combine = evaluate(call.arguments[1].value, in: environment)
    for value in values {
      let next = apply(combine, to: [result, value], in: environment)
      if call.arguments[0].label == nil { result = next }
    }
    return result
  }
}

extension Value {
  /// A list without its elements that are `nil`.
  fileprivate var withoutAbsentElements: Value {
    if case .list(let values, let isExact) = self {
      .list(values.filter { !$0.isAbsent }, isExact: isExact)
    } else {
      self
    }
  }
}
