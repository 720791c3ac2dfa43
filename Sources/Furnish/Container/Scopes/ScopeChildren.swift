import FurnishPrimitives

/// The open children of a scope, the newest first: a list through the children themselves, so that opening and closing
/// a scope allocates nothing for it.
///
/// The list does not retain them. A child removes itself before it is freed, under the tree's lock, so every address in
/// the list is the address of existing memory. Only an attempt to retain a child shows whether it is still alive.
struct ScopeChildren {
  fileprivate var newest: Unmanaged<ServiceScope>?

  var isEmpty: Bool { newest == nil }
}

/// The neighbors of a scope in its parent's list.
struct ScopeLinks {
  fileprivate var newer: Unmanaged<ServiceScope>?
  fileprivate var older: Unmanaged<ServiceScope>?
}

extension ServiceScope {
  /// Adds a child. A child of a scope that is closed is closed from the beginning.
  func open(_ child: ServiceScope) {
    link(child)
    // The order matters: code that closes this scope either finds the child in the list, or has set the mark before.
    if isClosing { child.markClosed() }
  }

  private func link(_ child: ServiceScope) {
    lock.lock()
    let oldest = children.newest
    child.links = ScopeLinks(newer: nil, older: oldest)
    child.isLinked = true
    oldest?._withUnsafeGuaranteedRef { $0.links.newer = .passUnretained(child) }
    children.newest = .passUnretained(child)
    lock.unlock()
  }

  /// Makes this internal scope a child of the scope that it overrides, because the overriding scope that it belongs to
  /// is freed. From then on, instances that are being built in this scope are awaited and closed with that scope.
  func linkToParent() {
    guard let parent, !isClosing else { return }
    parent.link(self)
    guard parent.isClosing else { return }
    Task {
      do { try await close() } catch { ServiceIssue.reportClosingFailed(error) }
    }
  }

  /// Removes a child from the list, if it is still in it.
  func unlink(_ child: ServiceScope) {
    if lock.withLock({ unlinkLocked(child) }) { lastScopeEnded() }
  }

  /// Removes this scope from the children of its parent.
  func leaveParent() { parentReference?._withUnsafeGuaranteedRef { $0.unlink(self) } }

  /// Removes a child from the list, if it is still in it. Call it under the tree's lock.
  ///
  /// - Returns: Whether to call `lastScopeEnded()` without the lock, because this scope is a superseded generation
  ///   without scopes.
  func unlinkLocked(_ child: ServiceScope) -> Bool {
    guard child.isLinked else { return false }
    let links = child.links
    child.links = ScopeLinks()
    child.isLinked = false
    links.older?._withUnsafeGuaranteedRef { $0.links.newer = links.newer }
    if let newer = links.newer {
      newer._withUnsafeGuaranteedRef { $0.links.older = links.older }
    } else {
      children.newest = links.older
    }
    return children.isEmpty && isSuperseded && override != nil
  }

  /// The children that still live, the newest first.
  var openChildren: [ServiceScope] {
    lock.withLock {
      var open: [ServiceScope] = []
      var next = children.newest
      while let child = next {
        if furnish_try_retain(child.toOpaque()) { open.append(child.takeRetainedValue()) }
        next = child._withUnsafeGuaranteedRef { $0.links.older }
      }
      return open
    }
  }

  /// Returns the newest child that still lives.
  func newestChild() -> ServiceScope? {
    lock.lock()
    defer { lock.unlock() }
    var next = children.newest
    while let child = next {
      // A child that is being freed waits for the lock in order to remove itself.
      if furnish_try_retain(child.toOpaque()) { return child.takeRetainedValue() }
      next = child._withUnsafeGuaranteedRef { $0.links.older }
    }
    return nil
  }
}
