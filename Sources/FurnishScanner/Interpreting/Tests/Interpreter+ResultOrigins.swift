/// The things on which results depend, followed by name through the functions and variables of all files.
///
/// The names are those of ``OutsideNames``. Declarations of one name count as one, so a result may seem to depend on more
/// than it does.
extension Interpreter {
  /// Returns the kind of things on which the result of a function depends, with those of all functions that it calls.
  func origin(of function: FunctionID) -> ResultOrigin { origin(of: index.functions[function].facts.sources) }

  /// Returns the kind of things on which some code depends.
  ///
  /// Functions may call each other in a circle. The origin is the greatest one of all code that can be reached, so
  /// circles do not matter.
  ///
  /// - Complexity: Linear in the names that can be reached, of which there is a limit.
  func origin(of sources: ResultSources) -> ResultOrigin {
    var result = sources.origin
    var open = sources.names
    var seen = Set(open)
    while result != .chance, let name = open.popLast() {
      let next = self.sources(ofName: name)
      result = max(result, next.origin)
      for name in next.names where seen.insert(name).inserted { open.append(name) }
      if seen.count > Self.mostNamesOfOrigin { return max(result, .elsewhere) }
    }
    return result
  }

  /// The greatest number of names that are followed from one function.
  private static let mostNamesOfOrigin = 512

  /// Returns the things on which all declarations of a name depend.
  private func sources(ofName name: String) -> ResultSources {
    if let known = answers.sourcesOfNames[name] { return known }
    let found = findSources(ofName: name)
    answers.sourcesOfNames[name] = found
    return found
  }

  private func findSources(ofName name: String) -> ResultSources {
    if !name.contains(where: \.isLetter) {
      return joined((index.operators[name] ?? []).map { index.functions[$0].facts.sources })
    }
    guard let dot = name.lastIndex(of: ".") else { return sources(ofDeclarations: name) }
    let (base, member) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    return base.isEmpty ? sources(ofMember: member) : sources(ofMember: member, ofTypeNamed: base)
  }

  /// Returns the things on which the functions, types and variables of a name depend. For a type, these are its
  /// initializers and the initial values of its properties.
  private func sources(ofDeclarations name: String) -> ResultSources {
    var joined = JoinedSources()
    for function in functionsByName[name] ?? [] { joined.add(index.functions[function].facts.sources) }
    for variable in variablesByName[name] ?? [] { add(variable, to: &joined) }
    for member in unreadMembers[name] ?? [] { joined.add(member.sources) }
    for type in typesByName[name] ?? [] { addCreation(of: type, to: &joined) }
    for alias in index.aliases where alias.facts.name == name {
      joined.add(ResultSources(origin: .arguments, names: [alias.facts.target.lastName].compactMap(\.self)))
    }
    // A declaration of a library that is not the standard library.
    return joined.sources ?? ResultSources(origin: OutsideNames.standard.contains(name) ? .arguments : .elsewhere)
  }

  /// Returns the things on which a member of a value depends, or one of a type that the source omits. Members that the
  /// program does not declare belong to the value, or are cases.
  private func sources(ofMember name: String) -> ResultSources {
    // The type of `.init()` may be any one.
    if name == "init" { return ResultSources(origin: .elsewhere) }
    var joined = JoinedSources()
    joined.add(.arguments)
    for member in unreadMembers[name] ?? [] { joined.add(member.sources) }
    for function in functionsByName[name] ?? [] { joined.add(index.functions[function].facts.sources) }
    for variable in variablesByName[name] ?? [] where index.variables[variable].owner != nil {
      add(variable, to: &joined)
    }
    return joined.sources!
  }

  /// Returns the things on which a static member depends: a case, a nested type, a variable or a function.
  private func sources(ofMember name: String, ofTypeNamed type: String) -> ResultSources {
    var joined = JoinedSources()
    for number in typesByName[type] ?? [] {
      let entry = index.types[number]
      if entry.cases.contains(where: { $0.name == name }) { joined.add(.arguments) }
      if case .type(let nested)? = entry.nested[name] {
        addCreation(of: nested, to: &joined)
        for function in functionsByName[name] ?? [] { joined.add(index.functions[function].facts.sources) }
      }
      for function in entry.functions[name] ?? [] { joined.add(index.functions[function].facts.sources) }
      if let variable = propertyVariable(name, of: number) { add(variable, to: &joined) }
    }
    if let found = joined.sources { return found }
    // The member may be that of a protocol, of a superclass, or of the type behind an alias.
    let isDeclared = typesByName[type] != nil || index.aliasNames.contains(type)
    let isOfProgram = functionsByName[name] != nil || variablesByName[name] != nil
    if (isDeclared || OutsideNames.standard.contains(type)) && isOfProgram { return sources(ofMember: name) }
    let isKnown = OutsideNames.standard.contains(type) || isDeclared && name == "allCases"
    return isKnown ? .arguments : ResultSources(origin: .elsewhere)
  }

  /// Adds the things on which a variable depends. The value of a property is that of its instance, or from its wrapper.
  private func add(_ variable: VariableID, to joined: inout JoinedSources) {
    let (facts, owner) = (index.variables[variable].facts, index.variables[variable].owner)
    for wrapper in facts.attributes.map(\.name) where wrapper.first?.isUppercase == true && wrapper != "MainActor" {
      joined.add(ResultSources(origin: .arguments, names: [wrapper, ".wrappedValue"]))
    }
    if owner != nil, !facts.isStatic { return joined.add(.arguments) }
    let isKnown = facts.isConstant && !facts.sources.names.contains(where: isChangeableObject)
    joined.add(isKnown ? facts.sources : ResultSources(origin: .elsewhere))
  }

  /// Returns whether a name is that of a class with variables, which any code may change.
  private func isChangeableObject(_ name: String) -> Bool {
    (typesByName[name] ?? []).contains { type in
      index.types[type].facts.kind == .class
        && index.types[type].variables.contains {
          !index.variables[$0].facts.isConstant && !index.variables[$0].facts.isStatic
        }
    }
  }

  /// Adds the things on which a new instance of a type depends, besides its initializers.
  private func addCreation(of type: TypeID, to joined: inout JoinedSources) {
    joined.add(ResultSources(origin: index.types[type].facts.kind == .actor ? .elsewhere : .arguments))
    for variable in index.types[type].variables where !index.variables[variable].facts.isStatic {
      joined.add(index.variables[variable].facts.sources)
    }
    if let parent = index.superclass(of: type) {
      joined.add(ResultSources(origin: .arguments, names: [index.types[parent].facts.name]))
    }
  }

  private func joined(_ all: [ResultSources]) -> ResultSources {
    var joined = JoinedSources()
    for one in all { joined.add(one) }
    return joined.sources ?? .arguments
  }
}

/// The things on which any of several declarations depends.
private struct JoinedSources {
  private(set) var sources: ResultSources?
  private var names: Set<String> = []

  mutating func add(_ other: ResultSources) {
    guard sources != nil else {
      names = Set(other.names)
      sources = other
      return
    }
    sources!.origin = max(sources!.origin, other.origin)
    for name in other.names where names.insert(name).inserted { sources!.names.append(name) }
  }
}
