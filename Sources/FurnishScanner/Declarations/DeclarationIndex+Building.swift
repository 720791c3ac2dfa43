/// The steps that add the declarations of the files to the index: types first, then aliases, extensions, and members.
extension DeclarationIndex {
  /// Adds the types of a file.
  ///
  /// - Returns: The number of each type of the file; nil for extensions, and for types that are not compiled.
  func addTypes(_ all: [TypeFacts], of file: FileID) -> [TypeID?] {
    var numbers: [TypeID?] = []
    numbers.reserveCapacity(all.count)
    let module = moduleOfFile[file]
    for facts in all {
      let outerIsLost = facts.outer.map { numbers[$0] == nil } ?? false
      guard facts.kind != .extension, flags.allow(facts.condition), !outerIsLost else {
        numbers.append(nil)
        continue
      }
      let outer = facts.outer.flatMap { numbers[$0] }
      // A type that is declared twice, under conditions that exclude each other, is one type with the members of both.
      if let known = declared(facts, in: outer, of: file), facts.condition != .always {
        types[known].inheritedByExtensions += facts.inherited.map { ($0, file) }
        types[known].cases += facts.cases.filter { one in
          flags.allow(one.condition) && !types[known].cases.contains { $0.isSame(as: one) }
        }
        numbers.append(known)
        continue
      }
      let number = add(facts, of: file, in: outer)
      if facts.isLocal {
        localTypes[file][numbers.count] = number
      } else if let outer {
        types[outer].nested[facts.name] = .type(number)
      } else if facts.access == .private {
        typesOfFile[file][facts.name] = .type(number)
      } else {
        topLevel[module][facts.name] = .type(number)
        noteDeclaration(of: facts.name, in: module)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Finds the type that was declared before with the same name in the same type, file or module. It may be compiled
  /// under another condition.
  private func declared(_ facts: TypeFacts, in outer: TypeID?, of file: FileID) -> TypeID? {
    if facts.isLocal { return nil }
    let known =
      if let outer {
        types[outer].nested[facts.name]
      } else {
        facts.access == .private ? typesOfFile[file][facts.name] : topLevel[moduleOfFile[file]][facts.name]
      }
    return if case .type(let number)? = known { number } else { nil }
  }

  /// Adds a type to the index, without making it visible by its name.
  ///
  /// - Parameter extended: The name of the type of another library, if an extension of it declares the type.
  private func add(
    _ facts: TypeFacts, of file: FileID, in outer: TypeID?, addedTo extended: String? = nil
  ) -> TypeID {
    let module = moduleOfFile[file]
    let path = [outer.map { types[$0].fullName } ?? modules[module], extended, facts.name]
    let number = types.append(
      TypeEntry(
        file: file, facts: facts, module: module, fullName: path.compactMap(\.self).joined(separator: "."),
        outer: outer, foreignOwner: extended, functions: FunctionsOfType(in: functions),
        cases: facts.cases.filter { flags.allow($0.condition) }))
    noteServiceModule(number, facts.inherited)
    return number
  }

  private func noteServiceModule(_ type: TypeID, _ inherited: [TypeReference]) {
    if inherited.contains(where: { $0.isCalled("ServiceModule") }) { typesNamingServiceModule.insert(type) }
  }

  private func noteDeclaration(of name: String, in module: ModuleID) {
    if modulesDeclaring[name]?.append(module) == nil { modulesDeclaring[name] = ModuleNumbers(module) }
  }

  func addAliases(_ all: [AliasFacts], of file: FileID, _ numbers: [TypeID?]) {
    for facts in all where flags.allow(facts.condition) {
      let outer = facts.outer.flatMap { numbers[$0] }
      guard facts.outer == nil || outer != nil else { continue }
      let number = aliases.append(AliasEntry(file: file, facts: facts, outer: outer))
      if let outer {
        types[outer].nested[facts.name] = .alias(number)
      } else if facts.access == .private {
        typesOfFile[file][facts.name] = .alias(number)
      } else {
        topLevel[moduleOfFile[file]][facts.name] = .alias(number)
        noteDeclaration(of: facts.name, in: moduleOfFile[file])
      }
    }
  }

  /// Gives each extension the number of the type that it extends, and adds the types declared in extensions to that
  /// type.
  func resolveExtensions(of file: FileID, _ all: FileFacts, _ numbers: inout [TypeID?]) {
    let module = moduleOfFile[file]
    let late = Set(all.types.indices.filter { numbers[$0] == nil })
    for (index, facts) in all.types.enumerated() where numbers[index] == nil {
      guard flags.allow(facts.condition) else { continue }
      if facts.kind == .extension, let extended = facts.extended {
        let context = LookupContext(file: file, module: module)
        if !facts.constraints.isEmpty { constraints[SourceExtension(file: file, index: index)] = facts.constraints }
        guard let number = declaration(of: resolve(extended, in: context)) else { continue }
        // Furnish may be among the sources that are read. Even so, an extension of its types in another module counts
        // as an extension of a library's type.
        if modules[types[number].module] == "Furnish", types[number].module != module { continue }
        numbers[index] = number
        noteServiceModule(number, facts.inherited)
        types[number].inheritedByExtensions += facts.inherited.map { ($0, file) }
      } else if let outer = facts.outer.flatMap({ numbers[$0] }) {
        let number = add(facts, of: file, in: outer)
        types[outer].nested[facts.name] = .type(number)
        numbers[index] = number
      } else if facts.kind != .extension, let outer = facts.outer, flags.allow(all.types[outer].condition),
        let extended = all.types[outer].extended?.nameOfExtended
      {
        let number = add(facts, of: file, in: nil, addedTo: extended)
        foreignTypes[extended, default: [:]][facts.name, default: []].append(number)
        numbers[index] = number
      }
    }
    for facts in all.aliases where flags.allow(facts.condition) {
      // The aliases of all other types were added before.
      guard let index = facts.outer, late.contains(index), let outer = numbers[index] else { continue }
      types[outer].nested[facts.name] = .alias(aliases.append(AliasEntry(file: file, facts: facts, outer: outer)))
    }
  }

  /// Adds the functions and variables of a file, each to its type, to its module, or to the type of a library that it
  /// extends.
  func addMembers(of file: FileID, _ all: FileFacts, _ numbers: [TypeID?]) {
    let module = moduleOfFile[file]
    /// Returns the type that a member belongs to; nil if that type is not compiled.
    func findOwners(_ index: Int?) -> (owner: TypeID?, foreignOwner: String?)? {
      guard let index else { return (nil, nil) }
      if let type = numbers[index] { return (type, nil) }
      guard flags.allow(all.types[index].condition), let name = all.types[index].extended?.nameOfExtended else {
        return nil
      }
      return (nil, name)
    }
    functions.addFile(compiledWith: flags) { number, index in
      guard let owners = findOwners(all.functions[index].owner) else { return nil }
      let name = all.functions[index].name
      if name.isOperator { operators[name, default: []].append(number) }
      if let type = owners.owner {
        types[type].functions.append(number)
      } else if let foreign = owners.foreignOwner {
        foreignFunctions[foreign, default: [:]][name, default: []].append(number)
        foreignFunctionNames.insert(name)
      } else {
        globalFunctions[module][name, default: []].append(number)
        globalFunctionNames.insert(name)
      }
      return owners
    }
    variables.addFile(compiledWith: flags) { number, index in
      guard let owners = findOwners(all.variables[index].owner) else { return nil }
      if let type = owners.owner {
        types[type].variables.append(number)
        if all.variables[index].attributes.contains(where: { $0.name == "Injection" }) {
          typesWithInjections.insert(type)
        }
        return owners
      }
      let name = all.variables[index].name
      if let foreign = owners.foreignOwner {
        foreignVariables[foreign, default: [:]][name, default: []].append(number)
      } else if all.variables[index].access == .private {
        variablesOfFile[file][name, default: []].append(number)
      } else {
        if globalVariables[module][name] == nil { modulesWithVariable[name, default: []].append(module) }
        globalVariables[module][name, default: []].append(number)
      }
      return owners
    }
  }
}

extension CaseFacts {
  /// Returns whether two cases are equal, apart from the conditions under which they are compiled.
  fileprivate func isSame(as other: CaseFacts) -> Bool {
    name == other.name && rawValue == other.rawValue && rawLiteral == other.rawLiteral && values == other.values
  }
}
