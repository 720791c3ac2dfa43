/// The properties and the elements of lists and dictionaries: `names.count`, `modules.first`, `table[.live]`.
extension Interpreter {
  /// Evaluates a property of a list or a dictionary.
  func member(_ name: String, ofList list: ValueList, in environment: Environment) -> Value {
    switch name {
    case "lazy", "self": list.value
    // The elements of a dictionary have no order.
    case "values": .list(list.values.map(\.valueOfPair), isExact: false)
    case "keys": .list(list.values.compactMap(\.keyOfPair), isExact: false)
    case "isEmpty":
      list.isExact
        ? .boolean(space.not(space.any(list.values.map(\.presenceInList))))
        : .instance(.standard("Bool"), creation: nil).replaced
    case "count": list.isPlain ? .number(list.values.count) : .instance(.standard("Int"), creation: nil).replaced
    case "first", "last":
      list.isPlain && list.isOrdered
        ? (name == "first" ? list.values.first : list.values.last) ?? .absent
        : anyOf(list.values, in: environment, called: "the \(name) element")
    case "indices": list.isPlain ? .list(list.values.indices.map(Value.number)) : .unknown
    default: .unknown
    }
  }

  /// The greatest number of elements that are read as alternatives of one value, each under the condition that code
  /// takes it.
  static let mostExclusiveElements = 32

  /// Evaluates `modules[1]` and `table[.live]`. For a known key, the value is the element of this key. For an unknown
  /// one, it is one of the elements, each under the condition that the key is that of the element: `table[mode]` is the
  /// element for `.live` where `mode` is `.live`. If a condition may differ each time, the value is any of the
  /// elements.
  func element(of list: ValueList, _ call: Call, in environment: Environment) -> Value {
    guard let argument = call.arguments.first else { return .unknown }
    let values = list.values
    let isDictionary = !list.isOrdered
    let keys = isDictionary ? values.compactMap(\.keyOfPair) : values.indices.map(Value.number)
    let patterns = keys.compactMap(\.pattern)
    if let range = range(argument.value, in: list, environment) {
      // A slice has the positions of the whole list. In a slice that does not begin at 0, they are not followed.
      return .list(Array(values[range]), isExact: range.lowerBound == 0)
    }
    let key = evaluate(argument.value, in: environment, expecting: keys.first?.type)
    if argument.value.isRange || key.isList { return list.value.inexact }
    let other = call.arguments.dropFirst().first { $0.label == "default" }?.value
    let compared = ComparedValue(key, of: argument.value, text(of: argument.value), in: environment, self)
    let isKnown = compared.isFixed && key.pattern != nil
    let isSame =
      (compared.isFixed ? key.subject : nil) != nil || self.subject(of: argument.value, in: environment) != nil
    // A program that uses the element without a test for `nil` expects that the key is one of those in the table.
    let hasElement = isDictionary ? call.isForced || other != nil : key.type == .standard("Int")
    guard list.isExact, values.isEmpty || isDictionary || list.isPlain, patterns.count == values.count,
      Set(patterns).count == patterns.count, patterns.count <= Self.mostExclusiveElements,
      isKnown || isSame && (hasElement || isDictionary),
      let chosen = element(of: values, patterns, compared, other, mayLack: !hasElement, in: environment)
    else { return anyElement(of: list, call, other, in: environment) }
    return chosen
  }

  /// Returns the elements, each under the condition that the key selects it; nil if a condition may differ each time.
  ///
  /// - Parameters:
  ///   - other: The `default:` of the subscript.
  ///   - mayLack: Whether the value may be `nil`, since the table lacks the key.
  private func element(
    of values: [Value], _ patterns: [String], _ compared: ComparedValue, _ other: Expression?, mayLack: Bool,
    in environment: Environment
  ) -> Value? {
    var (rest, possible) = (environment.presence, [Value.Alternative]())
    for (position, pattern) in patterns.enumerated() {
      guard var isSelected = condition(compared, matches: pattern, in: environment) else { return nil }
      // An unknown key is that of the last element if it is none of the others, unless the value may be `nil`.
      if position == patterns.count - 1, other == nil, !mayLack, isSelected != .never { isSelected = rest }
      let element = values[position].valueOfPair
      possible.append(
        Value.Alternative(presence: space.and(rest, isSelected), value: element.isUnknown ? element.present : element))
      rest = space.excluding(rest, isSelected)
    }
    if rest != .never {
      let missing = other.map { evaluate($0, in: environment.part(under: rest)) } ?? .absent
      possible.append(Value.Alternative(presence: rest, value: missing))
    }
    return either(possible)
  }

  /// Returns any element of a list, since the source does not show which one it is; for a dictionary, it may be `nil`.
  private func anyElement(
    of list: ValueList, _ call: Call, _ other: Expression?, in environment: Environment
  ) -> Value {
    var values = list.values.map(\.valueOfPair)
    if let other {
      let missing = evaluate(other, in: environment.part(under: environment.presence, isRepeated: true))
      values.append(list.isExact && list.values.isEmpty ? missing : missing.doubtfullyPlaced)
    } else if !list.isOrdered, !call.isForced, !values.isEmpty {
      values.append(.absent)
    }
    return anyOf(values, in: environment, called: "`\(text(of: .call(call)))`")
  }

