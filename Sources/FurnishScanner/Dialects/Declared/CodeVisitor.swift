/// A visitor of the assignments, calls and members in code, in its tests, and in its closures.
struct CodeVisitor {
  /// Called with the target and the value of an assignment.
  var assigned: (_ target: Expression, _ value: Expression, CodeSurroundings) -> Void = { _, _, _ in }
  var called: (Call, CodeSurroundings) -> Void = { _, _ in }
  /// Called with each expression that names a member.
  var read: (Expression, Place, CodeSurroundings) -> Void = { _, _, _ in }
  /// Returns whether the callee and the arguments of a call are visited.
  var enters: (Call, CodeSurroundings) -> Bool = { _, _ in true }
  /// Returns whether a local name is noted in ``CodeSurroundings/isFollowed``, such as the name of a value of a
  /// library's type. If it is `nil`, no names are noted.
  var follows: ((LocalName, CodeSurroundings) -> Bool)?
  var surroundings = CodeSurroundings()

  func visit(_ statements: [Statement]) {
    // A name that a statement declares is visible only to the statements after it.
    var inner = self
    for statement in statements { inner.visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .bind(let name, let type, let value, _):
      if let value { visit(value) }
      declare(name, .variable(type: type, value: value))
    case .assign(let target, let value):
      assigned(target, value, surroundings)
      visit(target)
      visit(value)
    case .expression(let value), .result(let value): visit(value)
    case .branch(let test, let first, let second):
      for value in test.expressions { visit(value) }
      var branch = self
      if first.isEmpty != second.isEmpty { branch.surroundings.isInBranch = true }
      branch.visit(first)
      branch.visit(second)
    case .selection(let selection):
      visit(selection.subject)
      for choice in selection.cases {
        for value in choice.testedExpressions { visit(value) }
        visit(choice.body)
      }
    case .block(let statements), .deferred(let statements): visit(statements)
    case .attempt(let statements, let handling):
      visit(statements)
      let branch = self
      branch.visit(handling.handlers)
    case .loop(let variable, let sequence, let body):
      if let sequence { visit(sequence) }
      var inner = self
      if let variable { inner.declare(variable, .variable(type: nil, value: nil)) }
      inner.visit(body)
    case .conditional(let clauses): for clause in clauses { visit(clause.statements) }
    case .function(let facts):
      declare(facts.name, .variable(type: facts.result, value: nil))
      var inner = self
      for parameter in facts.parameters {
        inner.declare(parameter.name, .variable(type: parameter.type, value: nil))
      }
      inner.visit(facts.body ?? [])
    case .type, .leave: break
    }
  }

  func visit(_ expression: Expression) {
    switch expression {
    case .member(let base, _, let place):
      read(expression, place, surroundings)
      visit(base)
    case .functionReference(let base, _, _, _): if let base { visit(base) }
    case .call(let call):
      called(call, surroundings)
      guard enters(call, surroundings) else { return }
      visit(call.callee)
      for argument in call.arguments { visit(argument, of: call) }
    case .cast(let value, _): visit(value)
    case .text(let values), .list(let values), .either(let values), .group(let values, _):
      for value in values { visit(value) }
    case .closure(let closure): visit(closure, passedAs: nil, to: nil)
    case .test(let test): for value in test.expressions { visit(value) }
    case .block(let statements): visit(statements)
    case .conditionalChain(let base, let clauses):
      visit(base)
      for clause in clauses { visit(clause.value) }
    case .name, .implicitMember, .metatype, .type, .string, .number, .boolean, .keyPath, .hole, .other: break
    }
  }

  func visit(_ argument: CallArgument, of call: Call) {
    guard case .closure(let closure) = argument.value else { return visit(argument.value) }
    visit(closure, passedAs: argument, to: call)
  }

  private func visit(_ closure: Closure, passedAs argument: CallArgument?, to call: Call?) {
    let names = closure.parameters.map(\.name) + (0..<closure.anonymousParameters).map { "$\($0)" }
    var inner = self
    for (index, name) in names.enumerated() {
      inner.declare(name, .parameter(index, of: closure, passedAs: argument, to: call))
    }
    inner.visit(closure.body)
  }

  private mutating func declare(_ name: String, _ local: LocalName) {
    guard let follows else { return }
    surroundings.isFollowed[name] = follows(local, surroundings)
  }
}
