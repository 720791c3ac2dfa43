/// Attempts: code whose errors do not reach the code around it, by `try?`, `try!`, or `do` with a `catch`.
///
/// If the program may continue after an error, the statements between the `throw` and the handler do not run in that
/// case: after `do { try check(); services.register(…) } catch {}`, the service may be missing. If the handler always
/// stops the program, the error counts as a stop, and the code after the attempt depends on no condition.
extension Interpreter {
  /// Runs statements, and the code that handles their errors.
  ///
  /// - Parameter isOnly: Whether the value of the attempt is the result of the body around it.
  func attempt(
    _ statements: [Statement], _ handling: ErrorHandling, in environment: Environment, isOnly: Bool,
    _ results: inout [Value.Alternative]
  ) {
    let presence = environment.presence
    let inner = environment.part(under: presence)
    // A call that is not followed may throw an error as well.
    let other: Presence? =
      if case .run = handling {
        condition(.other(holds: "an error is thrown", fails: "no error is thrown", isConstant: false), in: environment)
      } else { nil }
    if let other { space.errors = space.or(space.errors, other) }
    let number = nextNumber()
    inner.attempts.append(number)
    inner.attempt =
      continues(after: handling, in: environment)
      ? Environment.Attempt(
        otherError: other, isOptionalTry: handling == .discard,
        numberIfResumed: isResumed(after: handling, isResult: isOnly) ? number : nil) : nil
    let (errorsBefore, firstResult) = (progress.errorsNotFollowed, results.count)
    run(statements, in: inner, isOnly: isOnly && statements.areOneResult, &results, false)
    // A call that was not followed may have thrown an error, so that the result of `try?` is `nil`.
    if handling == .discard, errorsBefore != progress.errorsNotFollowed {
      for position in firstResult..<results.count { results[position].value = results[position].value.perhapsMissing }
    }
    let thrown = inner.thrown
    inner.thrown = .never
    if handling == .discard, isOnly, returnsNothing(statements, in: environment) {
      for position in firstResult..<results.count where results[position].value.isUnknown {
        results[position].value = .tuple([])
      }
    }
    guard case .run(let handlers) = handling else {
      if isOnly, thrown != .never { results.append(Value.Alternative(presence: thrown, value: .absent)) }
      continueAfter([inner], in: environment)
      environment.presence = space.or(environment.presence, thrown)
      return
    }
    let handler = environment.part(
      under: space.and(presence, space.or(thrown, other ?? .always)), isRepeated: other == nil)
    run(handlers, in: handler, isOnly: false, &results, false)
    let handled = space.and(thrown, handler.presence)
    handler.presence = .never
    continueAfter([inner, handler], in: environment)
    environment.presence = space.or(environment.presence, handled)
  }

  /// Returns whether the only statement of an attempt is a call without a result. If the call throws no error, the
  /// value of `try?` is an empty tuple, and not `nil`.
  private func returnsNothing(_ statements: [Statement], in environment: Environment) -> Bool {
    guard statements.count == 1, case .expression(let value) = statements[0] else { return false }
    return typeOfValue(value, in: environment) == .tuple([])
  }

  /// Notes a call that is not followed and may throw. Perhaps the code after it does not run: the function may have
  /// tested a value and thrown an error, which ends the body or is handled around the call.
  func noteErrorNotFollowed(
    by receiver: TestSubject?, _ arguments: [CallArgument], in environment: Environment
  ) {
    notePossibleTests(of: receiver, arguments, in: environment)
    progress.errorsNotFollowed += 1
    guard let error = environment.attempt?.otherError, !environment.isRepeated else { return }
    space.noteDoubt(error)
    environment.stop(where: space.and(environment.presence, error), space)
  }

  /// Returns whether the program may continue after the handler of an attempt, in this body or in a function around it.
  private func continues(after handling: ErrorHandling, in environment: Environment) -> Bool {
    switch handling {
    case .discard: true
    case .stop: false
    case .run(let handlers): !handlers.contains { stops($0, handlesErrors: environment.handlesErrors) }
    }
  }

