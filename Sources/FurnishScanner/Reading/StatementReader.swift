import FurnishSyntax
import SwiftSyntax

extension SourceReader {
  func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var statements: [Statement] = []
    for item in items { read(item, into: &statements) }
    return statements
  }

  func read(_ item: CodeBlockItemSyntax, into statements: inout [Statement]) {
    switch item.item {
    case .decl(let declaration): read(local: declaration, into: &statements)
    case .stmt(let statement): read(statement, into: &statements)
    case .expr(let expression): statements.append(contentsOf: self.statements(of: expression))
    }
  }

  private func read(local declaration: DeclSyntax, into statements: inout [Statement]) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      for binding in variable.bindings {
        let type = binding.typeAnnotation.map { TypeReference($0.type) }
        let value = binding.initializer.map { expression($0.value) } ?? injected(variable, type)
        bind(binding.pattern, type, value, into: &statements)
      }
    case .typeAliasDecl(let alias):
      statements.append(
        .bind(
          name: alias.name.text.withoutBackticks, type: nil, value: .metatype(TypeReference(alias.initializer.value))))
    case .macroExpansionDecl(let macro): statements.append(.expression(expansion(macro)))
    case .classDecl, .structDecl, .enumDecl, .actorDecl:
      let number = facts.types.count
      read(declaration, outer: nil, condition: .always)
      facts.types[number].isLocal = true
      statements.append(.type(number))
    case .functionDecl(let function): statements.append(.function(self.function(function, nil, .always)))
    case .ifConfigDecl(let conditional):
      let clauses = conditional.conditions(under: .always).compactMap { clause, condition -> ConditionalStatements? in
        guard case .statements(let items)? = clause.elements else { return nil }
        return ConditionalStatements(condition: condition, statements: self.statements(items))
      }
      statements.append(.conditional(clauses))
    default: break
    }
  }

  /// `let x = …`, and `let (a, b) = …`, which hands out the parts.
  private func bind(
    _ pattern: PatternSyntax, _ type: TypeReference?, _ value: Expression?, into statements: inout [Statement]
  ) {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let pattern):
      statements.append(.bind(name: pattern.identifier.text.withoutBackticks, type: type, value: value))
    case .tuplePattern(let tuple):
      guard let value else { return }
      let whole = "#\(statements.count)"
      statements.append(.bind(name: whole, type: nil, value: value))
      for (number, element) in tuple.elements.enumerated() {
        let part = Expression.member(.name(whole, place(of: element)), "\(number)", place(of: element))
        bind(element.pattern, nil, part, into: &statements)
      }
    default: if let value { statements.append(.expression(value)) }
    }
  }

  /// `@Injected var log: any Log` in a body: the same as `Injected<any Log>()`.
  private func injected(_ variable: VariableDeclSyntax, _ type: TypeReference?) -> Expression? {
    guard let attribute = variable.attributes.first(named: "Injected"), let name = variable.bindings.first?.pattern
    else { return nil }
    return .call(
      Call(
        callee: .type(.named([TypeReference.Component("Injected", type.map { [$0] } ?? [])])),
        arguments: arguments(attribute.labeledArguments), place: place(of: name)))
  }

  private func read(_ statement: StmtSyntax, into statements: inout [Statement]) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let statement):
      if let value = statement.expression { statements.append(.result(expression(value))) }
    case .expressionStmt(let statement): statements.append(contentsOf: self.statements(of: statement.expression))
    case .labeledStmt(let labeled): read(labeled.statement, into: &statements)
    case .guardStmt(let statement):
      read(statement.conditions, into: &statements)
      statements.append(.branches([self.statements(statement.body.statements), []]))
    case .whileStmt(let statement):
      read(statement.conditions, into: &statements)
      statements.append(.loop(variable: nil, over: nil, body: self.statements(statement.body.statements)))
    case .repeatStmt(let statement):
      statements.append(.loop(variable: nil, over: nil, body: self.statements(statement.body.statements)))
      if isOfInterest(statement.condition) { statements.append(.expression(expression(statement.condition))) }
    case .forStmt(let statement):
      statements.append(loop(statement))
    case .doStmt(let statement):
      statements.append(contentsOf: self.statements(statement.body.statements))
      for clause in statement.catchClauses {
        statements.append(.branches([self.statements(clause.body.statements), []]))
      }
    case .deferStmt(let statement): statements.append(contentsOf: self.statements(statement.body.statements))
    case .throwStmt(let statement): statements.append(.expression(expression(statement.expression)))
    case .yieldStmt(let statement):
      if case .single(let value) = statement.yieldedExpressions { statements.append(.result(expression(value))) }
    default: break
    }
  }

  private func loop(_ statement: ForStmtSyntax) -> Statement {
    var body: [Statement] = []
    if let condition = statement.whereClause?.condition, isOfInterest(condition) {
      body.append(.expression(expression(condition)))
    }
    let variable = "#element"
    let name = statement.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
    if name == nil { bind(statement.pattern, nil, .name(variable, place(of: statement.pattern)), into: &body) }
    return .loop(
      variable: name ?? variable, over: expression(statement.sequence),
      body: body + statements(statement.body.statements))
  }

  private func statements(of expression: ExprSyntax) -> [Statement] {
    if let condition = expression.as(IfExprSyntax.self) {
      var statements: [Statement] = []
      read(condition.conditions, into: &statements)
      return statements + [.branches(branches(condition))]
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return [.expression(self.expression(choice.subject)), .branches(branches(choice))]
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
        return [.assign(self.expression(elements[0]), self.expression(ofSequence: elements[2...]))]
      }
      if elements.count >= 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
        let (target, more) = (self.expression(elements[0]), self.expression(ofSequence: elements[2...]))
        return [.assign(target, .sum(target, more, at: place(of: elements[1])))]
      }
    }
    return [.expression(self.expression(expression))]
  }

  private func read(_ conditions: ConditionElementListSyntax, into statements: inout [Statement]) {
    for condition in conditions {
      switch condition.condition {
      case .expression(let value): if isOfInterest(value) { statements.append(.expression(expression(value))) }
      case .optionalBinding(let binding):
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
        let value = binding.initializer.map { expression($0.value) } ?? name.map { .name($0, place(of: binding)) }
        bind(binding.pattern, binding.typeAnnotation.map { TypeReference($0.type) }, value, into: &statements)
      case .matchingPattern(let pattern):
        if isOfInterest(pattern) { statements.append(.expression(expression(pattern.initializer.value))) }
      default: break
      }
    }
  }

  func branches(_ condition: IfExprSyntax) -> [[Statement]] {
    let first = statements(condition.body.statements)
    switch condition.elseBody {
    case .ifExpr(let next):
      var bindings: [Statement] = []
      read(next.conditions, into: &bindings)
      var rest = branches(next)
      rest[0].insert(contentsOf: bindings, at: 0)
      return [first] + rest
    case .codeBlock(let block): return [first, statements(block.statements)]
    case nil: return [first, []]
    }
  }

  func branches(_ choice: SwitchExprSyntax) -> [[Statement]] {
    choice.cases.flatMap { element -> [[Statement]] in
      switch element {
      case .switchCase(let one): [statements(one.statements)]
      case .ifConfigDecl(let conditional):
        conditional.conditions(under: .always).compactMap { clause, condition in
          guard case .switchCases(let cases)? = clause.elements else { return nil }
          let inside = cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap { statements($0.statements) }
          return [.conditional([ConditionalStatements(condition: condition, statements: inside)])]
        }
      }
    }
  }
}
