import FurnishSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@RemoteService`: writes the conformance of a closure service to `RemoteService`, and `remote(over:)`.
///
/// The macro reads the struct as `@ClosureService` does, which reports why a struct cannot be a closure service.
package enum RemoteServiceMacro: ExtensionMacro {
  /// The text is formatted already; formatting it would take longer than the rest of the expansion.
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    guard let attribute = declaration.attributes.first(named: "ClosureService") else {
      context.report(.remoteServiceWithoutClosureService, at: node)
      return []
    }
    guard let model = ClosureServiceModel(declaration, attribute: attribute, in: context, reports: false)
    else { return [] }
    let endpoints = model.endpoints.filter { !$0.isLocal }
    var isValid = true
    for endpoint in endpoints { isValid = endpoint.reportUntransferableTypes(in: context) && isValid }
    guard isValid, !PrivateNesting.report(declaration, "RemoteService", in: context) else { return [] }
    let text = model.remoteConformance(of: type.trimmedDescription, endpoints)
    return [try ExtensionDeclSyntax("\(raw: text)")]
  }
}
