import FurnishAtomics

extension ServiceScope {
  /// The instance whose cell holds a word: what is there, or else what is made now.
  @usableFromInline
  func instance(of word: UInt) throws(ServiceError) -> KeptValue {
    if let slot = CellWord.slot(in: word) {
      return try instance(of: slot.takeUnretainedValue())
    }
    // Some override could make another one of it: whether it does, the engine knows.
    let (slot, owner) = slotAndOwner(of: CellWord.value(in: word)!)
    return try owner.build(slot)
  }

  /// The slot of an instance that lives here or in the root, and in which of them.
  func slotAndOwner(of value: KeptValue) -> (Slot, ServiceScope) {
    let owner = value.key >> 24 == root.keyPrefix ? root : self
    return (table.slot(at: owner.cell(of: value.key)), owner)
  }

  private var keyPrefix: UInt { key(of: Cell(number: 0, isScoped: false)) >> 24 }

  func instance(of slot: Slot) throws(ServiceError) -> KeptValue {
    switch slot.sharing {
    case .container: return try root.build(slot)
    case .scope, .level:
      if isRoot { throw table.scopedFromRoot(slot) }
      return try build(slot)
    case .none:
      try checkOpen()
      if slot.recipe.isAsynchronous { throw table.asyncInSync(slot) }
      try checkIsolation(of: slot)
      return transient(try slot.makeStorage(in: self), of: slot)
    }
  }

  /// An instance that nobody shares; kept to be closed where its type says that it can be.
  func transient(_ storage: KeptStorage, of slot: Slot) -> KeptValue {
    let made = KeptValue(
      storage, key: key(of: table.cells[slot.number]),
      isBoundToMainActor: slot.recipe.isolation != nil)
    if slot.closesTransients() {
      if isRoot { table.reportCloseable(slot) }
      lock.withLock { kept.append(made) }
    }
    return made
  }

  func subject(of slot: Slot, store: (any InstanceStore)? = nil) -> BuildSubject {
    BuildSubject(
      key: key(of: table.cells[slot.number]), type: slot.recipe.service,
      registrationName: slot.name, store: store ?? self,
      isBoundToMainActor: slot.recipe.isolation != nil, isConfined: slot.recipe.isConfined)
  }

  /// The instance of a slot that is kept here, or in the scope below.
  func build(_ slot: Slot) throws(ServiceError) -> KeptValue {
    if slot.recipe.isConfined { try checkIsolation(of: slot) }
    guard let overlay else { return try build(slot, subject(of: slot)) }
    switch overlay.shares(slot, in: self) {
    case true?: return try sharedInstance(of: slot, overlay)
    case false?: return try build(slot, subject(of: slot))
    case nil: return try build(slot, OverlayStore(self, overlay, slot).subject)
    }
  }

  private func build(_ slot: Slot, _ subject: BuildSubject) throws(ServiceError) -> KeptValue {
    try Build.value(of: subject, from: .current) { _ throws(ServiceError) in
      throw table.cycle([slot] + Frames.slots.prefix { $0 !== slot }.reversed() + [slot])
    } make: { _, tracking throws(ServiceError) in
      try checkOpen()
      if slot.recipe.isAsynchronous { throw table.asyncInSync(slot) }
      try checkIsolation(of: slot)
      let made = Layer.local.withValue(tracking) {
        Result { () throws(ServiceError) in
          try SourcePlace.withoutReader { () throws(ServiceError) in
            try slot.makeStorage(in: self)
          }
        }
      }
      return try made.get()
    }
  }

  func checkIsolation(of slot: Slot) throws(ServiceError) {
    guard let isolation = slot.recipe.isolation else { return }
    if isolation === MainActor.shared, MainThread.isCurrent { return }
    throw table.isolationMismatch(slot)
  }
}
