/// A layer that holds the value of one key.
///
/// `@unchecked Sendable`: as for ``Layer``.
@usableFromInline
package class OverrideLayer<Value: Sendable>: Layer, @unchecked Sendable {
  /// Written only while this layer is uniquely referenced; see `Layer.set`.
  @exclusivity(unchecked) @usableFromInline final var value: Value

  @usableFromInline final let keyType: any ServiceKey.Type

  @inlinable
  init<Key: ServiceKey>(_ key: Key.Type, _ value: Value, over parent: Layer)
  where Key.Value == Value {
    self.value = value
    self.keyType = key
    let address = Layer.address(of: key)
    super.init(
      key: address,
      mask: parent.mask | KeyBits.overrideBit(address),
      depth: parent.depth &+ 1,
      root: parent.root,
      parent: parent
    )
  }

  /// The same override over another chain.
  init(_ original: OverrideLayer<Value>, over parent: Layer) {
    value = original.value
    keyType = original.keyType
    super.init(
      key: original.key,
      mask: parent.mask | KeyBits.overrideBit(original.key),
      depth: parent.depth + 1,
      root: parent.root,
      parent: parent
    )
  }

  override final var keyName: String { TypeName.full(keyType) }

  override final func copied(over parent: Layer) -> Layer {
    let copy = OverrideLayer(self, over: parent)
    _ = copy.identity.storeFirst(makeIdentity())
    return copy
  }

  override final func borrowed(identity: LayerIdentity) -> Layer {
    BorrowedOverrideLayer(self, identity: identity)
  }

  override final func prepare(_ root: Root) -> Bool {
    root.keepFirst(KeptDefault(value, key: key, isPrepared: true))
  }
}

/// What an instance holds of the layer that it lives in: the same override over the same
/// chain, without keeping what lives there. The instance is among it, and would keep itself
/// alive.
///
/// `@unchecked Sendable`: the weak reference is set once, in `init`.
final class BorrowedOverrideLayer<Value: Sendable>: OverrideLayer<Value>, @unchecked Sendable {
  private weak var lender: LayerIdentity?

  init(_ original: OverrideLayer<Value>, identity: LayerIdentity) {
    lender = identity
    super.init(original, over: original.parent!)
  }

  override var lentIdentity: LayerIdentity? { lender }
}
