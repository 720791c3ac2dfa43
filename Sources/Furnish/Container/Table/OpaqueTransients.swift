/// The transient services that make requests which no declaration shows, because their recipe, or that of a transient
/// service that they request at once or later, takes the provider.
///
/// The requests of such recipes belong to the instance that retains the transient one.
struct OpaqueTransients {
  /// Whether each slot is one of these; empty if none is.
  private(set) var areOpaque: [Bool] = []

  init(_ slots: [Slot], _ services: ServiceIndex) {
    let opaque = slots.filter { $0.isOpaque && !$0.isStored }
    if opaque.isEmpty { return }
    areOpaque = Array(repeating: false, count: slots.count)
    services.mark(opaque, in: &areOpaque, among: slots, includingDeferred: true) { !$0.isStored }
    for slot in slots where slot.isStored { areOpaque[slot.number] = false }
  }
}
