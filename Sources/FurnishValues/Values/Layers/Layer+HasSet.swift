public import FurnishPrimitives

extension Layer {
  /// Returns whether a key is set, in this chain or for the whole program.
  @inlinable
  package final func hasSet<Key: TestServiceKey>(_ key: Key.Type) -> Bool {
    let address = Layer.address(of: key)
    if KeyBits.takesSlowPath(mask) { return hasSet(address) }
    let number = furnish_key_number_find(address)
    if mask & furnish_key_number_bit(number) != 0, Layer.find(address, from: .passUnretained(self)) != nil {
      return true
    }
    let word = root._withUnsafeGuaranteedRef { furnish_row_find($0.rowPointer, number) }
    return word != 0 && Layer.isPrepared(word)
  }

  @usableFromInline
  static func isPrepared(_ word: UInt) -> Bool {
    Unmanaged<StoredValue>.fromOpaque(UnsafeRawPointer(bitPattern: word)!)._withUnsafeGuaranteedRef {
      $0.isPrepared
    }
  }

  @usableFromInline
  final func hasSet(_ address: UInt) -> Bool {
    if find(address, notifies: true) != nil { return true }
    return base.strongRoot.storedValue(address)?.isPrepared ?? false
  }
}
