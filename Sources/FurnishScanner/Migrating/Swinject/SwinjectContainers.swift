import SwiftSyntax

/// A call that creates a container whose registrations are all in one place.
struct SwinjectContainerCall {
  /// The argument of `Assembler([…])`.
  private(set) var assemblies: ExprSyntax?
  /// The closure of `Container { c in … }`.
  private(set) var closure: ClosureExprSyntax?

  init?(_ call: FunctionCallExprSyntax?) {
    guard let call else { return nil }
    switch call.calledExpression.lastPathName {
    case "Assembler":
      guard call.arguments.count == 1, let argument = call.arguments.first, call.trailingClosure == nil,
        argument.label == nil || argument.label?.text == "assemblies"
      else { return nil }
      assemblies = argument.expression
    case "Container":
      let closure =
        call.trailingClosure ?? call.argument("registeringClosure")?.expression.as(ClosureExprSyntax.self)
      guard let closure, call.arguments.count == (call.trailingClosure == nil ? 1 : 0) else { return nil }
      self.closure = closure
    default: return nil
    }
  }
}

/// A closure that creates a container and returns it: `{ let container = Container(); …; return container }()`.
struct SwinjectContainerClosure {
  let call: FunctionCallExprSyntax
  let closure: ClosureExprSyntax
  /// The name of the container in the closure.
  let container: String
  let declaration: VariableDeclSyntax
  let result: ReturnStmtSyntax

  init?(_ call: FunctionCallExprSyntax) {
    guard let closure = call.calledExpression.as(ClosureExprSyntax.self), call.arguments.isEmpty,
      closure.parameterList.isEmpty, let result = closure.statements.last?.item.as(ReturnStmtSyntax.self),
      let name = result.expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    let declaration = closure.statements.lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }.first { variable in
      variable.bindings.count == 1 && variable.bindings.first?.pattern.trimmedDescription == name
    }
    guard let declaration, let value = declaration.bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self),
      value.calledExpression.trimmedDescription == "Container", value.arguments.isEmpty, value.trailingClosure == nil
    else { return nil }
    // A second `return` would return the container before all services are registered.
    guard ReturnCounter(closure).count == 1 else { return nil }
    guard SwinjectContainerUses(closure.statements, of: name, ignoring: [declaration.id, result.id]).registersOnly
    else {
      return nil
    }
    (self.call, self.closure, self.declaration, self.result) = (call, closure, declaration, result)
    container = name
  }
}

/// A visitor that counts the `return` statements of a closure, without those of closures and functions inside of it.
private final class ReturnCounter: SyntaxVisitor {
  private(set) var count = 0
  private let closure: SyntaxIdentifier

  init(_ closure: ClosureExprSyntax) {
    self.closure = closure.id
    super.init(viewMode: .sourceAccurate)
    walk(closure)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.id == closure ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
