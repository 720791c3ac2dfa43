/// The state that the builds of all defaults and instances share.
///
/// A thread that holds ``lock`` may acquire ``sourceLock`` or the lock of a ``LayerIdentity``, and never the other way
/// around.
package enum Engine {
  /// Guards ``running``, the state of builds, and the writing of roots. Held for a few instructions, never while a
  /// user's code runs.
  package static let lock = Lock()

  /// Guards the layers that builds read through. A lookup may acquire it with any other lock held.
  static let sourceLock = Lock()

  /// The number of builds that have ended: written under ``lock``. If a thread reads the same number before and after
  /// it searches for a stored value, no build has ended in between.
  package static let endedCount = AtomicWord.immortal()

  /// Counts the end of a build. Call it under ``lock``, after the value is stored and before the cell is empty again.
  package static func noteEnd() { endedCount.store(endedCount.load() + 1) }

  /// The running builds that have claimed no cell: those of defaults, and those of instances whose cell another build
  /// has claimed. Seldom more than a few.
  // `nonisolated(unsafe)`: read and written with ``lock`` held.
  @exclusivity(unchecked) nonisolated(unsafe) static var running: [Build] = []
}
