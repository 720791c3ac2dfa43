import FurnishAtomics

/// Lays out the cells of a scope: a pointer for each level, then the words of the levels that live in the scope.
struct CellMemory {
  private let table: ServiceTable
  private let level: LevelNumber

  /// How many pointers there are.
  private let levelCount: Int

  /// How many words there are.
  private let wordCount: Int

  init(of level: LevelNumber, in table: ServiceTable) {
    self.table = table
    self.level = level
    levelCount = table.levels.count
    let words = table.templates[level.index].count
    wordCount = CellMemory.storesPlain(level) ? words + table.templates[LevelNumber.plain.index].count : words
  }

  /// Whether a scope of a level stores plain `.scoped` instances beside those of its level.
  private static func storesPlain(_ level: LevelNumber) -> Bool { level != .root && level != .plain }

  private var byteCount: Int { (levelCount + wordCount) * MemoryLayout<UInt>.stride }

  /// Whether the cells fit into a value of a type.
  func fits<Room>(_ room: Room.Type) -> Bool { byteCount <= MemoryLayout<Room>.size }

  func allocate() -> UnsafeMutableRawPointer {
    .allocate(byteCount: byteCount, alignment: MemoryLayout<UInt>.alignment)
  }

  /// Writes the cells of a new scope.
  ///
  /// - Parameter enclosing: The scope that stores the levels which the new one does not.
  func initialize(
    _ memory: UnsafeMutableRawPointer, inside enclosing: ServiceScope?
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<furnish_word>> {
    let cells = memory.bindMemory(to: UnsafeMutablePointer<furnish_word>.self, capacity: levelCount)
    var known = 0
    if let enclosing {
      known = enclosing.table.levels.count
      cells.initialize(from: enclosing.cells, count: known)
    }
    for index in known..<levelCount { (cells + index).initialize(to: table.templates[index].words) }
    var next = (memory + levelCount * MemoryLayout<UInt>.stride)
      .bindMemory(to: furnish_word.self, capacity: wordCount)
    let own = table.templates[level.index]
    own.copy(to: next)
    cells[level.index] = next
    if CellMemory.storesPlain(level) {
      next += own.count
      table.templates[LevelNumber.plain.index].copy(to: next)
      cells[LevelNumber.plain.index] = next
    }
    return cells
  }
}

/// Room for the pointers and the words of a scope with few cells.
struct CellRoom {
  private typealias Words = (
    UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt
  )
  private var words: Words = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  init() {}
}
