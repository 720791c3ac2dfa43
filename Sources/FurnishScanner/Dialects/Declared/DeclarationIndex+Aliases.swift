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
}
