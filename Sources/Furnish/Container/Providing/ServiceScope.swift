public import FurnishAtomics

/// A provider, and the instances that live in it: the root of a container, or a scope.
///
/// ```swift
/// let provider = try container.validated()  // the root
/// let scope = provider.makeScope()          // one for a request, a window, a document
/// scope.resolveRequired((any Repository).self)
/// ```
///
/// A scope has its own instances of what is registered as `.scoped`, and shares everything
/// else with the root. It keeps what it makes for as long as somebody keeps the scope, or
/// until it is closed. See <doc:Containers> and <doc:StartingAndClosing>.
///
/// Any thread and any task may ask. What exists already is found without a lock and without
/// an allocation; while something is being made, who asks for the same thing waits, and
/// nobody else.
///
/// `@unchecked Sendable`: what is `let` never changes, and the memory behind the pointers is
/// atomic words; `kept`, `retired` and `aside` are guarded by `lock`.
public final class ServiceScope: ServiceProvider, @unchecked Sendable {
  /// A `furnish_table` from the address of a type to its cell; none where this is closed.
  @exclusivity(unchecked) @usableFromInline private(set) var lookup = AtomicWord.unplaced
  private var lookupStorage = furnish_word()

  /// Not 0 where this is closed, or about to be.
  @exclusivity(unchecked) @usableFromInline private(set) var closed = AtomicWord.unplaced
  private var closedStorage = furnish_word()

  /// From the number of a service to its cell.
  @usableFromInline let current: UnsafeMutablePointer<UInt32>

  /// The words of the container's instances, and those of this scope's own.
  @usableFromInline let sharedCells: UnsafeMutablePointer<furnish_word>
  @usableFromInline let scopedCells: UnsafeMutablePointer<furnish_word>

  let table: ServiceTable

  /// The scope that owns the shared cells: the root. Nil where this is it.
  private let owner: ServiceScope?

  /// What tells the cells of all scopes apart.
  let number: UInt

  let lock = Lock()
  let whenClosed = Waiting()

  /// What lives here, in the order in which it was made. Let go with the scope, not before:
  /// readers hold no lock.
  @exclusivity(unchecked) var kept: [KeptValue] = []

  /// What was handed in, and what was closed already: as long as somebody may look at it.
  @exclusivity(unchecked) var retired: [KeptValue] = []

  /// What can be closed and lives with an override that contributed to it.
  @exclusivity(unchecked) var elsewhere: [Aside] = []

  /// Where instances live that an override contributed to.
  @exclusivity(unchecked) var lodgings: [Lodging] = []

  /// What the recipes of instances got for a provider, by the instances' keys.
  @exclusivity(unchecked) var providers: [UInt: LentProvider] = [:]

  /// What lives here for a while only, by its key; read under ``lock`` alone.
  @exclusivity(unchecked) var aside: [UInt: Aside] = [:]

  /// What this answers differently than another scope; nil where it is not over another one.
  let overlay: Overlay?

  /// Whom recipes ask in place of this; nil where there is nobody.
  let outside: OutsideProvider?

  /// The root of a table.
  convenience init(_ table: ServiceTable, overlay: Overlay? = nil, outside: OutsideProvider? = nil) {
    self.init(table, owner: nil, overlay: overlay, outside: outside)
  }

  init(
    _ table: ServiceTable, owner: ServiceScope?, overlay: Overlay? = nil, outside: OutsideProvider? = nil
  ) {
    self.table = table
    self.overlay = overlay
    self.outside = outside
    self.owner = owner
    current = table.current
    number = ServiceScope.nextNumber()
    sharedCells = owner?.sharedCells ?? table.sharedCells.makeWords()
    scopedCells = table.scopedCells.makeWords()
    lookup = AtomicWord(inside: &lookupStorage)
    closed = AtomicWord(inside: &closedStorage)
    lookup.store(UInt(bitPattern: table.lookup))
    if owner == nil { supply() }
  }

  deinit {
    for lodging in lodgings { lodging.leave() }
    scopedCells.deallocate()
    if owner == nil { sharedCells.deallocate() }
  }

  /// `nonisolated(unsafe)`: read and written with the engine's lock held.
  @exclusivity(unchecked) nonisolated(unsafe) private static var count: UInt = 0

  private static func nextNumber() -> UInt {
    Engine.lock.withLock {
      count += 1
      return count
    }
  }

  /// The scope that container-wide instances live in.
  var root: ServiceScope { owner ?? self }

  var isRoot: Bool { owner == nil }

  /// A scope with its own instances of what is scoped, whether or not this is a scope, too.
  /// It keeps the container's instances, and not this scope.
  public func makeScope() -> ServiceScope { ServiceScope(table, owner: root) }

  /// What a recipe that asks the provider gets.
  @usableFromInline
  var providerForRecipe: any ServiceProvider { ScopeHandle(to: self).provider }

  /// Puts what was handed in where it is asked for.
  private func supply() {
    for slot in table.slots {
      guard let supplied = slot.supplied else { continue }
      let cell = table.cells[slot.number]
      // A copy of its own, so that both can be let go.
      let value = KeptValue(
        supplied.copied(), key: key(of: cell), dependsOnContext: false,
        isBoundToMainActor: slot.recipe.isolation != nil, isConfined: slot.recipe.isConfined)
      retired.append(value)
      furnish_word_store(word(of: cell), CellWord.value(value))
    }
  }
}

extension ServiceScope {
  /// The address of the word of a cell.
  func word(of cell: Cell) -> UnsafeMutablePointer<furnish_word> {
    (cell.isScoped ? scopedCells : sharedCells) + cell.number
  }

  /// What tells an instance from those of other services and scopes: a number that is no
  /// address of a key's type.
  func key(of cell: Cell) -> UInt {
    1 << 62 | number << 24 | UInt(cell.number) << 1 | (cell.isScoped ? 1 : 0)
  }

  /// The cell that a key of this scope stands for.
  func cell(of key: UInt) -> Cell {
    Cell(number: Int(key >> 1 & 0x7F_FFFF), isScoped: key & 1 == 1)
  }
}

extension CellTemplate {
  /// Words of a new scope.
  fileprivate func makeWords() -> UnsafeMutablePointer<furnish_word> {
    let memory = UnsafeMutablePointer<furnish_word>.allocate(capacity: words.count)
    // A word is nothing but its value.
    words.withUnsafeBytes { UnsafeMutableRawPointer(memory).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    return memory
  }
}
