/// Hashes of the facts of a file.
struct FactsDigest: Hashable, Sendable {
  /// The hash of all facts, places included.
  var whole: UInt64
  /// The hash without the places: the same for a file in which only lines have moved. In a file with comments that
  /// silence findings, it is ``whole``.
  var shape: UInt64
}
