import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// The facts about a struct from which the expansion of `@ClosureService` is written.
struct ClosureServiceModel {
  let declaration: StructDeclSyntax
  /// Whether the struct is a remote service as well.
  var isRemote: Bool { declaration.attributes.has("RemoteService") }
  /// The name of the struct, after the names of the types around it: `App.LandmarkService`.
  let name: String
  let access: AccessLevel
  /// The stored properties, in order.
  let properties: [ClosureServiceProperty]
  let endpoints: [ClosureServiceEndpoint]
  /// The expression for the store of `unimplemented`: `LandmarkStore()`; nil if none is needed.
  let storeExpression: StoreExpression?

  /// The parameters of the initializer, in order: the store, and every endpoint.
  var initializerParameters: [ClosureServiceProperty] {
    properties.filter { $0.endpoint != nil || !$0.hasDefault }
  }

  /// Reads a declaration; nil if it cannot be a closure service.
  ///
  /// - Parameter reports: Whether to report errors to the author.
  init?(
    _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax,
    in context: some MacroExpansionContext, reports: Bool
  ) {
    let check = ClosureServiceCheck(
      attribute: attribute, context: reports ? context : nil,
      writesUnimplemented: !ExistingMembers(of: declaration).hasStatic("unimplemented"))
    guard let declaration = check.structure(declaration) else { return nil }
    let properties = ClosureServiceProperty.properties(in: declaration.memberBlock.members)
    let store = check.store(of: declaration, properties)
    guard check.accepts(declaration, properties, store: store.property) else { return nil }
    self.declaration = declaration
    self.properties = properties
    storeExpression = store.expression
    access = AccessLevel(declaration.modifiers) ?? .internal
    name = NestedName(of: declaration, in: context).text
    endpoints = properties.filter { $0.endpoint != nil }.enumerated().compactMap { index, property in
      ClosureServiceEndpoint(property, index: index)
    }
  }
}
