import Foundation

/// A line on a terminal that counts the files that were read, if reading takes long.
final class Progress: Sendable {
  private let start = Date()
  private let patience: Double

  /// - Parameter patience: The seconds without a report: most runs end before that.
  init(after patience: Double) { self.patience = patience }

  func show(_ done: Int) {
    guard Terminal.isTerminal(.standardError), Date().timeIntervalSince(start) >= patience else { return }
    Terminal.write("\r\(VerdictText.counted(done, "file")) read", to: .standardError)
  }

  func clear() {
    guard Terminal.isTerminal(.standardError) else { return }
    Terminal.write("\r\u{1B}[K", to: .standardError)
  }
}
