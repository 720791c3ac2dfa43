/// A visitor of all assignments and calls of a program's code, those in closures included.
struct CodeVisitor {
  /// Called with the target of an assignment, and with whether it is in an `if` without `else` or the like. It is not called
  /// for the state of a reducer, whose properties may have the names of dependencies.
  var assigned: (Expression, _ isInBranch: Bool) -> Void = { _, _ in }
  var called: (Call) -> Void = { _ in }
  /// Called with each expression that names a member.
  var read: (Expression, Place) -> Void = { _, _ in }
  /// Returns whether the arguments of a call are visited.
  var enters: (Call) -> Bool = { _ in true }
  private var isInBranch = false
  /// The names of the state and the action in the closure of a reducer.
  private var namesOfReducer: Set<String> = []

  init(
    assigned: @escaping (Expression, _ isInBranch: Bool) -> Void = { _, _ in },
    called: @escaping (Call) -> Void = { _ in },
    read: @escaping (Expression, Place) -> Void = { _, _ in },
    enters: @escaping (Call) -> Bool = { _ in true }
  ) {
    self.assigned = assigned
    self.called = called
    self.read = read
    self.enters = enters
  }

  func visit(_ statements: [Statement]) { for statement in statements { visit(statement) } }

  private func visit(_ statement: Statement) {
    switch statement {
    case .bind(_, _, let value, _): if let value { visit(value) }
    case .assign(let target, let value):
      if namesOfReducer.isEmpty || target.root.map(namesOfReducer.contains) != true { assigned(target, isInBranch) }
      visit(target)
      visit(value)
    case .expression(let value), .result(let value): visit(value)
    case .branch(_, let first, let second):
      var branch = self
      if first.isEmpty != second.isEmpty { branch.isInBranch = true }
      branch.visit(first)
      branch.visit(second)
    case .selection(let selection): for choice in selection.cases { visit(choice.body) }
    case .block(let statements): visit(statements)
    case .loop(_, let sequence, let body):
      if let sequence { visit(sequence) }
      visit(body)
    case .conditional(let clauses): for clause in clauses { visit(clause.statements) }
    case .function(let facts): visit(facts.body ?? [])
    case .type, .leave: break
    }
  }

  func visit(_ expression: Expression) {
    switch expression {
    case .member(let base, _, let place):
      read(expression, place)
      visit(base)
    case .functionReference(let base, _, _, _): if let base { visit(base) }
    case .call(let call):
      called(call)
      guard enters(call) else { return }
      visit(call.callee)
      let isReducer = call.callee.calledName == SwiftDependenciesNames.reducer
      for argument in call.arguments {
        if case .closure(let closure) = argument.value {
          visit(closure, isReducer: isReducer)
        } else {
          visit(argument.value)
        }
      }
    case .cast(let value, _): visit(value)
    case .text(let values), .list(let values), .either(let values), .group(let values, _):
      for value in values { visit(value) }
    case .closure(let closure): visit(closure, isReducer: false)
    case .block(let statements): visit(statements)
    case .conditionalChain(let base, let clauses):
      visit(base)
      for clause in clauses { visit(clause.value) }
    case .name, .implicitMember, .metatype, .type, .string, .number, .boolean, .keyPath, .test, .hole, .other: break
    }
  }
  private func visit(_ closure: Closure, isReducer: Bool) {
    guard isReducer || !namesOfReducer.isEmpty else { return visit(closure.body) }
    var inner = self
    // The parameters of an inner closure hide those of an outer one.
    let names = closure.parameters.map(\.name) + (closure.anonymousParameters > 0 ? ["$0", "$1"] : [])
    if isReducer { inner.namesOfReducer.formUnion(names) } else { inner.namesOfReducer.subtract(names) }
    inner.visit(closure.body)
  }
}

extension Expression {
  /// The name at the beginning of a path: `state` of `state.settings.volume`.
  fileprivate var root: String? {
    switch self {
    case .name(let name, _): name
    case .member(let base, _, _): base.root
    case .call(let call): call.callee.root
    default: nil
    }
  }
}
