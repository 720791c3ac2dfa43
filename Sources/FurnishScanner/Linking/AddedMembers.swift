/// The members that a program adds to types of libraries, and which of them code can use.
extension DeclarationIndex {
  /// Returns the functions of a name that the program adds to a type of a library, in extensions that the calling code can use:
  /// two modules may each have an extension of their own. Without one that it can use, all of them are returned.
  func functions(_ name: String, addedTo owner: String, from context: LookupContext) -> [Int] {
    usable(foreignFunctions[owner]?[name] ?? [], from: context)
  }

  /// Returns those of several functions that code can call; all of them if it can call none.
  func usable(_ candidates: [Int], from context: LookupContext) -> [Int] {
    guard candidates.count > 1 else { return candidates }
    let usable = candidates.filter { isUsable(functions[$0].facts.access, in: functions.file($0), from: context) }
    return usable.isEmpty ? candidates : usable
  }

  /// Returns the variable of a name that the program adds to a type of a library.
  func variable(_ name: String, addedTo owner: String, from context: LookupContext) -> Int? {
    let all = foreignVariables[owner]?[name] ?? []
    guard all.count > 1 else { return all.first }
    return all.first { isUsable(variables[$0].facts.access, in: variables.file($0), from: context) } ?? all.first
  }

  private func isUsable(_ access: Access, in file: Int, from context: LookupContext) -> Bool {
    guard isVisible(access, in: file, from: context) else { return false }
    let module = moduleOfFile[file]
    return module == context.module || sees(module, from: context.file)
  }

  /// Returns whether code can use a declaration, by its access level.
  func isVisible(_ access: Access, in file: Int, from context: LookupContext) -> Bool {
    if file == context.file { return true }
    return access >= (moduleOfFile[file] == context.module ? .internal : .package)
  }
}
