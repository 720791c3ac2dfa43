/// The questions of the rules and recipes about a type.
extension DeclarationIndex {
  func context(of type: Int, generics: [String: ResolvedType] = [:]) -> LookupContext {
    LookupContext(file: types[type].file, module: types[type].module, type: type, generics: generics)
  }

  func context(of function: FunctionEntry) -> LookupContext {
    var context = LookupContext(file: function.file, module: moduleOfFile[function.file], type: function.owner)
    if !constraints.isEmpty, let own = function.facts.owner,
      let same = constraints[SourceExtension(file: function.file, index: own)]?.first(where: \.determinesSelf)
    {
      context.generics["Self"] = resolve(same.right, in: context)
    }
    return context
  }

  /// Finds the declarations of the types that a type inherits from, if they are part of the program.
  func parents(of type: Int) -> [Int] {
    if let known = memory.parents[type] { return known }
    let parents = inherited(by: type).compactMap(declaration)
    if isComplete { memory.parents[type] = parents }
    return parents
  }

  /// Resolves the types after the colon of a type, and after those of its extensions.
  func inherited(by type: Int) -> [ResolvedType] {
    types[type].inherited.map { reference, file in
      resolve(reference, in: LookupContext(file: file, module: moduleOfFile[file], type: types[type].outer))
    }
  }

  /// Finds the declarations of the types after a type's own colon, in order; nil if the source of one was not read.
  func namedParents(of type: Int) -> [Int?] {
    if let known = memory.namedParents[type] { return known }
    let context = LookupContext(file: types[type].file, module: types[type].module, type: types[type].outer)
    let parents = types[type].facts.inherited.map { declaration(of: resolve($0, in: context)) }
    if isComplete { memory.namedParents[type] = parents }
    return parents
  }

  /// Returns whether a type conforms to a protocol of this name, itself or by inheritance.
  func conforms(_ type: Int, to name: String, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    func conforms(_ parent: Int?) -> Bool {
      guard let parent, parent != type else { return false }
      return self.conforms(parent, to: name, depth: depth + 1)
    }
    for (number, (reference, file)) in types[type].inherited.enumerated() {
      if reference.isCalled(name) { return true }
      if case .composition(let parts) = reference {
        let context = LookupContext(file: file, module: moduleOfFile[file], type: types[type].outer)
        if parts.contains(where: { conforms(declaration(of: resolve($0, in: context))) }) { return true }
      } else if number < types[type].facts.inherited.count {
        if conforms(namedParents(of: type)[number]) { return true }
      } else {
        let context = LookupContext(file: file, module: moduleOfFile[file], type: types[type].outer)
        if conforms(declaration(of: resolve(reference, in: context))) { return true }
      }
    }
    return false
  }

  /// Finds the declaration of a type, or of the interface of an existential.
  func declaration(of type: ResolvedType) -> Int? {
    if case .existential(let interface) = type { return interface.declaration }
    return type.declaration
  }

  /// Of each protocol, the types that name it, or a protocol that inherits from it.
  func findConformers() -> [Int: [Int]] {
    var conformers: [Int: [Int]] = [:]
    for type in types.indices where types[type].facts.kind != .protocol && usesServices[types[type].module] {
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
    case .existential(let interface):
      // An interface whose source is elsewhere is assumed to be valid: the compiler has accepted it.
      guard let number = interface.declaration else { return true }
      return conforms(number, to: "Sendable") || conforms(number, to: "Actor") || isolation(ofType: number) != .none
    case .tuple(let elements, _): return elements.allSatisfy { isSendable($0, depth: depth + 1) }
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

/// The actor that a declaration is bound to.
enum SourceIsolation: Hashable, Sendable {
  case none
  case mainActor
  case actor(String)
}

extension ConstraintFacts {
  /// Whether it names the only type that an extension is for: `where Self == Clocks`.
  fileprivate var determinesSelf: Bool { isSameType && left.lastName == "Self" }
}
