import FurnishGraph

extension ServiceTable {
  /// What the rules judge: numbers only, and names when they are asked for.
  var wiring: Wiring {
    Wiring(
      serviceCount: services.count, registrations: slots.map(registration),
      names: TableNames(table: self))
  }

  private func registration(_ slot: Slot) -> Registration {
    let recipes = [slot.recipe] + slot.decorators.map(\.recipe)
    var dependencies: [FurnishGraph.Dependency] = []
    for request in slot.dependencies where !request.isProvider { dependencies.append(dependency(request)) }
    return Registration(
      service: number(of: slot.registration.identity.service),
      lifetime: slot.registration.lifetime.asServiceLifetime,
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
  private func number(of identity: ServiceIdentity) -> Int {
    services.number(of: identity)! - 1
  }
}

/// What the numbers of a table are called.
private struct TableNames: WiringNames {
  let table: ServiceTable

  func symbol(ofService service: Int) -> ServiceSymbol {
    let identity = table.services.identities[service]
    return ServiceSymbol(identity.type, identity.name)
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
    ServiceLifetime(name: name, sharing: sharing.asSharing)
  }
}

extension LifetimeSharing {
  fileprivate var asSharing: ServiceLifetime.Sharing {
    switch self {
    case .container: .container
    case .scope, .level: .scope
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
