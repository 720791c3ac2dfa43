import FurnishPrimitives

extension ServiceScope {
  /// Returns the instance of a cell, and builds it if none is stored.
  @usableFromInline
  func instance(at place: CellPlace) throws(ServiceError) -> StoredValue {
    let slot = table.slot(at: place)
    // One call for both cases: in a debug build, each call in this function takes stack in every link of a chain of
    // recipes.
    if !slot.isStored || slot.expires { return try temporary(slot) }
    if stores(slot.level) { return try stored(own: slot, isRequestedHere: true) }
    return try holder(of: slot).stored(slot)
  }

  private func temporary(_ slot: Slot) throws(ServiceError) -> StoredValue {
    slot.isStored ? try expiring(slot) : try transient(slot)
  }

  /// Returns the instance of a registration whose instances may expire: the one that was awaited for the parameter
  /// which this thread is reading, or that of a scope.
  @inline(never)
  private func expiring(_ slot: Slot) throws(ServiceError) -> StoredValue {
    let holder = try holder(of: slot)
    if slot.isConfined { try checkIsolation(of: slot) }
    let layer = Layer.current
    if let prepared = PreparedInstances.take(slot, in: self, where: { $0.isValid(from: layer) }) {
      prepared.notify(layer)
      return prepared
    }
    return holder === self ? try stored(own: slot, isRequestedHere: true) : try holder.stored(slot)
  }

  /// Returns the instance of a registration that belongs to this scope, and builds it if none is stored.
  ///
  /// - Parameter slot: The registration, in the table of this scope or of one inside of it.
  func stored(_ slot: Slot) throws(ServiceError) -> ServiceInstance {
    try stored(own: ownSlot(slot), isRequestedHere: false)
  }

  /// Returns the instance of a registration in the table of this scope, and builds it if none is stored.
  ///
  /// - Parameter isRequestedHere: Whether the request was received by this scope, and not by one inside of it.
  private func stored(own slot: Slot, isRequestedHere: Bool) throws(ServiceError) -> ServiceInstance {
    if slot.isConfined { try checkIsolation(of: slot) }
    let cell = cell(of: slot)
    while true {
      let word = furnish_word_load(cell.word)
      switch CellState(word) {
      case .ready(let instance):
        return instance
      case .restricted(let instance):
        return try isValidHere(instance) ? instance : another(than: instance, slot)
      case .empty(let isOwn):
        if let override, !isOwn {
          if let instance = storedOutsideCell(slot) { return instance }
          if let instance = try inherited(slot, cell, from: override) { return instance }
        } else if let instance = try build(
          slot, claiming: cell, from: word, isRequestedHere: isRequestedHere, after: InstanceSearch(slot))
        {
          return instance
        }
      case .building, .contended, .suspending:
        if let instance = try instanceDuringBuild(slot, cell) { return instance }
      }
    }
  }

  /// Returns an instance while another requester, perhaps under another override, builds one in the cell. It finds an
  /// instance outside of the cell, waits for the build, or builds an instance apart if the build may wait for the
  /// calling code.
  ///
  /// - Returns: Nil once the build has ended, so that the cell must be read again.
  @inline(never)
  private func instanceDuringBuild(_ slot: Slot, _ cell: Cell) throws(ServiceError) -> ServiceInstance? {
    if let instance = storedOutsideCell(slot) { return instance }
    return try waitForBuild(of: slot, claiming: cell) ? nil : builtApart(slot)
  }

  /// Returns whether an instance that depends on service values is valid for the calling code, and notes the
  /// dependencies if it is.
  func isValidHere(_ instance: ServiceInstance) -> Bool {
    // With an empty mask, the instance depends on no values. It is restricted because it is bound to an actor, which
    // the caller has checked.
    if instance.mask == 0 { return true }
    let layer = Layer.current
    guard instance.isValid(from: layer) else { return false }
    instance.notify(layer)
    return true
  }

  /// Finds an instance that is not in the cell, because it lives with an override of a value or expires, and notes its
  /// dependencies.
  func storedOutsideCell(_ slot: Slot) -> ServiceInstance? {
    slot.mayLiveOutsideCell ? search(slot, notes: true) : nil
  }

  /// Finds an instance that is not in the cell without noting its dependencies, for code that does not pass it on.
  func findOutsideCell(_ slot: Slot) -> ServiceInstance? {
    slot.mayLiveOutsideCell ? search(slot, notes: false) : nil
  }

  @inline(never)
  private func search(_ slot: Slot, notes: Bool) -> ServiceInstance? {
    let layer = Layer.current
    // Everything under the key of a cell is an instance.
    let found = layer.storedValue(subject(of: slot)).map { unsafeDowncast($0, to: ServiceInstance.self) }
    if notes { found?.notify(layer) }
    return found
  }

