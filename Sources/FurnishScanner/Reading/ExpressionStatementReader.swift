import FurnishSyntax
import SwiftSyntax

/// Expressions that are statements: `if` and `switch`, assignments, repeated packs, and calls that stop the program.
extension SourceReader {
  func statements(of expression: ExprSyntax) -> [Statement] {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let condition): return [statement(condition)]
    case .switchExpr(let choice): return [branches(ofTuple: choice) ?? selection(choice)]
    case .packExpansionExpr(let expansion):
      // A `repeat` without a pack does not compile, but it must not stop the check.
      guard let pack = packName(expansion.repetitionPattern) else { return statements(of: expansion.repetitionPattern) }
      return [
        .loop(
          variable: pack.plainText, over: .name(pack.plainText, place(of: pack)),
          body: statements(of: expansion.repetitionPattern))
      ]
    case .tryExpr(let attempt):
      let inner = statements(of: attempt.expression).map(\.tried)
      return handling(of: attempt).map { [.attempt(inner, $0)] } ?? inner
    case .awaitExpr(let expression): return statements(of: expression.expression).map(\.awaited)
    case .sequenceExpr(let sequence):
      let elements = Array(sequence.elements)
      if elements.count == 3, elements[0].is(DiscardAssignmentExprSyntax.self),
        let attempt = elements[2].as(TryExprSyntax.self), let handling = handling(of: attempt)
      {
        return [.attempt([.assign(.other, self.expression(attempt.expression).tried)], handling)]
      }
      if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
        return [.assign(self.expression(elements[0]), self.expression(ofSequence: elements[2...]))]
      }
      if elements.count >= 3, let change = elements[1].as(BinaryOperatorExprSyntax.self), isChange(change) {
        let operands = [self.expression(elements[0]), self.expression(ofSequence: elements[2...])]
        return [.expression(.operation(change.operator.text, operands, at: place(of: change)))]
      }
    case .functionCallExpr(let call):
      if stops(call) { return [.leave(.failure)] }
      if let condition = requirement(call) { return [.branch(test(condition), [], [.leave(.failure)])] }
    case .macroExpansionExpr(let macro) where macro.macroName.text == "error": return [.leave(.impossible)]
    default: break
    }
    return [.expression(self.expression(expression))]
  }

  /// Finds the pack that an expression repeats: `module` of `services.include(each module)`.
  private func packName(_ expression: ExprSyntax) -> TokenSyntax? {
    let finder = PackFinder(viewMode: .sourceAccurate)
    finder.walk(expression)
    return finder.name
  }

  /// Returns whether a body ends with a call that stops the program.
  func stops(_ body: CodeBlockSyntax) -> Bool {
    body.statements.last?.item.as(ExprSyntax.self)?.as(FunctionCallExprSyntax.self).map(stops) ?? false
  }

  /// Returns whether a call stops the program: `fatalError()`, `Foundation.exit(1)`.
  func stops(_ call: FunctionCallExprSyntax) -> Bool {
    systemFunction(call).map(Self.stoppingFunctions.contains) ?? false
  }

  /// Returns the condition that a call requires, `count < 9` of `precondition(count < 9)`; nil for other calls.
  func requirement(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard systemFunction(call) == "precondition", let first = call.arguments.first, first.label == nil else {
      return nil
    }
    return first.expression
  }

  /// Returns the name of a called function that a module of the system may declare: `exit` of `Foundation.exit(1)`.
  private func systemFunction(_ call: FunctionCallExprSyntax) -> String? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    guard let module = member.base?.as(DeclReferenceExprSyntax.self), Self.systemModules.contains(module.baseName.text)
    else { return nil }
    return member.declName.baseName.text
  }

  private static let stoppingFunctions: Set<String> = ["fatalError", "preconditionFailure", "exit", "_exit", "abort"]
  private static let systemModules: Set<String> = [
    "Android", "Bionic", "Darwin", "Foundation", "FoundationEssentials", "Glibc", "Musl", "Swift", "WASILibc", "ucrt",
  ]

  /// Reads an `if`, with the names that it binds.
  func statement(_ condition: IfExprSyntax) -> Statement {
    var bindings: [Statement] = []
    let test = test(condition.conditions, binding: &bindings)
    let other: [Statement] =
      switch condition.elseBody {
      case .ifExpr(let next): [statement(next)]
      case .codeBlock(let block): statements(block.statements)
      case nil: []
      }
    let branch = Statement.branch(test, statements(condition.body.statements), other)
    return bindings.isEmpty ? branch : .block(bindings + [branch])
  }

  /// Reads a `switch`. If a case has a `where`, which may test the names that its patterns bind, a constant stores the
  /// compared value, so that these names are parts of a constant.
  private func selection(_ choice: SwitchExprSyntax) -> Statement {
    func selection(of subject: Expression) -> Statement {
      .selection(
        Selection(
          subject: subject, text: text(of: choice.subject), cases: cases(choice.cases, of: subject, under: .always)))
    }
    let subject = tested(choice.subject)
    guard !subject.isPath, choice.cases.contains(where: \.hasWhere) else { return selection(of: subject) }
    return .block([
      .bind(name: Expression.switched, type: nil, value: subject, isConstant: true),
      selection(of: .name(Expression.switched, place(of: choice.subject))),
    ])
  }

  func cases(
    _ list: SwitchCaseListSyntax, of subject: Expression, under condition: Condition
  ) -> [SelectionCase] {
    list.flatMap { element -> [SelectionCase] in
      switch element {
      case .switchCase(let switchCase): [selectionCase(switchCase, of: subject, condition)]
      case .ifConfigDecl(let conditional):
        clauses(of: conditional, under: condition).flatMap { clause, condition -> [SelectionCase] in
          guard case .switchCases(let inside)? = clause.elements else { return [] }
          return cases(inside, of: subject, under: condition)
        }
      }
    }
  }

  private func selectionCase(
    _ switchCase: SwitchCaseSyntax, of subject: Expression, _ condition: Condition
  ) -> SelectionCase {
    var body: [Statement] = []
    var patterns: [Pattern] = []
    var test: BranchTest?
    if case .case(let label) = switchCase.label {
      for item in label.caseItems {
        patterns.append(pattern(item.pattern, of: subject, binding: &body))
        if let clause = item.whereClause {
          let testOfClause = self.test(clause.condition)
          test = test.map { .any([$0, testOfClause]) } ?? testOfClause
        }
      }
    }
    return SelectionCase(
      patterns: patterns, test: test, condition: condition, body: body + statements(switchCase.statements),
      bindings: body.count)
  }
}

/// A visitor that finds the first pack whose elements an expression names.
private final class PackFinder: SyntaxVisitor {
  var name: TokenSyntax?

  override func visit(_ node: PackElementExprSyntax) -> SyntaxVisitorContinueKind {
    name = name ?? node.pack.as(DeclReferenceExprSyntax.self)?.baseName
    return .skipChildren
  }
}

extension SwitchCaseListSyntax.Element {
  /// Whether it is a case with a `where`.
  fileprivate var hasWhere: Bool {
    guard case .switchCase(let choice) = self, case .case(let label) = choice.label else { return false }
    return label.caseItems.contains { $0.whereClause != nil }
  }
}
