/// Optional values: `nil` as an argument or a default, and the values that take its place.
extension Interpreter {
  /// Returns whether `nil` is followed in place of a value of a type. Code that receives it registers less, or without
  /// a name.
  func mayBeAbsent(_ wrapped: ResolvedType) -> Bool {
    if case .function = wrapped { return true }
    return wrapped == .standard("String") || wrapped.textInFurnish == "Furnish.ServiceName" || mayBeModules(wrapped)
  }

  /// Returns the first value that is present: `override ?? Live()`. If that is unknown, it is one of several.
  func first(of values: [Expression], in environment: Environment, expecting expected: ResolvedType?) -> Value {
    let part = environment.part(under: environment.presence, isRepeated: true)
    var possible: [Value] = []
    for (number, expression) in values.enumerated() {
      let isLast = number == values.count - 1
      let type = isLast ? expected : expected.map { .standard("Optional", [$0]) }
      let value = evaluate(expression, in: possible.isEmpty && isLast ? environment : part, expecting: type)
      if value.isAbsent, !isLast { continue }
      possible.append(value)
      if isPresent(value) == true { break }
    }
    return possible.count == 1 ? possible[0] : anyOf(possible, in: environment)
  }

  /// Returns whether an optional has a value; nil if the source does not show it.
  func isPresent(_ value: Value) -> Bool? {
    switch value {
    case .absent: return false
    case .closure, .function: return true
    case .instance(let type, let creation?):
      guard creation.call != nil, !creation.mayHaveChanged, mayBeModules(type), let number = type.declaration else {
        return nil
      }
      return methods("init", ofType: number).contains { index.functions[$0].facts.isFailable } ? nil : true
    default: return nil
    }
  }
}

extension Value {
  var isAbsent: Bool { if case .absent = self { true } else { false } }
}
