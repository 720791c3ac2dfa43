import FurnishSyntax
import SwiftSyntax

/// Statements of bodies, except for those that are expressions.
extension SourceReader {
  /// Reads the statements of a body. A statement with a pattern may become several bindings: `let (a, b) = pair`.
  func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var statements: [Statement] = []
    for item in items { read(item, into: &statements) }
    return statements
  }

  /// Reads a statement, and adds before it the tests of the values that it unwraps.
  func read(_ item: CodeBlockItemSyntax, into statements: inout [Statement]) {
    readUnwrapping(item, into: &statements) { statements in
      switch item.item {
      case .decl(let declaration): read(local: declaration, into: &statements)
      case .stmt(let statement): read(statement, into: &statements)
      case .expr(let expression): statements.append(contentsOf: self.statements(of: expression))
      }
    }
  }

  private func read(local declaration: DeclSyntax, into statements: inout [Statement]) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      for binding in variable.bindings {
        let type = binding.typeAnnotation.map { TypeReference($0.type) }
        let isAwaited = variable.modifiers.contains { $0.name.tokenKind == .keyword(.async) }
        let written = binding.initializer.map { expression($0.value) }
        let value = written.map { isAwaited ? $0.awaited : $0 } ?? injected(variable, type)
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        bind(binding.pattern, type, value, isConstant: isConstant, into: &statements)
      }
    case .typeAliasDecl(let alias):
      statements.append(
        .bind(
          name: alias.name.plainText, type: nil, value: .metatype(TypeReference(alias.initializer.value)),
          isConstant: true))
    case .macroExpansionDecl(let macro) where macro.macroName.text == "error": statements.append(.leave(.impossible))
    case .macroExpansionDecl(let macro): statements.append(.expression(expansion(macro)))
    case .classDecl, .structDecl, .enumDecl, .actorDecl:
      let index = facts.types.count
      read(declaration, enclosingType: nil, condition: .always)
      facts.types[index].isLocal = true
      statements.append(.type(index))
    case .functionDecl(let function): statements.append(.function(self.function(function, nil, .always, isLocal: true)))
    case .ifConfigDecl(let conditional):
      let clauses = clauses(of: conditional, under: .always).compactMap { clause, condition -> ConditionalStatements? in
        guard case .statements(let items)? = clause.elements else { return nil }
        return ConditionalStatements(condition: condition, statements: self.statements(items))
      }
      statements.append(.conditional(clauses))
    default: break
    }
  }

  /// Adds the bindings of a pattern: `let x = …`, and `let (a, b) = …`, which binds the parts.
  func bind(
    _ pattern: PatternSyntax, _ type: TypeReference?, _ value: Expression?, isConstant: Bool = true,
    into statements: inout [Statement]
  ) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern):
      statements.append(
        .bind(name: pattern.identifier.plainText, type: type, value: value, isConstant: isConstant))
    case .tuplePattern(let tuple):
      guard let value else { return }
      let whole = "#\(statements.count)"
      statements.append(.bind(name: whole, type: nil, value: value, isConstant: true))
      for (index, element) in tuple.elements.enumerated() {
        let part = Expression.member(.name(whole, place(of: element)), "\(index)", place(of: element))
        bind(element.pattern, nil, part, isConstant: isConstant, into: &statements)
      }
    default: if let value { statements.append(.expression(value)) }
    }
  }

  /// Returns the value of a variable with a wrapper: `Injected<any Log>()` for `@Injected var log: any Log`.
  private func injected(_ variable: VariableDeclSyntax, _ type: TypeReference?) -> Expression? {
    guard let name = variable.bindings.first?.pattern, !variable.attributes.isEmpty else { return nil }
    let wrappers = ["Injected", SwiftDependenciesNames.wrapper] + FactoryNames.laterWrappers
    let found = wrappers.lazy.compactMap { name in variable.attributes.first(named: name).map { (name, $0) } }.first
    guard let (wrapper, attribute) = found else { return nil }
    return .call(
      Call(
        callee: .type(.named([TypeReference.Component(wrapper, type.map { [$0] } ?? [])])),
        arguments: arguments(attribute.labeledArguments), place: place(of: name)))
  }

  private func read(_ statement: StmtSyntax, into statements: inout [Statement]) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      statements.append(statement.expression.map { .result(expression($0)) } ?? .leave(.function))
    case .expressionStmt(let statement): statements.append(contentsOf: self.statements(of: statement.expression))
    case .labeledStmt(let labeled): read(labeled, into: &statements)
    case .guardStmt(let statement):
      let start = statements.count
      let test = test(statement.conditions, binding: &statements)
      if stops(statement.body) { markForced(&statements[start...]) }
      statements.append(.branch(test, [], self.statements(statement.body.statements)))
    case .whileStmt(let statement):
      var body: [Statement] = []
      let test = test(statement.conditions, binding: &body)
      body.append(.branch(test, self.statements(statement.body.statements), []))
      statements.append(.loop(variable: nil, over: nil, body: body))
      let bindsNothing = statement.conditions.allSatisfy { $0.condition.is(ExprSyntax.self) }
      if bindsNothing, !isOfInterest(statement.conditions) { noteEnd(of: statement, test, in: &statements) }
    case .repeatStmt(let statement):
      let body = self.statements(statement.body.statements)
      if isOfInterest(statement.condition) {
        statements.append(.loop(variable: nil, over: nil, body: body))
        statements.append(.expression(expression(statement.condition)))
      } else {
        let test = test(statement.condition)
        statements.append(.loop(variable: nil, over: nil, body: body + [.branch(test, [], [.leave(.loop)])]))
        noteEnd(of: statement, test, in: &statements)
      }
    case .forStmt(let statement): statements.append(loop(statement))
    case .doStmt(let statement): read(statement, into: &statements)
    case .deferStmt(let statement): statements.append(.deferred(self.statements(statement.body.statements)))
    case .throwStmt(let statement):
      if isOfInterest(statement.expression) { statements.append(.expression(expression(statement.expression))) }
      statements.append(.leave(.error))
    case .breakStmt: statements.append(.leave(.loop))
    case .continueStmt: statements.append(.leave(.iteration))
    case .fallThroughStmt: statements.append(.leave(.nextCase))
    case .yieldStmt(let statement):
      if case .single(let value) = statement.yieldedExpressions { statements.append(.result(expression(value))) }
    default: break
    }
  }

  /// Notes that the code after a loop runs only once the test of the loop fails, unless a `break` may end the loop.
  private func noteEnd(of loop: some StmtSyntaxProtocol, _ test: BranchTest, in statements: inout [Statement]) {
    if Exits(ofLoop: loop).mayEndLoop { return }
    statements.append(.branch(test, [.leave(.repetition)], []))
  }

  /// Reads a statement with a label. A `do` or an `if` that is left by `break` with its label is read as a `switch`
  /// with one case.
  private func read(_ labeled: LabeledStmtSyntax, into statements: inout [Statement]) {
    let isLoopOrSwitch =
      switch labeled.statement.as(StmtSyntaxEnum.self) {
      case .forStmt, .whileStmt, .repeatStmt: true
      case .expressionStmt(let statement): statement.expression.is(SwitchExprSyntax.self)
      default: false
      }
    let exits = Exits(of: labeled)
    // Other exits leave an outer statement. The `switch` that is created below would intercept them.
    guard !isLoopOrSwitch, exits.allLeaveStatement else {
      read(labeled.statement, into: &statements)
      // The number of times that such a loop runs is not determined.
      if exits.crossInnerLoops, case .loop(let variable, let sequence, let body)? = statements.last {
        let mark = Statement.bind(name: Expression.unreadCondition, type: nil, value: nil, isConstant: true)
        statements[statements.count - 1] = .loop(
          variable: variable, over: sequence.map { .group([$0]) }, body: [mark] + body)
      }
      return
    }
    var body: [Statement] = []
    read(labeled.statement, into: &body)
    let only = SelectionCase(patterns: [], test: nil, condition: .always, body: body)
    statements.append(.selection(Selection(subject: .other, text: "", cases: [only])))
  }

  /// Reads a `do`. If no `catch` handles all errors, the remaining errors leave the statement.
  private func read(_ statement: DoStmtSyntax, into statements: inout [Statement]) {
    let body = self.statements(statement.body.statements)
    guard !statement.catchClauses.isEmpty else { return statements.append(.block(body)) }
    var handlers: [Statement] = [.leave(.error)]
    for clause in statement.catchClauses.reversed() {
      let handler = self.statements(clause.body.statements)
      let text = source(of: clause.catchItems)
      let test = BranchTest.other(
        holds: "`\(text)` is caught", fails: "`\(text)` is not caught", isConstant: false)
      handlers = clause.catchesAll ? handler : [.branch(test, handler, handlers)]
    }
    statements.append(.attempt(body, .run(handlers)))
  }

  private func loop(_ statement: ForStmtSyntax) -> Statement {
    var body: [Statement] = []
    let variable = "#element"
    let name = statement.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText
    let element = Expression.name(variable, place(of: statement.pattern))
    let pattern = statement.caseKeyword == nil ? nil : self.test(element, matches: statement.pattern, binding: &body)
    if name == nil, statement.caseKeyword == nil { bind(statement.pattern, nil, element, into: &body) }
    var statements = self.statements(statement.body.statements)
    if let pattern { statements = [.branch(pattern, statements, [])] }
    if let condition = statement.whereClause?.condition {
      let test = test(condition)
      let isFollowed = statement.caseKeyword == nil && test.isRead
      // A test of the element that cannot be read may have a different result for each element, so it is not a
      // condition of the body.
      if isFollowed || !mentions(namesBound(by: statement.pattern), in: condition) {
        return .loop(
          variable: name ?? variable, over: expression(statement.sequence),
          body: body + [.branch(test, statements, [])])
      }
      if isOfInterest(condition) { body.append(.expression(expression(condition))) }
      body.insert(.bind(name: Expression.unreadCondition, type: nil, value: nil, isConstant: true), at: 0)
    }
    return .loop(variable: name ?? variable, over: expression(statement.sequence), body: body + statements)
  }
}

extension CatchClauseSyntax {
  /// Whether it catches all errors: it has no pattern, or one that binds any error.
  var catchesAll: Bool {
    catchItems.isEmpty
      || catchItems.contains { item in
        item.whereClause == nil
          && item.pattern?.as(ValueBindingPatternSyntax.self)?.pattern.is(IdentifierPatternSyntax.self) ?? true
      }
  }
}
