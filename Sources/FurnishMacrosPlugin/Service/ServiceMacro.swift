import FurnishSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Service`: a type that containers create for requests of its interface.
package enum ServiceMacro: MemberMacro, ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let kind = DeclarationKind(declaration), kind.hasStoredProperties,
      let type = ServiceDeclaration(declaration)
    else {
      context.report(.attributeNeedsOwner("Service", DeclarationKind(declaration)), at: node)
      return []
    }
    let attribute = ServiceAttribute(node)
    if attribute.isMalformed {
      context.report(.serviceArgument, at: node.arguments.map { Syntax($0) } ?? Syntax(node))
      return []
    }
    if Noncopyable.report(declaration, "Service", in: context) { return [] }
    InjectionChecks.check(declaration, in: context)
    if type.injectsProvider { return [] }
    if type.isSubclass(lacking: protocols, of: "ServiceImplementation") {
      ServiceChecks.checkInterface(of: node, on: type, in: context)
      return InheritedServiceMembers.declarations(in: type)
    }
    ServiceChecks.check(declaration, type, in: context)
    // The injections read the provider: without it, each of them would be an error as well.
    guard type.canBeCreated else { return type.provider == nil ? ProviderMembers.declarations(in: type) : [] }
    return ServiceMembers(type: type, attribute: attribute).declarations
  }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let kind = DeclarationKind(declaration), kind.hasStoredProperties, !protocols.isEmpty,
      let facts = ServiceDeclaration(declaration), facts.canBeCreated, !facts.injectsProvider,
      !Noncopyable.isType(declaration), !ServiceAttribute(node).isMalformed
    else { return [] }
    if PrivateNesting.report(declaration, "Service", in: context) { return [] }
    // The conformance is not isolated, even if everything else in the module is bound to the main actor: containers use
    // it on any thread.
    return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated Furnish.ServiceImplementation {}")]
  }
}
