import SwiftSyntax

/// A registration with what follows it: `container.register(…) { … }.inObjectScope(…).implements(…)`.
struct SwinjectChain {
  /// The call of `register` or `autoregister`.
  let registration: FunctionCallExprSyntax
  /// The receiver; `nil` in an extension of the container.
  let receiver: ExprSyntax?
  /// The calls that follow, in order.
  private(set) var modifiers: [(name: String, call: FunctionCallExprSyntax)] = []

  static let registering: Set<String> = [SwinjectNames.register, SwinjectNames.autoregister]

  /// - Parameter call: The last call of a chain.
  init?(_ call: FunctionCallExprSyntax) {
    var current = call
    var found: [(name: String, call: FunctionCallExprSyntax)] = []
    while let member = current.calledExpression.as(MemberAccessExprSyntax.self),
      !Self.registering.contains(member.declName.baseName.text)
    {
      found.insert((member.declName.baseName.text, current), at: 0)
      guard let base = member.base?.as(FunctionCallExprSyntax.self) else { return nil }
      current = base
    }
    if let member = current.calledExpression.as(MemberAccessExprSyntax.self) {
      receiver = member.base
    } else if let name = current.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.registering.contains(name.baseName.text)
    {
      receiver = nil
    } else {
      return nil
    }
    registration = current
    modifiers = found
  }

  var isAutomatic: Bool { registration.methodName == SwinjectNames.autoregister }

  /// The type that is registered.
  var service: TypeSyntax? {
    registration.arguments.first.flatMap { $0.label == nil ? TypeSyntax(metatype: $0.expression) : nil }
  }

  /// The name, as it is written.
  var name: ExprSyntax? { registration.argument("name")?.expression }

  /// The closure that creates the service.
  var recipe: ClosureExprSyntax? {
    registration.trailingClosure ?? registration.argument("factory")?.expression.as(ClosureExprSyntax.self)
  }

  /// The name of the object scope; `graph` where none is written.
  var objectScope: String {
    guard let call = modifiers.first(where: { $0.name == "inObjectScope" })?.call,
      let scope = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return "graph" }
    return scope.declName.baseName.text
  }

  func calls(of name: String) -> [FunctionCallExprSyntax] { modifiers.filter { $0.name == name }.map(\.call) }
}

extension TypeSyntax {
  init?(metatype expression: ExprSyntax) {
    guard let type = TypeSpelling.type(ofMetatype: expression) else { return nil }
    self = type
  }
}

extension FunctionCallExprSyntax {
  /// The name of the method or function that is called.
  var methodName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  func argument(_ label: String) -> LabeledExprSyntax? { arguments.first { $0.label?.text == label } }

  /// Whether the call is a statement of its own, and its value is not used.
  var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) == true && !isOnlyExpression }

  /// Whether it may be the value of a closure or function that has no other statement.
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

  /// The call that the expression is, without a `!` behind it.
  var forcedCall: FunctionCallExprSyntax? { self.as(ForceUnwrapExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self) }
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
