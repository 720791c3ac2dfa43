import FurnishGraph

extension ServiceScope {
  /// Opens a scope of a level.
  ///
  /// ```swift
  /// enum Session: ScopeLevel { typealias Input = User }
  ///
  /// let session = provider.makeScope(Session.self, User(name: "Ada"))
  /// session.resolveRequired(Cart.self)  // registered with `.scoped(to: Session.self)`
  /// ```
  ///
  /// The scope stores the services of its level, and plain `.scoped` services; it shares the services of the levels
  /// around it, and the singletons. The input is a service in the scope and in the scopes that are opened from it.
  ///
  /// - Parameters:
  ///   - level: The level. It has to be opened from its parent level: if the innermost open level of this provider is
  ///     another one, the program stops.
  ///   - input: The input that the level declares.
  /// - Returns: The scope. Close it when its work is done.
  /// - Complexity: Linear in the registrations of the level; in those of the container, if no registration and no
  ///   `addLevel` names the level.
  public func makeScope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> ServiceScope {
    isSuperseded ? openingFromNewest { $0.openScope(level, input) } : openScope(level, input)
  }

  /// Opens a scope of a level from this one.
  func openScope<Level: ScopeLevel>(_ level: Level.Type, _ input: Level.Input) -> ServiceScope {
    if let number = table.levels.number(of: level, openedIn: openLevel) { return openScope(number, of: table, input) }
    let id = ScopeLevelID(level)
    ServiceError.stopping { () throws(ServiceError) in try checkParent(of: id) }
    let table = table.continued(with: id)
    return openScope(table.levels.number(of: id)!, of: table, input)
  }

  /// Throws an error if a level does not open in this scope.
  fileprivate func checkParent(of level: ScopeLevelID) throws(ServiceError) {
    if innermostLevel != level.outerLevel { throw .wrongParent(of: level, openedIn: self) }
  }

  @inline(__always)
  private func openScope<Input>(_ level: LevelNumber, of table: ServiceTable, _ input: Input) -> ServiceScope {
    let scope = ServiceScope(table, level: level, enclosing: self)
    if let slot = table.inputs[level.index] { scope.supply(slot, ValueStorage(input)) }
    return scope
  }

  /// The innermost level that is open in this scope; nil if none is.
  private var innermostLevel: ScopeLevelID? {
    openLevel == .root || openLevel == .plain ? nil : table.levels.id(of: openLevel)
  }

  /// The levels that are open in this scope, the innermost first.
  var openLevels: [ScopeLevelID] {
    guard let innermostLevel else { return [] }
    return Array(sequence(first: innermostLevel, next: \.outerLevel))
  }

  /// This scope, as reports describe it.
  var requestingScope: RequestingScope {
    if level == .root { return .root }
    return innermostLevel.map { .level($0.fullName) } ?? .anonymous
  }

  /// Returns the levels to open from this scope, one after the other, until `level` is open; none if it cannot be
  /// reached.
  func steps(to level: LevelNumber) -> [LevelStep] {
    var steps: [LevelStep] = []
    var next: ScopeLevelID? = table.levels.id(of: level)
    while let id = next, id != innermostLevel {
      steps.append(LevelStep(level: id.fullName, takesInput: id.inputService != nil))
      next = id.outerLevel
    }
    return next == innermostLevel ? steps.reversed() : []
  }
}

extension ServiceProvider {
  /// Throws an error if a level does not open in this provider. For a provider of another package, this method does
  /// nothing.
  package func checkParent<Level: ScopeLevel>(of level: Level.Type) throws(ServiceError) {
    let scope = self as? ServiceScope ?? (try? (self as? RecipeProvider)?.scope())
    try scope?.checkParent(of: ScopeLevelID(level))
  }
}

extension ScopeLevels {
  func name(of level: LevelNumber) -> String { id(of: level).fullName }
}
