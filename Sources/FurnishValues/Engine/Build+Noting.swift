// The notes that a build takes of the reads of its recipe.

extension Build {
  /// Returns whether the build is running and has not noted that the value of `key` was requested.
  func needsNote(of key: UInt) -> Bool { Engine.lock.withLock { isRunning && !hasNoted(key) } }

  /// Notes that the value of `key` was requested, and which override was found.
  ///
  /// Every default depends on the context, so the context becomes a dependency only if it is overridden.
  func note(_ key: UInt, _ override: Layer?) {
    let dependency = ValueDependency(key: key, override: override?.makeIdentity())
    Engine.lock.withLock {
      guard isRunning, !hasNoted(key) else { return }
      if override == nil, key == KeyBits.contextAddress {
        hasReadContext = true
      } else {
        dependencies.append(dependency)
      }
    }
  }

  /// Notes that the value of `key` was requested in a merged chain, with the override that the build's own chain has.
  func noteFromOwnChain(_ key: UInt) {
    if let source = sourceIfRunning { note(key, source.find(key, notifies: true)) }
  }

  /// Returns whether the build has noted a read of `key`. Call it under the engine's lock.
  private func hasNoted(_ key: UInt) -> Bool {
    key == KeyBits.contextAddress && hasReadContext || dependencies.contains { $0.key == key }
  }

  /// A value that a key does not declare, although a read would use it.
  enum MissingValue {
    case testValue
    case liveValue
  }

  /// Notes that a default was computed from another value, because its key does not declare `value`. The read that
  /// requested the default reports this.
  static func noteMissing(_ value: MissingValue, of key: (some TestServiceKey).Type) {
    let key = InstanceKey(default: Layer.address(of: key))
    guard let build = Layer.current.buildsHere.first, build.key == key else { return }
    Engine.lock.withLock { build.missing = value }
  }

  /// Notes that an update of `withServices` has requested the default, or another default that it requested.
  func noteUpdate() { Engine.lock.withLock { isForUpdate = true } }

  /// Notes the missing value of this default in the build that requested it, if both belong to the same update of
  /// `withServices`. So neither default is stored: the first read outside of the update creates both again, and reports
  /// the missing value.
  func markRequester(_ missing: MissingValue) {
    Engine.lock.withLock {
      if let outer, outer.isForUpdate { outer.missing = missing }
    }
  }
}
