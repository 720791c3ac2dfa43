import Foundation

/// The rounds of a race: few in an ordinary run, and `FURNISH_ROUNDS` in a long run.
enum Rounds {
  static func few(_ count: Int) -> Range<Int> {
    let roundCount = ProcessInfo.processInfo.environment["FURNISH_ROUNDS"].flatMap(Int.init)
    return 0..<(roundCount ?? count)
  }

  /// The number of seconds after which a race counts as a hang.
  static var patience: UInt32 {
    ProcessInfo.processInfo.environment["FURNISH_ROUNDS"] == nil ? 300 : 550
  }
}
