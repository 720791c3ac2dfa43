/// The identity of a value among all that the engine builds: the key of a default, or the cell of an instance.
///
/// A metatype and a cell both have addresses of memory in use, so no two subjects share one. Before a scope frees its
/// cells, it removes the instances that overrides store under their addresses.
@usableFromInline
package struct InstanceKey: Hashable, Sendable {
  /// The address of a metatype or of a cell. For a ``ServiceKey``, it also identifies the number of the key and its bit
  /// in masks.
  @usableFromInline package let address: UInt

  /// Creates the key of the default of a service key, by the address of that key's metatype.
  @inlinable
  package init(default address: UInt) { self.address = address }

  /// Creates the key of the instance that belongs in a cell.
  @inlinable
  package init(cell: UnsafeRawPointer) { address = UInt(bitPattern: cell) }

  /// Creates the key of the value of a type in a locator, by the address of the metatype.
  @inlinable
  package init(located address: UInt) { self.address = address }
}
