extension Layer {
  /// The nearest override of a key, in a chain that is not attentive.
  ///
  /// Walks up to the first layer that has an index; where that is far, an index is made, so
  /// that depth costs nothing once it was read. No layer is retained on the way.
  @usableFromInline
  static func find(_ key: UInt, from top: Layer) -> Unmanaged<Layer>? {
    var current = Unmanaged.passUnretained(top)
    for _ in 0..<LayerIndex.reach {
      let found = current._withUnsafeGuaranteedRef { $0.key }
      if found == key { return current }
      if found <= trackingMark { return nil }
      if let index = current._withUnsafeGuaranteedRef({ $0.index.object(as: LayerIndex.self) }) {
        return index._withUnsafeGuaranteedRef { $0.find(key) }
      }
      guard let parent = current._withUnsafeGuaranteedRef({ $0.unretainedParent }) else {
        return nil
      }
      current = parent
    }
    return current._withUnsafeGuaranteedRef { $0.findWithIndex(key) }
  }

  private final var unretainedParent: Unmanaged<Layer>? {
    parent.map(Unmanaged.passUnretained)
  }

  /// Walks to the next layer whose depth is a multiple of the reach, and asks its index.
  @inline(never)
  private final func findWithIndex(_ key: UInt) -> Unmanaged<Layer>? {
    var layer = self
    while layer.depth % LayerIndex.reach != 0, layer.key > Layer.trackingMark {
      if layer.key == key { return .passUnretained(layer) }
      layer = layer.parent!
    }
    guard layer.key > Layer.trackingMark else { return nil }
    if layer.index.load() == 0 { _ = layer.index.storeFirst(LayerIndex(of: layer)) }
    return layer.index.object(as: LayerIndex.self)!._withUnsafeGuaranteedRef { $0.find(key) }
  }

  /// The nearest override of a key in any chain. Where `tells` is true, builds that the
  /// lookup passes learn of it.
  final func find(_ key: UInt, tells: Bool) -> Layer? {
    var layer = self
    while true {
      if layer.key == key { return layer }
      if layer.key == Layer.trackingMark {
        if tells { layer.asTracking.build.note(key) }
        layer = layer.asTracking.followed
      } else if let parent = layer.parent {
        layer = parent
      } else {
        return nil
      }
    }
  }
}
