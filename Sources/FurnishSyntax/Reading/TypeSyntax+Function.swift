package import SwiftSyntax

extension TypeSyntax {
  /// Whether this is the type of a function, with or without attributes and parentheses around it.
  package var isFunction: Bool {
    if self.is(FunctionTypeSyntax.self) { return true }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.isFunction }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first
    else { return false }
    return element.type.isFunction
  }
}
