/// Searches in statements, tests and expressions: for a name, or for an expression that meets a condition.
extension Statement {
  /// Returns whether the statement refers to a variable, a function, a member or a type of this name.
  func mentions(_ name: String) -> Bool { contains { $0.isMention(of: name) } }

  /// Returns whether an expression in the statement meets a condition.
  func contains(where isMet: (Expression) -> Bool) -> Bool {
    switch self {
    case .bind(_, _, let value, _): value?.contains(where: isMet) ?? false
    // An assignment counts as a call of an operator.
    case .assign(let left, let right):
      Expression.operation("=", [left, right], at: Place.none).contains(where: isMet)
    case .expression(let value), .result(let value): value.contains(where: isMet)
    case .branch(let test, let first, let second):
      test.contains(where: isMet) || first.contains { $0.contains(where: isMet) }
        || second.contains { $0.contains(where: isMet) }
    case .selection(let selection):
      selection.subject.contains(where: isMet)
        || selection.cases.contains { $0.body.contains { $0.contains(where: isMet) } }
    case .block(let statements), .deferred(let statements): statements.contains { $0.contains(where: isMet) }
    case .attempt(let statements, let handling):
      statements.contains { $0.contains(where: isMet) } || handling.handlers.contains { $0.contains(where: isMet) }
    case .loop(_, let sequence, let body):
      sequence?.contains(where: isMet) == true || body.contains { $0.contains(where: isMet) }
    case .conditional(let clauses): clauses.contains { $0.statements.contains { $0.contains(where: isMet) } }
    case .function(let facts): facts.body?.contains { $0.contains(where: isMet) } ?? false
    case .type, .leave: false
    }
  }
}

extension BranchTest {
  func contains(where isMet: (Expression) -> Bool) -> Bool {
    switch self {
    case .constant, .other: false
    case .not(let test): test.contains(where: isMet)
    case .all(let tests), .any(let tests): tests.contains { $0.contains(where: isMet) }
    case .value(let value, _), .isPresent(let value, _): value.contains(where: isMet)
    case .matches(let value, _, let pattern):
      value.contains(where: isMet) || pattern.value?.contains(where: isMet) == true
    }
  }
}

extension Expression {
  /// Whether it is a chain that begins with a dot, so that the expected type declares its first member:
  /// `.minimal.withVideo()`.
  var beginsWithImplicitMember: Bool {
    switch self {
    case .implicitMember: true
    case .member(let base, _, _): base.beginsWithImplicitMember
    case .call(let call): call.callee.beginsWithImplicitMember
    default: false
    }
  }

  func mentions(_ name: String) -> Bool { contains { $0.isMention(of: name) } }

  /// Returns whether the expression consists of this name, or ends with it: `log` and `self.log` mention `log`.
  fileprivate func isMention(of name: String) -> Bool {
    switch self {
    case .name(let written, _), .member(_, let written, _), .functionReference(_, let written, _, _): written == name
    case .type(let type): type.lastName == name
    default: false
    }
  }

  /// Returns whether this expression, or one inside of it, meets a condition.
  func contains(where isMet: (Expression) -> Bool) -> Bool {
    if isMet(self) { return true }
    return switch self {
    case .member(let base, _, _): base.contains(where: isMet)
    case .functionReference(let base, _, _, _): base?.contains(where: isMet) == true
    case .call(let call):
      call.callee.contains(where: isMet) || call.arguments.contains { $0.value.contains(where: isMet) }
    case .cast(let value, _): value.contains(where: isMet)
    case .list(let values), .either(let values), .group(let values, _), .text(let values):
      values.contains { $0.contains(where: isMet) }
    case .test(let test): test.contains(where: isMet)
    case .block(let statements): statements.contains { $0.contains(where: isMet) }
    case .closure(let closure): closure.body.contains { $0.contains(where: isMet) }
    case .conditionalChain(let base, let clauses):
      base.contains(where: isMet) || clauses.contains { $0.value.contains(where: isMet) }
    case .name, .type, .implicitMember, .metatype, .string, .number, .boolean, .keyPath, .hole, .other: false
    }
  }
}
