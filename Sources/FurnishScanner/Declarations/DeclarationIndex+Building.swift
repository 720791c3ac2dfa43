/// The steps that add the declarations of the files to the index: types first, then aliases, extensions, and members.
extension DeclarationIndex {
  /// Adds the types of a file.
  ///
  /// - Returns: The identifier of each type of the file; nil for extensions, for the types in them, and for types that
  ///   are not compiled.
  func addTypes(_ all: [TypeFacts], of file: FileID) -> [TypeID?] {
    var ids: [TypeID?] = []
    ids.reserveCapacity(all.count)
    let (module, flags) = (moduleOfFile[file], flags(in: file))
    for facts in all {
      let isEnclosingTypeMissing = facts.enclosingType.map { ids[$0] == nil } ?? false
      guard facts.kind != .extension, flags.allow(facts.condition), !isEnclosingTypeMissing else {
        ids.append(nil)
        continue
      }
      let enclosingType = facts.enclosingType.flatMap { ids[$0] }
      // A type that is declared twice, under conditions that exclude each other, is one type with the members of both.
      if let known = declared(facts, in: enclosingType, of: file), facts.condition != .always {
        types[known].inheritedByExtensions += facts.inherited.map { ($0, file, facts.condition) }
        types[known].cases += facts.cases.filter { added in
          flags.allow(added.condition) && !types[known].cases.contains { $0.isSame(as: added) }
        }
        ids.append(known)
        continue
      }
      let id = add(facts, of: file, in: enclosingType)
      if facts.isLocal {
        localTypes[file][ids.count] = id
      } else if let enclosingType {
        types[enclosingType].nested[facts.name] = .type(id)
      } else if facts.access == .private {
        typesOfFile[file][facts.name] = .type(id)
      } else {
        topLevel[module][facts.name] = .type(id)
        noteDeclaration(of: facts.name, in: module)
      }
      ids.append(id)
    }
    return ids
  }

  /// Finds the type that was declared before with the same name in the same type, file or module. It may be compiled
  /// under another condition.
  private func declared(_ facts: TypeFacts, in enclosingType: TypeID?, of file: FileID) -> TypeID? {
    if facts.isLocal { return nil }
    let known =
      if let enclosingType {
        types[enclosingType].nested[facts.name]
      } else {
        facts.access == .private ? typesOfFile[file][facts.name] : topLevel[moduleOfFile[file]][facts.name]
      }
    return if case .type(let id)? = known { id } else { nil }
  }

  /// Adds a type to the index, without making it visible by its name.
  ///
  /// - Parameter extended: The name of the type of another library, if an extension of it declares the type.
  private func add(
    _ facts: TypeFacts, of file: FileID, in enclosingType: TypeID?, addedTo extended: String? = nil
  ) -> TypeID {
    let module = moduleOfFile[file]
    let path = [enclosingType.map { types[$0].fullName } ?? modules[module], extended, facts.name]
    let flags = flags(in: file)
    let id = types.append(
      TypeEntry(
        file: file, facts: facts, module: module, fullName: path.compactMap(\.self).joined(separator: "."),
        enclosingType: enclosingType, foreignOwner: extended, functions: FunctionsOfType(in: functions),
        cases: facts.cases.filter { flags.allow($0.condition) }))
    noteServiceModule(id, facts.inherited)
    return id
  }

  private func noteServiceModule(_ type: TypeID, _ inherited: [TypeReference]) {
    if inherited.contains(where: { $0.isCalled("ServiceModule") }) { typesNamingServiceModule.insert(type) }
  }

  private func noteDeclaration(of name: String, in module: ModuleID) {
    if modulesDeclaring[name]?.append(module) == nil { modulesDeclaring[name] = ModuleNumbers(module) }
  }

  func addAliases(_ all: [AliasFacts], of file: FileID, _ ids: [TypeID?]) {
    let flags = flags(in: file)
    for facts in all where flags.allow(facts.condition) {
      let enclosingType = facts.enclosingType.flatMap { ids[$0] }
      guard facts.enclosingType == nil || enclosingType != nil else { continue }
      let id = aliases.append(AliasEntry(file: file, facts: facts, enclosingType: enclosingType))
      if let enclosingType {
        types[enclosingType].nested[facts.name] = .alias(id)
      } else if facts.access == .private {
        typesOfFile[file][facts.name] = .alias(id)
      } else {
        topLevel[moduleOfFile[file]][facts.name] = .alias(id)
        noteDeclaration(of: facts.name, in: moduleOfFile[file])
      }
    }
  }