  /// Finds an instance outside of the cell, or builds one in a cell that it claims first.
  ///
  /// - Parameters:
  ///   - cell: The cell of this scope, or of one that this overrides.
  ///   - empty: The word of the cell while it is empty.
  ///   - isRequestedHere: Whether the request was received by this scope, and not by one inside of it.
  ///   - search: The search for an instance, which began before this call.
  /// - Returns: Nil if another build has claimed the cell first, or may have stored an instance outside of the cell.
  @inline(never)
  func build(
    _ slot: Slot, claiming cell: Cell, from empty: UInt, isRequestedHere: Bool = false,
    after search: InstanceSearch
  ) throws(ServiceError) -> ServiceInstance? {
    if let instance = storedOutsideCell(slot) { return instance }
    try beginBuild()
    defer { endBuild() }
    if slot.isAsynchronous { throw table.asyncInSync(slot) }
    try checkIsolation(of: slot)
    // The memory is not initialized here: entering the frame does that.
    return try withUnsafeTemporaryAllocation(of: furnish_frame.self, capacity: 1) { memory throws(ServiceError) in
      try build(slot, claiming: cell, from: empty, isRequestedHere, after: search, in: memory.baseAddress!)
    }
  }

  private func build(
    _ slot: Slot, claiming cell: Cell, from empty: UInt, _ isRequestedHere: Bool, after search: InstanceSearch,
    in frame: BuildFrame
  ) throws(ServiceError) -> ServiceInstance? {
    let fits = furnish_frame_enter(frame, address(of: slot), cell.word, self.cell(of: slot).word, address(of: self))
    defer {
      furnish_frame_leave(frame)
      frame.release()
    }
    guard cell.claim(frame, from: empty) else { return nil }
    if search.isOutdated(for: slot) {
      fail(frame, cell, empty, nil)
      return nil
    }
    let instance: ServiceInstance
    do throws(ServiceError) {
      if !fits { throw table.stackIsShort() }
      instance = try isExposed(slot, frame, isRequestedHere) ? runBound(slot, in: frame) : create(slot)
    } catch {
      fail(frame, cell, empty, error)
      throw error
    }
    return try finish(instance, slot, frame, cell, empty)
  }

  private func address(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Runs the recipe of a frame with the frame's layer in force, which tasks of the recipe inherit.
  private func runBound(_ slot: Slot, in frame: BuildFrame) throws(ServiceError) -> ServiceInstance {
    try Layer.local.withValue(frame.reading()) {
      Result { () throws(ServiceError) in try create(slot) }
    }.get()
  }

  /// Returns whether a task that the recipe starts would inherit the overrides of a requester that the instance may
  /// outlive.
  ///
  /// A singleton may outlive every requester, and the instance of a session may outlive every request. Their recipes
  /// therefore run with the layer of the build in force. An instance that was requested in the scope that stores it, or
  /// by another instance of that scope, ends with its requester: its tasks inherit the requester's overrides, as any
  /// task does. The distinction avoids binding a layer, which costs as much as the rest of a build.
  private func isExposed(_ slot: Slot, _ frame: BuildFrame, _ isRequestedHere: Bool) -> Bool {
    if slot.level != .root {
      if let outer = frame.outerStored {
        if outer.pointee.scope == frame.pointee.scope { return false }
      } else if isRequestedHere {
        return false
      }
    }
    // The depth counts only overrides: a layer that only notes reads is as deep as the one below it.
    return Layer.boundUnretained._withUnsafeGuaranteedRef { $0.depth } > 0
  }

  /// Calls the recipe, and puts the result into a new instance.
  func create(_ slot: Slot) throws(ServiceError) -> ServiceInstance {
    let observation = table.observers.begin()
    let instance = ServiceInstance(reserving: slot, in: self)
    func fill() -> ServiceError? {
      do throws(ServiceError) {
        try callRecipe(of: .passUnretained(slot), at: instance.storage)
        instance.fill()
        if slot.expires { try instance.expire() }
        return nil
      } catch {
        return error
      }
    }
    let failure: ServiceError?
    if TestHost.isInstalled, CallPlace.ofReader != nil {
      failure = CallPlace.withoutReader(fill)
    } else {
      failure = fill()
    }
    observation?.end(failure, slot, in: self, instance)
    if let failure { throw failure }
    return instance
  }

  func checkIsolation(of slot: Slot) throws(ServiceError) {
    guard slot.isIsolated, let actor = slot.actor, !actor.isCurrent else { return }
    throw table.isolationMismatch(slot)
  }
}
