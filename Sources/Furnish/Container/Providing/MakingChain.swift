import FurnishAtomics
import FurnishGraph

/// Who is being made here for whom: by tasks, and on this thread by functions inside of each
/// other.
enum MakingChain {
  /// The services, outermost first.
  static var symbols: [ServiceSymbol] {
    let awaited = Layer.current.buildsHere.reversed().filter(\.isAsynchronous)
    return awaited.map { ServiceSymbol($0.subject.type, $0.subject.registrationName) }
      + Frames.slots.reversed().map { ServiceSymbol($0.recipe.service, $0.name) }
  }

  /// Whether what is being made will be kept by a scope, or held by something that is.
  static var isForKept: Bool {
    if let frame = furnish_frame_innermost(), frame.pointee.is_kept { return true }
    return Layer.current.buildsHere.contains { $0.subject.store != nil }
  }
}
