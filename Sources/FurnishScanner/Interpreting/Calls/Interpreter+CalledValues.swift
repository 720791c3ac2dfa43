/// Functions as values, and their calls: a closure in a list, or `services.include` in
/// `modules.forEach(services.include)`.
extension Interpreter {
  /// Calls a closure, a function or a method that a value holds.
  func apply(_ callee: Value, to values: [Value], in environment: Environment) -> Value {
    if case .closure(let closure, let scope) = callee {
      return apply(closure, scope, arguments: values, in: environment)
    }
    let (inner, arguments) = boundToNames(values, in: environment)
    inner["#callee"] = callee
    return evaluate(
      Call(callee: .name("#callee", .none), arguments: arguments, place: .none), in: inner, expecting: nil)
  }

  /// Returns a method of Furnish as a value: `modules.forEach(services.include)`; nil for other members.
  func method(_ name: String, of value: Value) -> Value? {
    switch value {
    case .collection where name == FurnishNames.include || FurnishNames.registering.contains(name): .method(value, name)
    case .provider where FurnishNames.requests.contains(name): .method(value, name)
    default: nil
    }
  }
}

extension Value {
  /// Whether it is a closure, a function or a method.
  var canBeCalled: Bool {
    switch self {
    case .closure, .function, .method: true
    case .either(let alternatives): alternatives.contains { $0.value.canBeCalled }
    default: false
    }
  }
}
