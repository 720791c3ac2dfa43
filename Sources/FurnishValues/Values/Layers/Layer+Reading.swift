public import FurnishPrimitives

extension Layer {
  /// Returns the value that is available at once: an override, or a default that was stored and that no override can
  /// have affected. If the result is nil, ``readSlowly(_:place:)`` reads the value.
  ///
  /// Nothing is retained but the value itself, where it is a reference.
  @inlinable
  static func readAtOnce<Key: TestServiceKey>(_ key: Key.Type, from layer: Unmanaged<Layer>) -> Key.Value? {
    let mask = layer._withUnsafeGuaranteedRef { $0.mask }
    if KeyBits.takesSlowPath(mask) { return nil }
    let address = Layer.address(of: key)
    let number = furnish_key_number_find(address)
    if mask & furnish_key_number_bit(number) != 0, let override = Layer.find(address, from: layer) {
      return override._withUnsafeGuaranteedRef {
        // The override of a key is an `OverrideLayer` of the key's value: it is created with the key.
        unsafeDowncast($0, to: OverrideLayer<Key.Value>.self).value
      }
    }
    let root = layer._withUnsafeGuaranteedRef { $0.root }
    let word = root._withUnsafeGuaranteedRef { furnish_row_find($0.rowPointer, number) }
    guard let pointer = UnsafeRawPointer(bitPattern: word) else { return nil }
    return Unmanaged<StoredValue>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
      $0.mask & mask == 0 ? $0.value(as: Key.Value.self) : nil
    }
  }

  /// Returns the address of the value that ``readAtOnce(_:from:)`` would copy, for a caller that uses the value
  /// immediately and need not retain it. The chain retains it.
  @inlinable
  @inline(__always)
  package static func addressAtOnce<Key: TestServiceKey>(
    _ key: Key.Type, from layer: Unmanaged<Layer>
  ) -> UnsafeRawPointer? {
    let mask = layer._withUnsafeGuaranteedRef { $0.mask }
    if KeyBits.takesSlowPath(mask) { return nil }
    let address = Layer.address(of: key)
    let number = furnish_key_number_find(address)
    if mask & furnish_key_number_bit(number) != 0, let override = Layer.find(address, from: layer) {
      return override._withUnsafeGuaranteedRef {
        // The override of a key is an `OverrideLayer` of the key's value: it is created with the key.
        unsafeDowncast($0, to: OverrideLayer<Key.Value>.self).valueAddress
      }
    }
    let root = layer._withUnsafeGuaranteedRef { $0.root }
    let word = root._withUnsafeGuaranteedRef { furnish_row_find($0.rowPointer, number) }
    guard let pointer = UnsafeRawPointer(bitPattern: word) else { return nil }
    return Unmanaged<StoredValue>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
      $0.mask & mask == 0 ? UnsafeRawPointer($0.storage) : nil
    }
  }

  /// Reads a value in the general way, which is needed in tests, while a default is computed, at the first read of a
  /// default, and if an override may have affected it.
  @usableFromInline
  final func readSlowly<Value>(_ key: KeyReference<Value>, place: CallPlace) -> Value {
    let place = CallPlace.ofReader ?? place
    if takesSlowPath, let test = base.endedTest {
      ServiceIssue.outlivedTest(key.type, test: test, place: place).report()
    }
    if let override = find(key.address, notifies: true) {
      // The override of a key is an `OverrideLayer` of the key's value: it is created with the key.
      return unsafeDowncast(override, to: OverrideLayer<Value>.self).value
    }
    return Build.value(of: key, from: self, place: place)
  }
}
