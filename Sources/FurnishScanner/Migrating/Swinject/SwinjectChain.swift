import SwiftSyntax

/// A registration with the calls that follow it: `container.register(…) { … }.inObjectScope(…).implements(…)`.
struct SwinjectChain {
  /// The call of `register` or `autoregister`.
  let registration: FunctionCallExprSyntax
  /// The receiver; `nil` in an extension of the container.
  let receiver: ExprSyntax?
  /// The calls that follow, in order.
  private(set) var modifiers: [(name: String, call: FunctionCallExprSyntax)] = []

  static let registering: Set<String> = [SwinjectNames.register, SwinjectNames.autoregister]

  /// Reads a chain backward from its last call, or returns `nil` if the chain does not begin with a registration.
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

  /// The name of the object scope, as in `.inObjectScope(.container)`; `graph` for any other expression, and if no
  /// object scope is set.
  var objectScope: String {
    guard let call = modifiers.first(where: { $0.name == "inObjectScope" })?.call,
      let scope = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return "graph" }
    return scope.declName.baseName.text
  }

  /// Returns the calls of one modifier, in order.
  func calls(of name: String) -> [FunctionCallExprSyntax] { modifiers.filter { $0.name == name }.map(\.call) }
}
