/// The facts of a function or of a variable.
protocol MemberFacts {
  /// The number of a declaration of this kind.
  associatedtype ID: Identity

  var name: String { get }
  var owner: Int? { get }
  var condition: Condition { get }
}

extension FunctionFacts: MemberFacts { typealias ID = FunctionID }
extension VariableFacts: MemberFacts { typealias ID = VariableID }

/// All functions of a program, or all its variables, by number.
///
/// Most are never requested, and their facts are large: an entry is created when it is first read.
final class MemberTable<Facts: MemberFacts> {
  typealias ID = Facts.ID

  final class Entry {
    let file: FileID
    let facts: Facts
    /// The type that the member belongs to; nil for a global one.
    let owner: TypeID?
    /// The name of the extended type, if an extension of another library's type declares the member:
    /// `ServiceCollection`.
    let foreignOwner: String?

    init(file: FileID, facts: Facts, owner: TypeID?, foreignOwner: String?) {
      self.file = file
      self.facts = facts
      self.owner = owner
      self.foreignOwner = foreignOwner
    }
  }

  /// The declaration that an entry is created from.
  private struct Origin {
    let fileNumber: Int32
    /// Its index in the facts of the file.
    let index: Int32
    /// The type that it belongs to; -1 for none.
    let owner: Int32
    /// Its index in ``foreignOwners``; -1 for none.
    let foreignOwner: Int32

    var file: FileID { FileID(Int(fileNumber)) }
  }

  /// The facts of each file.
  private var facts: NumberedTable<FileID, [Facts]>
  // No access calls code of another type, so no access begins during another one.
  @exclusivity(unchecked) private var origins: [Origin] = []
  @exclusivity(unchecked) private var entries: [Entry?]
  private var foreignOwners: [String] = []
  /// The number of the first member of each file.
  private var starts = NumberedTable<FileID, Int>()

  init(_ facts: NumberedTable<FileID, [Facts]>) {
    self.facts = facts
    let count = facts.reduce(0) { $0 + $1.count }
    origins.reserveCapacity(count)
    entries = [Entry?](repeating: nil, count: count)
    starts.reserveCapacity(facts.count)
  }

  var count: Int { origins.count }
  var ids: Range<ID> { ID(0)..<ID(origins.count) }

  subscript(id: ID) -> Entry {
    if let entry = entries[id.number] { return entry }
    let origin = origins[id.number]
    let entry = Entry(
      file: origin.file, facts: facts[origin.file][Int(origin.index)],
      owner: origin.owner < 0 ? nil : TypeID(Int(origin.owner)),
      foreignOwner: origin.foreignOwner < 0 ? nil : foreignOwners[Int(origin.foreignOwner)])
    entries[id.number] = entry
    return entry
  }

  /// Returns the facts of a member, without creating its entry.
  func facts(_ id: ID) -> Facts {
    let origin = origins[id.number]
    return facts[origin.file][Int(origin.index)]
  }

  /// Returns the name of a member, without creating its entry.
  func name(_ id: ID) -> String {
    let origin = origins[id.number]
    return facts[origin.file][Int(origin.index)].name
  }

  func file(_ id: ID) -> FileID { origins[id.number].file }

  /// Returns the number of a member by its index in the facts of its file; nil if it is not compiled.
  func id(ofIndex index: Int, in file: FileID) -> ID? {
    // If all members are compiled, this is the number; otherwise the number is smaller.
    var number = min(starts[file] + index, origins.count - 1)
    while number >= starts[file] {
      let origin = origins[number]
      if origin.file == file, Int(origin.index) <= index { return Int(origin.index) == index ? ID(number) : nil }
      number -= 1
    }
    return nil
  }

  /// Replaces the facts of a file by others of the same declarations.
  func replace(_ new: [Facts], ofFile file: FileID) {
    facts[file] = new
    let next = file.advanced(by: 1)
    let end = next < starts.endIndex ? starts[next] : origins.count
    for number in starts[file]..<end { entries[number] = nil }
  }

  /// Adds the members of the next file.
  ///
  /// - Parameter add: Called with the number of each member that is compiled, and its index in the facts. Returns the
  ///   type that the member belongs to, or nil to leave out the member, since that type is not compiled.
  func addFile(
    compiledWith flags: FixedFlags,
    _ add: (_ id: ID, _ index: Int) -> (owner: TypeID?, foreignOwner: String?)?
  ) {
    let file = starts.append(origins.count)
    for index in facts[file].indices where flags.allow(facts[file][index].condition) {
      guard let (owner, foreign) = add(ID(origins.count), index) else { continue }
      if let foreign, foreignOwners.last != foreign { foreignOwners.append(foreign) }
      origins.append(
        Origin(
          fileNumber: Int32(file.number), index: Int32(index), owner: Int32(owner?.number ?? -1),
          foreignOwner: foreign == nil ? -1 : Int32(foreignOwners.count - 1)))
    }
  }
}

/// Numbers of members, ascending: nearly always without a gap.
struct MemberNumbers<ID: Identity>: Sequence {
  private var first = ID(0)..<ID(0)
  private var others: [ID] = []

  mutating func append(_ id: ID) {
    if first.isEmpty {
      first = id..<id.advanced(by: 1)
    } else if others.isEmpty, first.upperBound == id {
      first = first.lowerBound..<id.advanced(by: 1)
    } else {
      others.append(id)
    }
  }

  struct Iterator: IteratorProtocol {
    fileprivate var range: Range<ID>
    fileprivate var others: ArraySlice<ID>

    mutating func next() -> ID? { range.popFirst() ?? others.popFirst() }
  }

  func makeIterator() -> Iterator { Iterator(range: first, others: others[...]) }
}

/// The functions of a type, by name.
///
/// - Complexity: Constant for a name, after the first search in a type, which groups its functions by name. Most types
///   are never searched.
final class FunctionsOfType {
  let table: MemberTable<FunctionFacts>
  private(set) var numbers = MemberNumbers<FunctionID>()
  private var byName: [String: [FunctionID]]?

  init(in table: MemberTable<FunctionFacts>) { self.table = table }

  func append(_ id: FunctionID) {
    numbers.append(id)
    byName = nil
  }

  /// The numbers of the functions of a name; nil if none exists.
  subscript(name: String) -> [FunctionID]? {
    if byName == nil { byName = Dictionary(grouping: numbers, by: table.name) }
    return byName?[name]
  }
}
