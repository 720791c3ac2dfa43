import Foundation

/// How much of a proof is run.
enum Extent {
  /// All cases, as `make proof` requires, rather than a sample.
  static let isWhole = ProcessInfo.processInfo.environment["FURNISH_PROOF"] != nil

  /// All of them, or so many, taken evenly.
  static func some<Element>(_ elements: [Element], sample: Int) -> [Element] {
    guard !isWhole, elements.count > sample else { return elements }
    return (0..<sample).map { elements[$0 * elements.count / sample] }
  }
}
