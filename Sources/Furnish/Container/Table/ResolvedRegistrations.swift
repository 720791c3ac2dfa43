import FurnishGraph

/// The registrations of a collection that are in force, and the decorators of each.
struct ResolvedRegistrations {
  let registrations: [ServiceRegistration]

  /// The decorators of each registration, the innermost first.
  let decorators: [[ServiceRegistration]]

  init(_ all: [ServiceRegistration]) {
    let order = RegistrationOrder(count: all.count) { index in
      (
        service: all[index].identity, policy: all[index].policy, batch: all[index].batch.map(ObjectIdentifier.init),
        batches: all[index].batches.map(ObjectIdentifier.init), isDecorator: all[index].isDecorator
      )
    }
    registrations = order.registrations.map { all[$0] }
    let wrapping = order.decorators.mapValues { $0.map { all[$0] } }
    decorators = registrations.map { registration in
      wrapping.isEmpty ? [] : (wrapping[registration.decoratedIdentity] ?? []).filter { $0.accepts(registration) }
    }
  }

  /// Returns the dependencies of each registration and its decorators, given the services that are registered.
  func dependencies(among services: ServiceIndex) -> [[DependencyRequest]] {
    registrations.indices.map { index in
      let recipe = registrations[index].recipe
      let all = decorators[index].reduce(recipe.dependencies) { $0 + $1.recipe.dependencies }
      guard all.contains(where: { $0.ambiguousType != nil }) else { return all }
      return all.map { $0.reading { services.number(of: $0) != nil } }
    }
  }
}
