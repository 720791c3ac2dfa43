/// A search for an instance outside of its cell, before a build claims the empty cell.
///
/// The word of an empty cell does not show whether another build has claimed the cell in the meantime and has stored its
/// instance elsewhere: with an override, or as one that may expire. So the build compares the number of builds that have ended
/// before the search and after the claim.
struct InstanceSearch {
  /// The number before the search; `UInt.max` if nothing could be stored outside of the cell.
  private let endedCount: UInt

  /// Begins a search for an instance of a registration. Search after this call.
  init(_ slot: Slot) { endedCount = slot.mayLiveOutsideCell ? Engine.endedCount.load() : .max }

  /// Begins a search in the scopes below an overriding scope, too. Search after this call.
  init() { endedCount = Engine.endedCount.load() }

  /// Returns whether an instance may have been stored since the search began. Call it when the cell is claimed.
  func isOutdated(for slot: Slot) -> Bool {
    (endedCount != .max || slot.mayLiveOutsideCell) && endedCount != Engine.endedCount.load()
  }
}
