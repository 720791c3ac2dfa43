extension ServiceValues {
  /// Sets a key: adds a layer on top, unless this value has just added an override of the same key and is the only
  /// reference to it. So a loop that sets the same few keys again and again does not grow the chain.
  @inlinable
  package mutating func set<Key: TestServiceKey>(_ key: Key.Type, to value: Key.Value) {
    if isKnownUniquelyReferenced(&layer), overwrite(key, with: value) { return }
    layer = OverrideLayer(key, value, over: layer)
  }

  /// Replaces the value of the key's override if it is one of the topmost 16 layers and only these values retain it.
  ///
  /// - Returns: Whether such an override exists.
  @usableFromInline
  mutating func overwrite<Key: TestServiceKey>(_ key: Key.Type, with value: Key.Value) -> Bool {
    let address = Layer.address(of: key)
    return Layer.withUnshared(&layer, steps: 16) { layer in
      guard layer.key == address else { return false }
      layer.resetIdentity()
      // The override of a key is an `OverrideLayer` of the key's value: it is created with the key.
      unsafeDowncast(layer, to: OverrideLayer<Key.Value>.self).value = value
      return true
    }
  }
}

extension Layer {
  /// Calls `body` for the layers that only this chain retains, from the top, until it returns true.
  static func withUnshared(
    _ top: inout Layer, steps: Int, _ body: (Layer) -> Bool
  ) -> Bool {
    var isUnshared = isKnownUniquelyReferenced(&top)
    var current = Unmanaged.passUnretained(top)
    for _ in 0..<steps where isUnshared {
      if current._withUnsafeGuaranteedRef(body) { return true }
      guard let (next, unshared) = current._withUnsafeGuaranteedRef({ $0.unsharedParent }) else {
        return false
      }
      (current, isUnshared) = (next, unshared)
    }
    return false
  }

  private final var unsharedParent: (Unmanaged<Layer>, Bool)? {
    guard parent != nil else { return nil }
    let isUnshared = isKnownUniquelyReferenced(&parent)
    return (.passUnretained(parent!), isUnshared)
  }
}
