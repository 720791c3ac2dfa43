import FurnishGraph

extension ServiceTable {
  /// The wiring that the rules judge: numbers, and names that are composed when a rule requests them.
  var wiring: Wiring {
    let keyNumbers = numberedKeys()
    var registrations: [Registration] = []
    registrations.reserveCapacity(slots.count)
    for slot in slots where !slot.isInput { registrations.append(registration(slot, keyNumbers)) }
    var wiring = Wiring(serviceCount: services.count, registrations: registrations, names: TableNames(table: self))
    wiring.levels = levels.ids.map(level)
    wiring.decorators = unusedDecorators(keyNumbers)
    return wiring
  }

  /// Returns the decorators that wrap nothing.
  ///
  /// - Parameter keyNumbers: The number of the key of each slot.
  private func unusedDecorators(_ keyNumbers: [Int?]) -> [Wiring.Decorator] {
    guard !decorators.isEmpty else { return [] }
    let registered = Dictionary(grouping: slots.lazy.filter { !$0.isInput }, by: \.registration.decoratedIdentity)
    // No registration has one of these keys, so their numbers are not among those of the registrations.
    var otherKeyNumbers: [RegistrationIdentity: Int] = [:]
    return decorators.compactMap { decorator in
      let identity = decorator.identity
      guard let service = services.number(of: identity.service) else { return nil }
      if let found = registered[identity] {
        if found.contains(where: { decorator.accepts($0.registration) }) { return nil }
        return Wiring.Decorator(
          service: service - 1, key: keyNumbers[found[0].number].map(RegistrationKey.number),
          keyName: decorator.key.map { TypeName.key($0) }, wrapsTransientsOnly: true,
          place: ServicePlace(decorator.source))
      }
      var key: RegistrationKey?
      if identity.key != nil {
        let number = otherKeyNumbers[identity] ?? -1 - otherKeyNumbers.count
        otherKeyNumbers[identity] = number
        key = .number(number)
      }
      return Wiring.Decorator(
        service: service - 1, key: key, keyName: decorator.key.map { TypeName.key($0) },
        place: ServicePlace(decorator.source))
    }
  }

  private func level(_ id: ScopeLevelID) -> Wiring.Level {
    let input = levels.number(of: id).flatMap { inputs[$0.index] }
    return Wiring.Level(
      name: id.fullName, parent: id.outerLevel.flatMap(wiringNumber),
      input: input.map { $0.serviceNumber - 1 })
  }

  /// Returns the number of a level for the rules, which count from 0 the levels that follow the root and plain scopes.
  private func wiringNumber(_ id: ScopeLevelID) -> Wiring.LevelNumber? {
    levels.number(of: id).map { Wiring.LevelNumber($0.index - 2) }
  }

  private func registration(_ slot: Slot, _ keyNumbers: [Int?]) -> Registration {
    let requests = slot.dependencies
    var dependencies: [Dependency] = []
    dependencies.reserveCapacity(requests.count)
    for index in requests.indices where !requests[index].isProvider {
      // The edges are in the order of the requests. The rules count services from 0.
      dependencies.append(
        Dependency(
          service: Int(slot.edges[index].requested) - 1, cardinality: requests[index].count.asCardinality,
          isDeferred: requests[index].isDeferred || slot.recipe.isAssisted))
    }
    return Registration(
      service: slot.serviceNumber - 1,
      lifetime: slot.registration.lifetime.asDescription,
      level: slot.registration.lifetime.sharing.level.flatMap(wiringNumber),
      isolation: slot.isolation,
      isAsynchronous: slot.recipe.isAsynchronous,
      isEager: slot.registration.isEager,
      isRunning: slot.registration.attachment is any RunsAfterStart,
      isOpaque: slot.isOpaque,
      isSupplied: slot.supplied != nil,
      isConfined: slot.isConfined,
      isWeakValue: type(of: slot.registration.lifetime) == Weak.self
        && RuntimeLayout.current.isValueType(slot.recipe.service),
      key: keyNumbers[slot.number].map(RegistrationKey.number),
      module: slot.registration.module,
      dependencies: dependencies)
  }

  /// Returns a number for the key of each slot: equal keys have equal numbers.
  private func numberedKeys() -> [Int?] {
    var known: [AnyHashable: Int] = [:]
    var numbers = [Int?](repeating: nil, count: slots.count)
    for slot in keyed {
      let key = slot.registration.identity.key!
      let number = known[key] ?? known.count
      known[key] = number
      numbers[slot.number] = number
    }
    return numbers
  }
}

/// The names behind the numbers of a table.
private struct TableNames: WiringNames {
  let table: ServiceTable

  func symbol(ofService service: Int) -> ServiceSymbol {
    let known = table.services.identities[service]
    return ServiceSymbol(known.type, known.identity.name, keyedBy: known.keyType)
  }

  func place(ofRegistration registration: Int) -> ServicePlace? {
    table.place(of: table.slots[registration])
  }

  func place(ofRegistration registration: Int, requesting service: Int) -> ServicePlace? {
    let slot = table.slots[registration]
    let identity = table.services.identities[service].identity
    let requester = ([slot.registration] + slot.decorators).first { requester in
      requester.recipe.dependencies.contains { $0.identity == identity }
    }
    return ServicePlace((requester ?? slot.registration).source)
  }

  func implementation(ofRegistration registration: Int) -> String? {
    table.slots[registration].recipe.implementation.map(TypeName.full)
  }

  func key(ofRegistration registration: Int) -> String? {
    table.slots[registration].registration.key.map { TypeName.key($0) }
  }

  func name(ofModule module: Int) -> String { TypeName.full(type(of: table.modules[module])) }
}

/// The lifetime `.scoped(to:)` of any level. Reports state the level separately.
private protocol LevelLifetime {}

extension ScopedTo: LevelLifetime {}

extension Lifetime {
  var asDescription: LifetimeDescription {
    let sharing = sharing.asSharing
    return sharing == .level && self is any LevelLifetime
      ? .scopedToLevel : LifetimeDescription(name: name, sharing: sharing)
  }
}

extension LifetimeSharing {
  fileprivate var asSharing: LifetimeDescription.Sharing {
    switch self {
    case .container: .container
    case .scope: .scope
    case .level: .level
    case .none: .none
    }
  }
}

extension DependencyCount {
  var asCardinality: Dependency.Cardinality {
    switch self {
    case .one: .one
    case .optional: .optional
    case .all: .all
    }
  }
}
