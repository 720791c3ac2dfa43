/// The services that may request others after they were created: through `Lazy`, `Factory` or `AssistedFactory`, or
/// through a transient instance that they retain and that may request others later.
///
/// An instance that stores the provider may also request services later, but only the instance shows that.
struct LateRequests {
  /// Whether each slot may request services later; empty if none may.
  private(set) var areLate: [Bool] = []

  /// - Parameter declared: The slots that declare a late request.
  init(_ declared: [Slot], among slots: [Slot], _ services: ServiceIndex) {
    var late = declared
    if late.isEmpty { return }
    areLate = Array(repeating: false, count: slots.count)
    // A recipe that takes the provider may request any transient service that requests others later.
    if late.contains(where: { !$0.isStored }) { late += slots.filter { $0.isOpaque && !$0.declaresLateRequest } }
    services.mark(late, in: &areLate, among: slots) { !$0.isStored }
  }
}

extension Slot {
  /// Whether the recipe declares a dependency that may be requested after the instance was created.
  var declaresLateRequest: Bool {
    dependencies.contains(where: \.isDeferred) || (recipe.isAssisted && !dependencies.isEmpty)
  }
}
