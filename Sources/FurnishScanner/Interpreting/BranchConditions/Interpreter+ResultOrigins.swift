/// The search for input that leads to the result of a function. It follows the names that the function reads through
/// the functions and variables of all files (``ResultOrigin``).
///
/// All declarations of one name count as one, so input may seem to lead to a result to which it does not lead.
extension Interpreter {
  /// Returns the origin of the result of a function, with the origins of all functions that it calls.
  func origin(of function: FunctionID) -> ResultOrigin { origin(of: index.functions[function].facts.origin) }

  /// Returns the origin of the result of some code, with the origins of all names that it reads.
  ///
  /// Functions may call each other in a circle. The result is the least predictable origin of all code that can be
  /// reached, so each name counts once.
  ///
  /// - Complexity: Linear in the names that can be reached. Their number is limited.
  func origin(of facts: OriginFacts) -> ResultOrigin {
    var result = facts.direct
    var open = facts.names
    var seen = Set(open)
    while result != .chance, let name = open.popLast() {
      let next = origin(ofName: name)
      result = max(result, next.direct)
      for name in next.names where seen.insert(name).inserted { open.append(name) }
      if seen.count > Self.mostNamesOfOrigin { return max(result, .elsewhere) }
    }
    return result
  }

  /// The greatest number of names that are followed from one function.
  private static let mostNamesOfOrigin = 512

  /// Returns the joined origin of all declarations of a name.
  private func origin(ofName name: String) -> OriginFacts {
    if let known = answers.originsOfNames[name] { return known }
    let found = findOrigin(ofName: name)
    answers.originsOfNames[name] = found
    return found
  }

  private func findOrigin(ofName name: String) -> OriginFacts {
    if !name.contains(where: \.isLetter) {
      return joined((index.operators[name] ?? []).map { index.functions[$0].facts.origin })
    }
    guard let dot = name.lastIndex(of: ".") else { return origin(ofDeclarations: name) }
    let (base, member) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    return base.isEmpty ? origin(ofMember: member) : origin(ofMember: member, ofTypeNamed: base)
  }

  /// Returns the joined origin of the functions, types and variables of a name. For a type, it is that of its
  /// initializers and of the initial values of its properties.
  private func origin(ofDeclarations name: String) -> OriginFacts {
    var joined = JoinedOrigin()
    for function in functionsByName[name] ?? [] { joined.add(index.functions[function].facts.origin) }
    for variable in variablesByName[name] ?? [] { add(variable, to: &joined) }
    for member in unreadMembers[name] ?? [] { joined.add(member.origin) }
    for type in typesByName[name] ?? [] { addCreation(of: type, to: &joined) }
    for alias in index.aliases where alias.facts.name == name {
      joined.add(OriginFacts(names: [alias.facts.target.lastName].compactMap(\.self)))
    }
    // A name that neither the program nor the standard library declares is one of another library.
    let isStandard = OriginNames.standard.contains(name) || Call.changesOfCollections.contains(name)
    return joined.origin ?? (isStandard ? .arguments : .elsewhere)
  }

  /// Returns the joined origin of a member of any value, or of `.live`, whose type the source omits. A member that the
  /// program does not declare depends on the value alone, or is a case.
  private func origin(ofMember name: String) -> OriginFacts {
    // `.init()` may create an instance of any type.
    if name == "init" { return .elsewhere }
    var joined = JoinedOrigin()
    joined.add(.arguments)
    for member in unreadMembers[name] ?? [] { joined.add(member.origin) }
    for function in functionsByName[name] ?? [] { joined.add(index.functions[function].facts.origin) }
    for variable in variablesByName[name] ?? [] where index.variables[variable].owner != nil {
      add(variable, to: &joined)
    }
    return joined.origin!
  }

  /// Returns the joined origin of a static member: a case, a nested type, a variable or a function.
  private func origin(ofMember name: String, ofTypeNamed type: String) -> OriginFacts {
    var joined = JoinedOrigin()
    for typeID in typesByName[type] ?? [] {
      let declaration = index.types[typeID]
      if declaration.cases.contains(where: { $0.name == name }) { joined.add(.arguments) }
      if case .type(let nested)? = declaration.nested[name] {
        addCreation(of: nested, to: &joined)
        for function in functionsByName[name] ?? [] { joined.add(index.functions[function].facts.origin) }
      }
      for function in declaration.functions[name] ?? [] { joined.add(index.functions[function].facts.origin) }
      if let variable = propertyVariable(name, of: typeID) { add(variable, to: &joined) }
    }
    if let found = joined.origin { return found }
    // The member may be that of a protocol, of a superclass, or of the type behind an alias.
    let isDeclared = typesByName[type] != nil || index.aliasNames.contains(type)
    let isOfProgram = functionsByName[name] != nil || variablesByName[name] != nil
    if (isDeclared || OriginNames.standard.contains(type)) && isOfProgram { return origin(ofMember: name) }
    let isKnown = OriginNames.standard.contains(type) || isDeclared && name == "allCases"
    return isKnown ? .arguments : .elsewhere
  }

  /// Adds the origin of a variable. A property of an instance has the origin of the instance, or of its wrapper.
  private func add(_ variable: VariableID, to joined: inout JoinedOrigin) {
    let (facts, owner) = (index.variables[variable].facts, index.variables[variable].owner)
    for wrapper in facts.attributes.map(\.name) where wrapper.first?.isUppercase == true && wrapper != "MainActor" {
      joined.add(OriginFacts(names: [wrapper, ".wrappedValue"]))
    }
    if owner != nil, !facts.isStatic { return joined.add(.arguments) }
    let isKnown = hasConstantValue(variable) && !facts.origin.names.contains(where: isChangeableObject)
    joined.add(isKnown ? facts.origin : .elsewhere)
  }

  /// Returns whether a name is that of a class with variable properties, which any code may change.
  private func isChangeableObject(_ name: String) -> Bool {
    (typesByName[name] ?? []).contains { type in
      index.types[type].facts.kind == .class
        && index.types[type].variables.contains {
          !hasConstantValue($0) && !index.variables[$0].facts.isStatic
        }
    }
  }

  /// Adds the origin of a new instance of a type, without the origins of its initializers.
  private func addCreation(of type: TypeID, to joined: inout JoinedOrigin) {
    joined.add(index.types[type].facts.kind == .actor ? .elsewhere : .arguments)
    for variable in index.types[type].variables where !index.variables[variable].facts.isStatic {
      joined.add(index.variables[variable].facts.origin)
    }
    if let parent = index.superclass(of: type) {
      joined.add(OriginFacts(names: [index.types[parent].facts.name]))
    }
  }

  private func joined(_ all: [OriginFacts]) -> OriginFacts {
    var joined = JoinedOrigin()
    for one in all { joined.add(one) }
    return joined.origin ?? .arguments
  }
}

/// The joined origin of several declarations: the least predictable one, and each name that one of them reads.
private struct JoinedOrigin {
  private(set) var origin: OriginFacts?
  private var names: Set<String> = []

  mutating func add(_ other: OriginFacts) {
    guard origin != nil else {
      names = Set(other.names)
      origin = other
      return
    }
    origin!.direct = max(origin!.direct, other.direct)
    for name in other.names where names.insert(name).inserted { origin!.names.append(name) }
  }
}
