import FurnishGraph

/// A builder that numbers the services, the levels and the keys of a container.
struct WiringBuilder {
  let index: DeclarationIndex
  let isIncluded: (Presence) -> Bool
  var services: [SourceService] = []
  private var serviceNumbers: [SourceService: Int] = [:]

  /// The levels of registrations, requests and openings, and the levels that these are opened from.
  private(set) var levels: [Wiring.Level] = []
  private var levelNumbers: [ResolvedType: Wiring.LevelNumber] = [:]
  /// The levels for which the source does not show the level that they are opened from.
  private var unplacedLevels: Set<Wiring.LevelNumber> = []
  private var keyNumbers: [SourceKey: Int] = [:]

  init(index: DeclarationIndex, capacity: Int, isIncluded: @escaping (Presence) -> Bool) {
    self.index = index
    self.isIncluded = isIncluded
    services.reserveCapacity(capacity)
    serviceNumbers.reserveCapacity(capacity)
  }

  /// Returns the number of a service, which is the next one if the service is new.
  mutating func number(_ service: SourceService) -> Int {
    if let number = serviceNumbers[service] { return number }
    serviceNumbers[service] = services.count
    services.append(service)
    return services.count - 1
  }

  mutating func registration(_ source: SourceRegistration, decorators: [SourceRegistration]) -> Registration {
    let service = number(source.service)
    var dependencies = self.dependencies(source)
    // The calls of an `AssistedFactory` request the dependencies of the decorators, too.
    let isAssisted = source.service.type.arguments(of: "Furnish.AssistedFactory") != nil
    for decorator in decorators {
      dependencies += self.dependencies(decorator).map { dependency in
        var dependency = dependency
        dependency.isDeferred = dependency.isDeferred || isAssisted
        return dependency
      }
    }
    return Registration(
      service: service, lifetime: source.lifetime, level: source.level.flatMap { level($0) },
      isolation: (([source] + decorators).map(\.isolation).first { $0 != .none } ?? .none).asServiceIsolation,
      isAsynchronous: source.isAsynchronous, isEager: source.isEager, isRunning: source.isRunning,
      isOpaque: source.isOpaque || decorators.contains(where: \.isOpaque),
      isSupplied: source.isSupplied && decorators.isEmpty,
      isConfined: source.isConfined || decorators.contains(where: \.isConfined),
      isAlternative: source.isAlternative,
      isThrowing: source.isThrowing || decorators.contains(where: \.isThrowing),
      key: key(source.key), module: source.module?.number, dependencies: dependencies)
  }

  private mutating func dependencies(_ source: SourceRegistration) -> [Dependency] {
    source.dependencies.filter { isIncluded($0.presence) }.map { dependency in
      Dependency(
        service: number(dependency.service), cardinality: dependency.cardinality, isDeferred: dependency.isDeferred,
        isProperty: dependency.isProperty, trapsOnError: dependency.stopsOnFailure && !dependency.receivesFactory,
        isHandled: dependency.isHandled || dependency.receivesFactory,
        isOfProvider: dependency.isOfProvider)
    }
  }

  mutating func key(_ key: SourceKey?) -> RegistrationKey? {
    guard let key else { return nil }
    guard case .text = key else { return .unread }
    if let known = keyNumbers[key] { return .number(known) }
    keyNumbers[key] = keyNumbers.count
    return .number(keyNumbers.count - 1)
  }

  mutating func position(_ position: SourcePosition) -> ScopePosition {
    switch position {
    case .root: .root
    case .scope(nil): .scope(in: nil)
    case .scope(let level?): self.level(level).map { .scope(in: $0) } ?? .unknown
    case .possible(.root): .root
    case .possible, .stored, .unknown: .unknown
    }
  }

  /// Returns the number of a level, and numbers the levels that it is opened from; nil if the source does not show all
  /// of them. The input of the level is numbered as a service if the source shows the level itself.
  mutating func level(_ type: ResolvedType) -> Wiring.LevelNumber? {
    if let known = levelNumbers[type] { return unplacedLevels.contains(known) ? nil : known }
    guard let declaration = type.declaration, !type.isOpen else { return nil }
    let number = Wiring.LevelNumber(levels.count)
    levelNumbers[type] = number
    let entry = index.types[declaration]
    levels.append(
      Wiring.Level(
        name: type.text, place: index.servicePlace(SourcePlace(file: entry.file, place: entry.facts.place))))
    let parent = parent(of: type, number)
    var input: Int?
    if case .known(let service) = index.witness(for: FurnishNames.levelTypes.input, in: type), service != .tuple([]) {
      input = self.number(SourceService(type: service))
    }
    levels[number.index].parent = parent
    levels[number.index].input = input
    return unplacedLevels.contains(number) ? nil : number
  }

  private mutating func parent(of type: ResolvedType, _ number: Wiring.LevelNumber) -> Wiring.LevelNumber? {
    switch index.witness(for: FurnishNames.levelTypes.parent, in: type) {
    case .none: return nil
    case .known(let parent) where parent.text == "Furnish.\(FurnishNames.rootLevel)": return nil
    case .known(let parent): if let known = level(parent) { return known }
    case .unknown: break
    }
    unplacedLevels.insert(number)
    return nil
  }

  mutating func request(_ request: SourceRequest) -> Request {
    var wired = Request(
      service: number(request.dependency.service), place: index.servicePlace(request.place),
      cardinality: request.dependency.cardinality, position: position(request.position),
      isSynchronous: request.isSynchronous, order: request.order,
      trapsOnError: request.stopsOnFailure && !request.dependency.receivesFactory)
    (wired.isHandled, wired.resumedAttempt) = (request.isHandled, request.resumedAttempt)
    (wired.attempts, wired.deferral) = (request.attempts, request.deferral)
    return wired
  }
}

extension SourceIsolation {
  var asServiceIsolation: ServiceIsolation {
    switch self {
    case .none: .none
    case .mainActor: .mainActor
    case .actor(let name): .actor(name)
    }
  }
}
