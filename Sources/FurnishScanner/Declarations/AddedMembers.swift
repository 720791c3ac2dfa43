/// The members that a program adds to types of libraries, and which of them code can use.
extension DeclarationIndex {
  /// Returns the functions with a given name that extensions in the program add to a type of a library.
  ///
  /// Two modules may each have such an extension. The result has the functions that the calling code can use, or all of
  /// them if it can use none.
  func functions(_ name: String, addedTo owner: String, from context: LookupContext) -> [FunctionID] {
    usable(foreignFunctions[owner]?[name] ?? [], from: context)
  }

  /// Returns the protocols of the program that its extensions add to a type of a library: `extension URL: Route {}`.
  func protocols(addedTo owner: String) -> [TypeID] {
    foreignConformances[owner]?.compactMap { conformance in
      let context = LookupContext(file: conformance.file, module: moduleOfFile[conformance.file])
      return declaration(of: resolve(conformance.type, in: context))
    } ?? []
  }

  /// Returns the functions that code at a place can call, or all of them if it can call none.
  func usable(_ candidates: [FunctionID], from context: LookupContext) -> [FunctionID] {
    guard candidates.count > 1 else { return candidates }
    let usable = candidates.filter { isUsable(functions[$0].facts.access, in: functions.file($0), from: context) }
    return usable.isEmpty ? candidates : usable
  }

  /// Returns the variable with a given name that the program adds to a type of a library.
  func variable(_ name: String, addedTo owner: String, from context: LookupContext) -> VariableID? {
    let all = foreignVariables[owner]?[name] ?? []
    guard all.count > 1 else { return all.first }
    return all.first { isUsable(variables[$0].facts.access, in: variables.file($0), from: context) } ?? all.first
  }

  private func isUsable(_ access: Access, in file: FileID, from context: LookupContext) -> Bool {
    guard isVisible(access, in: file, from: context) else { return false }
    let module = moduleOfFile[file]
    return module == context.module || isImported(module, by: context.file)
  }

  /// Returns whether the access level of a declaration lets code use it.
  func isVisible(_ access: Access, in file: FileID, from context: LookupContext) -> Bool {
    if file == context.file { return true }
    let module = moduleOfFile[file]
    return access >= (module == context.module || importsInternals(of: module, in: context.file) ? .internal : .package)
  }
}
