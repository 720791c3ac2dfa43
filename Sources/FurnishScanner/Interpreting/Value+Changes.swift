/// Values after code may have changed them or their parts.
extension Value {
  /// The value after code has stored it in a variable, where its properties may change.
  var inVariable: Value {
    switch self {
    case .instance(let type, var creation?):
      creation.mayHaveChanged = true
      creation.isElement = false
      creation.subject = nil
      return .instance(type, creation: creation)
    case .list(let values, let isExact): return .list(values.map(\.inVariable), isExact: isExact)
    case .tuple(let values, let labels): return .tuple(values.map(\.inVariable), labels: labels)
    case .either(let alternatives):
      return .either(
        alternatives.map { Alternative(presence: $0.presence, value: $0.value.inVariable) })
    default: return self
    }
  }

  /// The value after code may have changed the properties of the structures in it.
  var withChangeableParts: Value {
    switch self {
    case .instance(let type, var creation?) where creation.properties?.subjects.isEmpty == false:
      creation.mayHaveChanged = true
      return .instance(type, creation: creation)
    case .list(let values, let isExact): return .list(values.map(\.withChangeableParts), isExact: isExact)
    case .either(let alternatives):
      return .either(
        alternatives.map { Alternative(presence: $0.presence, value: $0.value.withChangeableParts) })
    default: return self
    }
  }

  /// The value after code that was not read yet may have changed the elements of the list.
  var inexact: Value {
    switch self {
    case .list(let values, _): .list(values, isExact: false)
    case .either(let alternatives):
      .either(alternatives.map { Alternative(presence: $0.presence, value: $0.value.inexact) })
    default: self
    }
  }

  /// Returns the value of a variable that other code may set: in place of `nil`, an unknown instance of the type.
  func settable(_ type: ResolvedType?) -> Value {
    switch self {
    case .absent: type.map { .instance($0, creation: nil) } ?? .unknown
    case .either(let alternatives):
      .either(alternatives.map { Alternative(presence: $0.presence, value: $0.value.settable(type)) })
    default: self
    }
  }

  /// The value as a visited element of a list whose elements are all known.
  var asElement: Value {
    switch self {
    case .instance(let type, var creation?):
      creation.isElement = true
      return .instance(type, creation: creation)
    case .either(let alternatives):
      return .either(alternatives.map { Alternative(presence: $0.presence, value: $0.value.asElement) })
    default: return self
    }
  }

  /// The value of a `try?` whose call may have thrown an error: an instance may be `nil`.
  var perhapsMissing: Value {
    switch self {
    case .instance(let type, var creation?) where creation.isPresent:
      creation.isPresent = false
      return .instance(type, creation: creation)
    case .either(let alternatives):
      return .either(alternatives.map { Alternative(presence: $0.presence, value: $0.value.perhapsMissing) })
    default: return self
    }
  }

  /// Whether it is `nil` in all or in some cases.
  var mayBeNil: Bool {
    switch self {
    case .absent: true
    case .either(let alternatives): alternatives.contains(where: \.value.mayBeNil)
    default: false
    }
  }
}
