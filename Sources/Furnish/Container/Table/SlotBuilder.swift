/// A builder that numbers the slots of a table and lays out their edges.
struct SlotBuilder {
  var services: ServiceIndex
  private(set) var slots: [Slot] = []
  let edges: UnsafeMutablePointer<Edge>
  private var next: UnsafeMutablePointer<Edge>

  /// - Parameter capacity: The number of edges.
  init(_ services: ServiceIndex, capacity: Int) {
    self.services = services
    edges = .allocate(capacity: max(capacity, 1))
    next = edges
  }

  @discardableResult
  mutating func append(
    _ registration: ServiceRegistration, _ decorators: [ServiceRegistration], _ dependencies: [DependencyRequest],
    level: LevelNumber
  ) -> Slot {
    let first = next
    for dependency in dependencies {
      // The service of a parameter with a reader has a number, too, so that the graph contains it.
      let service = services.number(of: dependency.service, dependency.name, by: dependency.keyType)
      next.initialize(to: Edge(service: dependency.reader == nil ? service : 0, reader: dependency.reader))
      next += 1
    }
    let slot = Slot(
      registration, decorators: decorators, dependencies: dependencies, number: slots.count, level: level, edges: first)
    slots.append(slot)
    return slot
  }
}
