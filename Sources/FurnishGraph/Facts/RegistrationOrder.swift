/// The registrations of a list that are in force, and the decorators that wrap each. The running container and the
/// scanner compute both with this type.
///
/// A registration with the policy `replace` removes all earlier registrations of its service. A registration with the
/// policy `addIfMissing` is left out if an earlier one is in force. The registrations of a module that is included
/// under a policy are one batch, together with those of the modules that it includes. The policy compares each of them
/// with the registrations before the batch, and not with others of the batch, even if those have a policy of their own.
/// Decorators wrap all registrations of their service.
package struct RegistrationOrder<Service: Hashable, Batch: Equatable> {
  /// The indices of the registrations in force, in order.
  package let registrations: [Int]
  /// The indices of the decorators of each service, the innermost first.
  package let decorators: [Service: [Int]]

  /// - Parameters:
  ///   - count: The number of registrations.
  ///   - isPlain: Returns whether a registration has the policy `add` and is no decorator. Most lists have no others.
  ///   - facts: The service of a registration, its policy, the batch that set the policy, the batches that the
  ///     registration belongs to, and whether it is a decorator.
  /// - Complexity: Linear.
  package init(
    count: Int, isPlain: (Int) -> Bool,
    facts: (Int) -> (
      service: Service, policy: RegistrationPolicy, batch: Batch?, batches: [Batch], isDecorator: Bool
    )
  ) {
    if (0..<count).allSatisfy(isPlain) {
      registrations = Array(0..<count)
      decorators = [:]
      return
    }
    let all = (0..<count).map(facts)
    decorators = Dictionary(grouping: all.indices.filter { all[$0].isDecorator }) { all[$0].service }
    /// Returns whether the policy of a registration does not apply to another one, because both are in one batch.
    func spares(_ registration: Int, _ other: Int) -> Bool {
      all[registration].batch.map(all[other].batches.contains) ?? false
    }
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
