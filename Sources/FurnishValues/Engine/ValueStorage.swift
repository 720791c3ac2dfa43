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
