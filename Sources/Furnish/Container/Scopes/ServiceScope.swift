public import FurnishPrimitives

/// A provider and the instances that belong to it: the root of a container, a scope, or an overriding provider.
///
/// ```swift
/// let provider = try container.validated()  // the root
/// let scope = provider.makeScope()          // one for a request, a window, a document
/// scope.resolveRequired((any Repository).self)
/// try await scope.close()
/// ```
///
/// A scope has its own instances of services that are registered as `.scoped`, and shares all others with the scopes
/// around it. It stores the instances that it creates until it is released. See <doc:Containers> and
/// <doc:StartingAndClosing>.
///
/// Any thread and any task may use it. An instance that exists is found without a lock and without an allocation; while
/// one is being built, requests for the same service wait, and no others.
///
/// All scopes of a container are nodes of one tree: a scope is closed before the one that it was opened from, and an
/// overriding provider before the one that it overrides.
// `@unchecked Sendable`: constants never change, the memory behind the pointers is atomic words, and the variables
// are guarded by the tree's lock or the engine's.
public final class ServiceScope: ScopedProvider, @unchecked Sendable {
  /// A `furnish_table` from the address of a type to the place of its cell; 0 once this scope is closed.
  @exclusivity(unchecked) @usableFromInline private(set) var lookup = AtomicWord.unplaced
  private var lookupStorage = furnish_word()

  /// A ``ScopeState``.
  @exclusivity(unchecked) @usableFromInline private(set) var state = AtomicWord.unplaced
  private var stateStorage = furnish_word()

  /// The address of the newest instance that this scope stores, a retained ``ServiceInstance``. Its
  /// ``ServiceInstance/next`` is the address of the instance before it.
  @exclusivity(unchecked) private(set) var newest = AtomicWord.unplaced
  private var newestStorage = furnish_word()

  /// One more than the number of the service of this scope whose `close()` is running; 0 if none is. See
  /// ``UnfinishedServices``.
  @exclusivity(unchecked) private(set) var closing = AtomicWord.unplaced
  private var closingStorage = furnish_word()

  /// The place of the cell of each service, by the number of the service.
  @usableFromInline let current: UnsafeMutablePointer<UInt32>

  /// The cells of each level, for requests to this scope.
  @usableFromInline let cells: UnsafeMutablePointer<UnsafeMutablePointer<furnish_word>>

  let table: ServiceTable

  /// The level whose instances this scope stores.
  let level: LevelNumber

  /// The innermost level that is open in this scope: its own level, or for an anonymous scope that of the nearest
  /// enclosing scope that is not anonymous.
  let openLevel: LevelNumber

  /// The scope around this one, for the levels that this one does not store; nil for a root.
  let enclosing: ServiceScope?

  /// The scope that this one overrides, and the differences between the two.
  let override: ScopeOverride?

  /// See ``parent``. Retained by ``override`` or ``enclosing``.
  let parentReference: Unmanaged<ServiceScope>?

  /// Whether this scope belongs to an overriding scope, which closes it.
  let isInternal: Bool

  /// The provider from which recipes request their services in place of this scope; nil except for a registration of
  /// another library's container.
  let outside: ExternalProvider?

  /// Guards the variables of all scopes of the tree. Held for a few instructions, never while a user's code runs.
  let lock: Lock

  /// The open scopes whose parent this is; guarded by ``lock``.
  @exclusivity(unchecked) var children = ScopeChildren()

  /// The neighbors of this scope among its parent's children; guarded by ``lock``.
  @exclusivity(unchecked) var links = ScopeLinks()

  /// Whether this scope is among its parent's children. Changed under ``lock``, by code that retains this scope.
  @exclusivity(unchecked) var isLinked = false

  /// The state that few scopes have; guarded by ``lock``.
  @exclusivity(unchecked) var extras: ScopeExtras?

  /// The end of the builds that closing waits for, and the end of closing; guarded by the engine's lock.
  @exclusivity(unchecked) var buildEnd: ScopeEvent?
  @exclusivity(unchecked) var closeEnd: ScopeEvent?

  /// Whether this scope has allocated the memory of ``cells``, because the cells do not fit into `cellSpace`.
  private let ownsCellMemory: Bool

  /// Memory for ``cells``, if they fit: most scopes need no other.
  @exclusivity(unchecked) private var cellSpace = CellSpace()

