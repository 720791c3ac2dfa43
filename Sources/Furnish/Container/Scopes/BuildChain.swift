import FurnishGraph
import FurnishPrimitives

/// The builds that the calling code is part of: those of recipes that call each other on this thread, and those that
/// its task belongs to.
enum BuildChain {
  /// The registrations whose recipes run on this thread, innermost first.
  static var slots: [Slot] {
    var slots: [Slot] = []
    var next = furnish_frame_innermost()
    while let frame = next {
      slots.append(frame.slot)
      next = frame.pointee.outer
    }
    return slots
  }

  /// The registrations of the asynchronous builds that the calling code is part of, and of the recipes that wait for
  /// these builds, innermost first.
  static var awaitedSlots: [Slot] {
    var slots: [Slot] = []
    var next = AsyncBuild.current
    while let build = next {
      // The target of a build is always a `Slot`.
      if let target = build.target { slots.append(unsafeDowncast(target, to: Slot.self)) }
      slots += (build.preparation as? PreparationChain)?.slots ?? []
      next = build.requester
    }
    return slots
  }

  /// Whether the innermost recipe is asynchronous, so that it can await its requests.
  static var isAsynchronous: Bool { slots.isEmpty && awaitedSlots.first?.isAsynchronous ?? false }

  /// The services of all these builds, outermost first.
  static var symbols: [ServiceSymbol] { (slots + awaitedSlots).reversed().map(\.symbol) }

  /// Whether the calling code creates an object that a scope will retain, as an instance or through an instance that it
  /// retains.
  static var isForHeldInstance: Bool {
    let held = furnish_frame_innermost()?.pointee.held
    if held != nil || furnish_requester_inside(held) != nil { return true }
    return AsyncBuild.current?.storeIfRunning != nil || TransientBuild.heldHere != nil
  }
}
