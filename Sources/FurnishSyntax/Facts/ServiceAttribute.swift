package import SwiftSyntax

/// The arguments of `@Service(…)`.
package struct ServiceAttribute: Sendable {
  /// The type to request, as generated code has to spell it; nil if it is the type that has the attribute.
  package var interface: String?

  /// Whether its argument is not a type followed by `.self`.
  package var isMalformed: Bool

  package init(_ attribute: AttributeSyntax) {
    guard let argument = attribute.argument(nil) else {
      (interface, isMalformed) = (nil, !attribute.labeledArguments.isEmpty)
      return
    }
    guard let access = argument.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.self),
      let base = access.base
    else {
      (interface, isMalformed) = (nil, true)
      return
    }
    interface = ServiceAttribute.type(base)
    isMalformed = false
  }

  /// Returns the spelling of the type in an argument. A type in parentheses is used as it is written; a bare name is
  /// that of a protocol, as in `@Service(Log.self)`.
  private static func type(_ base: ExprSyntax) -> String {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first
    else {
      return "any \(base.trimmedDescription)"
    }
    return element.expression.trimmedDescription
  }
}
