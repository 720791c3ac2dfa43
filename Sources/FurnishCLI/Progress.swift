import Foundation
import FurnishReports

/// A line on a terminal that counts the files that were read, if reading takes long.
final class Progress: Sendable {
  private let start = Date()
  private let delay: Double

  /// - Parameter delay: The number of seconds before the line appears. Most runs end earlier.
  init(after delay: Double) { self.delay = delay }

  func show(_ done: Int) {
    guard Terminal.isTerminal(.standardError), Date().timeIntervalSince(start) >= delay else { return }
    Terminal.write("\r\(String.counted(done, "file")) read", to: .standardError)
  }

  func clear() {
    guard Terminal.isTerminal(.standardError) else { return }
    Terminal.write("\r\u{1B}[K", to: .standardError)
  }
}
