/// Values that depend on conditions: the result of `isLive ? FileLog() : MemoryLog()` is one of two values, each under
/// its condition.
extension Interpreter {
  /// Creates a value that is one of several. Those whose condition never holds are left out, and nested alternatives
  /// are joined.
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

  /// The greatest number of possible values of one expression. An expression with more of them is unknown.
  private static let mostAlternatives = 128

  /// Creates a value that is one of several, where the source does not show which one.
  ///
  /// If the values are different containers, one may have a service that another lacks. Then each value has a condition
  /// of its own, and a service that only some of the containers lack is reported as a warning.
  ///
  /// - Parameter text: The name of the value in findings.
  func anyOf(_ values: [Value], in environment: Environment, called text: String = "the element") -> Value {
    guard values.count > 1, values.count <= Self.mostExclusiveElements, holdSeveralContainers(values) else {
      return either(values.map { Value.Alternative(presence: environment.presence, value: $0) })
    }
    let key = Choice.Key.subject(
      .binding(environment: nextNumber(), name: "", isRepeated: environment.isRepeated))
    return either(
      values.enumerated().map { position, value in
        let chosen = space.choose(
          "number \(position + 1) of \(values.count)", of: key, called: text, isLast: position == values.count - 1)
        space.choicesOfElements.formUnion(space.support(chosen))
        return Value.Alternative(presence: space.and(environment.presence, chosen), value: value)
      })
  }

  /// Returns whether several containers are among the values: by themselves, by their providers, or in the properties
  /// of instances.
  func holdSeveralContainers(_ values: [Value]) -> Bool {
    containersHeld(by: values).count > 1
  }

  private func containersHeld(by value: Value) -> Set<ContainerID> {
    switch value {
    case .container(let containerID?), .provider(.root(let containerID)), .provider(.scope(let containerID, _)):
      return [containerID]
    case .tuple(let values, _): return containersHeld(by: values)
    case .either(let alternatives): return containersHeld(by: alternatives.map(\.value))
    case .instance(_, let creation?):
      let stored = Array(creation.fields.values) + Array((creation.properties?.values ?? [:]).values)
      return containersHeld(by: stored.filter { if case .instance = $0 { false } else { true } })
    default: return []
    }
  }

  private func containersHeld(by values: [Value]) -> Set<ContainerID> {
    values.reduce(into: []) { $0.formUnion(containersHeld(by: $1)) }
  }

  /// Returns the value of a variable after code has assigned a new value under a condition: the old one remains in
  /// other cases.
  func merged(_ old: Value, _ new: Value, under presence: Presence) -> Value {
    if presence == .always { return new }
    return either([
      Value.Alternative(presence: presence, value: new),
      Value.Alternative(presence: space.not(presence), value: old),
    ])
  }

  /// Calls a closure for each of several possible values, in a part of the environment under the condition of that
  /// value, and returns the results as alternatives.
  func mapAlternatives(
    _ alternatives: [Value.Alternative], in environment: Environment, _ body: (Value, Environment) -> Value
  ) -> Value {
    let isRepeated = overlap(alternatives)
    let positions = Set(alternatives.flatMap(\.value.positionsOfProvider))
    return either(
      alternatives.compactMap { alternative in
        let presence = space.and(environment.presence, alternative.presence)
        guard presence != .never else { return nil }
        let part = environment.part(under: presence, isRepeated: isRepeated)
        // Of several providers, the position of this one is certain only if the code that uses it depends on no other
        // test.
        let isUncertain = positions.count > 1 && (isRepeated || mayAgree(alternative.presence, environment.presence))
        let value = isUncertain ? alternative.value.unplaced : alternative.value
        return Value.Alternative(presence: presence, value: body(value, part))
      })
  }

  /// Returns whether a value and the code that uses it depend on different tests, which may have equal results in the
  /// running program: the provider of `isAdmin ? admin : root`, and its use under `if user.isAdmin`.
  private func mayAgree(_ value: Presence, _ use: Presence) -> Bool {
    let tests = space.support(use).filter { !space.isFlag($0) }
    return !tests.isEmpty && !space.support(value).filter { !space.isFlag($0) }.isSubset(of: tests)
  }

  /// Returns whether the conditions of two values can hold at the same time, so that the source does not show which of
  /// them is the value.
  func overlap(_ alternatives: [Value.Alternative]) -> Bool {
    var earlier = Presence.never
    for alternative in alternatives {
      if space.areCompatible(earlier, alternative.presence) { return true }
      earlier = space.or(earlier, alternative.presence)
    }
    return false
  }
}