  /// Returns whether the code after an attempt runs after an error as well, and cannot detect the error: for `try?`,
  /// this is so if the result is discarded.
  private func isResumed(after handling: ErrorHandling, isResult: Bool) -> Bool {
    switch handling {
    case .discard: !isResult
    case .stop: false
    case .run(let handlers): !handlers.contains(where: \.leavesBody)
    }
  }

  /// Returns whether a statement always stops the program, or throws an error that no code handles.
  ///
  /// - Parameter handlesErrors: Whether code around the statement handles its errors, and continues.
  private func stops(_ statement: Statement, handlesErrors: Bool) -> Bool {
    func stops(_ statements: [Statement]) -> Bool {
      statements.contains { self.stops($0, handlesErrors: handlesErrors) }
    }
    switch statement {
    case .leave(.failure): return true
    case .leave(.error): return !handlesErrors
    case .branch(let test, let first, let second):
      return (stops(first) || test.isForErrorsOfOtherLibraries) && stops(second)
    case .selection(let selection): return !selection.cases.isEmpty && selection.cases.allSatisfy { stops($0.body) }
    case .block(let statements): return stops(statements)
    case .attempt, .loop, .conditional, .deferred, .function: return false
    default: return callsStop(statement)
    }
  }

  /// Returns whether a statement calls a function by the name of a function of the program that never returns.
  private func callsStop(_ statement: Statement) -> Bool {
    guard !namesOfStops.isEmpty else { return false }
    return statement.contains { expression in
      guard case .call(let call) = expression, let name = call.callee.calledName else { return false }
      return namesOfStops.contains(name)
    }
  }

  /// Finds the names of the functions of the program that never return.
  func findNamesOfStops() -> Set<String> {
    Set(index.functions.ids.lazy.map { self.index.functions[$0].facts }.filter(\.neverReturns).map(\.name))
  }
}

extension Statement {
  /// Whether it always leaves the body or the loop around it.
  fileprivate var leavesBody: Bool {
    switch self {
    case .leave, .result: true
    case .branch(_, let first, let second): first.contains(where: \.leavesBody) && second.contains(where: \.leavesBody)
    case .block(let statements): statements.contains(where: \.leavesBody)
    case .selection(let selection):
      !selection.cases.isEmpty && selection.cases.allSatisfy { $0.body.contains(where: \.leavesBody) }
    default: false
    }
  }
}

extension BranchTest {
  /// The types of errors that other libraries throw.
  private static let errorsOfOtherLibraries: Set<Substring> = [
    "CancellationError", "CocoaError", "DecodingError", "EncodingError", "POSIXError", "URLError",
  ]

  /// Whether this is the test of a `catch` for errors that other libraries throw: `catch let error as URLError`.
  fileprivate var isForErrorsOfOtherLibraries: Bool {
    guard case .other(let text, _, isConstant: false) = self else { return false }
    return text.split { !$0.isLetter }.contains(where: Self.errorsOfOtherLibraries.contains)
  }
}

extension FunctionFacts {
  fileprivate var neverReturns: Bool { result?.lastName == "Never" }
}

extension Value {
  /// Whether it is the result of a function that never returns.
  var isNever: Bool { if case .instance(.nominal("Swift.Never", _, _), _) = self { true } else { false } }
}

extension Interpreter {
  /// Continues after `try result.get()` where the result is a success, as after `guard case .success = result`.
  func noteSuccess(of result: Expression, _ value: Value, _ call: Call, in environment: Environment) {
    guard call.isTried, call.arguments.isEmpty, value.type?.arguments(of: "Swift.Result") != nil,
      subject(of: result, in: environment) != nil
    else { return }
    let test = BranchTest.matches(result, text: text(of: result), pattern: Pattern(".success"))
    var results: [Value.Alternative] = []
    branch(test, self.result(of: test, in: environment), [], [.leave(.error)], in: environment, false, &results)
  }
}
