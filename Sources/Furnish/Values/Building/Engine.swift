/// What the builds of all defaults share.
///
/// The order of the locks is ``lock``, then ``sources`` or that of a ``LayerIdentity``.
enum Engine {
  /// Guards ``running``, what builds know of each other, and the writing of roots. Held for
  /// a few instructions, never while a key's code runs.
  static let lock = Lock()

  /// Guards the layers that builds read through, which lookups follow with any lock held.
  static let sources = Lock()

  /// How many builds have ended: written under ``lock``. Who finds the same number before
  /// and after looking for a kept default has missed none.
  static let ended = AtomicWord.immortal()

  /// The builds that are running. There are seldom more than a few.
  ///
  /// `nonisolated(unsafe)`: read and written with ``lock`` held.
  @exclusivity(unchecked) nonisolated(unsafe) static var running: [Build] = []
}
