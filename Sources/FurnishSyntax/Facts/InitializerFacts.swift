package import SwiftSyntax

/// An initializer, as it is declared.
package struct InitializerFacts: Sendable, Hashable {
  /// The label of each parameter; `_` if it has none.
  package var labels: [String]

  /// The types of the parameters, as they are written.
  package var types: [String]

  package var isFailable: Bool
  package var isAsync: Bool

  /// The `throws` clause, as it is written: `throws`, or `throws(StoreError)`; nil if the initializer throws nothing.
  package var throwsClause: String?

  package var isConvenience: Bool
  package var isRequired: Bool
  package var access: AccessLevel?

  package init(_ declaration: InitializerDeclSyntax) {
    let parameters = declaration.signature.parameterClause.parameters
    labels = parameters.map(\.firstName.plainText)
    types = parameters.map(\.type.trimmedDescription)
    isFailable = declaration.optionalMark != nil
    isAsync = declaration.signature.effectSpecifiers?.asyncSpecifier != nil
    throwsClause = declaration.signature.effectSpecifiers?.throwsClause?.trimmedDescription
    isConvenience = declaration.modifiers.has(.convenience)
    isRequired = declaration.modifiers.has(.required)
    access = AccessLevel(declaration.modifiers)
  }

  /// Whether it is `init(provider:)`.
  package var takesProvider: Bool { labels == ["provider"] }
}
