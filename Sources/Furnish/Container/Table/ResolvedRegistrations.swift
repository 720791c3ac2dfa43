import FurnishGraph

/// The registrations of a collection that are in force, and the decorators of each.
struct ResolvedRegistrations {
  let registrations: [ServiceRegistration]

  /// The decorators of each registration, the innermost first.
  let decorators: [[ServiceRegistration]]

  /// All decorators, in order.
  let allDecorators: [ServiceRegistration]

  init(_ all: [ServiceRegistration]) {
    let order = RegistrationOrder(count: all.count) { index in
      all[index].policy == .add && !all[index].isDecorator
    } facts: { index in
      (
        service: all[index].identity, policy: all[index].policy, batch: all[index].batch.map(ObjectIdentifier.init),
        batches: all[index].batches.map(ObjectIdentifier.init), isDecorator: all[index].isDecorator
      )
    }
    // The positions of the registrations in force are in order. If their number is that of all registrations, each is in
    // force.
    registrations = order.registrations.count == all.count ? all : order.registrations.map { all[$0] }
    allDecorators = order.decorators.isEmpty ? [] : all.filter(\.isDecorator)
    let wrapping = order.decorators.mapValues { $0.map { all[$0] } }
    decorators = registrations.map { registration in
      wrapping.isEmpty ? [] : (wrapping[registration.decoratedIdentity] ?? []).filter { $0.accepts(registration) }
    }
  }

  /// Returns the dependencies of a registration and its decorators.
  ///
  /// - Parameters:
  ///   - index: The index of the registration.
  ///   - isRegistered: Returns whether a service is registered.
  func dependencies(of index: Int, where isRegistered: @escaping (ServiceIdentity) -> Bool) -> [DependencyRequest] {
    let own = registrations[index].recipe.dependencies
    let all = decorators[index].isEmpty ? own : decorators[index].reduce(own) { $0 + $1.recipe.dependencies }
    guard all.contains(where: { $0.ambiguousType != nil }) else { return all }
    return all.map { $0.reading(where: isRegistered) }
  }
}
