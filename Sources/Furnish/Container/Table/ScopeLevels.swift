/// The scope levels of a table, with their numbers: 0 is the root, 1 is plain `.scoped`, and the others follow. A table
/// that is continued with another level gives it the next number, and keeps the numbers of the others.
struct ScopeLevels: Sendable {
  /// The levels that registrations name or that were declared, and the parents of these.
  private(set) var ids: [ScopeLevelID] = []
  private var numbers: [ScopeLevelID: LevelNumber] = [:]

  /// The type of each level and the level that it opens from, in the order of ``ids``.
  private var types: [ObjectIdentifier] = []
  private var outer: [LevelNumber] = []

  init(_ named: some Sequence<ScopeLevelID>) {
    for id in named { insert(id) }
    precondition(count <= 1 << CellPlace.levelBits, "more than 1,022 scope levels in one container")
  }

  /// Assigns a number to a level, after its parents have one.
  private mutating func insert(_ id: ScopeLevelID) {
    if numbers[id] != nil { return }
    if let outer = id.outerLevel { insert(outer) }
    ids.append(id)
    count += 1
    types.append(ObjectIdentifier(id.level))
    outer.append(id.outerLevel.flatMap { numbers[$0] } ?? .root)
    numbers[id] = LevelNumber(index: count - 1)
  }

  /// The number of levels, with the root and plain `.scoped`. It is stored, because each new scope reads it.
  private(set) var count = 2

  /// The level of registrations with the lifetime `.scoped`. The innermost scope stores their instances, no matter
  /// which level it has.
  var plain: LevelNumber { .plain }

  func number(of id: ScopeLevelID) -> LevelNumber? { numbers[id] }

  /// Finds a level that opens where `open` is the innermost level. It reads only numbers: finding a level by its
  /// identity, and reading the identity of its parent, costs as much as the rest of opening a scope.
  ///
  /// - Complexity: Linear in the number of levels, of which a new scope copies a pointer each.
  func number(of type: any ScopeLevel.Type, openedIn open: LevelNumber) -> LevelNumber? {
    guard let index = types.firstIndex(of: ObjectIdentifier(type)) else { return nil }
    return outer[index] == (open == .plain ? .root : open) ? LevelNumber(index: index + 2) : nil
  }

  func id(of level: LevelNumber) -> ScopeLevelID { ids[level.index - 2] }

  func parent(of level: LevelNumber) -> LevelNumber { outer[level.index - 2] }

  /// Returns the level whose scopes store instances with a lifetime.
  func number(of sharing: LifetimeSharing) -> LevelNumber {
    switch sharing {
    case .container, .none: .root
    case .scope: plain
    case .level(let id): numbers[id]!
    }
  }
}

extension ScopeLevelID {
  /// The level from which this one is opened; nil for the root.
  var outerLevel: ScopeLevelID? { parent == .root ? nil : parent }

  /// The type of the input, which is a service in the level; nil for `Void`.
  var inputService: (any Any.Type)? { input == Void.self ? nil : input }

  var fullName: String { TypeName.full(level) }
}
