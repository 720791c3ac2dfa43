import SwiftSyntax

// The parts of calls, types, closures and comments that migrations read.

extension TypeSyntax {
  /// Creates the type whose metatype an expression is: `Log` of `Log.self`.
  init?(metatype expression: ExprSyntax) {
    guard let type = MigratedTypeSpelling.type(ofMetatype: expression) else { return nil }
    self = type
  }

  /// The type without `?` and `!`.
  var unwrapped: TypeSyntax {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.unwrapped }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.unwrapped
    }
    return self
  }
}

extension FunctionCallExprSyntax {
  /// The name of the method or function that is called.
  var methodName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The expression that a method is called on.
  var receiver: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  func argument(_ label: String) -> LabeledExprSyntax? { arguments.first { $0.label?.text == label } }

  /// Whether the call is a statement of its own, and its value is not used.
  var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) == true && !isOnlyExpression }

  /// Whether the call may be the result of a getter or a function, as its only statement:
  /// `func log() -> Log { make() }`.
  private var isOnlyExpression: Bool {
    guard let list = parent?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    if list.parent?.is(AccessorBlockSyntax.self) == true { return true }
    guard let block = list.parent?.as(CodeBlockSyntax.self) else { return false }
    return block.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }
}

extension ExprSyntax {
  /// The last name of a path such as `self.container`, `DI.shared.container`, `resolver!` or `resolver?`.
  var lastPathName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.lastPathName }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.lastPathName }
    return nil
  }

  /// The call that the expression unwraps with `!`; `nil` for every other expression.
  var forcedCall: FunctionCallExprSyntax? {
    self.as(ForceUnwrapExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The parameters and the types that are written.
  var parameterList: [(name: String, type: TypeSyntax?)] {
    switch signature?.parameterClause {
    case .simpleInput(let list)?: list.map { ($0.name.text, nil) }
    case .parameterClause(let clause)?:
      clause.parameters.map { (($0.secondName ?? $0.firstName).text, $0.type) }
    case nil: []
    }
  }

  /// The only expression of the body.
  var onlyExpression: ExprSyntax? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    if case .expr(let expression) = item { return expression }
    return item.as(ReturnStmtSyntax.self)?.expression
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the name after a period.
  var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}

extension Trivia {
  /// The texts of the comments in it.
  var comments: [String] {
    compactMap { piece in
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text): text
      default: nil
      }
    }
  }
}

extension KeyPathExprSyntax {
  /// The first property of the path: `api` of `\.api.user` and `\DependencyValues.api`.
  var firstProperty: String? {
    components.lazy.compactMap { component -> String? in
      if case .property(let property) = component.component { return property.declName.baseName.text }
      return nil
    }.first
  }
}
