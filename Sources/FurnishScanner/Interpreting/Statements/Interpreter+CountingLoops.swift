/// `while` and `repeat` loops whose tests read only values that the loop changes in known ways:
/// `while index < steps.count { steps[index](services); index += 1 }`.
extension Interpreter {
  /// The greatest number of passes of a loop that are followed one by one.
  private static let mostPasses = 64

  /// Runs the passes of a `while` or `repeat` loop one by one, as long as a number or a Boolean value that the loop
  /// changes decides its test.
  ///
  /// - Returns: Whether the loop has ended. If not, the passes so far were run, and the others are unknown.
  func runCountedPasses(
    of body: [Statement], in environment: Environment, _ results: inout [Value.Alternative]
  ) -> Bool {
    guard let loop = body.testedLoop, !environment.isRepeated,
      variables(changedBy: loop.statements, where: { $0.isNumberSoFar || $0.isKnownBoolean }, in: environment)
        .contains(where: loop.test.mentions)
    else { return false }
    let outer = progress.repetitions
    defer { progress.repetitions = outer }
    var (broken, thrown) = (Presence.never, Presence.never)
    defer { environment.stop(where: thrown, space) }
    for pass in 0..<Self.mostPasses {
      if pass > 0 || !loop.isTestedLast {
        let holds = environment.presence == .never ? .never : condition(loop.test, in: environment)
        if holds == .never {
          environment.presence = space.or(environment.presence, broken)
          return true
        }
        guard holds == .always else { break }
      }
      progress.repetitions = outer * (pass + 1)
      guard progress.repetitions <= Self.mostRepetitions else { break }
      let part = environment.part(under: environment.presence)
      run(loop.statements, in: part, isOnly: false, &results, false)
      environment.presence = space.any([part.presence, part.continuing, part.failed])
      broken = space.or(broken, part.breaking)
      thrown = space.or(thrown, part.thrown)
    }
    environment.presence = space.or(environment.presence, broken)
    return false
  }
}

extension [Statement] {
  /// The test and the statements of a loop whose body begins with a test, as that of `while` does, or ends with one, as
  /// that of `repeat` does; nil for other loops.
  fileprivate var testedLoop: (test: BranchTest, statements: [Statement], isTestedLast: Bool)? {
    if count == 1, case .branch(let test, let statements, []) = self[0] { return (test, statements, false) }
    guard case .branch(let test, [], [.leave(.loop)])? = last else { return nil }
    return (test, Array(dropLast()), true)
  }
}

extension Value {
  fileprivate var isKnownBoolean: Bool {
    switch self {
    case .boolean(.always), .boolean(.never): true
    default: false
    }
  }
}

extension BranchTest {
  /// Returns whether the test reads the name itself, and not only a member of this name.
  fileprivate func mentions(_ name: String) -> Bool {
    contains { if case .name(name, _) = $0 { true } else { false } }
  }
}
