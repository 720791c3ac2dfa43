extension Layer {
  /// Finds the nearest override of a key, in a chain whose reads take the fast path (see ``takesSlowPath``).
  ///
  /// The lookup follows the chain from its top to the first layer that has an index. A layer that many lookups pass
  /// receives one, so that depth costs nothing after the first reads. No layer is retained on the way.
  @usableFromInline
  static func find(_ key: UInt, from top: Unmanaged<Layer>) -> Unmanaged<Layer>? {
    var current = top
    while true {
      let found = current._withUnsafeGuaranteedRef { $0.key }
      if found == key { return current }
      if found <= trackingMark { return nil }
      if current._withUnsafeGuaranteedRef({ $0.depth % LayerIndex.stride == 0 }),
        let index = current._withUnsafeGuaranteedRef({ $0.indexOnceWorthwhile })
      {
        return index._withUnsafeGuaranteedRef { $0.find(key) }
      }
      guard let parent = current._withUnsafeGuaranteedRef({ $0.unretainedParent }) else {
        return nil
      }
      current = parent
    }
  }

  final var unretainedParent: Unmanaged<Layer>? {
    parent.map(Unmanaged.passUnretained)
  }

  /// The index of this layer, which is created once enough lookups have passed the layer.
  private final var indexOnceWorthwhile: Unmanaged<LayerIndex>? {
    if let index = index.object(as: LayerIndex.self) { return index }
    // Lookups that count at the same time may count as one, which only delays the index.
    let passed = passing.load() + 1
    passing.store(passed)
    return passed < LayerIndex.lookupsBeforeIndex ? nil : makeIndex()
  }

  @inline(never)
  private final func makeIndex() -> Unmanaged<LayerIndex>? {
    _ = index.storeFirst(LayerIndex(of: self))
    return index.object(as: LayerIndex.self)
  }

  /// Finds the nearest override of a key in any chain. If `notifies` is true, the builds that read through the chain are
  /// notified of the result.
  // Not inlined: each generic read would have a copy.
  @inline(never)
  final func find(_ key: UInt, notifies: Bool) -> Layer? {
    let found = firstOverride { $0.key == key }
    if notifies, takesSlowPath { notifyBuilds(of: key, found) }
    return found
  }

  /// Notifies the builds above an override that a lookup of its key has found it; all builds of the chain if it has
  /// found none.
  private final func notifyBuilds(of key: UInt, _ found: Layer?) {
    var builds: [Build] = []
    var next: Layer? = self
    while let layer = next, layer !== found {
      if layer.key == Layer.trackingMark {
        let tracking = layer.asTracking
        let needsNote = tracking.build.needsNote(of: key)
        if tracking.parent != nil {
          if needsNote { tracking.build.noteFromOwnChain(key) }
        } else if needsNote {
          builds.append(tracking.build)
        } else {
          break
        }
      }
      next = layer.next
    }
    // Outer builds first: if a build has noted a key, those around it have, too.
    for build in builds.reversed() { build.note(key, found) }
  }
}
