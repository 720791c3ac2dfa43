package import SwiftSyntax

/// A stored property of a closure service.
package struct ClosureServiceProperty {
  /// The name, with the backticks that it may need. It is detached from its file, so diagnostics point at ``binding``.
  package let name: TokenSyntax
  /// The declaration, which may declare several properties.
  package let declaration: VariableDeclSyntax
  /// The part of the declaration that declares this property.
  package let binding: PatternBindingSyntax
  /// The type as it is written; nil if the compiler infers it.
  package let type: TypeSyntax?
  /// The type, if it is a function.
  package let endpoint: EndpointType?

  package var isConstant: Bool { declaration.bindingSpecifier.tokenKind == .keyword(.let) }

  /// Whether it has a value if the initializer receives no argument for it.
  package var hasDefault: Bool {
    if binding.initializer != nil { return true }
    return !isConstant && isOptional
  }

  /// Whether its written type is an optional.
  package var isOptional: Bool {
    type.map { $0.is(OptionalTypeSyntax.self) || $0.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) } ?? false
  }

  /// Whether the initial value is a closure. The type need not be a function.
  package var isClosure: Bool { binding.initializer?.value.is(ClosureExprSyntax.self) ?? false }

  package var access: AccessLevel { AccessLevel(declaration.modifiers) ?? .internal }

  /// Whether this is the store: its name is `store`, or its type has a name that ends in `Store`.
  package var isStore: Bool {
    guard endpoint == nil else { return false }
    return name.plainText == "store" || type?.nameWithoutArguments.hasSuffix("Store") == true
  }
}

extension ClosureServiceProperty {
  /// Reads the stored properties of a type, in order. Static, computed and `lazy` properties and properties with a
  /// property wrapper are left out.
  package static func properties(in members: MemberBlockItemListSyntax) -> [Self] {
    members.flatMap { member -> [Self] in
      guard let declaration = member.decl.as(VariableDeclSyntax.self) else { return [] }
      return properties(of: declaration)
    }
  }

  /// Returns the stored properties of one declaration.
  package static func properties(of declaration: VariableDeclSyntax) -> [Self] {
    firstWrapper(of: declaration) == nil ? allProperties(of: declaration) : []
  }

  /// Returns the first attribute of a declaration that may be a property wrapper.
  package static func firstWrapper(of declaration: VariableDeclSyntax) -> AttributeSyntax? {
    let nonWrapperAttributes: Set = [
      "available", "usableFromInline", "preconcurrency", "_documentation", "_spi", "LocalEndpoint", "Idempotent",
    ]
    return declaration.attributes.allAttributes.first { !nonWrapperAttributes.contains($0.lastName) }
  }

  /// Returns the stored properties of one declaration, also if it may have a property wrapper.
  package static func allProperties(of declaration: VariableDeclSyntax) -> [Self] {
    guard !declaration.modifiers.has(.static, .class, .lazy) else { return [] }
    let bindings = Array(declaration.bindings)
    return bindings.indices.compactMap { index -> Self? in
      let binding = bindings[index]
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed,
        binding.isStored
      else { return nil }
      // `var a, b: Int` gives its type to all of them.
      let type = bindings[index...].lazy.compactMap(\.typeAnnotation).first?.type
      let ownType = binding.initializer == nil ? type : binding.typeAnnotation?.type
      return Self(
        name: name, declaration: declaration, binding: binding, type: ownType?.trimmed,
        endpoint: ownType.flatMap(EndpointType.init))
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it stores a value: it has no accessors, or only observers.
  fileprivate var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }
}

extension TypeSyntax {
  /// The name of the type without its generic arguments: `ItemStore` for `ItemStore<Int>`.
  fileprivate var nameWithoutArguments: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.name.plainText
    case .memberType(let type): type.name.plainText
    case .someOrAnyType(let type): type.constraint.nameWithoutArguments
    default: trimmedDescription
    }
  }
}
