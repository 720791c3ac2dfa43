import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

extension ClosureServiceCheck {
  /// The property that is the store, and what `unimplemented` makes for it.
  ///
  /// - Returns: The property, nil where there is none; and the expression, nil where there is nothing
  ///   to make, because there is no store or because it has a value already.
  func store(
    of declaration: StructDeclSyntax, _ properties: [ClosureServiceProperty]
  ) -> (property: ClosureServiceProperty?, expression: String?) {
    let argument = attribute.argument("store")
    let hasNone = argument?.as(MemberAccessExprSyntax.self).map {
      $0.base == nil && $0.declName.baseName.text == "none"
    }
    guard let store = properties.first(where: \.isStore) else {
      if hasNone != true { reportMissing(in: declaration, argument: argument) }
      return (nil, nil)
    }
    if hasNone == true {
      report(
        .storeInAServiceWithoutStore(store.name.plainText), at: store.binding.pattern,
        fixIts: [.replacing(.removeAbsentStore, attribute, by: AttributeSyntax("@ClosureService"))])
    }
    if store.hasDefault { return (store, nil) }
    if let argument { return (store, argument.trimmedDescription) }
    guard let type = store.type, type.canBeMadeByCalling else {
      report(.storeNeedsExpression(store.name.plainText), at: store.binding.pattern)
      return (store, nil)
    }
    return (store, type.is(OptionalTypeSyntax.self) ? "nil" : "\(type)()")
  }

  private func reportMissing(in declaration: StructDeclSyntax, argument: ExprSyntax?) {
    let name = declaration.name.plainText
    if let argument {
      report(.storeArgumentWithoutStore(name), at: argument)
      return
    }
    report(
      .closureServiceWithoutStore(name), at: declaration.name,
      notes: [(Syntax(attribute), MacroDiagnostic.noteAboutServicesWithoutStore)],
      fixIts: [
        .replacing(.sayThatThereIsNoStore, attribute, by: AttributeSyntax("@ClosureService(store: .none)"))
      ])
  }
}

extension TypeSyntax {
  /// Whether `T()`, or `nil`, may be a value of this type: not where the type is any of a protocol.
  fileprivate var canBeMadeByCalling: Bool {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) || self.is(OptionalTypeSyntax.self)
      || self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self)
  }
}
