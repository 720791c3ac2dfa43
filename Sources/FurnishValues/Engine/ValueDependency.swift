/// A key that was read for a value, and the override that was found.
package struct ValueDependency: Sendable {
  package let key: UInt
  package let wasOverridden: Bool

  /// The token of the override's layer, which lives as long as the layer's identity. The identity itself is not
  /// retained, not even while dependencies are compared: the end of a comparison could release it, with the values that
  /// live in the layer.
  weak let token: LayerToken?

  init(key: UInt, override: LayerIdentity?) {
    self.key = key
    wasOverridden = override != nil
    token = override?.token
  }

  /// Returns whether a read from `layer` finds the same override of the key, or none if none was found before.
  func holds(from layer: Layer) -> Bool {
    let found = layer.find(key, notifies: false)
    guard wasOverridden else { return found == nil }
    guard let token, let found else { return false }
    return found.has(token)
  }

  /// Returns whether both were read from the same override, or from none.
  func isSame(as other: ValueDependency) -> Bool {
    key == other.key && wasOverridden == other.wasOverridden && token === other.token
  }

  /// Whether a read can still find the same override, or none if none was found before.
  var isReachable: Bool { !wasOverridden || token != nil }
}
