import FurnishSyntax
import SwiftDiagnostics
package import SwiftSyntax
package import SwiftSyntaxMacros

/// `@LocalEndpoint`: read by `@RemoteService`, and expanded to nothing.
package enum LocalEndpointMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    _ = EndpointMark.endpoint(declaration, node, in: context)
    return []
  }
}

/// `@Idempotent`: read by `@RemoteService`, and expanded to nothing.
package enum IdempotentMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = EndpointMark.endpoint(declaration, node, in: context),
      endpoint.declaration.attributes.has("LocalEndpoint")
    else { return [] }
    let fix = FixIt.removing(.removeAttribute("Idempotent"), node)
    context.report(.localEndpointIsIdempotent(endpoint.name.plainText), at: node, fixIts: [fix])
    return []
  }
}

/// The check of an attribute that marks an endpoint of a remote service.
private enum EndpointMark {
  /// Finds the endpoint that an attribute marks; reports the attribute at any other declaration, where it has no
  /// effect.
  static func endpoint(
    _ declaration: some DeclSyntaxProtocol, _ node: AttributeSyntax, in context: some MacroExpansionContext
  ) -> ClosureServiceProperty? {
    if let variable = declaration.as(VariableDeclSyntax.self),
      let service = context.lexicalContext.first?.as(StructDeclSyntax.self), service.attributes.has("RemoteService"),
      let endpoint = ClosureServiceProperty.properties(of: variable).first(where: { $0.endpoint != nil })
    {
      return endpoint
    }
    context.report(.attributeNeedsRemoteEndpoint(node.lastName), at: node)
    return nil
  }
}
