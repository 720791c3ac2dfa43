/// The registrations of a collection, after those that replace others, or give way to them,
/// and with what wraps each.
struct ResolvedRegistrations {
  private(set) var registrations: [ServiceRegistration] = []

  /// The decorators of each registration, the innermost first.
  private(set) var decorators: [[ServiceRegistration]] = []

  init(_ all: [ServiceRegistration]) {
    let needsCare = all.contains { $0.policy != .add || $0.isDecorator }
    guard needsCare else {
      registrations = all
      decorators = Array(repeating: [], count: all.count)
      return
    }
    var known: Set<RegistrationIdentity> = []
    var replaced: Set<RegistrationIdentity> = []
    var wrapping: [RegistrationIdentity: [ServiceRegistration]] = [:]
    for registration in all where registration.isDecorator {
      wrapping[registration.identity, default: []].append(registration)
    }
    // Who replaces others is seen first from the end, and those before it are skipped.
    var kept: [ServiceRegistration] = []
    for registration in all.reversed() where !registration.isDecorator {
      if replaced.contains(registration.identity) { continue }
      if registration.policy == .replace { replaced.insert(registration.identity) }
      kept.append(registration)
    }
    for registration in kept.reversed() {
      let isNew = known.insert(registration.identity).inserted
      if registration.policy == .addIfMissing, !isNew { continue }
      registrations.append(registration)
      decorators.append(wrapping[registration.identity] ?? [])
    }
  }

  /// What each registration and its decorators depend on, where certain services are registered.
  func dependencies(among services: ServiceIndex) -> [[DependencyRequest]] {
    registrations.indices.map { index in
      let recipe = registrations[index].recipe
      let all = decorators[index].reduce(recipe.dependencies) { $0 + $1.recipe.dependencies }
      guard all.contains(where: { $0.ambiguousType != nil }) else { return all }
      return all.map { $0.reading { services.number(of: $0) != nil } }
    }
  }
}
