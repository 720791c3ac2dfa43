import FurnishGraph

/// The collection of a ``ServiceContainer``: a list that can be closed.
///
/// `@unchecked Sendable`: all that changes is guarded by `lock`.
final class RegistrationList: ServiceCollection, @unchecked Sendable {
  private let lock = Lock()
  private var registrations: [ServiceRegistration] = []
  private var modules: [any ServiceModule] = []
  private var isClosed = false

  init() {}

  /// A list that goes on where a table was made.
  init(startingWith table: ServiceTable) {
    registrations = table.registrations
    modules = table.modules
  }

  func add(_ registration: ServiceRegistration) { add(registration, of: nil) }

  fileprivate func add(_ registration: ServiceRegistration, of module: Int?) {
    var registration = registration
    registration.module = registration.module ?? module
    let isLate = lock.withLock {
      if !isClosed { registrations.append(registration) }
      return isClosed
    }
    if isLate {
      let symbol = ServiceSymbol(registration.service, registration.name)
      ServiceIssue(
        ServiceError.builtAlready(symbol, place: ServicePlace(registration.source)).finding,
        place: registration.source
      ).report()
    }
  }

  @discardableResult
  func include(_ module: some ServiceModule) -> Self {
    if let number = number(ofNew: module) { module.register(in: ModuleCollection(list: self, module: number)) }
    return self
  }

  /// The number of a module, or nil where it is known already. Comparing is code of the
  /// module's, so it is done without the lock, and again where another one came meanwhile.
  private func number(ofNew module: some ServiceModule) -> Int? {
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

  /// The table of what is registered so far.
  func makeTable() -> ServiceTable {
    let registrations = lock.withLock { self.registrations }
    let modules = lock.withLock { self.modules }
    return ServiceTable(registrations, modules: modules)
  }

  /// The table of all; nothing can be added any more.
  func close() -> ServiceTable {
    lock.withLock { isClosed = true }
    return makeTable()
  }
}

/// What a module registers in: a list that notes where things come from.
private final class ModuleCollection: ServiceCollection {
  private let list: RegistrationList
  private let module: Int

  init(list: RegistrationList, module: Int) {
    self.list = list
    self.module = module
  }

  func add(_ registration: ServiceRegistration) { list.add(registration, of: module) }

  @discardableResult
  func include(_ module: some ServiceModule) -> Self {
    list.include(module)
    return self
  }
}

extension ServiceModule {
  /// Whether the other is the same module: a value of this type, and an equal one where the
  /// type can tell.
  func isSame(as other: any ServiceModule) -> Bool {
    guard type(of: other) == Self.self else { return false }
    guard let equatable = self as? any Equatable else { return true }
    return equatable.isEqual(to: other)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