  /// Finds the type that each extension extends, and adds the types that extensions declare to that type.
  ///
  /// - Parameter ids: The types of the file. It receives the extended types, and those that extensions declare.
  func resolveExtensions(of file: FileID, _ all: FileFacts, _ ids: inout [TypeID?]) {
    let (module, flags) = (moduleOfFile[file], flags(in: file))
    let withoutID = Set(all.types.indices.filter { ids[$0] == nil })
    for (index, facts) in all.types.enumerated() where ids[index] == nil {
      guard flags.allow(facts.condition) else { continue }
      if facts.kind == .extension, let extended = facts.extended {
        let context = LookupContext(file: file, module: module)
        if !facts.constraints.isEmpty { constraints[SourceExtension(file: file, index: index)] = facts.constraints }
        guard let id = declaration(of: resolve(extended, in: context)) else {
          guard let name = extended.nameOfExtended else { continue }
          foreignConformances[name, default: []] += facts.inherited.map { ($0, file) }
          continue
        }
        // Furnish may be among the sources that are read. Even so, an extension of its types in another module counts
        // as an extension of a library's type.
        if modules[types[id].module] == "Furnish", types[id].module != module { continue }
        ids[index] = id
        noteServiceModule(id, facts.inherited)
        types[id].inheritedByExtensions += facts.inherited.map { ($0, file, facts.condition) }
      } else if let enclosingType = facts.enclosingType.flatMap({ ids[$0] }) {
        let id = add(facts, of: file, in: enclosingType)
        types[enclosingType].nested[facts.name] = .type(id)
        ids[index] = id
      } else if facts.kind != .extension, let enclosingType = facts.enclosingType,
        flags.allow(all.types[enclosingType].condition),
        let extended = all.types[enclosingType].extended?.nameOfExtended
      {
        let id = add(facts, of: file, in: nil, addedTo: extended)
        foreignTypes[extended, default: [:]][facts.name, default: []].append(id)
        ids[index] = id
      }
    }
    for facts in all.aliases where flags.allow(facts.condition) {
      // The aliases of all other types were added before.
      guard let index = facts.enclosingType, withoutID.contains(index), let enclosingType = ids[index] else {
        continue
      }
      types[enclosingType].nested[facts.name] = .alias(
        aliases.append(AliasEntry(file: file, facts: facts, enclosingType: enclosingType)))
    }
  }

  /// Adds the functions and variables of a file, each to its type, to its module, or to the type of a library whose
  /// extension declares it.
  func addMembers(of file: FileID, _ all: FileFacts, _ ids: [TypeID?]) {
    let (module, flags) = (moduleOfFile[file], flags(in: file))
    /// Finds the owner of a member: a type of the program, a type of a library, or neither for a global member. Returns
    /// nil if the member is in a type that is not compiled.
    func findOwners(_ index: Int?) -> (owner: TypeID?, foreignOwner: String?)? {
      guard let index else { return (nil, nil) }
      if let type = ids[index] { return (type, nil) }
      guard flags.allow(all.types[index].condition), let name = all.types[index].extended?.nameOfExtended else {
        return nil
      }
      return (nil, name)
    }
    functions.addFile(compiledWith: flags) { id, index in
      guard let owners = findOwners(all.functions[index].owner) else { return nil }
      let name = all.functions[index].name
      if name.isOperator { operators[name, default: []].append(id) }
      if let type = owners.owner {
        types[type].functions.append(id)
      } else if let foreign = owners.foreignOwner {
        foreignFunctions[foreign, default: [:]][name, default: []].append(id)
        foreignFunctionNames.insert(name)
      } else {
        globalFunctions[module][name, default: []].append(id)
        globalFunctionNames.insert(name)
      }
      return owners
    }
    variables.addFile(compiledWith: flags) { id, index in
      guard let owners = findOwners(all.variables[index].owner) else { return nil }
      if let type = owners.owner {
        types[type].variables.append(id)
        if all.variables[index].attributes.contains(where: { $0.name == "Injection" }) {
          typesWithInjections.insert(type)
        }
        return owners
      }
      let name = all.variables[index].name
      if let foreign = owners.foreignOwner {
        foreignVariables[foreign, default: [:]][name, default: []].append(id)
      } else if all.variables[index].access == .private {
        variablesOfFile[file][name, default: []].append(id)
      } else {
        if globalVariables[module][name] == nil { modulesWithVariable[name, default: []].append(module) }
        globalVariables[module][name, default: []].append(id)
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
