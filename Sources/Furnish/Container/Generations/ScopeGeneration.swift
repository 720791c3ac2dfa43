/// A generation after the first: an overriding scope over the root, and the instances of earlier generations in it.
// `@unchecked Sendable`: `isEnded` is guarded by the lock of ``ScopeGenerations``; `adopted` is set before the
// generation is added to them.
final class ScopeGeneration: @unchecked Sendable {
  let scope: ServiceScope

  /// The registrations that differ from those of the root, by the recipes of the root that they replace.
  let changes: [ObjectIdentifier: ServiceRegistration]

  /// The instances that earlier generations have created, and that this generation uses.
  private(set) var adopted: [AdoptedInstance] = []

  /// Whether the generation has no scopes, and accepts none.
  var isEnded = false

  /// - Parameters:
  ///   - generations: The generations of the container.
  ///   - changes: The registrations that differ from those of the root, by the recipes of the root that they replace.
  init(of generations: ScopeGenerations, _ changes: [ObjectIdentifier: ServiceRegistration]) {
    self.changes = changes
    let root = generations.root
    let table = RegistrationList(startingWith: root.table, inside: [], replacing: changes).close()
    let differences = TableDifferences(table, over: root.table) { $0.outlivesChanges }
    scope = ServiceScope(table, level: .root, enclosing: nil, override: ScopeOverride(of: root, differences))
    scope.withExtras { $0.generations = generations }
  }

  /// Shares the instances of the previous generation that this generation uses, unless it has stored others already.
  func adopt(from old: ScopeGeneration) {
    let owners = [old.scope] + old.adopted.map(\.owner)
    for (slot, instance) in AdoptionSearch(from: old.scope, to: scope).found {
      guard let owner = owners.first(where: { instance.owner.toOpaque() == Unmanaged.passUnretained($0).toOpaque() }),
        scope.adopt(instance, slot, of: owner)
      else { continue }
      adopted.append(AdoptedInstance(instance: instance, owner: owner))
    }
  }

  /// Creates the services that are registered with `eager: true`, as starting the container does.
  ///
  /// - Throws: ``ServiceError`` if one of them cannot be created.
  func createEagerServices() async throws {
    for slot in scope.table.slots where slot.registration.isEager { _ = try await scope.instanceAwaiting(slot) }
  }

  /// Closes the scope of this generation, and reports an error of closing.
  func close() async {
    do { try await scope.close() } catch { ServiceIssue.reportClosingFailed(error) }
  }
}
