/// Values that are no longer stored, because others replace them or because their place has ended.
///
/// Remove values under a lock, and release them without it: a `deinit` may be code of the program.
package struct RemovedValues: Sendable {
  /// The values that do not expire.
  package private(set) var permanent: [StoredValue]
  private var expiring: [ExpiringInstance]

  package init(permanent: [StoredValue] = [], expiring: [ExpiringInstance] = []) {
    self.permanent = permanent
    self.expiring = expiring
  }

  package var isEmpty: Bool { permanent.isEmpty && expiring.isEmpty }

  /// All values that were retained where they were stored: not the weak ones.
  package var retained: [StoredValue] { permanent + expiring.compactMap(\.strong) }

  /// All values that still exist. Do not call it under a lock, because it retains weak values for a moment.
  package var remaining: [StoredValue] { permanent + expiring.compactMap(\.remaining) }

  package mutating func add(_ value: StoredValue) { permanent.append(value) }

  package mutating func add(_ other: RemovedValues) {
    permanent += other.permanent
    expiring += other.expiring
  }
}
