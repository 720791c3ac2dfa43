import FurnishAtomics

/// What is being made on this thread, one inside of the other.
@usableFromInline
enum Frames {
  /// How deep a recipe may be nested before a cycle is looked for, and then how often: one
  /// among services that nobody shares would end only with the stack.
  @inlinable static var checkedEvery: UInt32 { 64 }

  /// How often one service may be in the making on one thread before that counts as a cycle:
  /// a recipe may make another one of its own kind, from another scope.
  private static let limit = 16

  /// The slots, innermost first.
  static var slots: [Slot] {
    var slots: [Slot] = []
    var next = furnish_frame_innermost()
    while let frame = next {
      if let slot = frame.pointee.slot {
        slots.append(Unmanaged<Slot>.fromOpaque(slot).takeUnretainedValue())
      }
      next = frame.pointee.outer
    }
    return slots
  }

  @usableFromInline
  static func checkForCycle(
    at slot: Unmanaged<Slot>, in scope: ServiceScope
  ) throws(ServiceError) {
    let slot = slot.takeUnretainedValue()
    let slots = slots
    // By the recipe: a container of another make has a slot of its own for each call.
    guard slots.filter({ $0.recipe === slot.recipe }).count >= limit else { return }
    // The first is the slot itself, the cycle ends at the next time that it comes.
    let once = slots.dropFirst().prefix { $0.recipe !== slot.recipe }
    throw scope.table.cycle([slot] + once.reversed() + [slot])
  }
}
