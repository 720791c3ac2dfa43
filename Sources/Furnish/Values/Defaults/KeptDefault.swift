/// A default that was computed, with all that it depends on: it is valid wherever the keys
/// that were read for it have the same overrides, or none.
///
/// `@unchecked Sendable`: everything is set in `init`; the subclass adds a `Sendable` value.
@usableFromInline
package class KeptDefault: @unchecked Sendable {
  let key: UInt
  let dependencies: [Dependency]

  /// The bits of the dependencies. Where none of them is overridden, this is valid.
  @usableFromInline final let mask: UInt64

  init(key: UInt, dependencies: [Dependency]) {
    self.key = key
    self.dependencies = dependencies
    mask = dependencies.reduce(0) { $0 | KeyBits.overrideBit($1.key) }
  }

  /// Whether a read from `layer` would compute the same.
  final func isValid(from layer: Layer) -> Bool {
    dependencies.allSatisfy { $0.holds(from: layer) }
  }

  /// Whether there can still be a layer from which this is valid.
  final var isReachable: Bool { dependencies.allSatisfy(\.isReachable) }

  /// Set by `prepareServices`, not computed.
  var isPrepared: Bool { false }
}

/// A kept default with its value.
///
/// `@unchecked Sendable`: a constant of a `Sendable` type.
@usableFromInline
class KeptValue<Value: Sendable>: KeptDefault, @unchecked Sendable {
  @usableFromInline final let value: Value

  init(_ value: Value, key: UInt, dependencies: [Dependency]) {
    self.value = value
    super.init(key: key, dependencies: dependencies)
  }
}

/// A value that `prepareServices` set: it depends on nothing.
///
/// `@unchecked Sendable`: constants of `Sendable` types.
final class PreparedValue<Value: Sendable>: KeptValue<Value>, @unchecked Sendable {
  init(_ value: Value, key: UInt) {
    super.init(value, key: key, dependencies: [])
  }

  override var isPrepared: Bool { true }
}

/// A key that was read for a default, and the override that was found.
struct Dependency: Sendable {
  let key: UInt
  let wasOverridden: Bool
  weak let identity: LayerIdentity?

  init(key: UInt, override: LayerIdentity?) {
    self.key = key
    wasOverridden = override != nil
    identity = override
  }

  /// Whether the key has the same override seen from `layer`, or again none.
  func holds(from layer: Layer) -> Bool {
    let found = layer.find(key, tells: false)
    guard wasOverridden else { return found == nil }
    guard let identity, let found else { return false }
    return found.identityIfAny === identity
  }

  var isReachable: Bool { !wasOverridden || identity != nil }
}
