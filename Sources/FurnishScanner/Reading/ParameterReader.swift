import FurnishSyntax
import SwiftSyntax

/// The facts of the parameters of functions, with the default values that may concern services.
extension SourceReader {
  /// - Parameter isOfOperator: Whether the parameters are those of an operator, whose callers write no labels.
  func parameters(_ clause: FunctionParameterClauseSyntax, isOfOperator: Bool = false) -> [ParameterFacts] {
    clause.parameters.map { parameter in
      let label = text(of: parameter.firstName)
      return ParameterFacts(
        label: label == "_" || isOfOperator ? nil : label, name: parameter.secondName.map(text) ?? label,
        type: isVariadic(parameter) ? .array(TypeReference(parameter.type)) : .ofArguments(of: parameter.type),
        hasDefault: parameter.defaultValue != nil, isInout: isInout(parameter.type), isVariadic: isVariadic(parameter),
        isAutoclosure: parameter.type.as(AttributedTypeSyntax.self)?.attributes.has("autoclosure") ?? false,
        defaultValue: parameter.defaultValue.flatMap {
          isOfInterest($0) || mayRequest($0.value) || isPlain($0.value) || isEmpty($0.value)
            || (isOfInterest(parameter.type) && $0.value.is(ClosureExprSyntax.self))
            ? expression($0.value) : nil
        })
    }
  }

  /// Returns whether a default calls a function of the program, which may request the service that it returns:
  /// `inject()`.
  private func mayRequest(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .functionCallExpr: true
    case .tryExpr(let inner): mayRequest(inner.expression)
    case .awaitExpr(let inner): mayRequest(inner.expression)
    default: false
    }
  }

  /// Returns whether a default has no content: `nil`, `[]`, `{ _ in }`.
  private func isEmpty(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .nilLiteralExpr: true
    case .arrayExpr(let array): array.elements.isEmpty
    case .dictionaryExpr(let dictionary): if case .colon = dictionary.content { true } else { false }
    case .closureExpr(let closure): closure.statements.isEmpty
    default: false
    }
  }

  private func isInout(_ type: TypeSyntax) -> Bool {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return false }
    return attributed.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }

  private func isVariadic(_ parameter: FunctionParameterSyntax) -> Bool {
    parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self)
  }
}
