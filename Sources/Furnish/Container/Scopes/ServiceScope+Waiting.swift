import FurnishPrimitives

extension ServiceScope {
  /// Waits on this thread for the build that has claimed a cell.
  ///
  /// - Returns: False if that build may be waiting for the calling code. In that case the caller builds the instance as
  ///   well, and finds the cycle if one exists.
  /// - Throws: ``ServiceError`` for a cycle, and if the recipe of the build is asynchronous.
  func waitForBuild(of slot: Slot, claiming cell: Cell) throws(ServiceError) -> Bool {
    if try isClaimedHere(slot, cell) { return false }
    let callerBuilds = Build.buildsHere(reading: Layer.current)
    Engine.lock.lock()
    let build: Build
    switch cell.state {
    case .building(let frame) where cell.contend(frame): build = frame.makeBuildIfNeeded()
    case .contended(let frame): build = frame.makeBuildIfNeeded()
    case .suspending:
      Engine.lock.unlock()
      throw table.asyncInSync(slot)
    default:
      Engine.lock.unlock()
      return true
    }
    let waits = !build.waits(for: callerBuilds)
    if waits { build.awaitEnd(callerBuilds: callerBuilds) }
    Engine.lock.unlock()
    // The build is released here, without the lock.
    withExtendedLifetime(build) {}
    if waits { try checkOpen() }
    return waits
  }

  /// The number of runs of one recipe that may wait for each other, each in an overriding provider that the run before
  /// has created, before that counts as a cycle.
  ///
  /// Each run may find another service and stop, and whether it does cannot be decided from outside.
  static var recursionLimit: Int { 100 }

  /// Returns whether a recipe on this thread has claimed a cell.
  ///
  /// - Throws: ``ServiceError`` if that recipe builds the same instance under the same overrides, which is a cycle.
  private func isClaimedHere(_ slot: Slot, _ cell: Cell) throws(ServiceError) -> Bool {
    let key = self.cell(of: slot).key
    var hasOverrides = false
    var isClaimed = false
    var runs = 0
    for frame in BuildFrame.storedHere {
      hasOverrides = hasOverrides || frame.pointee.bindings != 0
      if frame.key == key, !hasOverrides { throw cycle(at: slot) { $0.key == key } }
      if frame.slot.recipe === slot.recipe {
        runs += 1
        if runs == ServiceScope.recursionLimit { throw cycle(at: slot) { $0.slot.recipe === slot.recipe } }
      }
      isClaimed = isClaimed || frame.pointee.cell == cell.word
    }
    return isClaimed
  }

  /// Returns the error for the cycle that a request for `slot` closes.
  ///
  /// - Parameter isStart: Returns whether a build begins the cycle.
  private func cycle(at slot: Slot, from isStart: (BuildFrame) -> Bool) -> ServiceError {
    // Outermost first: from the build that begins the cycle to the request.
    var path: [Slot] = []
    var next = furnish_frame_innermost()
    while let frame = next {
      path.append(frame.slot)
      if frame.pointee.subject != nil, isStart(frame) { break }
      next = frame.pointee.outer
    }
    return table.cycle(path.reversed() + [slot])
  }

  /// Builds an instance without claiming its cell: either the cell stores another instance, which is not valid under
  /// the overrides in force, or waiting for the build that has claimed the cell could last forever.
  ///
  /// - Throws: ``ServiceError`` if the scope was closed while the recipe was running. The scope closes the instance.
  func builtApart(_ slot: Slot) throws(ServiceError) -> ServiceInstance {
    if let instance = storedOutsideCell(slot) { return instance }
    try beginBuild()
    defer { endBuild() }
    // Checked before the build: `Build.value` could block this thread until an asynchronous build of the instance ends.
    if slot.isAsynchronous { throw table.asyncInSync(slot) }
    let stored = try Build.value(of: subject(of: slot), from: .current) { cycle throws(ServiceError) in
      // The target of a build is always a `Slot`.
      throw table.cycle(cycle.compactMap { $0.target.map { unsafeDowncast($0, to: Slot.self) } })
    } make: { build, tracking throws(ServiceError) in
      try createApart(slot, build, tracking)
    }
    try checkOpen()
    // Everything under the key of a cell is an instance.
    return unsafeDowncast(stored, to: ServiceInstance.self)
  }

  private func createApart(
    _ slot: Slot, _ build: Build, _ tracking: TrackingLayer
  ) throws(ServiceError) -> StoredValue {
    try checkIsolation(of: slot)
    return try tracking.inForce { () throws(ServiceError) in
      var frame = furnish_frame()
      return try withUnsafeMutablePointer(to: &frame) { frame throws(ServiceError) in
        try createApart(slot, build, tracking, in: frame)
      }
    }
  }

  private func createApart(
    _ slot: Slot, _ build: Build, _ tracking: TrackingLayer, in frame: BuildFrame
  ) throws(ServiceError) -> StoredValue {
    let fits = furnish_frame_enter(
      frame, Unmanaged.passUnretained(slot).toOpaque(), nil, cell(of: slot).word,
      Unmanaged.passUnretained(self).toOpaque())
    frame.pointee.build = Unmanaged.passRetained(build).toOpaque()
    frame.pointee.tracking = Unmanaged.passRetained(tracking).toOpaque()
    defer {
      furnish_frame_leave(frame)
      frame.release()
    }
    if !fits { throw table.stackIsShort() }
    let instance = try create(slot)
    note(frame, in: instance)
    return instance
  }
}
