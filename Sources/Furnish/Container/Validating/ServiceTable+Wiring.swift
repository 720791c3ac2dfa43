import FurnishGraph

extension ServiceTable {
  /// What the rules judge: numbers only, and names when they are asked for.
  var wiring: Wiring {
    var wiring = Wiring(
      serviceCount: services.count, registrations: slots.filter { !$0.isInput }.map(registration),
      names: TableNames(table: self))
    wiring.levels = levels.ids.map(level)
    return wiring
  }

  private func level(_ id: ScopeLevelID) -> Wiring.Level {
    let input = levels.number(of: id).flatMap { inputs[$0.index] }
    return Wiring.Level(
      name: id.fullName, parent: id.parent.flatMap(wiringNumber),
      input: input.map { number(of: $0.registration.identity) })
  }

  /// The rules count levels from 0, without the root.
  private func wiringNumber(_ id: ScopeLevelID) -> Wiring.LevelNumber? {
    levels.number(of: id).map { Wiring.LevelNumber($0.index - 1) }
  }

  private func registration(_ slot: Slot) -> Registration {
    let recipes = [slot.recipe] + slot.decorators.map(\.recipe)
    var dependencies: [FurnishGraph.Dependency] = []
    for recipe in recipes {
      for request in recipe.dependencies where !request.isProvider {
        dependencies.append(dependency(request))
      }
    }
    return Registration(
      service: number(of: slot.registration.identity),
      lifetime: slot.registration.lifetime.asServiceLifetime,
      level: slot.registration.lifetime.sharing.level.flatMap(wiringNumber),
      isolation: slot.isolation,
      isAsynchronous: slot.recipe.isAsynchronous,
      isEager: slot.registration.isEager,
      isOpaque: recipes.contains(where: \.isOpaque),
      isSupplied: slot.supplied != nil,
      isConfined: slot.recipe.isConfined,
      module: slot.registration.module,
      dependencies: dependencies)
  }

  private func dependency(_ request: DependencyRequest) -> FurnishGraph.Dependency {
    FurnishGraph.Dependency(
      service: number(of: request.key), cardinality: request.count.asCardinality,
      isDeferred: request.isDeferred)
  }

  /// The rules count services from 0.
  private func number(of identity: ServiceIdentity) -> Int { services.number(of: identity)! - 1 }
}

/// What the numbers of a table are called.
private struct TableNames: WiringNames {
  let table: ServiceTable

  func symbol(ofService service: Int) -> ServiceSymbol {
    let known = table.services.identities[service]
    return ServiceSymbol(known.identity, known.type)
  }

  func place(ofRegistration registration: Int) -> ServicePlace? {
    table.place(of: table.slots[registration])
  }

  func implementation(ofRegistration registration: Int) -> String? {
    table.slots[registration].recipe.implementation.map(TypeName.full)
  }

  func name(ofModule module: Int) -> String { TypeName.full(type(of: table.modules[module])) }
}

extension Lifetime {
  fileprivate var asServiceLifetime: ServiceLifetime {
    self is any BuiltInLevelLifetime ? .scopedToLevel : ServiceLifetime(name: name, sharing: sharing.asSharing)
  }
}

extension LifetimeSharing {
  fileprivate var asSharing: ServiceLifetime.Sharing {
    switch self {
    case .container: .container
    case .scope: .scope
    case .level: .level
    case .none: .none
    }
  }
}

extension DependencyCount {
  fileprivate var asCardinality: FurnishGraph.Dependency.Cardinality {
    switch self {
    case .one: .one
    case .optional: .optional
    case .all: .all
    }
  }
}
