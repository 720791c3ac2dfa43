/// A search for an instance outside of its cell, which ends before a build claims the empty cell.
///
/// Between the search and the claim, another build may claim the cell, store its instance elsewhere, and leave the cell
/// empty. The word of the cell is then the same as before, so the claim succeeds although an instance exists.
///
/// Example: two threads request `Page` under the same override. Thread A finds no instance. Thread B builds one, stores
/// it with the override, and empties the cell. Thread A claims the cell, and would build a second `Page`.
///
/// So the build compares the number of builds that have ended before the search with the number after the claim. If
/// they differ, it searches again.
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
