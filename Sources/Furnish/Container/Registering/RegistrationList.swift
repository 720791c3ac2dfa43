import FurnishGraph

/// The collection of a ``ServiceContainer``: a list of registrations that can be closed.
// `@unchecked Sendable`: all variables are guarded by `lock`.
final class RegistrationList: ServiceCollection, @unchecked Sendable {
  private let lock = Lock()
  private var registrations: [ServiceRegistration] = []
  private var modules: [any ServiceModule] = []

  /// The levels that were declared.
  private var levels: [ScopeLevelID] = []

  /// The levels that registrations name. The list collects them while it adds the registrations, because many
  /// registrations do not fit into the processor's cache.
  private var namedLevels: [ScopeLevelID] = []
  private var isClosed = false

  /// The observers of the container.
  let observers: ContainerObservers

  /// The table whose registrations this list continues, if the list belongs to an override.
  private let base: Base?

  /// The table that an override continues, and the levels that are open where it is created.
  private struct Base {
    let table: ServiceTable
    let openLevels: [ScopeLevelID]

    /// Returns the levels whose inputs no longer answer requests, because an override that was created inside of these
    /// levels registers another service of the same type.
    func hiddenInputs(with registrations: [ServiceRegistration]) -> Set<ScopeLevelID> {
      let added = registrations.dropFirst(table.registrations.count).filter {
        !$0.isDecorator && $0.policy != .addIfMissing
      }
      let hidden = openLevels.filter { level in
        guard let input = level.inputService else { return false }
        return added.contains { $0.identity.service == ServiceIdentity(input, nil) }
      }
      return table.hiddenInputs.union(hidden)
    }
  }

  init() {
    base = nil
    observers = ContainerObservers()
  }

  /// Creates a list that continues the registrations of a table.
  ///
  /// - Parameter replaced: Registrations that take the places of others, by the recipes of the replaced ones.
  init(
    startingWith table: ServiceTable, inside openLevels: [ScopeLevelID],
    replacing replaced: [ObjectIdentifier: ServiceRegistration] = [:]
  ) {
    base = Base(table: table, openLevels: openLevels)
    observers = table.observers
    registrations = table.registrations.map { replaced[ObjectIdentifier($0.recipe)] ?? $0 }
    modules = table.modules
    levels = table.levels.ids
    if !replaced.isEmpty { namedLevels = registrations.compactMap { $0.lifetime.sharing.level } }
  }

  func add(_ registration: ServiceRegistration) { add(registration, of: nil) }

  fileprivate func add(_ registration: ServiceRegistration, of module: Int?) {
    var registration = registration
    if registration.module == nil, let module { registration.module = module }
    let level = registration.lifetime.sharing.level
    let wasAdded = whileOpen {
      registrations.append(registration)
      if let level { namedLevels.append(level) }
    }
    if !wasAdded { reportLate(ServiceSymbol(registration.service, registration.name), registration.source) }
  }

  func add(_ declaration: ScopeLevelDeclaration) {
    let wasAdded = whileOpen { levels.append(declaration.level) }
    if !wasAdded { reportLate(ServiceSymbol(declaration.level.level, nil), declaration.source) }
  }

  /// Adds a level that no registration names, so that the table assigns a number to it.
  func addLevel(_ level: ScopeLevelID) { lock.withLock { levels.append(level) } }

  /// Calls `change` with the lock held and returns `true`, unless the list is closed.
  private func whileOpen(_ change: () -> Void) -> Bool {
    lock.withLock {
      if !isClosed { change() }
      return !isClosed
    }
  }

  private func reportLate(_ symbol: ServiceSymbol, _ source: CallPlace) {
    let error = ServiceError.builtAlready(symbol, place: ServicePlace(source))
    ServiceIssue(error.finding, place: source).report()
  }

  func add(_ module: some ServiceModule) {
    if let number = number(ofNew: module) { module.register(in: ModuleCollection(list: self, module: number)) }
  }

  /// Assigns a number to a module, or returns `nil` if it is already included.
  ///
  /// Comparing modules calls code of the program, so it is done without the lock, and again if another module was
  /// included in the meantime.
  private func number(ofNew added: some ServiceModule) -> Int? {
    let module = (added as? ModuleUnderPolicy)?.module ?? added
    while true {
      let known = lock.withLock { modules }
      for other in known where module.isSame(as: other) { return nil }
      let isFirst = lock.withLock {
        guard modules.count == known.count else { return false }
        modules.append(module)
        return true
      }
      if isFirst { return known.count }
    }
  }

  /// Creates the table of everything that is registered so far.
  func makeTable() -> ServiceTable {
    let (registrations, modules, levels) = lock.withLock {
      (self.registrations, self.modules, self.levels + namedLevels)
    }
    return ServiceTable(
      registrations, modules: modules, levels: levels, hiding: base?.hiddenInputs(with: registrations) ?? [],
      observers: observers)
  }

  /// Closes the list, and creates the table of everything that is registered. Later additions are reported and have no
  /// effect.
  func close() -> ServiceTable {
    lock.withLock { isClosed = true }
    return makeTable()
  }
}

/// The collection that a module registers in: a list that stores the module of each registration.
private final class ModuleCollection: ServiceCollection {
  private let list: RegistrationList
  private let module: Int

  init(list: RegistrationList, module: Int) {
    self.list = list
    self.module = module
  }

  func add(_ registration: ServiceRegistration) { list.add(registration, of: module) }

  func add(_ declaration: ScopeLevelDeclaration) { list.add(declaration) }

  func add(_ module: some ServiceModule) { list.add(module) }
}

extension ServiceModule {
  /// Returns a Boolean value that indicates whether the other value is the same module: one of this type, and an equal
  /// one if the type is `Equatable`.
  func isSame(as other: any ServiceModule) -> Bool {
    guard type(of: other) == Self.self else { return false }
    guard let equatable = self as? any Equatable else { return true }
    return equatable.isEqual(to: other)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