  /// - Parameters:
  ///   - level: The level whose instances this scope stores.
  ///   - isInternal: Whether the scope belongs to an overriding scope, which closes it.
  init(
    _ table: __shared ServiceTable, level: LevelNumber, enclosing: __shared ServiceScope?,
    override: __shared ScopeOverride? = nil,
    outside: ExternalProvider? = nil, isInternal: Bool = false
  ) {
    self.table = table
    self.level = level
    self.enclosing = enclosing
    self.override = override
    self.outside = outside
    self.isInternal = isInternal
    parentReference = (override?.base ?? enclosing).map { .passUnretained($0) }
    lock = parentReference?._withUnsafeGuaranteedRef(\.lock) ?? Lock()
    openLevel = level == .plain ? enclosing?.openLevel ?? level : level
    let layout = table.layouts[openLevel.index]
    current = layout.current
    let memory = CellMemory(of: level, in: table)
    ownsCellMemory = !memory.fits(CellSpace.self)
    // The inline storage of an object stays where it is until the object is freed.
    let space = withUnsafeMutablePointer(to: &cellSpace) { UnsafeMutableRawPointer($0) }
    let address = ownsCellMemory ? memory.allocate() : space
    cells = memory.initialize(address, inside: enclosing?.cells, enclosing?.table.levels.count ?? 0)
    lookup = AtomicWord(inside: &lookupStorage)
    state = AtomicWord(inside: &stateStorage)
    newest = AtomicWord(inside: &newestStorage)
    closing = AtomicWord(inside: &closingStorage)
    lookup.store(UInt(bitPattern: layout.lookup))
    if level == .root { supply() }
    if !isInternal { parentReference?._withUnsafeGuaranteedRef { $0.open(self) } }
  }

  deinit {
    if isLinked { leaveParent() }
    if override != nil { internalScope?.linkToParent() }
    if let extras { extras.leaveOverrides() }
    releaseInstances()
    if ownsCellMemory { UnsafeMutableRawPointer(cells).deallocate() }
  }

  /// Creates the root scope of a table.
  convenience init(_ table: ServiceTable, outside: ExternalProvider? = nil) {
    self.init(table, level: .root, enclosing: nil, outside: outside)
  }

  /// Makes all requests by type find no service from now on.
  func stopFinding() { lookup.store(0) }

  /// The scope that this one overrides, or otherwise was opened from. This one is closed before it.
  var parent: ServiceScope? { parentReference?.takeUnretainedValue() }

  /// The scope that stores the singletons of this one's table.
  var root: ServiceScope {
    var scope = self
    while let next = scope.enclosing { scope = next }
    return scope
  }

  var isRoot: Bool { enclosing == nil }

  public func makeScope() -> ServiceScope {
    isSuperseded ? openingFromNewest { $0.openScope() } : openScope()
  }

  /// Opens an anonymous scope from this one.
  func openScope() -> ServiceScope { ServiceScope(table, level: table.levels.plain, enclosing: self) }

  /// Returns whether this scope stores the instances of a level.
  func stores(_ level: LevelNumber) -> Bool {
    level == self.level || level == table.levels.plain && self.level != .root
  }

  /// Finds the scope that stores the instances of a registration.
  ///
  /// - Throws: ``ServiceError`` if no scope of its level is open.
  func holder(of slot: Slot) throws(ServiceError) -> ServiceScope {
    if stores(slot.level) { return self }
    var scope = self
    while !scope.stores(slot.level) {
      guard let next = scope.enclosing else { throw table.outsideLevel(slot, from: self) }
      scope = next
    }
    return scope
  }

  /// The provider that a recipe receives.
  @usableFromInline
  var providerForRecipe: any ServiceProvider { outside?.current ?? RecipeProvider.current(of: self) }
}

extension ServiceScope {
  func cell(of slot: Slot) -> Cell {
    let place = table.places[slot.number]
    return Cell(word: cells[place.level] + place.number)
  }

  /// Returns a registration in the table of this scope. A table that continues another one has the same numbers.
  @inline(never)
  func ownSlot(_ slot: Slot) -> Slot { table.slots[slot.number] }

  func subject(of slot: Slot) -> BuildSubject {
    BuildSubject(key: cell(of: slot).key, type: slot.service, target: slot, store: self)
  }
}
