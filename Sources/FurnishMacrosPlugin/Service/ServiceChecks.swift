import FurnishSyntax
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Checks that report why a type cannot be a service.
enum ServiceChecks {
  static func check(
    _ declaration: some DeclGroupSyntax, _ type: ServiceDeclaration, in context: some MacroExpansionContext
  ) {
    checkInitializer(declaration, in: context)
    for property in type.propertiesWithoutValue {
      guard let variable = declaration.variable(named: property.name) else { continue }
      context.report(.serviceHasUninitializedProperty(type.name, property.name), at: variable.bindings)
    }
  }

  /// Reports an `init(provider:)` that is failable or asynchronous: a recipe may throw, but it must return a value, and
  /// synchronously.
  private static func checkInitializer(_ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    for member in declaration.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
      let facts = InitializerFacts(initializer)
      guard facts.takesProvider, facts.isFailable || facts.isAsync else { continue }
      context.report(.serviceInitializer(isFailable: facts.isFailable), at: initializer.initKeyword)
    }
  }

  /// Reports an interface in the attribute of a subclass: the subclass of a service has the interface of its
  /// superclass.
  static func checkInterface(
    of node: AttributeSyntax, on type: ServiceDeclaration, in context: some MacroExpansionContext
  ) {
    guard let arguments = node.arguments else { return }
    var bare = node
    (bare.leftParen, bare.arguments, bare.rightParen) = (nil, nil, nil)
    bare.trailingTrivia = node.trailingTrivia
    let fix = FixIt.replacingAll(.removeInterface, [(Syntax(node), Syntax(bare))])
    context.report(.serviceChangesInterface(type.name), at: arguments, fixIts: [fix])
  }
}

extension ServiceDeclaration {
  /// The properties that have no value unless the author writes `init(provider:)`; empty if the author has written it.
  fileprivate var propertiesWithoutValue: [PropertyFacts] {
    if initializers.contains(where: \.takesProvider) { return [] }
    return properties.filter { $0.needsInitialValue && $0.name != "provider" }
  }

  /// Whether an initializer that takes a provider exists, or can be written.
  var canBeCreated: Bool { propertiesWithoutValue.isEmpty }
}

extension DeclGroupSyntax {
  /// Finds the declaration of a property.
  func variable(named name: String) -> VariableDeclSyntax? {
    memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { variable in
      PropertyFacts.reading(variable).contains { $0.name == name }
    }
  }
}
