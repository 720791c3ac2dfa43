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

  /// Finds the nearest override of a key in any chain. If `notifies` is true, builds that the lookup passes are
  /// notified of it.
  final func find(_ key: UInt, notifies: Bool) -> Layer? {
    var layer = self
    var isNotifying = notifies
    while true {
      if layer.key == key { return layer }
      if layer.key == Layer.trackingMark {
        let tracking = layer.asTracking
        if isNotifying { tracking.build.note(key) }
        // In the build's own chain, `note` has searched the layers below, and so has notified the builds there.
        if tracking.parent == nil { isNotifying = false }
        layer = tracking.followed
      } else if let parent = layer.parent {
        layer = parent
      } else {
        return nil
      }
    }
  }
}
