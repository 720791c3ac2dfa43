/// A default that was computed, with all that it depends on: it is valid wherever the keys
/// that were read for it have the same overrides, or none.
///
/// Not generic: the first instance of a generic class costs the runtime thousands of
/// instructions for each type of value.
///
/// `@unchecked Sendable`: everything is set in `init`, and the value's type is `Sendable`.
@usableFromInline
package final class KeptDefault: @unchecked Sendable {
  let key: UInt
  let dependencies: [Dependency]

  /// Set by `prepareServices`, not computed.
  let isPrepared: Bool

  /// The bits of the dependencies. Where none of them is overridden, this is valid.
  @usableFromInline let mask: UInt64

  @usableFromInline let storage: UnsafeMutableRawPointer
  private let valueType: any Sendable.Type

  /// Whether the context was overridden when this was made.
  private let hadOverriddenContext: Bool

  init<Value: Sendable>(
    _ value: Value, key: UInt, dependencies: [Dependency] = [], isPrepared: Bool = false
  ) {
    self.key = key
    self.dependencies = dependencies
    self.isPrepared = isPrepared
    mask = dependencies.reduce(isPrepared ? 0 : KeyBits.context) {
      $0 | KeyBits.overrideBit($1.key)
    }
    hadOverriddenContext = dependencies.contains { $0.key == KeyBits.contextAddress }
    storage = .allocate(
      byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    storage.initializeMemory(as: Value.self, to: value)
    valueType = Value.self
  }

  deinit {
    destroy(valueType)
    storage.deallocate()
  }

  private func destroy<Value>(_ type: Value.Type) {
    storage.assumingMemoryBound(to: type).deinitialize(count: 1)
  }

  /// The value. All defaults of a key hold its type of value.
  @inlinable
  func value<Value: Sendable>(as type: Value.Type) -> Value {
    storage.assumingMemoryBound(to: type).pointee
  }

  /// Whether a read from `layer` would compute the same.
  func isValid(from layer: Layer) -> Bool {
    if !isPrepared, !hadOverriddenContext, layer.find(KeyBits.contextAddress, tells: false) != nil {
      return false
    }
    return dependencies.allSatisfy { $0.holds(from: layer) }
  }

  /// Whether there can still be a layer from which this is valid.
  var isReachable: Bool { dependencies.allSatisfy(\.isReachable) }
}

/// A key that was read for a default, and the override that was found.
struct Dependency: Sendable {
  let key: UInt
  let wasOverridden: Bool

  /// Only the token, which lives as long as the layer's identity: nothing else may be let go
  /// while this is compared.
  weak let token: LayerToken?

  init(key: UInt, override: LayerIdentity?) {
    self.key = key
    wasOverridden = override != nil
    token = override?.token
  }

  /// Whether the key has the same override seen from `layer`, or again none.
  func holds(from layer: Layer) -> Bool {
    let found = layer.find(key, tells: false)
    guard wasOverridden else { return found == nil }
    guard let token, let found else { return false }
    return found.has(token)
  }

  var isReachable: Bool { !wasOverridden || token != nil }
}
