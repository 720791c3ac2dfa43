/// The path from a state to a part of it.
///
/// The key path is inspected once, in `init`. If it leads through stored properties of structs only, as nearly all do,
/// the part is at a fixed offset, and accessing it costs an addition instead of a traversal of the key path.
@usableFromInline
struct StatePath<Root, Value>: Sendable {
  @usableFromInline let keyPath: any WritableKeyPath<Root, Value> & Sendable
  @usableFromInline let offset: Int?

  @usableFromInline
  init(_ keyPath: any WritableKeyPath<Root, Value> & Sendable) {
    self.keyPath = keyPath
    offset = MemoryLayout<Root>.offset(of: keyPath)
  }

  /// Runs `body` on the part, in place.
  @inlinable
  func callAsFunction<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result {
    guard let offset else { return body(&root[keyPath: keyPath]) }
    return withUnsafeMutablePointer(to: &root) { root in
      body(&root.part(at: offset, as: Value.self).pointee)
    }
  }
}

extension UnsafeMutablePointer {
  /// Returns the part of the value at an offset. `MemoryLayout.offset(of:)` has found the offset, which promises that a
  /// value of this type is stored at it.
  @inlinable
  func part<Part>(at offset: Int, as type: Part.Type) -> UnsafeMutablePointer<Part> {
    UnsafeMutableRawPointer(self).advanced(by: offset).assumingMemoryBound(to: Part.self)
  }
}
