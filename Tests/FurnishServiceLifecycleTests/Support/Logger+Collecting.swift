import InMemoryLogging
import Logging

extension Logger {
  static let silent = Logger(label: "silent") { _ in SwiftLogNoOpLogHandler() }

  /// Returns a logger, and the handler that stores its entries.
  static func collecting() -> (logger: Logger, log: InMemoryLogHandler) {
    let log = InMemoryLogHandler()
    return (Logger(label: "collecting") { _ in log }, log)
  }
}
