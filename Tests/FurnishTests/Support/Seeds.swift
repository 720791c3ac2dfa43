import Foundation

/// The seeds of a randomized test: more of them for a long run, as in
/// `FURNISH_SEEDS=2000 swift test --filter Model`.
enum Seeds {
  /// Returns the first seeds.
  ///
  /// - Parameters:
  ///   - count: The number of seeds if the environment does not set it.
  ///   - variable: The variable of the environment that sets the number.
  static func first(_ count: UInt64, variable: String = "FURNISH_SEEDS") -> Range<UInt64> {
    let seedCount = ProcessInfo.processInfo.environment[variable].flatMap(UInt64.init)
    return 0..<(seedCount ?? count)
  }
}
