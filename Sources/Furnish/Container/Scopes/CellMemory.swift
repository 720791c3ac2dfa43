import FurnishPrimitives

/// The layout of the cells of a scope: a pointer for each level, then the words of the levels whose instances the scope
/// stores.
struct CellMemory {
  private let layouts: UnsafeMutablePointer<LevelLayout>
  private let level: LevelNumber

  /// The number of pointers.
  private let levelCount: Int

  /// The number of words.
  private let wordCount: Int

  init(of level: LevelNumber, in table: __shared ServiceTable) {
    self.level = level
    layouts = table.layouts
    levelCount = table.levels.count
    let words = layouts[level.index].count
    wordCount = CellMemory.storesPlain(level) ? words + layouts[LevelNumber.plain.index].count : words
  }

  /// Returns whether a scope of a level stores plain `.scoped` instances in addition to those of its level.
  private static func storesPlain(_ level: LevelNumber) -> Bool { level != .root && level != .plain }

  private var byteCount: Int { (levelCount + wordCount) * MemoryLayout<UInt>.stride }

  /// Returns whether the cells fit into a value of a type.
  func fits<Space>(_ space: Space.Type) -> Bool { byteCount <= MemoryLayout<Space>.size }

  func allocate() -> UnsafeMutableRawPointer {
    .allocate(byteCount: byteCount, alignment: MemoryLayout<UInt>.alignment)
  }

  /// Writes the cells of a new scope.
  ///
  /// - Parameters:
  ///   - outer: The cells of the enclosing scope, for the levels that the new scope does not store.
  ///   - outerCount: The number of levels in that scope.
  func initialize(
    _ memory: UnsafeMutableRawPointer, inside outer: UnsafeMutablePointer<UnsafeMutablePointer<furnish_word>>?,
    _ outerCount: Int
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<furnish_word>> {
    let cells = memory.bindMemory(to: UnsafeMutablePointer<furnish_word>.self, capacity: levelCount)
    if let outer { cells.initialize(from: outer, count: outerCount) }
    for index in outerCount..<levelCount { (cells + index).initialize(to: layouts[index].words) }
    var next = (memory + levelCount * MemoryLayout<UInt>.stride)
      .bindMemory(to: furnish_word.self, capacity: wordCount)
    layouts[level.index].copy(to: next)
    cells[level.index] = next
    if CellMemory.storesPlain(level) {
      next += layouts[level.index].count
      layouts[LevelNumber.plain.index].copy(to: next)
      cells[LevelNumber.plain.index] = next
    }
    return cells
  }
}

/// Space for the pointers and the words of a scope with few cells.
struct CellSpace {
  private typealias Words = (
    UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt
  )
  private var words: Words = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  init() {}
}
