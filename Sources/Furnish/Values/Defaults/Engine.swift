/// What the builds of all defaults share.
enum Engine {
  /// Guards ``running``, what builds know of each other, and the writing of roots. Held for
  /// a few instructions, never while a key's code runs.
  static let lock = Lock()

  /// The builds that are running. There are seldom more than a few.
  ///
  /// `nonisolated(unsafe)`: read and written with ``lock`` held.
  @exclusivity(unchecked) nonisolated(unsafe) static var running: [DefaultBuild] = []
}
