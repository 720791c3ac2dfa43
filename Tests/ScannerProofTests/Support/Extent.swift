import Foundation

/// The part of a proof that is run.
enum Extent {
  /// Whether all cases are run, as in `make proof`, rather than a sample.
  static let isWhole = ProcessInfo.processInfo.environment["FURNISH_PROOF"] != nil

  /// Returns all elements, or an evenly distributed sample.
  static func selection<Element>(of elements: [Element], sample: Int) -> [Element] {
    guard !isWhole, elements.count > sample else { return elements }
    return (0..<sample).map { elements[$0 * elements.count / sample] }
  }
}
