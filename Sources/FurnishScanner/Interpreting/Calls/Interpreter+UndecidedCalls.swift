/// Calls for which the source does not show the overload, since types of arguments are unknown.
extension Interpreter {
  /// Returns the overloads to which a call may refer, each under a condition in doubt. The result is nil if no overload
  /// takes a type of Furnish, if they differ neither by types nor by constraints, or if the limit of such calls is
  /// reached.
  ///
  /// The arguments and the body are read once for each overload, so the number of such calls is limited. A call beyond
  /// the limit refers to the first overload.
  func undecidedOverloads(
    _ functions: [FunctionID], in environment: Environment
  ) -> [(function: FunctionID, presence: Presence)]? {
    let first = index.functions[functions[0]]
    let isUndecided = functions.dropFirst().allSatisfy { function in
      let other = index.functions[function]
      return other.owner == first.owner && other.facts.condition == .always && other.file == first.file
        && (other.facts.parameters.map(\.type) != first.facts.parameters.map(\.type)
          || other.facts.constraints != first.facts.constraints)
    }
    guard isUndecided, progress.undecidedCalls < Self.mostUndecidedCalls, first.facts.condition == .always,
      functions.contains(where: { index.functions[$0].facts.parameters.contains { $0.type.mentionsServices } })
    else { return nil }
    progress.undecidedCalls += 1
    var rest = environment.presence
    return functions.enumerated().map { position, function in
      guard position < functions.count - 1 else { return (function, rest) }
      let facts = index.functions[function].facts
      let text = "the call of `\(facts.name)` refers to the declaration in line \(facts.place.line)"
      let chosen = space.test(
        nil, holds: text,
        fails: "the call of `\(facts.name)` does not refer to the declaration in line \(facts.place.line)")
      space.noteDoubt(chosen)
      let condition = space.and(rest, chosen)
      rest = space.excluding(rest, chosen)
      return (function, condition)
    }
  }

  /// The greatest number of such calls while one entry is read.
  private static let mostUndecidedCalls = 32
}
