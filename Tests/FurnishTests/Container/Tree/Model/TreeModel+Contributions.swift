// The properties of an instance: the overrides and the values that its recipe reaches.

extension TreeModel {
  /// Returns whether an override contributes to an instance. It does if it adds the registration or decorates the
  /// service, or if it changes a service that the recipe, or the recipe of a dependency, declares or requests.
  func contributes(_ override: Node, to registration: TreePlan.Registration, seenFrom node: Node) -> Bool {
    guard override.kind == .override else { return false }
    if override.added.contains(registration.number) || override.decorated.contains(registration.service) { return true }
    // An instance that stores its provider may request anything later, so each override has its own.
    if registration.stores { return true }
    return node.dependencies(of: registration).contains { reaches(override, $0, isDeferred: false, seenFrom: node) }
  }

  private func reaches(
    _ override: Node, _ dependency: TreePlan.Dependency, isDeferred: Bool, seenFrom node: Node
  ) -> Bool {
    if override.changes(dependency.service) { return true }
    let isDeferred = isDeferred || dependency.mode == .lazy
    let group = node.group(dependency.service).registrations
    return (dependency.mode == .all ? group[...] : group.suffix(1)).contains { registration in
      if registration.stores || isDeferred && registration.isOpaque { return true }
      return node.dependencies(of: registration).contains {
        reaches(override, $0, isDeferred: isDeferred, seenFrom: node)
      }
    }
  }

  /// Returns whether the recipe of a registration, or the recipe of a service that it requests while it runs, reads a
  /// key.
  func reads(_ key: Int, _ registration: TreePlan.Registration, seenFrom node: Node) -> Bool {
    if registration.readKey == key { return true }
    return node.dependencies(of: registration).contains { dependency in
      guard dependency.mode != .lazy else { return false }
      let group = node.group(dependency.service).registrations
      return (dependency.mode == .all ? group[...] : group.suffix(1)).contains { reads(key, $0, seenFrom: node) }
    }
  }
}

extension TreeModel.Node {
  /// Returns the dependencies of a recipe and the decorators of its service.
  fileprivate func dependencies(of registration: TreePlan.Registration) -> [TreePlan.Dependency] {
    registration.dependencies + group(registration.service).decorators.compactMap(\.dependency)
  }
}
