import FurnishPrimitives

extension ServiceScope {
  /// Returns a new instance, which no scope stores unless its type conforms to ``Closeable``.
  func transient(_ slot: Slot) throws(ServiceError) -> StoredValue {
    if slot.isAsynchronous {
      if let prepared = PreparedInstances.take(slot) { return prepared }
      throw table.asyncInSync(slot)
    }
    if slot.isIsolated {
      if !slot.isConfined, let prepared = PreparedInstances.take(slot) { return prepared }
      try checkIsolation(of: slot)
    }
    guard slot.closesTransients() else {
      try checkOpen()
      return try createdTransient(slot)
    }
    try beginBuild()
    defer { endBuild() }
    let instance = try createdAndHeld(slot)
    guard instance.isCloseable else { return instance }
    if isRoot, !isForPermanentInstance { table.reportCloseable(slot) }
    return try addTransient(instance)
  }

  /// Returns a new instance that this scope is going to retain: the requests of its recipe are noted, and the instance
  /// must not retain the scope.
  private func createdAndHeld(_ slot: Slot) throws(ServiceError) -> ServiceInstance {
    var frame = furnish_frame()
    return try withUnsafeMutablePointer(to: &frame) { frame throws(ServiceError) in
      let fits = furnish_frame_enter(
        frame, Unmanaged.passUnretained(slot).toOpaque(), nil, nil, Unmanaged.passUnretained(self).toOpaque())
      frame.pointee.held = frame
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

  private func createdTransient(_ slot: Slot) throws(ServiceError) -> ServiceInstance {
    let instance = ServiceInstance(reserving: slot, in: self)
    try create(.passUnretained(slot), at: instance.storage)
    instance.fill()
    return instance
  }

  /// Makes this scope the owner of a transient instance, which is closed with the scope.
  ///
  /// - Throws: ``ServiceError`` if the scope was closed while the recipe was running. The scope closes this instance,
  ///   too.
  func addTransient(_ instance: ServiceInstance) throws(ServiceError) -> ServiceInstance {
    if !followsRequester(instance) { add(instance) }
    try checkOpen()
    return instance
  }

  /// Whether the calling code creates a transient instance for an instance that lives as long as this scope. Such
  /// transient instances do not accumulate: one exists for each instance that requests it.
  private var isForPermanentInstance: Bool {
    guard let frame = furnish_frame_innermost()?.pointee.stored else {
      return AsyncBuild.current?.storeIfRunning === self
    }
    return frame.pointee.scope == UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) && !frame.slot.expires
  }

  /// Attaches a transient instance to the instance whose recipe has requested it, if that instance may later belong to
  /// a scope below. Returns whether it has attached the instance.
  private func followsRequester(_ instance: ServiceInstance) -> Bool {
    guard override != nil else { return false }
    if let frame = furnish_frame_innermost()?.pointee.stored {
      guard frame.pointee.scope == UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()), frame.isUndecided
      else { return false }
      WrappedInstances([instance]).attach(to: frame)
      return true
    }
    guard let build = AsyncBuild.current, build.storeIfRunning === self else { return false }
    return Engine.lock.withLock { build.hold(instance) }
  }
}
