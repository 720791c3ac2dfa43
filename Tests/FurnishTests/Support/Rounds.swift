import Foundation

/// The rounds that a race takes: few in an ordinary run, and `FURNISH_ROUNDS` in a long one.
enum Rounds {
  static func few(_ count: Int) -> Range<Int> {
    let requested = ProcessInfo.processInfo.environment["FURNISH_ROUNDS"].flatMap(Int.init)
    return 0..<(requested ?? count)
  }

  /// The number of seconds after which a race counts as a hang.
  static var patience: UInt32 {
    ProcessInfo.processInfo.environment["FURNISH_ROUNDS"] == nil ? 300 : 550
  }
}
