/// The registrations of a list that are in force, and the decorators that wrap each. The running container and the
/// scanner compute both with this type.
///
/// A registration that replaces others removes all earlier ones of its service; one that is added if missing
/// gives way to any earlier one that is in force. Decorators wrap all registrations of their service.
package struct RegistrationOrder<Service: Hashable> {
  /// The indices of the registrations in force, in order.
  package let registrations: [Int]
  /// The indices of the decorators of each service, the innermost first.
  package let decorators: [Service: [Int]]

  /// - Parameters:
  ///   - count: The number of registrations.
  ///   - facts: The service of a registration, its policy, and whether it is a decorator.
  /// - Complexity: Linear.
  package init(
    count: Int, facts: (Int) -> (service: Service, policy: RegistrationPolicy, isDecorator: Bool)
  ) {
    let all = (0..<count).map(facts)
    // Most lists have no policies and no decorators.
    guard all.contains(where: { $0.isDecorator || $0.policy != .add }) else {
      registrations = Array(all.indices)
      decorators = [:]
      return
    }
    decorators = Dictionary(grouping: all.indices.filter { all[$0].isDecorator }) { all[$0].service }
    var replaced: Set<Service> = []
    var remaining: [Int] = []
    for index in all.indices.reversed() where !all[index].isDecorator && !replaced.contains(all[index].service) {
      if all[index].policy == .replace { replaced.insert(all[index].service) }
      remaining.append(index)
    }
    var known: Set<Service> = []
    registrations = remaining.reversed().filter { index in
      known.insert(all[index].service).inserted || all[index].policy != .addIfMissing
    }
  }
}
