import FurnishPrimitives

/// Operations on a value whose type is known only at run time.
package enum ValueMemory {
  static func layout(of type: any Any.Type) -> (size: Int, alignment: Int) {
    func layout<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
      (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
    }
    return _openExistential(type, do: layout)
  }

  static func destroy(_ address: UnsafeMutableRawPointer, _ type: any Any.Type) {
    // A tenth of the cost of the generic function.
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
