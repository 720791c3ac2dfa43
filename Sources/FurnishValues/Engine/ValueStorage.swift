import FurnishAtomics

/// A value in memory that was allocated for it, whose type is known only at run time.
// `@unchecked Sendable`: it has one owner at a time; a value that crosses threads has a `Sendable` type, as
// asynchronous recipes require, or is used only on its actor.
package struct ValueStorage: @unchecked Sendable {
  package let address: UnsafeMutableRawPointer
  package let type: any Any.Type

  package init<Value>(_ value: Value) {
    type = Value.self
    address = .allocate(
      byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    address.initializeMemory(as: Value.self, to: value)
  }

  /// Takes over memory that holds a value of `type`.
  init(_ address: UnsafeMutableRawPointer, of type: any Any.Type) {
    self.address = address
    self.type = type
  }

  /// Destroys the value and frees its memory.
  package func destroy() {
    ValueMemory.destroy(address, type)
    address.deallocate()
  }

  /// The value, boxed.
  package var boxed: Any { ValueMemory.boxed(address, type) }

  /// Copies the value into other memory.
  package func copied() -> ValueStorage {
    func copy<Value>(_ type: Value.Type) -> ValueStorage {
      ValueStorage(address.assumingMemoryBound(to: type).pointee)
    }
    return _openExistential(type, do: copy)
  }
}

/// Operations on a value whose type is known only at run time.
package enum ValueMemory {
  static func layout(of type: any Any.Type) -> (size: Int, alignment: Int) {
    func layout<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    return _openExistential(type, do: layout)
  }

  static func destroy(_ address: UnsafeMutableRawPointer, _ type: any Any.Type) {
    // This costs a tenth of what the generic function costs.
    if furnish_destroy(TypeMetadata.address(of: type), address) { return }
    func deinitialize<Value>(_ type: Value.Type) {
      address.assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    _openExistential(type, do: deinitialize)
  }

  /// Moves the value to `target`; `source` holds none afterwards.
  static func move(
    _ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, _ type: any Any.Type
  ) {
    func move<Value>(_ type: Value.Type) {
      target.moveInitializeMemory(as: type, from: source.assumingMemoryBound(to: type), count: 1)
    }
    _openExistential(type, do: move)
  }

  package static func boxed(_ address: UnsafeMutableRawPointer, _ type: any Any.Type) -> Any {
    func box<Value>(_ type: Value.Type) -> Any { address.assumingMemoryBound(to: type).pointee }
    return _openExistential(type, do: box)
  }
}
