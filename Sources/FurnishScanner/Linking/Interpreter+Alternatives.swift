/// Values that depend on conditions.
extension Interpreter {
  /// Creates a value that is one of several, without those whose condition never holds.
  func either(_ alternatives: [Value.Alternative]) -> Value {
    var flat: [Value.Alternative] = []
    for alternative in alternatives where alternative.presence != .never {
      guard case .either(let inner) = alternative.value else {
        flat.append(alternative)
        continue
      }
      for one in inner {
        let presence = space.and(alternative.presence, one.presence)
        if presence != .never { flat.append(Value.Alternative(presence: presence, value: one.value)) }
      }
    }
    if flat.count == 1 { return flat[0].value }
    return flat.isEmpty || flat.count > Self.mostAlternatives ? .unknown : .either(flat)
  }

  /// The greatest number of possible values of one expression. With more of them it is unknown.
  private static let mostAlternatives = 128

  /// Creates a value that is one of several, where the source does not show which one.
  ///
  /// Of several containers, one may have a service that another lacks, so each is a choice of its own: a service that only
  /// some of them lack is a warning.
  ///
  /// - Parameter text: The expression as findings have it.
  func anyOf(_ values: [Value], in environment: Environment, called text: String = "the element") -> Value {
    guard values.count > 1, values.count <= Self.mostExclusiveElements, values.contains(where: mayHoldContainer) else {
      return either(values.map { Value.Alternative(presence: environment.presence, value: $0) })
    }
    let key = Choice.Key.subject(
      .binding(environment: nextNumber(), name: "", isRepeated: environment.isRepeated))
    return either(
      values.enumerated().map { number, value in
        let chosen = space.choose(
          "number \(number + 1)", of: key, called: text, isLast: number == values.count - 1)
        space.choicesOfElements.formUnion(space.support(chosen))
        return Value.Alternative(presence: space.and(environment.presence, chosen), value: value)
      })
  }

  /// Returns whether a value is a container or a provider, or an object that may store one.
  private func mayHoldContainer(_ value: Value) -> Bool {
    switch value {
    case .container, .provider: true
    case .tuple(let values, _): values.contains(where: mayHoldContainer)
    case .either(let alternatives): alternatives.contains { mayHoldContainer($0.value) }
    case .instance(let type, _):
      !isModule(value)
        && type.declaration.map { typesThatStoreServices.contains($0) || hasServiceProperty(type) } ?? false
    default: false
    }
  }

  /// Returns the value of a variable after it was set under a condition.
  func merged(_ old: Value, _ new: Value, under presence: Presence) -> Value {
    if presence == .always { return new }
    return either([
      Value.Alternative(presence: presence, value: new),
      Value.Alternative(presence: space.not(presence), value: old),
    ])
  }

  /// Calls a function with each of the possible values, under the condition of that value.
  func each(
    _ alternatives: [Value.Alternative], in environment: Environment, _ body: (Value, Environment) -> Value
  ) -> Value {
    let isRepeated = overlap(alternatives)
    let positions = Set(alternatives.flatMap(\.value.positionsOfProvider))
    return either(
      alternatives.compactMap { alternative in
        let presence = space.and(environment.presence, alternative.presence)
        guard presence != .never else { return nil }
        let part = environment.part(under: presence, isRepeated: isRepeated)
        // The provider is one of several. Its position is certain if the code that uses it depends on no other test.
        let isUncertain = positions.count > 1 && (isRepeated || mayAgree(alternative.presence, environment.presence))
        let value = isUncertain ? alternative.value.unplaced : alternative.value
        return Value.Alternative(presence: presence, value: body(value, part))
      })
  }

  /// Returns whether a value and the code that uses it depend on different tests, which may always agree.
  private func mayAgree(_ value: Presence, _ use: Presence) -> Bool {
    let tests = space.support(use).filter { !space.isFlag($0) }
    return !tests.isEmpty && !space.support(value).filter { !space.isFlag($0) }.isSubset(of: tests)
  }

  /// Returns whether the first two values are possible under one condition, so that the source does not show which one
  /// it is.
  func overlap(_ alternatives: [Value.Alternative]) -> Bool {
    guard alternatives.count > 1 else { return false }
    return space.areCompatible(alternatives[0].presence, alternatives[1].presence)
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
