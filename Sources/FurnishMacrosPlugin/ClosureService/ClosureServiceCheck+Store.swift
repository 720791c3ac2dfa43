import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

extension ClosureServiceCheck {
  /// Finds the property that is the store, and the expression by which `unimplemented` creates the store.
  ///
  /// - Returns: The property, or nil if the service has no store; and the expression, or nil if none is needed, because
  ///   the service has no store, the store has a value, or the author has written `unimplemented`.
  func store(
    of declaration: StructDeclSyntax, _ properties: [ClosureServiceProperty]
  ) -> (property: ClosureServiceProperty?, expression: StoreExpression?) {
    let argument = attribute.argument("store")
    let declaresNoStore = argument?.as(MemberAccessExprSyntax.self).map {
      $0.base == nil && $0.declName.baseName.text == "none"
    }
    guard let store = properties.first(where: \.isStore) else {
      if declaresNoStore != true { reportMissing(in: declaration, argument: argument) }
      return (nil, nil)
    }
    if declaresNoStore == true {
      report(
        .storeInAServiceWithoutStore(store.name.plainText), at: store.binding.pattern,
        fixIts: [.replacing(.removeAbsentStore, attribute, by: AttributeSyntax("@ClosureService"))])
    }
    if store.hasDefault || !writesUnimplemented { return (store, nil) }
    if let argument { return (store, StoreExpression(text: argument.trimmedDescription)) }
    guard let type = store.type, type.canBeCreatedByCalling else {
      report(.storeNeedsExpression(store.name.plainText), at: store.binding.pattern)
      return (store, nil)
    }
    if type.is(OptionalTypeSyntax.self) { return (store, StoreExpression(text: "nil")) }
    return (store, StoreExpression(text: "\(type)()", comment: MacroDiagnostic.commentOnStoreCreation))
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
        .replacing(.declareAbsentStore, attribute, by: AttributeSyntax("@ClosureService(store: .none)"))
      ])
  }
}

/// The expression that `unimplemented` evaluates for its store.
struct StoreExpression {
  /// `LandmarkStore()`
  let text: String
  /// A comment behind the expression, which the compiler shows if it rejects the line: a macro cannot read whether the
  /// type of the store has such an initializer, nor on which actor.
  var comment: String?
}

extension TypeSyntax {
  /// Whether `T()` or `nil` may create a value of this type. Neither can if the type is `any Store`, for example.
  fileprivate var canBeCreatedByCalling: Bool {
    self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self) || self.is(OptionalTypeSyntax.self)
      || self.is(ArrayTypeSyntax.self) || self.is(DictionaryTypeSyntax.self)
  }
}
