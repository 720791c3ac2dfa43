import FurnishSyntax
import SwiftDiagnostics
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Injectable`: a type that requests services and is not a service.
package enum InjectableMacro: MemberMacro, ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let kind = DeclarationKind(declaration), kind.hasStoredProperties,
      let type = ServiceDeclaration(declaration)
    else {
      context.report(.attributeNeedsOwner("Injectable", DeclarationKind(declaration)), at: node)
      return []
    }
    if declaration.attributes.has("Service") {
      let fix = FixIt.removing(.removeAttribute("Injectable"), node)
      context.report(.injectableIsService(type.name), at: node, fixIts: [fix])
      return []
    }
    if Noncopyable.report(declaration, "Injectable", in: context) { return [] }
    InjectionChecks.check(declaration, in: context)
    if type.isSubclass(lacking: protocols, of: "Injectable") || type.provider != nil { return [] }
    return ProviderMembers.declarations(in: type)
  }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let kind = DeclarationKind(declaration), kind.hasStoredProperties, !protocols.isEmpty,
      !declaration.attributes.has("Service"), !Noncopyable.isType(declaration)
    else { return [] }
    if PrivateNesting.report(declaration, "Injectable", in: context) { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): nonisolated Furnish.Injectable {}")]
  }
}

extension ServiceDeclaration {
  /// Returns whether the class inherits a conformance: the compiler passes only the missing ones to macros.
  func isSubclass(lacking protocols: [TypeSyntax], of name: String) -> Bool {
    kind == .class && !inherited.isEmpty && protocols.isEmpty && !declaresConformance(name)
  }
}
