/// The transient services that make requests which no declaration shows. Either their own recipe takes the provider, or
/// they request, at once or later, a transient service whose recipe does.
///
/// The requests of such a recipe count as requests of the instance that retains the transient one.
struct OpaqueTransients {
  /// Whether each slot is one of these; empty if none is.
  private(set) var areOpaque: [Bool] = []

  /// - Parameter opaque: The transient slots whose own recipes take the provider.
  init(_ opaque: [Slot], among slots: [Slot], _ services: ServiceIndex) {
    if opaque.isEmpty { return }
    areOpaque = Array(repeating: false, count: slots.count)
    services.mark(opaque, in: &areOpaque, among: slots, includingDeferred: true) { !$0.isStored }
    for slot in slots where slot.isStored { areOpaque[slot.number] = false }
  }
}
