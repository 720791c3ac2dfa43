package import SwiftSyntax

extension AttributeListSyntax {
  /// All attributes, including those in every branch of an `#if`.
  package var allAttributes: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): [attribute]
      case .ifConfigDecl(let conditional):
        conditional.clauses.flatMap { clause -> [AttributeSyntax] in
          guard case .attributes(let attributes) = clause.elements else { return [] }
          return attributes.allAttributes
        }
      }
    }
  }

  /// Finds the first attribute of this name, with the name of its module or without.
  package func first(named name: String) -> AttributeSyntax? {
    allAttributes.first { $0.lastName == name }
  }

  /// Returns whether the list has an attribute of this name.
  package func has(_ name: String) -> Bool { first(named: name) != nil }
}

extension AttributeSyntax {
  /// The name without that of its module: `Service` in `@FurnishMacros.Service`.
  package var lastName: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.plainText }
    if let identifier = attributeName.as(IdentifierTypeSyntax.self) { return identifier.name.plainText }
    return attributeName.trimmedDescription
  }

  /// The arguments in its parentheses; empty if it has none.
  package var labeledArguments: [LabeledExprSyntax] {
    guard case .argumentList(let list) = arguments else { return [] }
    return Array(list)
  }

  /// Finds the argument with this label, or, for nil, the first one without a label.
  package func argument(_ label: String?) -> ExprSyntax? {
    labeledArguments.first { $0.label?.plainText == label }?.expression
  }
}
