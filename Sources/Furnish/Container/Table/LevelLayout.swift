import FurnishPrimitives

/// The initial cells of a scope of a level. A scope copies them without counting references: the table owns the memory.
struct LevelLayout {
  /// The words of the level's cells, all of them empty. In a scope where the level is not open, requests read these
  /// words themselves.
  let words: UnsafeMutablePointer<furnish_word>

  /// The number of words; 1 if no registration belongs to the level.
  let count: Int

  /// The table of ``ServiceDirectory/lookup``, which the directory owns.
  let lookup: UnsafeMutablePointer<furnish_table>?
  /// The places of ``ServiceDirectory/current``, which the directory owns.
  let current: UnsafeMutablePointer<UInt32>

  init(cells: [UInt], _ directory: ServiceDirectory) {
    lookup = directory.lookup
    current = directory.current
    count = cells.count
    words = .allocate(capacity: count)
    // A `furnish_word` has the layout of the number that it stores.
    cells.withUnsafeBytes { UnsafeMutableRawPointer(words).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
  }

  func free() { words.deallocate() }

  /// Writes the cells of a new scope.
  func copy(to target: UnsafeMutablePointer<furnish_word>) {
    UnsafeMutableRawPointer(target).copyMemory(from: words, byteCount: count * MemoryLayout<furnish_word>.stride)
  }
}
