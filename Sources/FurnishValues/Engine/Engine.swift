/// The state that the builds of all defaults and instances share.
///
/// The order of the locks is ``lock``, then ``sourceLock`` or that of a ``LayerIdentity``.
package enum Engine {
  /// Guards ``running``, the state of builds, and the writing of roots. Held for a few instructions, never while a
  /// user's code runs.
  package static let lock = Lock()

  /// Guards the layers that builds read through. A lookup may acquire it with any other lock held.
  static let sourceLock = Lock()

  /// The number of builds that have ended: written under ``lock``. A thread that reads the same number before and after
  /// searching for a stored value has missed none.
  static let endedCount = AtomicWord.immortal()

  /// The builds that are running and have no cell to themselves: of defaults, and of instances that are built beside
  /// the one that has claimed the cell. Seldom more than a few.
  ///
  // `nonisolated(unsafe)`: read and written with ``lock`` held.
  @exclusivity(unchecked) nonisolated(unsafe) static var running: [Build] = []
}
