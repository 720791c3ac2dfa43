/// A layer that stores the value of one key.
// `@unchecked Sendable`: as for ``Layer``.
@usableFromInline
package class OverrideLayer<Value: Sendable>: Layer, @unchecked Sendable {
  /// Written only while this layer is uniquely referenced; see `Layer.set`.
  @exclusivity(unchecked) @usableFromInline package final var value: Value

  @usableFromInline package final let keyType: any TestServiceKey.Type

  @inlinable
  package init<Key: TestServiceKey>(_ key: Key.Type, _ value: Value, over parent: Layer)
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

  /// Creates the same override over another chain.
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

  /// The address of ``value``: stored properties of a class stay where they are until the object is freed.
  @inlinable
  final var valueAddress: UnsafeRawPointer {
    withUnsafeMutablePointer(to: &value) { UnsafeRawPointer($0) }
  }

  override final var keyName: String { TypeName.full(keyType) }

  override final func copied(over parent: Layer) -> Layer {
    MergedOverrideLayer(self, over: parent)
  }

  override final func borrowed(over parent: Layer) -> Layer {
    BorrowedOverrideLayer(self, over: parent)
  }

  override final func prepare(_ root: Root) -> Bool {
    root.prepare(StoredValue(value, key: InstanceKey(default: key), isPrepared: true))
  }
}
