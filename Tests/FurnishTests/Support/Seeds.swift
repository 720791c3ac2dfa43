import Foundation

/// The seeds of a randomized test: more of them for a long run, as in
/// `FURNISH_SEEDS=2000 swift test --filter Model`.
enum Seeds {
  static func first(_ count: UInt64) -> Range<UInt64> {
    let seedCount = ProcessInfo.processInfo.environment["FURNISH_SEEDS"].flatMap(UInt64.init)
    return 0..<(seedCount ?? count)
  }
}
