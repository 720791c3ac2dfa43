import FurnishPrimitives

/// A generation after the first: an overriding scope over the root, and the instances of earlier generations in it.
///
// `@unchecked Sendable`: `isEnded` is guarded by the lock of ``ScopeGenerations``; `adopted` is set before the
// generation is added to them.
final class ScopeGeneration: @unchecked Sendable {
  let scope: ServiceScope

  /// The instances that earlier generations have created, and that this generation uses.
  private(set) var adopted: [AdoptedInstance] = []

  /// Whether the generation has no scopes, and accepts none.
  var isEnded = false

  /// - Parameters:
  ///   - generations: The generations of the container.
  ///   - changes: The registrations that differ from those of the root, by the recipes of the root that they replace.
  init(of generations: ScopeGenerations, _ changes: [ObjectIdentifier: ServiceRegistration]) {
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
    do { try await scope.close() } catch { ServiceIssue.closingFailed(error).report() }
  }
}

/// An instance of an earlier generation, and the scope that created it.
struct AdoptedInstance {
  let instance: ServiceInstance
  let owner: ServiceScope
}

/// The instances of ended generations that others still use.
struct InstancesInUse {
  private let instances: Set<ObjectIdentifier>

  /// The objects of the instances. A service under two types has two instances, which are the same object.
  private let objects: Set<UnsafeRawPointer>

  init(_ adopted: some Sequence<AdoptedInstance>) {
    let all = adopted.flatMap(\.instance.withWrapped)
    instances = Set(all.map { ObjectIdentifier($0) })
    objects = Set(all.compactMap(\.object))
  }

  func contains(_ instance: ServiceInstance) -> Bool {
    instances.contains(ObjectIdentifier(instance)) || instance.object.map(objects.contains) ?? false
  }
}

extension ServiceScope {
  /// Opens a scope from the newest generation of the container whose root this is.
  func openingFromNewest(_ open: (ServiceScope) -> ServiceScope) -> ServiceScope {
    guard override == nil, let generations = withExtrasIfAny({ $0.generations }) ?? nil else { return open(self) }
    while true {
      let newest = generations.newest
      let scope = open(newest)
      if !generations.hasEnded(newest) { return scope }
    }
  }

  /// Whether a newer generation exists.
  var isSuperseded: Bool { state.load() & ScopeState.superseded != 0 }

  func markSuperseded() { _ = state.setBits(ScopeState.superseded) }

  /// Notifies the generations that the last scope which was opened from this one is closed or released. This scope is
  /// superseded, so its generation ends. Call it without the tree's lock.
  func lastScopeEnded() { (withExtrasIfAny(\.generations) ?? nil)?.lastScopeEnded(in: self) }

  /// Whether no scope that was opened from this one is open.
  var hasNoChildren: Bool { lock.withLock { children.isEmpty } }

  /// Stores an instance of an earlier generation in this scope, unless another one is stored or built in it.
  ///
  /// - Parameter owner: The scope that created the instance, which this one retains from now on.
  /// - Returns: Whether this call has stored the instance.
  func adopt(_ instance: ServiceInstance, _ slot: Slot, of owner: ServiceScope) -> Bool {
    let cell = cell(of: slot)
    let word = furnish_word_load(cell.word)
    guard case .empty = CellState(word), furnish_word_replace(cell.word, word, CellWord.instance(instance)) else {
      return false
    }
    withExtras { extras in
      extras.adopted.insert(ObjectIdentifier(instance))
      if let object = instance.object { extras.adoptedObjects.insert(object) }
      extras.adoptedOwners[ObjectIdentifier(owner)] = owner
    }
    return true
  }

  /// Returns whether this scope has adopted an instance from an earlier generation.
  func hasAdopted(_ instance: ServiceInstance) -> Bool {
    hasGeneration && withExtrasIfAny { $0.adopted.contains(ObjectIdentifier(instance)) } ?? false
  }

  /// Returns whether an object is an instance that this scope has adopted from an earlier generation.
  func hasAdopted(_ object: UnsafeRawPointer) -> Bool {
    hasGeneration && withExtrasIfAny { $0.adoptedObjects.contains(object) } ?? false
  }

  /// A Boolean value that indicates whether this scope may be a generation after the first. Only overriding scopes at
  /// the root are generations.
  private var hasGeneration: Bool { level == .root && override != nil }
}
