/// Calls of which the source does not show to which of several functions of one name they refer.
extension Interpreter {
  /// Returns functions that a call may refer to, each under a condition that is in doubt, if they concern services and
  /// the source does not show enough of the arguments to choose between them; otherwise nil.
  ///
  /// All arguments and bodies are read once for each function, so the number of these calls is limited. Calls beyond it
  /// refer to the first function.
  func undecided(
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
    return functions.enumerated().map { number, function in
      guard number < functions.count - 1 else { return (function, rest) }
      let facts = index.functions[function].facts
      let text = "the call of `\(facts.name)` refers to line \(facts.place.line)"
      let chosen = space.test(
        nil, holds: text, fails: "the call of `\(facts.name)` does not refer to line \(facts.place.line)")
      space.noteDoubt(chosen)
      let own = space.and(rest, chosen)
      rest = space.excluding(rest, chosen)
      return (function, own)
    }
  }

  /// The greatest number of such calls that are followed into each of the functions while one entry is read.
  private static let mostUndecidedCalls = 32
}
