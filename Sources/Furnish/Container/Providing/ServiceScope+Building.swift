import FurnishAtomics

extension ServiceScope {
  /// The instance whose cell holds a word: what is there, or else what is made now.
  @usableFromInline
  func instance(of word: UInt) throws(ServiceError) -> KeptValue {
    if let slot = CellWord.slot(in: word) {
      return try instance(of: slot.takeUnretainedValue())
    }
    // Some override could make another one of it: whether it does, the engine knows.
    let value = CellWord.value(in: word)!
    let owner = value.key >> 24 == root.keyPrefix ? root : self
    return try owner.build(table.slot(at: owner.cell(of: value.key)))
  }

  private var keyPrefix: UInt { key(of: Cell(number: 0, isScoped: false)) >> 24 }

  private func instance(of slot: Slot) throws(ServiceError) -> KeptValue {
    switch slot.sharing {
    case .container: return try root.build(slot)
    case .scope:
      if isRoot { throw table.scopedFromRoot(slot) }
      return try build(slot)
    case .none:
      try checkIsolation(of: slot)
      return KeptValue(
        try slot.makeStorage(in: self), key: 0, isBoundToMainActor: slot.recipe.isolation != nil)
    }
  }

  private func build(_ slot: Slot) throws(ServiceError) -> KeptValue {
    let cell = table.cells[slot.number]
    let subject = BuildSubject(
      key: key(of: cell), type: slot.recipe.service, registrationName: slot.name, store: self,
      isBoundToMainActor: slot.recipe.isolation != nil)
    return try Build.value(of: subject, from: .current) { _ throws(ServiceError) in
      throw table.cycle([slot] + Frames.slots.prefix { $0 !== slot }.reversed() + [slot])
    } make: { _, tracking throws(ServiceError) in
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

  private func checkIsolation(of slot: Slot) throws(ServiceError) {
    guard let isolation = slot.recipe.isolation else { return }
    if isolation === MainActor.shared, MainThread.isCurrent { return }
    throw table.isolationMismatch(slot)
  }
}
