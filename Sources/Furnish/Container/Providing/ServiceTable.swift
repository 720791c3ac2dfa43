import FurnishAtomics
import FurnishGraph

/// All registrations of a container, frozen: where each service stands, and what makes it.
///
/// `@unchecked Sendable`: the memory behind the pointers is written in `init` alone.
@usableFromInline
package final class ServiceTable: @unchecked Sendable {
  /// From the address of a type to the cell that answers for it.
  let lookup: UnsafeMutablePointer<furnish_table>?

  /// The cell that answers for each service: 0 where nothing is registered, and for service
  /// 0, which is none.
  let current: UnsafeMutablePointer<UInt32>

  let services: ServiceIndex
  let slots: [Slot]

  /// The numbers of the slots of each service, in order.
  let groups: [[Int32]]

  /// What stands in the cells of a new scope: for the container's, and for its own.
  let sharedCells: CellTemplate
  let scopedCells: CellTemplate

  /// The cell of each slot.
  let cells: [Cell]

  /// Of each slot, whether it has to be awaited; empty where none has.
  private let awaited: [Bool]

  /// As they were registered, before some replaced others.
  let registrations: [ServiceRegistration]

  let modules: [any ServiceModule]

  /// The scope levels that are declared or that lifetimes name, each after its parent.
  let levels: [ScopeLevelID]
  private let edges: UnsafeMutablePointer<Edge>
  private let lazyFindings = LazyFindings()
  private let lazyErrors = LazyFindings()

  init(_ registrations: [ServiceRegistration], modules: [any ServiceModule], levels: [ScopeLevelID] = []) {
    self.modules = modules
    self.levels = ScopeLevelID.all(declared: levels, registrations: registrations)
    self.registrations = registrations
    let resolved = ResolvedRegistrations(registrations)
    var services = ServiceIndex(capacity: resolved.registrations.count)
    let numbers = resolved.registrations.map { services.number(of: $0.recipe.service, $0.name, by: $0.keyType) }
    let dependencies = resolved.dependencies(among: services)
    edges = .allocate(capacity: max(dependencies.reduce(0) { $0 + $1.count }, 1))

    var slots: [Slot] = []
    slots.reserveCapacity(numbers.count)
    var next = edges
    for (number, registration) in resolved.registrations.enumerated() {
      let first = next
      for dependency in dependencies[number] {
        // What a reader asks for is named, too: so that the graph knows it.
        let service = services.number(of: dependency.service, dependency.name, by: dependency.keyType)
        next.initialize(
          to: Edge(service: dependency.reader == nil ? service : 0, reader: dependency.reader))
        next += 1
      }
      slots.append(
        Slot(
          registration, decorators: resolved.decorators[number], dependencies: dependencies[number], number: number,
          edges: first))
    }
    self.slots = slots
    awaited = AwaitedSlots(slots, services).areAwaited

    var groups = [[Int32]](repeating: [], count: services.count + 1)
    for (slot, service) in numbers.enumerated() { groups[service].append(Int32(slot)) }
    self.groups = groups

    var shared = CellTemplate(capacity: slots.count)
    var scoped = CellTemplate(capacity: 0)
    cells = slots.map { slot in
      slot.isKept && slot.sharing != .container
        ? Cell(number: scoped.append(slot), isScoped: true)
        : Cell(number: shared.append(slot), isScoped: false)
    }
    (sharedCells, scopedCells) = (shared, scoped)

    current = .allocate(capacity: services.count + 1)
    current.initialize(repeating: 0, count: services.count + 1)
    for (slot, service) in numbers.enumerated() { current[service] = cells[slot].packed }
    lookup = services.makeLookup(current)
    self.services = services
  }

  deinit {
    furnish_table_free(lookup)
    current.deallocate()
    edges.deallocate()
  }

  /// From now on nothing is found here. Only before there is a scope of this.
  func forgetServices() { current.update(repeating: 0, count: services.count + 1) }

  func slot(at cell: Cell) -> Slot {
    let words = cell.isScoped ? scopedCells.words : sharedCells.words
    return CellWord.slot(in: words[cell.number])!.takeUnretainedValue()
  }

  /// The slot whose instance is being made, where it is one of this table's.
  func slot(of subject: BuildSubject, in scope: ServiceScope) -> Slot? {
    guard let store = subject.store as? ServiceScope, store.table === self else { return nil }
    return slot(at: store.cell(of: subject.key))
  }

  /// Whether making a service may have to be awaited: its own recipe, or that of something
  /// that it needs.
  func needsAwaiting(_ slot: Slot) -> Bool {
    !awaited.isEmpty && awaited[slot.number]
  }

  /// The findings of all rules, judged once.
  var findings: [Finding] { lazyFindings.findings { wiring.findings() } }

  /// Those at error level, judged once: without the names that notes would cost.
  var errors: [Finding] { lazyErrors.findings { wiring.findings(atLeast: .error) } }
}

/// Where in a scope's cells an instance stands.
struct Cell {
  let number: Int
  let isScoped: Bool

  /// Never 0: cells are counted from 1.
  var packed: UInt32 { UInt32(number) << 1 | (isScoped ? 1 : 0) }
}

/// What stands in the cells of a new scope: the slot of each, marked as such.
struct CellTemplate {
  private(set) var words: [UInt] = [0]

  init(capacity: Int) { words.reserveCapacity(capacity + 1) }

  mutating func append(_ slot: Slot) -> Int {
    words.append(CellWord.slot(slot))
    return words.count - 1
  }
}

/// The findings, once they are asked for.
///
/// `@unchecked Sendable`: `known` is guarded by `lock`.
private final class LazyFindings: @unchecked Sendable {
  private let lock = Lock()
  private var known: [Finding]?

  func findings(_ judge: () -> [Finding]) -> [Finding] {
    if let known = lock.withLock({ known }) { return known }
    let judged = judge()
    lock.withLock { known = judged }
    return judged
  }
}
