import FurnishSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

/// The members of a service that its author has not written.
struct ServiceMembers {
  let type: ServiceDeclaration
  let attribute: ServiceAttribute

  private var access: String { type.access.forMember.modifier }

  var declarations: [DeclSyntax] {
    var members: [DeclSyntax] = []
    if !type.typeNames.contains("Interface") {
      members.append("\(raw: access)typealias Interface = \(raw: attribute.interface ?? type.name)")
    }
    if type.provider == nil { members += ProviderMembers.declarations(in: type) }
    if !type.initializers.contains(where: \.takesProvider) { members.append(providerInitializer) }
    if let manualInitializer { members.append(manualInitializer) }
    if type.property(named: "serviceRecipe") == nil { members.append(recipe) }
    return members
  }

  private var providerInitializer: DeclSyntax {
    let required = type.isFinal ? "" : "required "
    return """
      \(raw: access)\(raw: required)init(provider: any Furnish.ServiceProvider) {
        \(raw: ProviderMembers.assignment(in: type) ?? "")
      }
      """
  }

  /// The initializer that takes the services as arguments, or `nil` if the author wrote it, or if it could
  /// not give every property a value.
  private var manualInitializer: DeclSyntax? {
    let labels = type.injections.map(\.name)
    if type.initializers.contains(where: { $0.labels == labels }) { return nil }
    if type.properties.contains(where: { $0.needsInitialValue && $0.name != "provider" }) { return nil }
    var statements = type.injections.map {
      "\(InjectionMacro.storage(of: $0.property)).store(\(Identifier.spelled($0.name)))"
    }
    if let provider = type.provider, provider.needsInitialValue {
      guard provider.isOptional else { return nil }
      statements.append("self.provider = nil")
    }
    let parameters = type.injections.map { parameter(of: $0) }.joined(separator: ", ")
    return """
      \(raw: manualAccess.modifier)init(\(raw: parameters)) {
        \(raw: statements.joined(separator: "\n"))
      }
      """
  }

  private func parameter(of injection: InjectionProperty) -> String {
    let type = injection.property.type ?? injection.type
    let escaping = TypeSyntax("\(raw: type)").isFunction ? "@escaping " : ""
    return "\(Identifier.spelled(injection.name)): \(escaping)\(type)\(injection.isOptional ? " = nil" : "")"
  }

  /// The access level of the initializer, which must not exceed that of a property whose type it names.
  private var manualAccess: AccessLevel {
    let levels = type.injections.map { $0.property.access ?? .internal }
    let level = ([type.access.forMember] + levels).min() ?? .internal
    return level == .private ? .fileprivate : level
  }

  private var recipe: DeclSyntax {
    """
    \(raw: ServiceMembers.recipeModifiers(of: type))var serviceRecipe: Furnish.ServiceRecipe<Interface> {
      Furnish.ServiceRecipe(\(raw: type.name).self, injections: [\(raw: ServiceMembers.injections(of: type))], \
    \(raw: type.name).init(provider:)\(raw: conversion))
    }
    """
  }

  /// The cast of the initializer to the type of the recipe, if the interface is another type than the service. Without
  /// it the compiler has no diagnostic for a service that does not conform to its interface, and suggests a bug report.
  private var conversion: String {
    if attribute.interface == nil { return "" }
    // The cast repeats the typed errors of the initializer: the compiler fails at a cast from a function that throws
    // errors of one type to a function that throws any error.
    let effects = type.initializers.first(where: \.takesProvider)?.throwsClause ?? "throws"
    return " as @isolated(any) @Sendable (any Furnish.ServiceProvider) \(effects) -> Interface"
  }

  /// Returns the modifiers of `serviceRecipe`, which a subclass overrides: it is a `class` property unless the type is
  /// final.
  static func recipeModifiers(of type: ServiceDeclaration) -> String {
    let access = type.access == .open ? AccessLevel.open : type.access.forMember
    return "nonisolated \(access.modifier)\(type.isFinal ? "static" : "class") "
  }

  /// Writes the list of dependencies that the container receives.
  static func injections(of type: ServiceDeclaration) -> String {
    type.injections.map { injection in
      let name = injection.registrationName.map { ", name: \($0)" } ?? ""
      return "Furnish.ServiceInjection((\(injection.type)).self\(name))"
    }.joined(separator: ", ")
  }
}
