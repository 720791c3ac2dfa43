package import SwiftSyntax

/// The arguments of `@Service(…)`.
package struct ServiceAttribute: Sendable {
  /// The type to request, as it is to be written; nil if that is the type itself.
  package var interface: String?

  /// Its argument is not a type with `.self` behind it.
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

  /// A type in parentheses is taken as it is; a bare name is that of a protocol, as in
  /// `@Service(Log.self)`.
  private static func type(_ base: ExprSyntax) -> String {
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first
    else {
      return "any \(base.trimmedDescription)"
    }
    return element.expression.trimmedDescription
  }
}
