public import FurnishAtomics

extension Layer {
  /// A Boolean value that indicates whether a key is set, here or for the whole program.
  @inlinable
  package final func hasSet<Key: TestServiceKey>(_ key: Key.Type) -> Bool {
    let address = Layer.address(of: key)
    if KeyBits.isAttentive(mask) { return hasSet(address) }
    let number = furnish_key_number_find(address)
    if mask & furnish_key_number_bit(number) != 0, Layer.find(address, from: .passUnretained(self)) != nil {
      return true
    }
    let kept = root._withUnsafeGuaranteedRef { furnish_row_find($0.rowPointer, number) }
    return kept != 0 && Layer.isPrepared(kept)
  }

  @usableFromInline
  static func isPrepared(_ kept: UInt) -> Bool {
    Unmanaged<StoredValue>.fromOpaque(UnsafeRawPointer(bitPattern: kept)!)._withUnsafeGuaranteedRef {
      $0.isPrepared
    }
  }

  @usableFromInline
  final func hasSet(_ address: UInt) -> Bool {
    if find(address, notifies: true) != nil { return true }
    return base.strongRoot.kept(address)?.isPrepared ?? false
  }
}
