/// Lookups about a type that the rules and recipes need: its context, parents and conformances, and whether it can be
/// sent to another actor.
extension DeclarationIndex {
  func context(of type: TypeID, generics: [String: ResolvedType] = [:]) -> LookupContext {
    LookupContext(file: types[type].file, module: types[type].module, type: type, generics: generics)
  }

  /// Returns the requirements in the `where` of the extension that declares a function.
  func constraintsOfExtension(around function: FunctionEntry) -> [ConstraintFacts] {
    if constraints.isEmpty { return [] }
    return function.facts.owner.flatMap { constraints[SourceExtension(file: function.file, index: $0)] } ?? []
  }

  func context(of function: FunctionEntry) -> LookupContext {
    var context = LookupContext(
      file: function.file, module: moduleOfFile[function.file], type: function.owner,
      foreignOwner: function.foreignOwner)
    if let same = constraintsOfExtension(around: function).first(where: \.determinesSelf) {
      context.generics["Self"] = resolve(same.right, in: context)
    }
    return context
  }

  /// Finds the declarations of the types that a type inherits from, if they are part of the program.
  func parents(of type: TypeID) -> [TypeID] {
    if let stored = lookups.parents[type] { return reusing(stored) }
    let found = recordingUnread { inherited(by: type).compactMap(declaration) }
    if mayStoreResults(about: type) { lookups.parents[type] = found }
    return found.result
  }

  /// Returns the context of the names in the inheritance clause of a type, or of its extension in a file. A type that a
  /// body declares can name the types of that body.
  private func contextOfHeader(of type: TypeID, in file: FileID) -> LookupContext {
    let surrounding = types[type].facts.isLocal ? type : types[type].enclosingType
    return LookupContext(file: file, module: moduleOfFile[file], type: surrounding)
  }

  /// Resolves the types in the inheritance clauses of a type and of its extensions.
  func inherited(by type: TypeID) -> [ResolvedType] {
    types[type].inherited.map { reference, file in
      resolve(reference, in: contextOfHeader(of: type, in: file))
    }
  }

  /// Finds the declarations of the types in a type's own inheritance clause, in order; nil in place of each type whose
  /// source was not read.
  func namedParents(of type: TypeID) -> [TypeID?] {
    if let stored = lookups.namedParents[type] { return reusing(stored) }
    let context = contextOfHeader(of: type, in: types[type].file)
    let found = recordingUnread { types[type].facts.inherited.map { declaration(of: resolve($0, in: context)) } }
    if mayStoreResults(about: type) { lookups.namedParents[type] = found }
    return found.result
  }

  /// Returns whether a type inherits from another one of the program, or conforms to it, itself or by inheritance.
  func inherits(_ type: TypeID, from other: TypeID) -> Bool {
    var (open, seen) = (parents(of: type), Set<TypeID>())
    while let next = open.popLast() {
      if next == other { return true }
      if seen.insert(next).inserted { open += parents(of: next) }
    }
    return false
  }

  /// Returns whether a type conforms to `ServiceModule`.
  func isModule(_ type: TypeID) -> Bool {
    if let stored = lookups.conformancesToServiceModule[type] { return reusing(stored) }
    let found = recordingUnread { conforms(type, to: "ServiceModule") }
    if mayStoreResults(about: type) { lookups.conformancesToServiceModule[type] = found }
    return found.result
  }

  /// Returns whether a type conforms to a protocol of a library, itself or by inheritance. A protocol of the same name
  /// that the program declares is another one.
  func conforms(_ type: TypeID, to name: String) -> Bool {
    hasParent(type) { part, parent, file in
      part.lastName == name && isOfLibrary(part, parent, in: file)
    }
  }

  /// Returns whether a type conforms to one of several protocols of libraries (see ``conforms(_:to:)``).
  func conforms(_ type: TypeID, toOneOf names: Set<String>) -> Bool {
    hasParent(type) { part, parent, file in
      part.lastName.map(names.contains) ?? false && isOfLibrary(part, parent, in: file)
    }
  }

  /// Returns whether a type conforms to a protocol of this name, which the program or a library declares.
  func conforms(_ type: TypeID, toProtocolNamed name: String) -> Bool {
    hasParent(type) { part, _, _ in part.lastName == name }
  }

  /// Returns whether a type, or one that it inherits from, names a parent that meets a condition.
  ///
  /// - Parameter isMet: Receives the parent's name, its declaration if the program has it, and the file that names it.
  private func hasParent(
    _ type: TypeID, depth: Int = 0, _ isMet: (_ part: TypeReference, _ parent: TypeID?, _ file: FileID) -> Bool
  ) -> Bool {
    guard depth < 16 else { return false }
    func isParent(_ part: TypeReference, _ parent: TypeID?, _ file: FileID) -> Bool {
      if isMet(part, parent, file) { return true }
      guard let parent, parent != type else { return false }
      return hasParent(parent, depth: depth + 1, isMet)
    }
    for (index, (reference, file)) in types[type].inherited.enumerated() {
      if case .composition(let parts) = reference {
        if parts.contains(where: { isParent($0, parent($0, of: type, in: file), file) }) { return true }
      } else if index < types[type].facts.inherited.count {
        if isParent(reference, namedParents(of: type)[index], file) { return true }
      } else if isParent(reference, parent(reference, of: type, in: file), file) {
        return true
      }
    }
    return false
  }

