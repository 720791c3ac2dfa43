import SwiftSyntax

/// The types that a program declares, as far as a migration depends on them, by their last names.
///
/// A name that several types have is unknown unless all of them agree.
struct DeclaredTypes {
  enum Kind { case `class`, `struct`, `enum`, actor, `protocol`, alias }

  struct Parameter: Hashable {
    var label: String
    var type: String
    var hasDefault: Bool
  }

  struct Entry {
    var kind: Kind
    var inherited: [String]
    var isBoundToMainActor: Bool
    var isGeneric: Bool
    /// The parameters of each initializer that can be called without `try`, `await` and unwrapping.
    var initializers: [[Parameter]] = []
    /// The stored properties that the compiler's initializer takes; `nil` if one of them has a default or is private.
    var memberwise: [Parameter]? = []
    var declaresInitializer = false
  }

  private var entries: [String: [Entry]] = [:]
  private var extensions: [String: [String]] = [:]
  private var extensionInitializers: [String: [[Parameter]]] = [:]

  init(_ trees: [SourceFileSyntax]) {
    for tree in trees {
      let collector = TypeCollector(tree)
      entries.merge(collector.entries) { $0 + $1 }
      extensions.merge(collector.extensions) { $0 + $1 }
      extensionInitializers.merge(collector.extensionInitializers) { $0 + $1 }
    }
  }

  func isDeclared(_ name: String) -> Bool { entries[name] != nil }

  /// Returns the entry of a type, if the program declares only one type of this name.
  func entry(_ name: String) -> Entry? {
    guard let all = entries[name], all.count == 1 else { return nil }
    return all[0]
  }

  func isProtocol(_ name: String) -> Bool {
    guard let all = entries[name], let first = all.first else { return false }
    return first.kind == .protocol && all.allSatisfy { $0.kind == .protocol }
  }

  /// Returns whether a class of the program has this one as its superclass.
  func isInheritedFrom(_ name: String) -> Bool {
    entries.values.contains { $0.contains { $0.kind == .class && $0.inherited.contains(name) } }
  }

  func isBoundToMainActor(_ name: String) -> Bool {
    guard let all = entries[name] else { return false }
    return all.contains(where: \.isBoundToMainActor)
  }

  /// Returns whether values of a type may be used on several threads; `nil` if the source does not show it.
  func isSendable(_ name: String, depth: Int = 0) -> Bool? {
    guard let entry = entry(name), depth < 8 else { return nil }
    if entry.isBoundToMainActor { return true }
    let inherited = entry.inherited + (extensions[name] ?? [])
    if inherited.contains(where: { ["Sendable", "Actor", "Error"].contains($0) }) { return true }
    switch entry.kind {
    case .actor, .struct, .enum: return true
    case .alias: return nil
    case .class, .protocol:
      let answers = inherited.map { isSendable($0, depth: depth + 1) }
      if answers.contains(true) { return true }
      // Another library may declare the types that it inherits from.
      return answers.allSatisfy { $0 == false } || entry.kind == .class ? false : nil
    }
  }

  /// Returns whether only the main actor can resolve a type, and a place may be outside of it.
  ///
  /// - Parameter type: The type as it is written.
  func needsMainActor(_ type: String, at node: some SyntaxProtocol) -> Bool {
    isSendable(MigratedTypeSpelling.parsed(type).lastName) == false && !isOnMainActor(Syntax(node))
  }

  /// Returns whether the source shows that code belongs to the main actor: by an attribute, or by a type of a user
  /// interface.
  private func isOnMainActor(_ node: Syntax) -> Bool {
    var current: Syntax? = node
    while let scope = current {
      if let declaration = scope.asProtocol((any WithAttributesSyntax).self),
        declaration.attributes.hasAttribute("MainActor")
      {
        return true
      }
      if let type = scope.asProtocol((any DeclGroupSyntax).self) {
        let inherited = type.inheritanceClause?.names ?? []
        if inherited.contains(where: {
          $0.hasPrefix("UI") || ["View", "App", "Scene", "NSViewController"].contains($0)
        }) {
          return true
        }
      }
      current = scope.parent
    }
    return false
  }

