/// The scope that another one overrides, and the differences between the two.
final class ScopeOverride: Sendable {
  let base: ServiceScope
  let differences: TableDifferences

  init(of base: ServiceScope, _ differences: TableDifferences) {
    self.base = base
    self.differences = differences
  }
}

extension ServiceScope {
  /// Returns a provider with other registrations, for its callers and for every instance that is created for them.
  ///
  /// ```swift
  /// let quiet = provider.overriding { $0.register((any Log).self) { SilentLog() } }
  /// quiet.resolveRequired(Report.self)  // one with the silent log
  /// ```
  ///
  /// The registrations are added to those of this scope: they answer `resolve`, and are last in `resolveAll`;
  /// `replacing` and `decorate` work, too. An instance that one of them contributes to, as a declared dependency or by
  /// a request of the instance's recipe, belongs to the new provider. All other instances are shared with this scope
  /// and belong to it. An instance that stores the provider of its recipe may request anything later, so it belongs to
  /// the innermost provider from which it was requested. In the scope of a level, a registration for the type of the
  /// level's input takes the place of the input.
  ///
  /// The new provider retains this scope, and is closed before it. Closing the new provider closes only the instances
  /// that belong to it. Call ``ServiceProvider/explain(_:name:)`` to see which provider an instance belongs to.
  ///
  /// - Parameter register: Adds the registrations that differ.
  /// - Returns: A provider over this one. It may be overridden in turn, and opens scopes of its own.
  /// - Throws: Any error that `register` throws.
  /// - Complexity: Linear in the registrations of the container.
  public func overriding<Failure: Error>(
    _ register: (any ServiceCollection) throws(Failure) -> Void
  ) throws(Failure) -> ServiceScope {
    let list = RegistrationList(startingWith: table, inside: openLevels)
    try register(list)
    return overridden(by: list.close())
  }

  /// Returns a scope over this one with another table.
  func overridden(by other: ServiceTable) -> ServiceScope {
    overridden(by: other, TableDifferences(other, over: table), isInternal: false)
  }

  /// Returns a scope over this one, inside of internal scopes over the enclosing scopes. The internal scopes store the
  /// instances of the enclosing levels.
  private func overridden(
    by table: ServiceTable, _ differences: TableDifferences, isInternal: Bool
  ) -> ServiceScope {
    // An anonymous scope stores only plain `.scoped` instances, which this scope stores itself, so the search skips it.
    var around = enclosing
    while let scope = around, scope.level == scope.table.levels.plain { around = scope.enclosing }
    let enclosing = around?.overridden(by: table, differences, isInternal: true)
    let level =
      level == self.table.levels.plain
      ? table.levels.plain : level == .root ? .root : table.levels.number(of: self.table.levels.id(of: level))!
    return ServiceScope(
      table, level: level, enclosing: enclosing, override: ScopeOverride(of: self, differences), isInternal: isInternal)
  }

  /// Returns a provider with additional registrations, for code whose provider is any ``ServiceProvider``.
  // Disfavored: a call of `overriding` finds this method, too, and the compiler would prefer it.
  @_disfavoredOverload
  @_implements(ServiceProvider,overriding(_:))
  public func anyOverriding(_ register: (any ServiceCollection) -> Void) -> any ScopedProvider {
    let created: ServiceScope = overriding(register)
    return created
  }
}