  private func parent(_ reference: TypeReference, of type: TypeID, in file: FileID) -> TypeID? {
    let context = LookupContext(file: file, module: moduleOfFile[file], type: types[type].enclosingType)
    return declaration(of: resolve(reference, in: context))
  }

  /// Returns whether a name in an inheritance clause means the protocol that a library declares, and not one of the
  /// program's or of another library's, such as the `Service` of ServiceLifecycle.
  private func isOfLibrary(_ reference: TypeReference, _ declared: TypeID?, in file: FileID) -> Bool {
    if let declared {
      let module = modules[types[declared].module]
      return KnownTypes.modules.contains(module) || Dialect(module: module) != nil
    }
    guard case .named(let path) = reference, FurnishNames.adopted.contains(path[path.count - 1].name) else {
      return true
    }
    return path.count > 1 ? path[0].name.hasPrefix("Furnish") : importsFurnish(file)
  }

  /// Finds the declaration of a type, or of the protocol of an existential.
  func declaration(of type: ResolvedType) -> TypeID? {
    if case .existential(let constraint) = type { return constraint.declaration }
    return type.declaration
  }

  /// Finds the properties for a provider that the program adds to types of other libraries: `req.provider`. Returns the
  /// name of the type by the name of the property; the first name in the alphabet, if several types have the property.
  func findOwnersOfProviders() -> [String: String] {
    var owners: [String: String] = [:]
    for (owner, members) in foreignFunctions where !FurnishNames.types.contains(owner) {
      for (name, ids) in members {
        let isProvider = ids.contains { id in
          let entry = functions[id]
          guard entry.facts.isProperty, !entry.facts.isStatic, let type = entry.facts.result else { return false }
          let resolved = resolve(type, in: context(of: entry)).textInFurnish
          return resolved == "any Furnish.ServiceProvider" || resolved == "Furnish.ServiceScope"
        }
        if isProvider { owners[name] = min(owner, owners[name] ?? owner) }
      }
    }
    return owners
  }

  /// Returns whether a value of a declared type may be an instance of a type of the program. The declared type may be
  /// that type itself, a protocol or a superclass of it, or a type whose source was not read.
  func mayBeInstance(of type: TypeID, declaredAs declared: ResolvedType) -> Bool {
    if let wrapped = declared.arguments(of: "Swift.Optional")?.first {
      return mayBeInstance(of: type, declaredAs: wrapped)
    }
    guard let id = declaration(of: declared) else { return true }
    return type == id || inherits(type, from: id)
  }

  /// Finds the types that conform to each protocol, or to a protocol that inherits from it.
  func findConformers() -> [TypeID: [TypeID]] {
    var conformers: [TypeID: [TypeID]] = [:]
    for type in types.indices where types[type].facts.kind != .protocol && usesServices[types[type].module] {
      var parents = parents(of: type)
      var seen: Set<TypeID> = []
      while let parent = parents.popLast() {
        guard seen.insert(parent).inserted else { continue }
        if types[parent].facts.kind == .protocol { conformers[parent, default: []].append(type) }
        parents += self.parents(of: parent)
      }
    }
    return conformers
  }

  func findSuperclass(of type: TypeID) -> TypeID? {
    // An extension cannot name a superclass.
    guard types[type].facts.kind == .class, let parent = namedParents(of: type).first ?? nil,
      types[parent].facts.kind == .class, parent != type
    else { return nil }
    return parent
  }

  /// Returns whether instances may be passed from one actor to another, as far as the source shows.
  func isSendable(_ type: ResolvedType, depth: Int = 0) -> Bool {
    guard depth < 16 else { return true }
    switch type {
    case .existential(.composition(let parts)):
      return parts.contains { isSendable(.existential($0), depth: depth + 1) || $0.text == "Swift.Sendable" }
    case .existential(let constraint):
      // The source of the protocol was not read. The program compiles, so its use is assumed to be valid.
      guard let id = constraint.declaration else { return true }
      return conforms(id, to: "Sendable") || conforms(id, to: "Actor") || isolation(ofType: id) != .none
    case .tuple(let elements, _): return elements.allSatisfy { isSendable($0, depth: depth + 1) }
    case .nominal(_, let id?, _):
      let facts = types[id].facts
      if facts.kind == .actor || conforms(id, to: "Sendable") || isolation(ofType: id) != .none { return true }
      if facts.kind == .class || facts.access == .public { return false }
      return types[id].variables.allSatisfy { variable in
        let entry = variables[variable]
        guard !entry.facts.isStatic, let reference = entry.facts.type else { return true }
        let context = LookupContext(file: entry.file, module: moduleOfFile[entry.file], type: id)
        return isSendable(resolve(reference, in: context), depth: depth + 1)
      }
    case .nominal(_, nil, let arguments): return arguments.allSatisfy { isSendable($0, depth: depth + 1) }
    default: return true
    }
  }
}

extension ConstraintFacts {
  /// Whether it states the only type that an extension is for: `where Self == Clocks`.
  fileprivate var determinesSelf: Bool { isSameType && left.lastName == "Self" }
}
