extension Statement {
  /// Returns whether the statement refers to a variable, a function, a member or a type of this name.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .bind(_, _, let value, _): value?.mentions(name) ?? false
    case .assign(let left, let right): left.mentions(name) || right.mentions(name)
    case .expression(let value), .result(let value): value.mentions(name)
    case .branch(let test, let first, let second):
      test.mentions(name) || first.contains { $0.mentions(name) } || second.contains { $0.mentions(name) }
    case .selection(let selection):
      selection.subject.mentions(name) || selection.cases.contains { one in one.body.contains { $0.mentions(name) } }
    case .block(let statements): statements.contains { $0.mentions(name) }
    case .loop(_, let sequence, let body): sequence?.mentions(name) == true || body.contains { $0.mentions(name) }
    case .conditional(let clauses): clauses.contains { $0.statements.contains { $0.mentions(name) } }
    case .function(let facts): facts.body?.contains { $0.mentions(name) } ?? false
    case .type, .leave: false
    }
  }
}

extension BranchTest {
  func mentions(_ name: String) -> Bool {
    switch self {
    case .constant, .other: false
    case .not(let test): test.mentions(name)
    case .all(let tests), .any(let tests): tests.contains { $0.mentions(name) }
    case .value(let value, _), .isPresent(let value, _), .matches(let value, _, _): value.mentions(name)
    }
  }
}

extension Expression {
  func mentions(_ name: String) -> Bool {
    switch self {
    case .name(let own, _): own == name
    case .member(let base, let own, _): own == name || base.mentions(name)
    case .functionReference(let base, let own, _, _): own == name || base?.mentions(name) == true
    case .call(let call): call.callee.mentions(name) || call.arguments.contains { $0.value.mentions(name) }
    case .cast(let value, _): value.mentions(name)
    case .list(let values), .either(let values), .group(let values, _), .text(let values):
      values.contains { $0.mentions(name) }
    case .test(let test): test.mentions(name)
    case .block(let statements): statements.contains { $0.mentions(name) }
    case .closure(let closure): closure.body.contains { $0.mentions(name) }
    case .conditionalChain(let base, let clauses):
      base.mentions(name) || clauses.contains { $0.value.mentions(name) }
    case .type(let type): type.lastName == name
    case .implicitMember, .metatype, .string, .number, .boolean, .keyPath, .hole, .other: false
    }
  }
}
