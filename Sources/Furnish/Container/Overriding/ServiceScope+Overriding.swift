import FurnishAtomics

extension ServiceScope {
  /// A provider that answers differently: for who asks it, and for everything that is made for
  /// them.
  ///
  /// ```swift
  /// let quiet = provider.overriding { $0.register((any Log).self) { SilentLog() } }
  /// quiet.resolveRequired(Report.self)  // one with the silent log
  /// ```
  ///
  /// What is registered comes on top of what there is: it answers `resolve`, and stands last in
  /// `resolveAll`; `replacing` and `decorate` work, too. An instance that something overridden
  /// contributed to is made anew and lives in the new provider; all others are shared with this
  /// one, and live here. What a recipe asks the provider for is noted, so that this holds for
  /// closures, too.
  ///
  /// The new provider keeps this one. Closing it closes what lives in it alone.
  ///
  /// - Parameter register: Registers what is to be different.
  /// - Complexity: Linear in the registrations of the container.
  public func overriding<Failure: Error>(
    _ register: (any ServiceCollection) throws(Failure) -> Void
  ) throws(Failure) -> ServiceScope {
    let list = RegistrationList(startingWith: table)
    try register(list)
    let overridden = list.close()
    let differences = TableDifferences(overridden, over: table)
    let newRoot = ServiceScope(overridden, overlay: Overlay(over: root, differences))
    if isRoot { return newRoot }
    return ServiceScope(overridden, owner: newRoot, overlay: Overlay(over: self, differences))
  }

  /// The same, for code that knows a ``ServiceProvider`` only.
  // Disfavoured: the name `overriding` finds this, too, and would prefer it.
  @_disfavoredOverload
  @_implements(ServiceProvider,overriding(_:))
  public func anyOverriding(_ register: (any ServiceCollection) -> Void) -> any ServiceProvider {
    let made: ServiceScope = overriding(register)
    return made
  }

  /// Where instances of a slot live that no override contributed to.
  func owner(of slot: Slot) -> ServiceScope { slot.sharing == .container ? root : self }

  /// The instance of a slot that lives in the scope below; found at once from now on.
  func sharedInstance(of slot: Slot, _ overlay: Overlay) throws(ServiceError) -> KeptValue {
    let below = overlay.baseSlot(of: slot)
    return adopted(try overlay.base.instance(of: below), of: slot, overlay.base, below)
  }

  /// The same, awaited.
  nonisolated(nonsending) func sharedInstanceAwaiting(
    of slot: Slot, _ overlay: Overlay
  ) async throws -> KeptValue {
    let below = overlay.baseSlot(of: slot)
    return adopted(
      try await overlay.base.instanceAwaiting(below), of: slot, overlay.base, below)
  }

  private func adopted(
    _ value: KeptValue, of slot: Slot, _ base: ServiceScope, _ below: Slot
  ) -> KeptValue {
    let there = base.owner(of: below).word(of: base.table.cells[below.number])
    guard value.mask == 0, !value.isConfined, furnish_word_load(there) == CellWord.value(value) else { return value }
    lock.withLock { retired.append(value) }
    furnish_word_store(word(of: table.cells[slot.number]), CellWord.value(value))
    return value
  }
}
