import FurnishAtomics

/// The open children of a scope, the newest first: a list through the children themselves, so that opening and closing
/// a scope allocates nothing for it.
///
/// The list does not retain them. A child takes itself out before it is freed, under the tree's lock, so every address
/// in the list is that of existing memory; only retaining it shows whether it is still alive.
struct ScopeSiblings {
  fileprivate var newest: Unmanaged<ServiceScope>?

  var isEmpty: Bool { newest == nil }
}

/// The neighbors of a scope in its parent's list.
struct ScopeLinks {
  fileprivate var newer: Unmanaged<ServiceScope>?
  fileprivate var older: Unmanaged<ServiceScope>?
}

extension ServiceScope {
  /// Enters a child. A child of a scope that is closed is closed from the beginning.
  func open(_ child: ServiceScope) {
    link(child)
    // In this order: code that closes this scope either finds the child in the list, or has set the mark before.
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

  /// Becomes a child of the scope below, because the overriding scope is freed that this one belongs to: instances that
  /// are being built here are awaited and closed.
  func isLeftBehind() {
    guard let parent, !isClosing else { return }
    parent.link(self)
    guard parent.isClosing else { return }
    Task {
      do { try await close() } catch { ServiceIssue.closingFailed(error).report() }
    }
  }

  /// Takes a child out, if it is still in the list.
  func unlink(_ child: ServiceScope) {
    if lock.withLock({ unlinkLocked(child) }) { hasNoScopes() }
  }

  /// Leaves the children of the parent.
  func leaveParent() { parentReference?._withUnsafeGuaranteedRef { $0.unlink(self) } }

  /// Takes a child out, if it is still in the list. Call it under the tree's lock.
  ///
  /// - Returns: Whether to call `hasNoScopes()` without the lock: this is a superseded generation without scopes.
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
      // One that is being freed waits for the lock in order to take itself out.
      if furnish_try_retain(child.toOpaque()) { return child.takeRetainedValue() }
      next = child._withUnsafeGuaranteedRef { $0.links.older }
    }
    return nil
  }
}
