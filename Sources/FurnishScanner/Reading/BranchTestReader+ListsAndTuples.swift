import SwiftSyntax

/// Tests with lists, `[.live, .beta].contains(mode)`, and with tuples, `switch (isLive, mode)`.
extension SourceReader {
  /// Reads `[.live, .beta].contains(mode)` as the alternatives `mode == .live` and `mode == .beta`. Returns nil for
  /// other calls.
  func testsOfList(_ call: FunctionCallExprSyntax) -> [BranchTest]? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "contains", let list = member.base?.as(ArrayExprSyntax.self),
      call.arguments.count == 1, let value = call.arguments.first, value.label == nil, isPath(value.expression)
    else { return nil }
    let patterns = list.elements.map { pattern(ofEqual: $0.expression) }
    guard !patterns.isEmpty, !patterns.contains(nil) else { return nil }
    let (subject, text) = (tested(value.expression), text(of: value.expression))
    return patterns.compactMap(\.self).map { .matches(subject, text: text, pattern: $0) }
  }

  /// Returns whether an expression tests whether a short closure is true for some or for all elements of a list:
  /// `plugins.contains { $0.isOn }`, `plugins.allSatisfy(\.isOn)`.
  func isTestByClosure(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base, isPath(base),
      ["allSatisfy", "contains"].contains(member.declName.baseName.text), call.arguments.count <= 1,
      let test = call.trailingClosure.map(ExprSyntax.init) ?? call.arguments.first?.expression
    else { return false }
    return test.is(KeyPathExprSyntax.self) || test.as(ClosureExprSyntax.self)?.statements.count == 1
  }

  /// Reads a `switch` over a tuple of names, `switch (isLive, mode)`, as branches that test the parts. Returns nil if a
  /// case binds a name, falls through, or has a condition.
  func branches(ofTuple choice: SwitchExprSyntax) -> Statement? {
    guard let tuple = choice.subject.as(TupleExprSyntax.self), tuple.elements.count > 1 else { return nil }
    let parts = tuple.elements.map(\.expression)
    guard parts.allSatisfy(isPath) else { return nil }
    var cases: [(test: BranchTest, body: [Statement])] = []
    for element in choice.cases {
      guard case .switchCase(let switchCase) = element, !switchCase.fallsThrough,
        let test = test(parts, switchCase.label)
      else { return nil }
      cases.append((test, statements(switchCase.statements)))
    }
    // The last case receives all values that are left.
    guard var rest = cases.popLast()?.body else { return nil }
    for (test, body) in cases.reversed() { rest = [.branch(test, body, rest)] }
    let whole = SelectionCase(patterns: [], test: nil, condition: .always, body: rest)
    return .selection(Selection(subject: .other, text: "", cases: [whole]))
  }

  private func test(_ parts: [ExprSyntax], _ label: SwitchCaseSyntax.Label) -> BranchTest? {
    guard case .case(let label) = label else { return .constant(true) }
    let tests = label.caseItems.map { $0.whereClause == nil ? test(parts, matching: $0.pattern) : nil }
    return tests.contains(nil) ? nil : .any(tests.compactMap(\.self))
  }

  private func test(_ parts: [ExprSyntax], matching pattern: PatternSyntax) -> BranchTest? {
    guard let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self),
      tuple.elements.count == parts.count
    else { return nil }
    let tests = zip(parts, tuple.elements).map { part, element -> BranchTest? in
      switch element.expression.as(ExprSyntaxEnum.self) {
      case .discardAssignmentExpr: return .constant(true)
      case .booleanLiteralExpr(let literal):
        return literal.literal.tokenKind == .keyword(.true) ? test(part) : .not(test(part))
      default:
        return self.pattern(ofEqual: element.expression).map {
          .matches(tested(part), text: text(of: part), pattern: $0)
        }
      }
    }
    return tests.contains(nil) ? nil : .all(tests.compactMap(\.self))
  }
}

extension SwitchCaseSyntax {
  /// Whether the case contains a `fallthrough`.
  fileprivate var fallsThrough: Bool {
    statements.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.fallthrough) }
  }
}
