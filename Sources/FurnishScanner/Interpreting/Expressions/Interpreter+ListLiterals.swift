/// Literals of lists and dictionaries, `[Logs(), Clocks()]`: programs build containers from lists of modules.
extension Interpreter {
  /// Evaluates the literal of a list or a dictionary. If the source omits the type of an element, the element has the
  /// type of an earlier one: `[Registration.clock, .log]`.
  func list(
    _ elements: [Expression], in environment: Environment, expecting expected: ResolvedType?
  ) -> Value {
    if let types = expected?.arguments(of: "Swift.Dictionary"), types.count == 2 {
      return .list(elements.map { pair($0, types, in: environment) })
    }
    let collection = expected.map { $0.arguments(of: "Swift.Optional")?.first ?? $0 }
    let elementOfSet = collection.flatMap(typeOfElements(ofSet:))
    var type = expected?.arguments(of: "Swift.Array")?.first ?? elementOfSet
    let values = elements.map { element -> Value in
      if case .implicitMember("nil") = element { return .absent }
      if case .metatype(let type) = element { noteCreation(byInitializerOf: .type(type), in: environment) }
      let value = evaluate(element, in: environment, expecting: type)
      if type == nil, case .instance(let typeOfElement, _) = value { type = typeOfElement }
      return value
    }
    // The elements of other collections than arrays have no order, and a set contains equal elements once. So a set is
    // exact only if all elements are different literals and cases.
    let patterns = elementOfSet == nil ? [] : values.compactMap(pattern)
    let isExact =
      collection.map { $0.arguments(of: "Swift.Array") != nil || $0.isOpen } ?? true
      || elementOfSet != nil && patterns.count == values.count && Set(patterns).count == values.count
    return .list(values, isExact: isExact)
  }

  /// Returns the type of the elements of a set; for an `OptionSet`, that type itself.
  private func typeOfElements(ofSet type: ResolvedType) -> ResolvedType? {
    if let element = type.arguments(of: "Swift.Set")?.first { return element }
    return type.declaration.map { index.conforms($0, to: "OptionSet") } == true ? type : nil
  }

  /// Evaluates an element of a dictionary. The type of the dictionary determines the types of the key and the value.
  private func pair(_ element: Expression, _ types: [ResolvedType], in environment: Environment) -> Value {
    guard case .group(let parts, let labels) = element, parts.count == 2 else {
      return evaluate(element, in: environment)
    }
    return .tuple(zip(parts, types).map { evaluate($0, in: environment, expecting: $1) }, labels: labels)
  }

  /// Returns the elements of a list; for another value, the value itself. Of several possible lists, each element has
  /// the condition of its list: `isLoud ? [Bell()] : []`.
  func elements(_ value: Value) -> [Value] {
    switch value {
    case .list(let values, _): values
    case .either(let alternatives) where alternatives.contains(where: \.value.isList):
      alternatives.flatMap { alternative in
        elements(alternative.value).map { element($0, under: alternative.presence) }
      }
    default: [value]
    }
  }

  /// Returns an element that its list contains under a condition only.
  func element(_ value: Value, under presence: Presence) -> Value {
    let (presence, value) = (space.and(presence, value.presenceInList), value.withoutPresenceInList)
    return presence == .always ? value : .either([Value.Alternative(presence: presence, value: value)])
  }

  /// Returns whether a value is a list of which all elements are known, or one of several such lists, each under a
  /// condition that excludes the others.
  func isExactList(_ value: Value) -> Bool {
    guard case .either(let alternatives) = value else { return value.isExactList }
    return alternatives.allSatisfy { isExactList($0.value) } && !overlap(alternatives)
  }
}
