/// A builder that numbers the slots of a table, lays out their edges and cells, and lists the slots that few tables have.
///
/// The slots of a large table do not fit into the processor's cache, so the builder examines each slot once, directly after
/// it has created the slot.
struct SlotBuilder {
  var services: ServiceIndex
  private(set) var slots: [Slot] = []
  let edges: UnsafeMutablePointer<Edge>
  private var next: UnsafeMutablePointer<Edge>

  /// The words of the cells of each level. Cell 0 is always empty: a request for a service that is not registered finds
  /// it.
  private(set) var cells: [[UInt]]

  /// The place of the cell of each slot.
  private(set) var places: [CellPlace] = []

  /// The slots whose recipes or decorators may suspend or belong to an actor.
  private(set) var awaited: [Slot] = []

  /// The slots that declare a late request.
  private(set) var late: [Slot] = []

  /// The transient slots whose own recipes take the provider.
  private(set) var opaqueTransients: [Slot] = []

  /// The slots whose instances were passed in.
  private(set) var supplied: [Slot] = []

  /// The slots with a key.
  private(set) var keyed: [Slot] = []

  /// The type of the lifetime of the slot before, and whether that lifetime is permanent. Searching for a conformance
  /// takes longer than the other work for a slot, and most slots have the lifetime of the slot before.
  private var lifetime: (type: any Lifetime.Type, isPermanent: Bool) = (Singleton.self, true)

  /// - Parameters:
  ///   - capacity: The number of slots.
  ///   - edgeCount: The number of edges.
  ///   - levelCount: The number of levels.
  init(_ services: ServiceIndex, capacity: Int, edgeCount: Int, levelCount: Int) {
    self.services = services
    edges = .allocate(capacity: max(edgeCount, 1))
    next = edges
    cells = Array(repeating: [0], count: levelCount)
    slots.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
  }

  /// - Parameter service: The number of the service.
  @discardableResult
  mutating func append(
    _ registration: ServiceRegistration, _ decorators: [ServiceRegistration], _ dependencies: [DependencyRequest],
    service: Int, level: LevelNumber
  ) -> Slot {
    let first = next
    // Each member is read by itself: a copy of a request counts several references.
    for index in dependencies.indices {
      // The service of a parameter with a reader has a number, too, so that the graph contains it.
      let service = services.number(
        of: dependencies[index].service, dependencies[index].name, by: dependencies[index].keyType)
      next.initialize(to: Edge(service: service, reader: dependencies[index].reader))
      next += 1
    }
    let slot = Slot(
      registration, decorators: decorators, dependencies: dependencies, number: slots.count, service: service,
      level: level, isPermanent: isPermanent(registration.lifetime), edges: first)
    slots.append(slot)
    places.append(CellPlace(number: cells[level.index].count, level: level))
    cells[level.index].append(CellWord.empty(slot))
    list(slot)
    return slot
  }

  private mutating func list(_ slot: Slot) {
    if slot.isAsynchronous || slot.isIsolated { awaited.append(slot) }
    if slot.declaresLateRequest { late.append(slot) }
    if slot.isOpaque, !slot.isStored { opaqueTransients.append(slot) }
    if slot.recipe.supplied != nil { supplied.append(slot) }
    if slot.registration.key != nil { keyed.append(slot) }
  }

  private mutating func isPermanent(_ lifetime: any Lifetime) -> Bool {
    let type = type(of: lifetime)
    if type != self.lifetime.type { self.lifetime = (type, lifetime is any PermanentLifetime) }
    return self.lifetime.isPermanent
  }
}
