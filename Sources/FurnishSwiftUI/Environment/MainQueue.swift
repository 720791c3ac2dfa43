#if canImport(SwiftUI)
  import Foundation

  /// The main queue, from which code that does not declare its actor finds out whether it runs on the main actor.
  ///
  /// It checks the queue and not the thread: on Linux the main actor's work may run on any thread.
  enum MainQueue {
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }

    /// Runs code of the main actor, for a caller on the main queue.
    static func assumed<Result>(_ operation: @MainActor () -> Result) -> Result {
      MainActor.assumeIsolated { Answer(value: operation()) }.value
    }

    // `@unchecked Sendable`: it is passed from code on the main actor to other code on the main actor.
    private struct Answer<Value>: @unchecked Sendable {
      let value: Value
    }

    private static let mark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()
  }
#endif
