import FurnishPrimitives

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
