import FurnishSyntax
package import SwiftSyntax
import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@ClosureService`: writes the members that make a struct of closures a service.
///
/// As a member macro it writes the initializer, `unimplemented` and a method for each endpoint whose
/// parameters have names; as an extension macro the conformance to `ClosureService`. Errors in the struct are reported
/// once, by the member macro.
package enum ClosureServiceMacro: MemberMacro, ExtensionMacro {
  /// The text is formatted already; formatting it would take longer than the rest of the expansion.
  package static var formatMode: FormatMode { .disabled }

  package static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = ClosureServiceModel(declaration, attribute: node, in: context, reports: true)
    else { return [] }
    // The members use the extension, which is not written for a hidden type: the extension macro reports that.
    if PrivateNesting.hides(declaration, in: context) { return [] }
    OperatorConformance.report(model.declaration, "ClosureService", in: context)
    let existing = ExistingMembers(of: model.declaration)
    var members: [String] = []
    if !existing.hasInitializer(labels: model.initializerParameters.map(\.name.plainText)) {
      members += model.initializers
    }
    if !existing.hasStatic("unimplemented") { members.append(model.unimplemented) }
    // The written code names deprecated endpoints by these properties, which cause no warning.
    members += model.endpoints.flatMap(\.quietProperties)
    for endpoint in model.endpoints {
      guard let labels = endpoint.methodLabels, !existing.hasMethod(endpoint.plainName, labels: labels)
      else { continue }
      members.append(endpoint.method(in: model))
    }
    return members.map { "\(raw: $0)" }
  }

  package static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty,
      let model = ClosureServiceModel(declaration, attribute: node, in: context, reports: false)
    else { return [] }
    if PrivateNesting.report(declaration, "ClosureService", in: context) { return [] }
    let text = model.conformance(of: type.trimmedDescription, in: context)
    return [try ExtensionDeclSyntax("\(raw: text)")]
  }
}
