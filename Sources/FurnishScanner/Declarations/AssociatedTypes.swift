/// The types that conforming types have for the associated types of their protocols.
extension DeclarationIndex {
  /// Returns the associated type that a protocol, or one that it inherits from, declares under a name.
  func associatedType(_ name: String, of declaringProtocol: TypeID, depth: Int = 0) -> AssociatedTypeFacts? {
    if let declared = types[declaringProtocol].facts.associatedTypes.first(where: { $0.name == name }) {
      return declared
    }
    guard depth < 16 else { return nil }
    return parents(of: declaringProtocol).lazy.compactMap { self.associatedType(name, of: $0, depth: depth + 1) }.first
  }

  /// Finds the type that a conforming type has for an associated type: a nested type or an alias of its name, the type
  /// of a member that implements a requirement, or the default. Returns nil if the source shows none.
  ///
  /// - Parameter declaringProtocol: The protocol in which the associated type and its default are written; nil if it is
  ///   unknown.
  func type(
    for associated: AssociatedTypeFacts, of type: TypeID, declaredBy declaringProtocol: TypeID? = nil
  ) -> ResolvedType? {
    if let nested = nestedType(associated.name, of: type) { return nested }
    for requirement in associated.requirements {
      if let implemented = typeOfMember(requirement, of: type) { return implemented }
    }
    guard let defaultType = associated.defaultType else { return nil }
    guard let declaringProtocol else { return resolve(defaultType, in: context(of: type)) }
    return resolve(defaultType, in: context(of: declaringProtocol, generics: ["Self": nominal(type)]))
  }

  /// Resolves the name of an associated type in an extension of its protocol: the type that `Self` has for it, or the
  /// parameter `Self.Element` if `Self` is unknown.
  func associatedTypeOfSelf(_ name: String, in context: LookupContext) -> ResolvedType? {
    guard let declaringProtocol = context.type, types[declaringProtocol].facts.kind == .protocol,
      let associated = associatedType(name, of: declaringProtocol)
    else { return nil }
    return context.generics["Self"]?.declaration.flatMap { type(for: associated, of: $0) } ?? .parameter("Self.\(name)")
  }

  /// Resolves `Service` in `Feature.Service`, where `Feature` is a known type.
  func associatedType(_ name: String, of type: ResolvedType) -> ResolvedType? {
    guard let id = type.declaration else { return nil }
    if name == Self.identity.name, conforms(id, to: "Identifiable") {
      return self.type(for: Self.identity, of: id)
    }
    if case .known(let type) = witness(for: name, in: type) { return type }
    return nil
  }

  private func nominal(_ type: TypeID) -> ResolvedType {
    .nominal(name: types[type].fullName, declaration: type, arguments: [])
  }

  /// The associated type of `Identifiable`, which Swift infers from the type of `id` in many programs.
  private static let identity = AssociatedTypeFacts(name: "ID", requirements: [.init(name: "id")])

  /// Returns the type that the member of a conforming type has where the requirement has the associated type: `Session`
  /// for `func open() -> Session` and the requirement `func open() -> Service`.
  private func typeOfMember(_ requirement: AssociatedTypeFacts.Requirement, of type: TypeID) -> ResolvedType? {
    for id in types[type].functions[requirement.name] ?? [] {
      let entry = functions[id]
      guard entry.facts.isProperty ? requirement.labels == nil : requirement.labels == entry.facts.labels else {
        continue
      }
      let reference = requirement.parameter.map { entry.facts.parameters[$0].type } ?? entry.facts.result
      if let reference { return resolve(reference, in: context(of: entry)) }
    }
    guard requirement.labels == nil else { return nil }
    for id in types[type].variables where variables.name(id) == requirement.name {
      let entry = variables[id]
      let context = LookupContext(file: entry.file, module: moduleOfFile[entry.file], type: type)
      return entry.facts.type.map { resolve($0, in: context) }
    }
    return nil
  }
}
