package import FurnishGraph

/// A container that the source creates, in the form that the rules judge: its services, levels and keys are numbers.
package struct SourceWiring: Sendable {
  /// The name in reports: the place where it is created.
  package let place: ServicePlace
  package var wiring: Wiring
  /// The decorators and interceptors of its services, in the order in which they are applied.
  let wrappers: [Wrapper]
  let kind: SourceContainer.Kind

  /// Creates the wiring from the facts of a container that hold for one choice of flags and branches.
  ///
  /// - Parameters:
  ///   - facts: The registrations and requests.
  ///   - isIncluded: Returns whether facts under a condition are part of the wiring.
  init(_ facts: ContainerFacts, in index: DeclarationIndex, isIncluded: @escaping (Presence) -> Bool) {
    let container = facts.container
    place = index.servicePlace(container.place)
    kind = container.kind
    var builder = WiringBuilder(index: index, capacity: container.registrations.count, isIncluded: isIncluded)
    let present = container.registrations.indices.filter { isIncluded(container.registrations[$0].presence) }
    // Each member is read by itself: a copy of a registration retains a dozen references.
    let order = RegistrationOrder(count: present.count) { number in
      let all = container.registrations
      let index = present[number]
      let service = KeyedService(all[index].service, all[index].key, ofRegistration: index)
      return (service, all[index].policy, all[index].batch, all[index].batches, all[index].isDecorator)
    }
    let hasAlternatives = container.registrations.contains { $0.presence != .always }
    var first: [SourceService: Presence] = [:]
    let decorators = SourceDecorators(
      order.decorators.mapValues { $0.map { present[$0] } }, among: container.registrations)
    let registrations = order.registrations.map { number in
      let source = container.registrations[present[number]]
      let wrapping = decorators.wrapping(source, number: present[number]).map { container.registrations[$0] }
      var registration = builder.registration(source, decorators: wrapping)
      // A branch of the program may register a service again: that is how overrides are written. A key
      // cannot be registered again.
      guard hasAlternatives else { return registration }
      if source.key == nil, facts.dependsOnTests(source.presence), let known = first[source.service],
        known != source.presence
      {
        registration.isAlternative = true
      }
      first[source.service] = first[source.service] ?? source.presence
      return registration
    }
    let requested = facts.requests.filter { isIncluded($0.presence) }.map { builder.request($0) }
    let decorations = order.decorators.values.joined().map { container.registrations[present[$0]] }
    let interceptions = container.interceptions.filter { isIncluded($0.presence) }
    // A lifetime that cannot be read may be transient.
    let unread = Set(container.registrations.filter(\.hasUnreadLifetime).map(\.service))
    let wrappers =
      decorations.map { decoration in
        Wrapper(
          .decorator, of: builder.number(decoration.service), under: builder.key(decoration.key), decoration.key?.text,
          wrapsTransientsOnly: decoration.wrapsTransientsOnly && !unread.contains(decoration.service),
          at: index.servicePlace(decoration.place))
      }
      + interceptions.map { interception in
        Wrapper(
          .interceptor, of: builder.number(interception.service), under: builder.key(interception.key),
          interception.key?.text, at: index.servicePlace(interception.place))
      }
    self.wrappers = wrappers.sorted { ($0.place.line, $0.service) < ($1.place.line, $1.service) }
    let openings = container.openingsOfLevels.filter { isIncluded($0.presence) }.compactMap { opening in
      builder.level(opening.level).map {
        Wiring.Opening(level: $0, from: builder.position(opening.position), place: index.servicePlace(opening.place))
      }
    }
    for declared in container.declaredLevels where isIncluded(declared.presence) { _ = builder.level(declared.level) }
    let names = SourceNames(
      services: builder.services, all: container.registrations, numbers: order.registrations.map { present[$0] },
      decorators: decorators, modules: container.included.map(\.module),
      paths: index.paths)
    wiring = Wiring(
      serviceCount: builder.services.count, registrations: registrations, requests: requested, names: names)
    wiring.openings = openings
    wiring.levels = builder.levels
    wiring.decorators = self.wrappers.map {
      Wiring.Decorator(
        service: $0.service, key: $0.key, keyName: $0.keyName, wrapsTransientsOnly: $0.wrapsTransientsOnly,
        place: $0.place)
    }
    // The program that uses a library may start its containers.
    wiring.mayBeStarted = container.kind != .container || container.isOpen || container.mayBeStarted
    wiring.origin = .source(
      isWhole: !container.isOpen, showsRequests: facts.showsRequests && !container.isOpen)
  }
}

extension DeclarationIndex {
  func servicePlace(_ place: SourcePlace) -> ServicePlace {
    ServicePlace(place, in: paths)
  }
}

extension ServicePlace {
  fileprivate init(_ place: SourcePlace, in paths: NumberedTable<FileID, String>) {
    self.init(file: paths[place.file], line: Int(place.place.line), column: Int(place.place.column))
  }
}

/// The names of a wiring, which are created only for findings: rules judge by numbers.
private struct SourceNames: WiringNames {
  let services: [SourceService]
  let all: [SourceRegistration]
  /// The number of each registration of the wiring among all registrations.
  let numbers: [Int]
  /// The decorators of each decorated service.
  let decorators: SourceDecorators
  let modules: [SourceModule]
  let paths: NumberedTable<FileID, String>

  func symbol(ofService service: Int) -> ServiceSymbol {
    services[service].symbol
  }

  func place(ofRegistration registration: Int) -> ServicePlace? {
    ServicePlace(all[numbers[registration]].place, in: paths)
  }

  func place(ofRegistration registration: Int, requesting service: Int) -> ServicePlace? {
    let own = numbers[registration]
    let requesters = [own] + decorators.wrapping(all[own], number: own)
    let requester = requesters.first { number in all[number].dependencies.contains { $0.service == services[service] } }
    return ServicePlace(all[requester ?? own].place, in: paths)
  }

  func key(ofRegistration registration: Int) -> String? {
    all[numbers[registration]].key?.text
  }

  func implementation(ofRegistration registration: Int) -> String? { all[numbers[registration]].implementation?.text }
  func name(ofModule module: Int) -> String { modules[module].type.text }
}

/// A builder that numbers the services, the levels and the keys of a container.
private struct WiringBuilder {
  let index: DeclarationIndex
  let isIncluded: (Presence) -> Bool
  var services: [SourceService] = []
  private var numbers: [SourceService: Int] = [:]

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
    numbers.reserveCapacity(capacity)
  }

  mutating func number(_ service: SourceService) -> Int {
    if let number = numbers[service] { return number }
    numbers[service] = services.count
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
      isAsynchronous: source.isAsynchronous, isEager: source.isEager,
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
        isProperty: dependency.isProperty, trapsOnError: dependency.stopsOnFailure, isHandled: dependency.isHandled)
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
    case .stored, .unknown: .unknown
    }
  }

  /// Returns the number of a level, and numbers the levels that it is opened from; nil if the source does not show all
  /// of them. The input of the level is numbered as a service in either case.
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
    Request(
      service: number(request.dependency.service), place: index.servicePlace(request.place),
      cardinality: request.dependency.cardinality, position: position(request.position),
      isSynchronous: request.isSynchronous, trapsOnError: request.stopsOnFailure)
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
