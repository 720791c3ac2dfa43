import FurnishAtomics

/// The overrides of a whole chain by key: what makes a deep chain as quick as a shallow one.
///
/// `@unchecked Sendable`: the table is complete when `init` is done, and only read later.
final class LayerIndex: @unchecked Sendable {
  /// How far a lookup walks before it wants an index.
  static let reach = 8

  private let table: UnsafeMutablePointer<furnish_table>?

  /// An index of a chain that is not attentive, from its top.
  init(of top: Layer) {
    var table: UnsafeMutablePointer<furnish_table>?
    top.forEachOverride { layer in
      if furnish_table_find(table, layer.key) == 0 {
        let address = UInt(bitPattern: Unmanaged.passUnretained(layer).toOpaque())
        table = furnish_table_insert(table, layer.key, address)
      }
    }
    self.table = table
  }

  deinit { furnish_table_free(table) }

  /// The override of a key. The chain that this index belongs to keeps it alive.
  func find(_ key: UInt) -> Unmanaged<Layer>? {
    UnsafeRawPointer(bitPattern: furnish_table_find(table, key)).map(Unmanaged.fromOpaque)
  }
}
