/// The results of functions whose source was not read, as far as their names show them.
extension Interpreter {
  /// Returns the result of a call of an unread function: an instance of `Config` for `decode(Config.self, from: data)`,
  /// and the value of `root` for `lock.withLock { root }`. It is unknown for other calls.
  func resultOfUnread(_ call: Call, _ values: [Value], of receiver: Value?, in environment: Environment) -> Value {
    guard let name = call.callee.calledName else { return .unknown }
    let isCopy = call.arguments.count == 1 && call.arguments[0].label == nil
    if let list = list(name, ofPartsOf: receiver ?? (isCopy ? values.first : nil), isMethod: receiver != nil) {
      return list
    }
    if let receiver, let created = collectionOfCreated(name, call, receiver, in: environment) { return created }
    if name == "decode", case .type(let type)? = values.first, type.declaration != nil { return value(of: type) }
    guard Self.callersOfClosures.contains(name), case .closure(let closure, let scope)? = values.last,
      closure.parameters.isEmpty, closure.body.count == 1
    else { return .unknown }
    switch closure.body[0] {
    case .expression(let value) where value.isPath, .result(let value) where value.isPath:
      let result = evaluate(value, in: scope)
      return name == "Task" ? task(with: result) : result
    default: return .unknown
    }
  }

  /// Returns an unknown list of the same type, for a call that selects or sorts elements of a list:
  /// `names.filter { … }`, `Array(names.dropFirst())`. Returns nil for other calls.
  private func list(_ name: String, ofPartsOf other: Value?, isMethod: Bool) -> Value? {
    guard case .instance(let type, _)? = other, type.arguments(of: "Swift.Array") != nil,
      isMethod ? Self.methodsOfParts.contains(name) && addedFunctions(named: name).isEmpty : name == "Array"
    else { return nil }
    return .instance(type, creation: nil)
  }

  /// Returns the result of a call that creates an instance for each element of a list, or for the value of an optional:
  /// an unknown `[Channel]` for `names.compactMap(Channel.init(rawValue:))`, and an unknown `Key?` for
  /// `arguments.last.flatMap { Key($0) }`. Returns nil for other calls.
  private func collectionOfCreated(
    _ name: String, _ call: Call, _ receiver: Value, in environment: Environment
  ) -> Value? {
    guard ["compactMap", "flatMap", "map"].contains(name), addedFunctions(named: name).isEmpty,
      call.arguments.count == 1, case .member(let base, _, _) = call.callee
    else { return nil }
    let creator: Expression?
    switch call.arguments[0].value {
    case .functionReference(let base, "init", _, _): creator = base
    case .member(let base, "init", _): creator = base
    case .closure(let closure): creator = closure.createdType
    default: return nil
    }
    guard let type = creator.flatMap({ self.type(named: $0, in: environment) }), !type.isOpen else { return nil }
    if name == "compactMap" { return .instance(.standard("Array", [type]), creation: nil) }
    return isOptional(receiver, base, in: environment)
      ? .instance(.standard("Optional", [type]), creation: nil) : nil
  }

  /// The methods of the standard library that return some or all elements of a list, perhaps in another order.
  private static let methodsOfParts: Set<String> = [
    "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]

  /// Returns a task whose property `value` has a known value.
  private func task(with value: Value) -> Value {
    .instance(
      .nominal(name: "Task", declaration: nil, arguments: []),
      creation: Creation(call: nil, place: nil, fields: ["value": value]))
  }

  /// The functions of the system's libraries that return the result of their closure, and `Task`, which has it as its
  /// value.
  private static let callersOfClosures: Set<String> = [
    "Task", "autoreleasepool", "performAndWait", "sync", "withLock", "withLockUnchecked", "withLockedValue",
  ]
}

extension Closure {
  /// The type of the instance that the closure creates, if it does nothing else: `Key` for `{ Key($0) }`.
  fileprivate var createdType: Expression? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(.call(let call)), .result(.call(let call)):
      if case .member(let base, "init", _) = call.callee { return base }
      return call.callee
    default: return nil
    }
  }
}
