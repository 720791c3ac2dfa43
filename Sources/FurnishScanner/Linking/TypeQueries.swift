/// What the rules and recipes ask of a type.
extension DeclarationIndex {
  func context(of type: Int, generics: [String: ResolvedType] = [:]) -> LookupContext {
    LookupContext(file: types[type].file, module: types[type].module, type: type, generics: generics)
  }

  func context(of function: FunctionEntry) -> LookupContext {
    LookupContext(file: function.file, module: moduleOfFile[function.file], type: function.owner)
  }

  /// The declarations of what it inherits from, where they are ours.
  func parents(of type: Int) -> [Int] {
    if let known = memory.parents[type] { return known }
    let parents = inherited(by: type).compactMap(declaration)
    if isComplete { memory.parents[type] = parents }
    return parents
  }

  /// The types that it names behind its colon, and those of its extensions.
  func inherited(by type: Int) -> [ResolvedType] {
    types[type].inherited.map { reference, file in
      resolve(reference, in: LookupContext(file: file, module: moduleOfFile[file], type: types[type].outer))
    }
  }

  /// Whether it conforms to something of this name, itself or by what it inherits from.
  func conforms(_ type: Int, to name: String, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    for (reference, file) in types[type].inherited {
      if reference.lastName == name { return true }
      let parts = if case .composition(let parts) = reference { parts } else { [reference] }
      if parts.contains(where: { $0.lastName == name }) { return true }
      let context = LookupContext(file: file, module: moduleOfFile[file], type: types[type].outer)
      for part in parts {
        if let parent = declaration(of: resolve(part, in: context)), parent != type,
          conforms(parent, to: name, depth: depth + 1)
        {
          return true
        }
      }
    }
    return false
  }

  /// The declaration of a type, or of the interface of an existential.
  func declaration(of type: ResolvedType) -> Int? {
    if case .existential(let interface) = type { return interface.declaration }
    return type.declaration
  }

  /// Of each protocol, the types that name it, or a protocol that inherits from it.
  func findConformers() -> [Int: [Int]] {
    var conformers: [Int: [Int]] = [:]
    for type in types.indices where types[type].facts.kind != .protocol && usesFurnish[types[type].module] {
      var parents = parents(of: type)
      var seen: Set<Int> = []
      while let parent = parents.popLast() {
        guard seen.insert(parent).inserted else { continue }
        if types[parent].facts.kind == .protocol { conformers[parent, default: []].append(type) }
        parents += self.parents(of: parent)
      }
    }
    return conformers
  }

  func findSuperclass(of type: Int) -> Int? {
    guard types[type].facts.kind == .class, let (first, file) = types[type].inherited.first else { return nil }
    let context = LookupContext(file: file, module: moduleOfFile[file], type: types[type].outer)
    guard let parent = resolve(first, in: context).declaration, types[parent].facts.kind == .class, parent != type
    else { return nil }
    return parent
  }

  /// Whether instances may be handed from one actor to another, as far as the source tells.
  func isSendable(_ type: ResolvedType, depth: Int = 0) -> Bool {
    guard depth < 16 else { return true }
    switch type {
    case .existential(.composition(let parts)):
      return parts.contains { isSendable(.existential($0), depth: depth + 1) || $0.text == "Swift.Sendable" }
    case .existential(let interface):
      // An interface whose source is elsewhere gets the benefit of the doubt: the compiler has let it through.
      guard let number = interface.declaration else { return true }
      return conforms(number, to: "Sendable") || conforms(number, to: "Actor") || isolation(ofType: number) != .none
    case .tuple(let elements): return elements.allSatisfy { isSendable($0, depth: depth + 1) }
    case .nominal(_, let number?, _):
      let facts = types[number].facts
      if facts.kind == .actor || conforms(number, to: "Sendable") || isolation(ofType: number) != .none { return true }
      if facts.kind == .class || facts.access == .public { return false }
      return types[number].variables.allSatisfy { variable in
        let entry = variables[variable]
        guard !entry.facts.isStatic, let reference = entry.facts.type else { return true }
        let context = LookupContext(file: entry.file, module: moduleOfFile[entry.file], type: number)
        return isSendable(resolve(reference, in: context), depth: depth + 1)
      }
    case .nominal(_, nil, let arguments): return arguments.allSatisfy { isSendable($0, depth: depth + 1) }
    default: return true
    }
  }
}

/// The actor that something is bound to.
enum SourceIsolation: Hashable, Sendable {
  case none
  case mainActor
  case actor(String)
}
