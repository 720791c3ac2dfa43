import FurnishGraph
import FurnishPrimitives

/// The registrations of a container, frozen at `build()`: the cell of each service, and the recipe that fills it.
// `@unchecked Sendable`: the memory behind the pointers is written only in `init`.
@usableFromInline
package final class ServiceTable: @unchecked Sendable {
  let services: ServiceIndex
  let levels: ScopeLevels

  /// The registrations in order, and the inputs of levels after them.
  let slots: [Slot]

  /// The numbers of the slots of each service, in order; inputs of levels are not among them.
  let groups: [[Int32]]

  /// The place of each slot's cell.
  let places: [CellPlace]

  /// The slot of each level's input; nil for the root, for plain `.scoped`, and for levels without one.
  let inputs: [Slot?]

  /// The initial cells of a scope of each level, by the level's number.
  let layouts: UnsafeMutablePointer<LevelLayout>

  /// A directory for each level, which owns memory that the layouts refer to.
  private let directories: [ServiceDirectory]

  /// Whether each slot has to be awaited; empty if none has.
  private let awaited: [Bool]

  /// Whether each slot may request services after its instance was created; empty if none may.
  private let late: [Bool]

  /// For each slot, whether it is one of ``OpaqueTransients``; empty if none is.
  private let opaqueTransients: [Bool]

  /// The levels whose inputs an override has replaced.
  let hiddenInputs: Set<ScopeLevelID>

  /// The slots whose instances were passed in.
  let supplied: [Slot]

  /// The slots with a key.
  let keyed: [Slot]

  /// The objects among the instances that were passed in. No scope closes them, no matter which recipe returns them.
  let passedIn: Set<UnsafeRawPointer>

  /// All registrations in their order, also those that others have replaced.
  let registrations: [ServiceRegistration]

  /// The decorators among them.
  let decorators: [ServiceRegistration]
  let modules: [any ServiceModule]

  private let edges: UnsafeMutablePointer<Edge>
  private let lazyFindings = LazyFindings()
  private let lazyErrors = LazyFindings()

  /// The progress of starting the container of this table; unused in the tables of overrides.
  let progress = StartProgress()

  /// The observers of the container: the same ones in the tables of overrides.
  let observers: ContainerObservers

  /// - Parameters:
  ///   - named: The levels that were declared or that registrations name.
  ///   - hiddenInputs: The levels whose inputs an override has replaced.
  ///   - hidesServices: Whether requests to this table find no service, although its recipes can be run. It is used to
  ///     run one registration for a container of another library.
  ///   - observers: The observers of the container; none if nil.
  init(
    _ registrations: [ServiceRegistration], modules: [any ServiceModule], levels named: [ScopeLevelID],
    hiding hiddenInputs: Set<ScopeLevelID> = [], hidesServices: Bool = false, observers: ContainerObservers? = nil
  ) {
    self.observers = observers ?? ContainerObservers()
    self.hiddenInputs = hiddenInputs
    self.modules = modules
    self.registrations = registrations
    let resolved = ResolvedRegistrations(registrations)
    decorators = resolved.allDecorators
    let levels = ScopeLevels(named)
    self.levels = levels

    var services = ServiceIndex(capacity: resolved.registrations.count)
    var edgeCount = resolved.decorators.joined().reduce(0) { $0 + $1.recipe.dependencies.count }
    let numbers = resolved.registrations.map { registration in
      edgeCount += registration.recipe.dependencies.count
      return services.number(of: registration.recipe.service, registration.name, by: registration.keyType)
    }
    let inputs = levels.ids.map { id in id.inputService.map { ServiceRegistration(inputOf: id, $0) } }
    let inputNumbers = inputs.map { input in input.map { services.number(of: $0.recipe.service, nil, by: nil) } }
    let isRegistered = { [services] in services.number(of: $0) != nil }
    // The services of decorators have numbers, too, so that a rule can report a decorator that wraps nothing.
    for registration in resolved.allDecorators {
      _ = services.number(of: registration.recipe.service, registration.name, by: registration.keyType)
    }
    var builder = SlotBuilder(
      services, capacity: numbers.count, edgeCount: edgeCount, levelCount: levels.count)
    for (index, registration) in resolved.registrations.enumerated() {
      builder.append(
        registration, resolved.decorators[index], resolved.dependencies(of: index, where: isRegistered),
        service: numbers[index], level: levels.number(of: registration.lifetime.sharing))
    }
    var inputSlots = [Slot?](repeating: nil, count: levels.count)
    for (index, input) in inputs.enumerated() {
      guard let input, let service = inputNumbers[index] else { continue }
      // The numbers 0 and 1 are those of the root and of plain `.scoped`.
      let level = LevelNumber(index: index + 2)
      inputSlots[level.index] = builder.append(input, [], [], service: service, level: level)
    }
    services = builder.services
    self.inputs = inputSlots
    slots = builder.slots
    supplied = builder.supplied
    keyed = builder.keyed
    passedIn = Set(
      supplied.lazy.compactMap(\.recipe.supplied).compactMap { ValueMemory.object($0.address, $0.type) })
    edges = builder.edges

    var groups = [[Int32]](repeating: [], count: services.count + 1)
    for (slot, service) in numbers.enumerated() { groups[service].append(Int32(slot)) }
    self.groups = groups

    let places = builder.places
    self.places = places

    var current = [UInt32](repeating: 0, count: services.count + 1)
    if !hidesServices {
      for (slot, service) in numbers.enumerated() { current[service] = places[slot].packed }
    }
    let visibleInputs = inputSlots.map { slot in
      slot.flatMap { hiddenInputs.contains(levels.id(of: $0.level)) ? nil : $0 }
    }
    let directories = ServiceTable.directories(current, visibleInputs, places, services, levels)
    self.directories = directories
    layouts = .allocate(capacity: levels.count)
    for index in builder.cells.indices {
      (layouts + index).initialize(to: LevelLayout(cells: builder.cells[index], directories[index]))
    }
    awaited = AwaitedSlots(builder.awaited, among: slots, services).areAwaited
    late = LateRequests(builder.late, among: slots, services).areLate
    opaqueTransients = OpaqueTransients(builder.opaqueTransients, among: slots, services).areOpaque
    self.services = services
  }

  deinit {
    for index in 0..<levels.count { layouts[index].free() }
    layouts.deallocate()
    edges.deallocate()
  }

  /// Returns a directory for each level: the same one for all levels whose inputs hide no other service.
  private static func directories(
    _ current: [UInt32], _ inputs: [Slot?], _ places: [CellPlace], _ services: ServiceIndex, _ levels: ScopeLevels
  ) -> [ServiceDirectory] {
    var common = current
    var providerCounts = [Int: Int]()
    for case let slot? in inputs {
      let service = slot.serviceNumber
      providerCounts[service, default: current[service] == 0 ? 0 : 1] += 1
      if common[service] == 0 { common[service] = places[slot.number].packed }
    }
    let shared = ServiceDirectory(common, of: services)
    var directories = [ServiceDirectory](repeating: shared, count: levels.count)
    guard providerCounts.values.contains(where: { $0 > 1 }) else { return directories }
    for index in LevelNumber.plain.index + 1..<levels.count {
      var placesOfLevel = common
      var path: [Slot] = []
      var level = LevelNumber(index: index)
      while level != .root {
        if let slot = inputs[level.index] { path.append(slot) }
        level = levels.parent(of: level)
      }
      for slot in path.reversed() {
        placesOfLevel[slot.serviceNumber] = places[slot.number].packed
      }
      directories[index] = placesOfLevel == common ? shared : ServiceDirectory(placesOfLevel, of: services)
    }
    return directories
  }

  /// Returns a table of the same registrations, with one more level, which none of them names. Slots and places have
  /// the same numbers in both tables, so that their scopes share cells.
  func continued(with level: ScopeLevelID) -> ServiceTable {
    ServiceTable(
      registrations, modules: modules, levels: levels.ids + [level], hiding: hiddenInputs, observers: observers)
  }

  /// Whether at least one service of this table may have to be awaited.
  var hasAwaited: Bool { !awaited.isEmpty }

  /// Returns whether creating a service may have to be awaited, because of its own recipe or that of a dependency.
  func needsAwaiting(_ slot: Slot) -> Bool { !awaited.isEmpty && awaited[slot.number] }

  /// Returns whether a service may request others after it was created; see ``LateRequests``.
  func requestsLater(_ slot: Slot) -> Bool { !late.isEmpty && late[slot.number] }

  /// Returns whether a request may lead to requests that no declaration shows: it is for the provider, or for one of
  /// ``OpaqueTransients``.
  func mayRunOpaqueRecipe(_ request: DependencyRequest) -> Bool {
    if request.isProvider { return true }
    return !opaqueTransients.isEmpty && slots(of: request.requested).contains { opaqueTransients[$0.number] }
  }

  /// The findings of all rules, judged once.
  var findings: [Finding] { lazyFindings.findings { wiring.findings() } }

  /// The findings at error level, judged once. Names that only findings of other levels contain are not composed.
  var errors: [Finding] { lazyErrors.findings { wiring.findings(atLeast: .error) } }
}

extension LifetimeSharing {
  /// The level whose scopes share an instance.
  var level: ScopeLevelID? { if case .level(let id) = self { id } else { nil } }
}

/// Findings that are judged at the first request.
// `@unchecked Sendable`: `known` is guarded by `lock`.
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
