/// Statements whose errors do not reach the code around them: `try?`, `try!`, and `do` with a `catch`.
///
/// The statements after a `throw` are missing only if the program certainly continues after the error. If the code that
/// handles it may stop the program, the error is read as a stop: nothing follows it, so nothing depends on it.
extension Interpreter {
  func attempt(
    _ statements: [Statement], _ handling: ErrorHandling, in environment: Environment, isOnly: Bool,
    _ results: inout [Value.Alternative]
  ) {
    let presence = environment.presence
    let inner = environment.part(under: presence)
    // Functions whose source was not read may throw as well.
    let other: Presence? =
      if case .run = handling {
        condition(.other(holds: "an error is thrown", fails: "no error is thrown", isConstant: false), in: environment)
      } else { nil }
    inner.attempt =
      continues(after: handling, in: environment) ? Environment.Attempt(otherError: other) : nil
    run(statements, in: inner, isOnly: isOnly && statements.allButLastBind, &results, false)
    let thrown = inner.thrown
    inner.thrown = .never
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

  /// Notes a call of a function that is not followed and may throw: the code after it may not run if other code handles
  /// the error and continues.
  func noteErrorNotFollowed(in environment: Environment) {
    guard let error = environment.attempt?.otherError, !environment.isRepeated else { return }
    space.noteDoubt(error)
    environment.stop(where: space.and(environment.presence, error), space)
  }

  /// Returns whether the program certainly continues after an error, in the body of the attempt or in a function around
  /// it.
  private func continues(after handling: ErrorHandling, in environment: Environment) -> Bool {
    switch handling {
    case .discard: true
    case .stop: false
    case .run(let handlers): !handlers.contains { mayStop($0, handlesErrors: environment.handlesErrors) }
    }
  }

  /// Returns whether a statement may stop the program.
  ///
  /// - Parameter handlesErrors: Whether code around the statement handles its errors, and continues.
  private func mayStop(_ statement: Statement, handlesErrors: Bool) -> Bool {
    func mayStop(_ statements: [Statement]) -> Bool {
      statements.contains { self.mayStop($0, handlesErrors: handlesErrors) }
    }
    switch statement {
    case .leave(.failure), .attempt(_, .stop): return true
    case .leave(.error): return !handlesErrors
    case .branch(_, let first, let second): return mayStop(first) || mayStop(second) || callsStop(statement)
    case .selection(let selection): return selection.cases.contains { mayStop($0.body) } || callsStop(statement)
    case .block(let statements), .deferred(let statements): return mayStop(statements)
    case .attempt(let statements, let handling): return mayStop(statements) || mayStop(handling.handlers)
    case .loop(_, _, let body): return mayStop(body)
    case .conditional(let clauses): return clauses.contains { mayStop($0.statements) }
    default: return callsStop(statement)
    }
  }

  /// Returns whether a statement calls a function that may be one of the program which never returns.
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

extension FunctionFacts {
  fileprivate var neverReturns: Bool { result?.lastName == "Never" }
}

extension Value {
  /// Whether it is the result of a function that never returns.
  var isNever: Bool { if case .instance(.nominal("Swift.Never", _, _), _) = self { true } else { false } }
}
