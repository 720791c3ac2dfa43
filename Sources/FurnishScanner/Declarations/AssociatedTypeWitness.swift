/// The type that a conforming type has for an associated type of its protocols.
enum AssociatedTypeWitness: Equatable {
  case known(ResolvedType)
  /// No type: the source of all protocols of the conforming type was read, and determines none.
  case none
  /// A part of the source that may determine it was not read, is compiled under a condition, or contradicts another
  /// part.
  case unknown
}

extension DeclarationIndex {
  /// Finds the type that a type has for an associated type.
  ///
  /// A nested type or an alias of its name takes precedence, then a requirement `Parent == Session` of a protocol, and
  /// then an alias in an extension of a protocol, a member that implements a requirement, and a default. If several of
  /// these differ, the result is `unknown`, since the rules by which the compiler chooses are not followed here.
  func witness(for name: String, in type: ResolvedType) -> AssociatedTypeWitness {
    guard let id = type.declaration, !hasAlternatives(id) else { return .unknown }
    if let nested = nestedWitness(name, of: id, for: type) { return nested }
    let protocols = protocols(of: id)
    let required = protocols.declared.flatMap { types(requiredFor: name, by: $0, of: type) }
    if !required.isEmpty { return single(required) }
    var found: [ResolvedType] = []
    for declaringProtocol in protocols.declared {
      switch nestedWitness(name, of: declaringProtocol, for: type) {
      case .known(let alias)?: found.append(alias)
      case .unknown?: return .unknown
      case AssociatedTypeWitness.none?, nil: break
      }
      guard let associated = types[declaringProtocol].facts.associatedTypes.first(where: { $0.name == name }) else {
        continue
      }
      if let witness = self.type(for: associated, of: id, declaredBy: declaringProtocol) {
        found.append(witness)
      } else if !associated.requirements.isEmpty {
        return .unknown
      }
    }
    if !found.isEmpty { return single(found) }
    return protocols.isWhole ? .none : .unknown
  }

  /// Returns the type that all of several types are; unknown if they differ, or if the type has an unknown part.
  private func single(_ types: [ResolvedType]) -> AssociatedTypeWitness {
    types.allSatisfy { $0 == types[0] && !$0.isOpen } ? .known(types[0]) : .unknown
  }

  /// Returns whether another declaration of the type is compiled under other conditions.
  private func hasAlternatives(_ type: TypeID) -> Bool {
    guard types[type].facts.condition != .always else { return false }
    let name = types[type].fullName
    return types.indices.contains { $0 != type && types[$0].fullName == name }
  }

  /// Returns the type that a nested type or an alias gives to a name: one that the type itself, its superclass, or an
  /// extension of the protocol declares. Returns nil if none of them has this name.
  private func nestedWitness(_ name: String, of owner: TypeID, for type: ResolvedType) -> AssociatedTypeWitness? {
    guard let member = types[owner].nested[name] else {
      return superclass(of: owner).flatMap { nestedWitness(name, of: $0, for: type) }
    }
    switch member {
    case .type(let id): if types[id].facts.condition != .always { return .unknown }
    case .alias(let id):
      let alias = aliases[id]
      let isConstrained =
        alias.facts.enclosingType.map { constraints[SourceExtension(file: alias.file, index: $0)] != nil } ?? false
      if alias.facts.condition != .always || isConstrained { return .unknown }
    }
    guard let resolved = nestedType(name, of: owner) else { return .unknown }
    return single([resolved.substituting(generics(of: type, declaredBy: owner))])
  }

  private func generics(of type: ResolvedType, declaredBy owner: TypeID) -> [String: ResolvedType] {
    guard case .nominal(_, owner, let arguments) = type else { return [:] }
    let parameters = types[owner].facts.genericParameters
    return Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the types that the constraints of a protocol demand for an associated type: `Session` for `Parent` and
  /// `where Parent == Session`.
  private func types(
    requiredFor name: String, by declaringProtocol: TypeID, of type: ResolvedType
  ) -> [ResolvedType] {
    let context = context(of: declaringProtocol, generics: ["Self": type])
    return types[declaringProtocol].facts.constraints.filter(\.isSameType).compactMap { constraint in
      if constraint.left.isAssociatedType(named: name) { return resolve(constraint.right, in: context) }
      if constraint.right.isAssociatedType(named: name) { return resolve(constraint.left, in: context) }
      return nil
    }
  }

  /// Finds the protocols that a type conforms to, itself or by inheritance.
  ///
  /// - Returns: The protocols that the program declares, and whether the list is whole: no other protocol of the type
  ///   can determine an associated type that the program declares.
  private func protocols(of type: TypeID) -> (declared: [TypeID], isWhole: Bool) {
    var (declared, isWhole): ([TypeID], Bool) = ([], true)
    var (open, seen): ([TypeID], Set<TypeID>) = ([type], [type])
    func add(_ type: ResolvedType) {
      switch type {
      case .existential(let inner): add(inner)
      case .composition(let parts): for part in parts { add(part) }
      case .nominal(_, let id?, let arguments):
        guard seen.insert(id).inserted else { return }
        open.append(id)
        guard types[id].facts.kind == .protocol else { return }
        declared.append(id)
        if !arguments.isEmpty { isWhole = false }
      case .nominal(let name, nil, _):
        if !KnownTypes.determinesNoAssociatedType(protocolNamed: name) { isWhole = false }
      default: isWhole = false
      }
    }
    while let next = open.popLast() { for parent in inherited(by: next) { add(parent) } }
    return (declared, isWhole)
  }
}

extension TypeReference {
  /// Returns whether the reference names the associated type itself: `Parent`, `Self.Parent`.
  fileprivate func isAssociatedType(named name: String) -> Bool {
    guard case .named(let path) = self, path.last?.name == name else { return false }
    return path.count == 1 || (path.count == 2 && path[0].name == "Self")
  }
}

extension ResolvedType {
  /// Returns the type with other types in place of generic parameters.
  func substituting(_ generics: [String: ResolvedType]) -> ResolvedType {
    if generics.isEmpty { return self }
    return switch self {
    case .parameter(let name): generics[name] ?? self
    case .nominal(let name, let declaration, let arguments):
      .nominal(name: name, declaration: declaration, arguments: arguments.map { $0.substituting(generics) })
    case .existential(let type): .existential(type.substituting(generics))
    case .composition(let parts): .composition(parts.map { $0.substituting(generics) })
    case .tuple(let parts, let labels): .tuple(parts.map { $0.substituting(generics) }, labels: labels)
    case .metatype(let type): .metatype(type.substituting(generics))
    case .function, .other: self
    }
  }
}