  /// Follows an assignment to an element of a list or a dictionary in a variable: `table["log"] = { … }`. Returns
  /// whether it was followed.
  func assign(_ value: Value, toElementOf base: Expression, _ call: Call, in environment: Environment) -> Bool {
    noteChange(ofListOfObject: base, in: environment)
    guard call.arguments.dropFirst().allSatisfy({ $0.label == "default" }) else { return false }
    if let property = base.ownProperty(in: environment),
      scope(ofVariable: property, in: environment) == nil, case .list(let values, _) = evaluate(base, in: environment),
      carriesServices(value) || value.canBeCalled || values.contains(where: { holdsCarriers($0) })
    {
      let changed = elements(values, afterAssigning: value, call, in: environment)
      change(base, to: .list(changed, isExact: false), in: environment)
      return true
    }
    guard case .name(let name, _) = base, !call.arguments.isEmpty,
      case .list(var values, var isExact)? = scope(ofVariable: name, in: environment)?[name]
    else { return false }
    let key = evaluate(call.arguments[0].value, in: environment, expecting: values.first?.keyOfPair?.type)
    let isDictionary = values.allSatisfy { $0.keyOfPair != nil }
    let known = key.pattern
    if !isDictionary, isExact, !isRepeated(base, in: environment), let position = known.flatMap({ Int($0) }),
      values.indices.contains(position), values.allSatisfy({ $0.presenceInList == .always })
    {
      values[position] = value
      change(base, to: .list(values), in: environment)
      return true
    }
    // An assignment of `nil` removes an element. An optional provider counts as a value, since it is seldom `nil`.
    let mayBeRemoved = isPresent(value) != true && !value.isKnownProvider
    if known == nil || !isDictionary || mayBeRemoved || isRepeated(base, in: environment) { isExact = false }
    if value.isAbsent {
      // The table may lack the element.
    } else if isDictionary {
      if isExact { values.removeAll { $0.keyOfPair?.pattern == known } }
      values.append(.tuple([key, value], labels: Value.labelsOfPair))
    } else {
      values.append(value)
    }
    change(base, to: .list(values, isExact: isExact), in: environment)
    return true
  }

  /// Returns the elements of a dictionary in a property after an assignment to one of them:
  /// `self.plugins[name] = plugin`. If the key is unknown or not new, or if the dictionary has too many elements, an
  /// unknown element stands for the assigned one.
  private func elements(
    _ values: [Value], afterAssigning value: Value, _ call: Call, in environment: Environment
  ) -> [Value] {
    let key = evaluate(call.arguments[0].value, in: environment)
    let isNew = !value.isAbsent && !values.contains { $0.keyOfPair == nil || $0.keyOfPair?.pattern == key.pattern }
    guard isNew, key.pattern != nil || values.isEmpty, values.count < Self.mostElementsOfTables else {
      return values.last?.isUnknown == true ? values : values + [.unknown]
    }
    return values + [.tuple([key, value], labels: Value.labelsOfPair)]
  }

  /// The greatest number of elements of a dictionary in a property that are followed.
  private static let mostElementsOfTables = 256
}

extension Value {
  static let labelsOfPair: [String?] = ["key", "value"]

  static func number(_ number: Int) -> Value {
    .instance(.standard("Int"), creation: Creation(call: nil, place: nil, literal: String(number)))
  }

  /// Whether it is a list of which all elements are known.
  var isExactList: Bool { if case .list(_, let isExact) = self { isExact } else { false } }

  /// For an element of a list: the condition under which the list contains it.
  var presenceInList: Presence {
    if case .either(let alternatives) = self, alternatives.count == 1 { alternatives[0].presence } else { .always }
  }

  /// An element of a list, without the condition under which the list contains it.
  var withoutPresenceInList: Value {
    if case .either(let alternatives) = self, alternatives.count == 1 { alternatives[0].value } else { self }
  }

  /// The key of an element of a dictionary, which is read as a pair; nil for other values.
  var keyOfPair: Value? {
    if case .tuple(let parts, Self.labelsOfPair) = self { parts[0] } else { nil }
  }

  /// The value of an element of a dictionary, which is read as a pair; for another value, that value itself.
  var valueOfPair: Value {
    if case .tuple(let parts, _) = self, parts.count == 2 { parts[1] } else { self }
  }

  /// The pattern that a known value matches, as a `case` of a `switch` has it: `"live"`, `80`, `.live`. It is nil for
  /// an unknown value.
  var pattern: String? {
    switch self {
    case .string(let text): "\"\(text)\""
    case .boolean(.always): "true"
    case .boolean(.never): "false"
    default: number?.pattern ?? text ?? caseName.map { ".\($0)" }
    }
  }
}
