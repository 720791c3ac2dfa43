import SwiftSyntax

/// Attributes: `@DependencyEntry`, `@Dependency` and test traits.
extension SwiftDependenciesRewriter {
  /// Rewrites `@DependencyEntry var flags = …` as `@ServiceEntry var flags = …`.
  func rewriteEntry(_ attribute: AttributeSyntax, _ node: VariableDeclSyntax) {
    guard attribute.arguments == nil else { return draft.mark(node, .entry) }
    draft.replace(attribute.attributeName, by: "ServiceEntry")
    draft.note("@DependencyEntry is @ServiceEntry", at: attribute)
  }

  /// Rewrites `@Dependency(\.api) var api` as `@Injected(\.api) var api`.
  func rewriteDependency(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard case .argumentList(let arguments)? = node.arguments, let first = arguments.first?.expression else {
      return .skipChildren
    }
    if let path = first.as(KeyPathExprSyntax.self), let property = path.firstProperty, !isKnown(property) {
      draft.mark(node, .noValue(property))
      return .skipChildren
    }
    if node.isInSendableClass { draft.mark(node, .variableOfSendableClass) }
    draft.replace(node.attributeName, by: "Injected")
    draft.note("\(node.trimmedDescription) is @Injected(\(first.trimmedDescription))", at: node)
    return .visitChildren
  }

  /// Returns whether the program declares a property of `DependencyValues` with this name, or Furnish has a value of
  /// this name.
  func isKnown(_ property: String) -> Bool {
    property == "self" || declared.properties.contains(property) || SwiftDependenciesMigration.values[property] != nil
  }

  /// Rewrites `@Test(.dependency(\.api, .mock))` as `@Test(.services { $0.api = .mock })`.
  func rewriteTrait(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard case .argumentList(let arguments)? = node.arguments else { return .skipChildren }
    for argument in arguments {
      guard let call = argument.expression.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
      else { continue }
      switch member.declName.baseName.text {
      case "dependencies" where unknownValue(in: call) != nil:
        draft.mark(node, .noValue(unknownValue(in: call)!))
      case "dependencies":
        draft.replace(member.declName.baseName, by: "services")
        draft.note("the trait .dependencies is .services", at: call)
        walk(call)
      case "dependency":
        let values = Array(call.arguments)
        guard values.count == 2, let path = values[0].expression.as(KeyPathExprSyntax.self), path.root == nil,
          let property = path.firstProperty, isKnown(property), !draft.source.hasComment(in: call)
        else {
          draft.mark(node, .modifier)
          continue
        }
        let target = path.components.trimmedDescription
        draft.replace(call, by: ".services { $0\(target) = \(values[1].expression.trimmedDescription) }")
        draft.note("the trait .dependency is .services", at: call)
      default: walk(call)
      }
    }
    return .skipChildren
  }
}

extension AttributeSyntax {
  /// Whether the property with the attribute belongs to a class that is declared `Sendable`.
  fileprivate var isInSendableClass: Bool {
    guard let property = parent?.parent?.as(VariableDeclSyntax.self), !property.isStaticMember,
      let type = property.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
    else { return false }
    return type.inheritanceClause?.names.contains("Sendable") == true
  }
}
