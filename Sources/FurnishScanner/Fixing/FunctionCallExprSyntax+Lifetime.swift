import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The argument that `lifetime:` follows: the type, the name, or the key.
  var lastArgumentBeforeLifetime: LabeledExprSyntax? {
    arguments.prefix { argument in
      switch argument.label?.text {
      // The type precedes a recipe, which has no label either.
      case nil: argument.expression.trimmedDescription.hasSuffix(".self")
      case "name", "key": true
      default: false
      }
    }.last
  }
}
