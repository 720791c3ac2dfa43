/// The declarations that names refer to.
extension DeclarationIndex {
  /// Finds the declaration that a name refers to: in the enclosing types first, then in the file and its module, then
  /// in the imported modules.
  func member(named name: String, in context: LookupContext) -> Member? {
    var type = context.type
    var foreignOwner = context.foreignOwner
    while let id = type {
      if let member = nestedMember(name, of: id) { return member }
      if types[id].facts.name == name { return .type(id) }
      type = types[id].enclosingType
      foreignOwner = foreignOwner ?? types[id].foreignOwner
    }
    if let foreignOwner, let member = foreignType(name, addedTo: foreignOwner, in: context) { return member }
    if let type = context.type, !localTypes[context.file].isEmpty,
      let member = localMember(named: name, around: outermost(type))
    {
      return member
    }
    if let member = typesOfFile[context.file][name] ?? topLevel[context.module][name] { return member }
    return importedMember(named: name, in: context)
  }

  private func outermost(_ type: TypeID) -> TypeID {
    var type = type
    while let enclosingType = types[type].enclosingType { type = enclosingType }
    return type
  }

  /// Finds the local type with this name that a local type can use: one of the same block, or the only one of the file.
  private func localMember(named name: String, around type: TypeID) -> Member? {
    guard types[type].facts.isLocal else { return nil }
    if case .nominal(_, let known?, let arguments)? = surroundings[type]?[name], arguments.isEmpty {
      return .type(known)
    }
    let file = types[type].file
    let candidates = localTypes[file].values.filter { types[$0].facts.name == name }
    return candidates.count == 1 ? .type(candidates[0]) : nil
  }

  func nestedMember(_ name: String, of type: TypeID, depth: Int = 0) -> Member? {
    if let member = types[type].nested[name] { return member }
    guard types[type].facts.kind == .class, depth < 32 else { return nil }
    return superclass(of: type).flatMap { nestedMember(name, of: $0, depth: depth + 1) }
  }

  /// Finds a type that an extension of another library's type declares: `Keys` of
  /// `extension ServiceName { enum Keys … }`.
  func foreignType(_ name: String, addedTo owner: String, in context: LookupContext) -> Member? {
    let candidates = foreignTypes[owner]?[name] ?? []
    let found =
      candidates.first { types[$0].file == context.file }
      ?? candidates.first { isVisible(types[$0].facts.access, in: types[$0].file, from: context) }
    return found.map(Member.type)
  }

  private func importedMember(named name: String, in context: LookupContext) -> Member? {
    guard let candidates = modulesDeclaring[name] else { return nil }
    var hidden: Member?
    for module in candidates where isImported(module, by: context.file) {
      guard let member = topLevel[module][name] else { continue }
      if isVisible(member) || importsInternals(of: module, in: context.file) { return member }
      hidden = hidden ?? member
    }
    return hidden
  }

  /// Returns whether the access level of a type or an alias lets other modules use it.
  func isVisible(_ member: Member) -> Bool {
    switch member {
    case .type(let id): types[id].facts.access >= .package
    case .alias(let id): aliases[id].facts.access >= .package
    }
  }

  /// Returns whether a file imports the internal declarations of a module: `@testable import Shop`.
  func importsInternals(of module: ModuleID, in file: FileID) -> Bool {
    imports[file].contains { $0.isTestable && moduleNumbers[$0.module] == module }
  }

  /// Returns whether a file can use a module: the file imports it, or a module that re-exports it.
  func isImported(_ module: ModuleID, by file: FileID) -> Bool {
    if let imported = lookups.importedModules[file] { return imported.contains(module) }
    var imported: Set<ModuleID> = []
    for declaration in imports[file] {
      guard let id = moduleNumbers[declaration.module] else { continue }
      imported.insert(id)
      imported.formUnion(exports[id].compactMap { moduleNumbers[$0] })
    }
    lookups.importedModules[file] = imported
    return imported.contains(module)
  }
}
