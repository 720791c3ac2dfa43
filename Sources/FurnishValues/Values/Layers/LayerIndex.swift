import FurnishPrimitives

/// The overrides of a whole chain by key. With it, a lookup in a deep chain is as fast as in a shallow one.
// `@unchecked Sendable`: the table is complete when `init` is done, and only read later.
final class LayerIndex: @unchecked Sendable {
  /// An index may be at every layer whose depth is a multiple of this.
  static let stride = 4

  /// The number of lookups that pass a layer before it receives an index. Lookups through a short-lived layer on a deep
  /// chain soon reach the index of an older layer, so that its own would cost more than it saves.
  static let lookupsBeforeIndex: UInt = 8

  private let table: UnsafeMutablePointer<furnish_table>?

  /// Creates the index of a chain whose reads take the fast path, from its top. It begins as a copy of the nearest
  /// index below, if one exists.
  init(of top: Layer) {
    var newer: [Layer] = []
    var below: LayerIndex?
    var next: Layer? = top
    while below == nil, let layer = next, layer.key > Layer.trackingMark {
      newer.append(layer)
      next = layer.parent
      below = next?.index.object(as: LayerIndex.self)?.takeUnretainedValue()
    }
    var table = furnish_table_copy(below?.table)
    for layer in newer.reversed() {
      let address = UInt(bitPattern: Unmanaged.passUnretained(layer).toOpaque())
      table = furnish_table_insert(table, layer.key, address)
    }
    self.table = table
  }

  deinit { furnish_table_free(table) }

  /// Finds the override of a key. The chain that this index belongs to retains the override.
  func find(_ key: UInt) -> Unmanaged<Layer>? {
    UnsafeRawPointer(bitPattern: furnish_table_find(table, key)).map(Unmanaged.fromOpaque)
  }
}
