extension DeclarationIndex {
  /// Returns the aliases of types of a library, each with the name of its type: `Inject` with `Injected` for
  /// `typealias Inject = Injected`.
  func aliases(of names: Set<String>, in dialect: Dialect) -> [String: String] {
    aliases.reduce(into: [:]) { found, alias in
      guard alias.enclosingType == nil, let name = alias.facts.target.lastName, names.contains(name),
        uses(dialect, in: alias.file)
      else { return }
      found[alias.facts.name] = name
    }
  }

  /// Returns the properties that have a property wrapper of a library, with the attributes that name it.
  ///
  /// - Parameter hasAliases: Whether the program has aliases of the wrappers. A file that uses an alias need not import
  ///   the library.
  func wrappedProperties(
    of dialect: Dialect, hasAliases: Bool, isWrapper: (String) -> Bool
  ) -> [(property: VariableEntry, attribute: AttributeFacts)] {
    files.indices.filter { hasAliases || uses(dialect, in: $0) }.flatMap { file in
      summaries[file].valuedOrAttributed.compactMap { index in
        guard let id = variables.id(ofIndex: index, in: file),
          let attribute = variables.facts(id).attributes.first(where: { isWrapper($0.name) })
        else { return nil }
        let property = variables[id]
        let context = LookupContext(file: file, module: moduleOfFile[file], type: property.owner)
        return mayName(attribute, of: dialect, in: context) ? (property, attribute) : nil
      }
    }
  }

  /// Returns whether the name of an attribute may be that of a property wrapper of a library: the file uses the
  /// library, or the name is an alias that the file can see.
  private func mayName(_ attribute: AttributeFacts, of dialect: Dialect, in context: LookupContext) -> Bool {
    if uses(dialect, in: context.file) { return true }
    guard case .alias(let id)? = member(named: attribute.name, in: context) else { return false }
    return uses(dialect, in: aliases[id].file)
  }
}