  /// Returns the types of the parameters of an initializer with some labels, if the type has only one such initializer.
  func parameters(ofInitializer labels: [String], of type: String) -> [String]? {
    guard let entry = entry(type), !entry.isGeneric, [.class, .struct, .actor].contains(entry.kind) else { return nil }
    var all = entry.initializers + (extensionInitializers[type] ?? [])
    if entry.kind == .struct, !entry.declaresInitializer, let memberwise = entry.memberwise { all.append(memberwise) }
    // The superclass may have further initializers.
    if entry.kind == .class, !entry.declaresInitializer { return nil }
    let callable = all.filter { parameters in
      parameters.map(\.label) == labels || parameters.filter { !$0.hasDefault }.map(\.label) == labels
    }
    guard callable.count == 1, callable[0].map(\.label) == labels, !callable[0].contains(where: \.hasDefault) else {
      return nil
    }
    return callable[0].map(\.type)
  }
}

/// The types that a file declares.
private final class TypeCollector: SyntaxVisitor {
  private(set) var entries: [String: [DeclaredTypes.Entry]] = [:]
  private(set) var extensions: [String: [String]] = [:]
  private(set) var extensionInitializers: [String: [[DeclaredTypes.Parameter]]] = [:]

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .class, node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .struct, node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .enum, node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .actor, node, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .protocol, node, isGeneric: false)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    entries[node.name.text, default: []].append(
      DeclaredTypes.Entry(
        kind: .alias, inherited: [], isBoundToMainActor: false, isGeneric: true, memberwise: nil))
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.lastName
    extensions[name, default: []] += node.inheritanceClause?.names ?? []
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    extensionInitializers[name, default: []] += initializers.compactMap(\.plainParameters)
    return .visitChildren
  }

  private func add(
    _ name: TokenSyntax, _ kind: DeclaredTypes.Kind, _ node: some DeclGroupSyntax, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    var entry = DeclaredTypes.Entry(
      kind: kind, inherited: node.inheritanceClause?.names ?? [],
      isBoundToMainActor: node.attributes.contains { $0.trimmedDescription == "@MainActor" }, isGeneric: isGeneric)
    for member in node.memberBlock.members {
      if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        entry.declaresInitializer = true
        if let parameters = initializer.plainParameters { entry.initializers.append(parameters) }
      } else if let variable = member.decl.as(VariableDeclSyntax.self), variable.isStored {
        guard let parameter = variable.memberwiseParameter, entry.memberwise != nil else {
          entry.memberwise = nil
          continue
        }
        entry.memberwise?.append(parameter)
      } else if member.decl.is(IfConfigDeclSyntax.self) || member.decl.is(MacroExpansionDeclSyntax.self) {
        entry.memberwise = nil
      }
    }
    entries[name.text, default: []].append(entry)
    return .visitChildren
  }
}

extension InitializerDeclSyntax {
  /// The parameters, unless the initializer throws, is asynchronous or generic, or may return `nil`.
  fileprivate var plainParameters: [DeclaredTypes.Parameter]? {
    guard optionalMark == nil, genericParameterClause == nil, signature.effectSpecifiers == nil,
      !modifiers.contains(where: { $0.name.text == "convenience" && $0.detail != nil })
    else { return nil }
    return signature.parameterClause.parameters.map { parameter in
      DeclaredTypes.Parameter(
        label: parameter.firstName.text, type: parameter.type.trimmedDescription,
        hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil)
    }
  }
}

extension VariableDeclSyntax {
  /// Whether it is a stored property of an instance.
  fileprivate var isStored: Bool {
    !modifiers.contains { ["static", "class"].contains($0.name.text) }
      && bindings.contains { binding in
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
      }
  }

  /// The parameter for the property in the initializer that the compiler writes.
  fileprivate var memberwiseParameter: DeclaredTypes.Parameter? {
    guard bindings.count == 1, let binding = bindings.first, binding.initializer == nil, attributes.isEmpty,
      modifiers.isEmpty, let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation?.type
    else { return nil }
    // An optional variable has a default.
    let isOptional = type.is(OptionalTypeSyntax.self) && bindingSpecifier.text == "var"
    return isOptional
      ? nil
      : DeclaredTypes.Parameter(label: name.identifier.text, type: type.trimmedDescription, hasDefault: false)
  }
}

extension InheritanceClauseSyntax {
  var names: [String] { inheritedTypes.map(\.type.lastName) }
}

extension TypeSyntax {
  /// The last name of a type: `Log` of `Logging.Log`, `any Log` and `@unchecked Log`.
  var lastName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.lastName }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return only.type.lastName
    }
    return trimmedDescription
  }
}
