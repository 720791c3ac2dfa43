import SwiftSyntax

/// The choice of how a call is rewritten, and the calls on containers that are not registrations or requests.
extension SwinjectRewriter {
  /// Rewrites a call.
  ///
  /// - Returns: Whether the parts of the call still have to be read.
  func rewrite(_ node: FunctionCallExprSyntax) -> Bool {
    if finished.contains(node.id) { return false }
    if readRegistrationCalls.contains(node.id) { return true }
    if let chain = registrationChain(node) { return rewriteRegistration(chain, node) }
    if let include = inclusion(node) {
      draft.replace(node, by: include)
      return false
    }
    if isUnknownMethodOfCollection(node) {
      draft.mark(node, .method(node.methodName ?? "this method"))
      renameCollections(in: node)
      return false
    }
    if rewriteCreation(node) { return true }
    if node.methodName == SwinjectNames.resolve, let receiver = node.receiver, roles.role(of: receiver) == .provider {
      return rewriteRequest(node, receiver, forced: nil)
    }
    if node.methodName == SwinjectNames.resolve, let receiver = node.receiver, roles.role(of: receiver) == .collection {
      draft.mark(node, .resolvesWhileRegistering)
    }
    return true
  }

  /// Returns the call that includes a module, for `CoreAssembly().assemble(container: container)` inside of another
  /// assembly.
  private func inclusion(_ node: FunctionCallExprSyntax) -> String? {
    guard node.methodName == "assemble", let module = node.receiver, node.arguments.count == 1,
      let argument = node.arguments.first, argument.label?.text == "container", node.isStatement,
      let name = argument.expression.as(DeclReferenceExprSyntax.self),
      roles.role(of: argument.expression) == .collection
    else { return nil }
    // `super` and `self` are not values to include, so their method is called as before.
    if module.is(SuperExprSyntax.self) || module.trimmedDescription == "self" {
      return "\(module.trimmedDescription).register(in: \(newName(of: name)))"
    }
    return "\(newName(of: name)).include(\(module.trimmedDescription))"
  }

  /// Returns whether a call on a collection has no counterpart: `container.removeAll()`. Registrations were read
  /// before, and functions in extensions of `Container` are rewritten with their extension.
  private func isUnknownMethodOfCollection(_ node: FunctionCallExprSyntax) -> Bool {
    guard let receiver = node.receiver, let name = node.methodName, roles.role(of: receiver) == .collection else {
      return false
    }
    return name != SwinjectNames.resolve && !roles.extensionFunctions.contains(name)
  }
}
