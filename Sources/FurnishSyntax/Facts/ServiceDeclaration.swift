package import SwiftSyntax

/// A type with `@Service` or `@Injectable`, as it is declared.
package struct ServiceDeclaration: Sendable {
  package var kind: DeclarationKind
  package var name: String
  package var access: AccessLevel
  package var isFinal: Bool

  /// A Boolean value that indicates whether it has the attribute `@MainActor`. Without the attribute, it may be
  /// bound to the main actor, too.
  package var isOnMainActor: Bool

  /// The types after the colon, as they are written.
  package var inherited: [String]

  /// The properties that request a service, in order.
  package var injections: [InjectionProperty]

  /// All properties, in order.
  package var properties: [PropertyFacts]

  package var initializers: [InitializerFacts]

  /// The names of the types that it declares, including type aliases.
  package var typeNames: [String]

  /// - Parameter declaration: Any declaration with members; nil for one without a name.
  package init?(_ declaration: some DeclGroupSyntax) {
    guard let kind = DeclarationKind(declaration), let named = declaration.asProtocol((any NamedDeclSyntax).self)
    else { return nil }
    self.kind = kind
    name = named.name.text
    access = AccessLevel(declaration.modifiers) ?? .internal
    isFinal = kind != .class || declaration.modifiers.has(.final)
    isOnMainActor = declaration.attributes.has("MainActor")
    inherited = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    injections = []
    properties = []
    initializers = []
    typeNames = []
    for member in declaration.memberBlock.members { read(member.decl) }
  }

  private mutating func read(_ member: DeclSyntax) {
    if let variable = member.as(VariableDeclSyntax.self) {
      properties += PropertyFacts.reading(variable)
      if let injection = InjectionProperty(variable) { injections.append(injection) }
    } else if let initializer = member.as(InitializerDeclSyntax.self) {
      initializers.append(InitializerFacts(initializer))
    } else if let alias = member.as(TypeAliasDeclSyntax.self) {
      typeNames.append(alias.name.plainText)
    } else if let type = member.asProtocol((any NamedDeclSyntax).self), DeclarationKind(member) != nil {
      typeNames.append(type.name.plainText)
    }
  }

  /// The property `provider` that the author wrote, if it exists.
  package var provider: PropertyFacts? { properties.first { $0.name == "provider" && !$0.isStatic } }

  /// Whether it has an injection called `provider`, which would hide the property that injections are resolved from.
  package var injectsProvider: Bool {
    provider.map { $0.attributes.contains("Injection") && !$0.isComputed && $0.initialValue == nil } ?? false
  }

  /// Returns the first property of a name.
  package func property(named name: String) -> PropertyFacts? { properties.first { $0.name == name } }

  /// Returns whether the type itself declares the conformance to a protocol, with the name of its module or without.
  package func declaresConformance(_ name: String) -> Bool {
    inherited.contains { $0 == name || $0.hasSuffix(".\(name)") || $0.hasSuffix(" \(name)") }
  }
}
