/// The registrations of a list that are in force, and the decorators that wrap each. The running container and the
/// scanner compute both with this type.
///
/// A registration that replaces others removes all earlier ones of its service; one that is added if missing
/// gives way to any earlier one that is in force. The registrations of a module that is included under a policy are one
/// batch, with all that the module includes: the policy compares them with those before the module, not with each other,
/// whatever policies they have themselves. Decorators wrap all registrations
/// of their service.
package struct RegistrationOrder<Service: Hashable, Batch: Equatable> {
  /// The indices of the registrations in force, in order.
  package let registrations: [Int]
  /// The indices of the decorators of each service, the innermost first.
  package let decorators: [Service: [Int]]

  /// - Parameters:
  ///   - count: The number of registrations.
  ///   - facts: The service of a registration, its policy, the batch that set the policy, the batches that the registration
  ///     belongs to, and whether it is a decorator.
  /// - Complexity: Linear.
  package init(
    count: Int,
    facts: (Int) -> (
      service: Service, policy: RegistrationPolicy, batch: Batch?, batches: [Batch], isDecorator: Bool
    )
  ) {
    let all = (0..<count).map(facts)
    // Most lists have no policies and no decorators.
    guard all.contains(where: { $0.isDecorator || $0.policy != .add }) else {
      registrations = Array(all.indices)
      decorators = [:]
      return
    }
    decorators = Dictionary(grouping: all.indices.filter { all[$0].isDecorator }) { all[$0].service }
    /// Returns whether the policy of a registration leaves another one as it is.
    func spares(_ one: Int, _ other: Int) -> Bool { all[one].batch.map(all[other].batches.contains) ?? false }
    var replacing: [Service: Int] = [:]
    var remaining: [Int] = []
    for index in all.indices.reversed() where !all[index].isDecorator {
      if let later = replacing[all[index].service], !spares(later, index) { continue }
      if all[index].policy == .replace { replacing[all[index].service] = index }
      remaining.append(index)
    }
    var first: [Service: Int] = [:]
    registrations = remaining.reversed().filter { index in
      guard let known = first[all[index].service] else {
        first[all[index].service] = index
        return true
      }
      return all[index].policy != .addIfMissing || spares(index, known)
    }
  }
}
