extension DeclarationIndex {
  /// Returns the names of the aliases of types that a library declares: `Inject` of `typealias Inject = Injected`.
  ///
  /// - Returns: The name of the type for each alias.
  func aliases(of names: Set<String>, in dialect: Dialect) -> [String: String] {
    aliases.reduce(into: [:]) { found, alias in
      guard alias.outer == nil, let name = alias.facts.target.lastName, names.contains(name),
        uses(dialect, in: alias.file)
      else { return }
      found[alias.facts.name] = name
    }
  }

  /// Returns the files that use a library, and in a program with aliases of its property wrappers all others: the file of
  /// an alias imports the library, and the files that use the alias need not.
  func mayWriteWrappers(of dialect: Dialect, hasAliases: Bool) -> [Bool] {
    files.indices.map { hasAliases || uses(dialect, in: $0) }
  }

  /// Returns whether the name of an attribute may be that of a property wrapper of a library: the file uses the library,
  /// or the name is an alias that the file can see.
  func mayName(_ attribute: AttributeFacts, of dialect: Dialect, in context: LookupContext) -> Bool {
    if uses(dialect, in: context.file) { return true }
    guard case .alias(let number)? = member(named: attribute.name, in: context) else { return false }
    return uses(dialect, in: aliases[number].file)
  }
}
