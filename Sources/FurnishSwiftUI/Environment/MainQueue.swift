#if canImport(SwiftUI)
  import Foundation

  /// The main queue. Code that does not declare its actor checks it to determine whether it runs on the main actor.
  ///
  /// It checks the queue and not the thread: on Linux the main actor's work may run on any thread.
  enum MainQueue {
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: isMainKey) ?? false }

    /// Runs code of the main actor, for a caller on the main queue.
    static func assumed<Result>(_ operation: @MainActor () -> Result) -> Result {
      MainActor.assumeIsolated { MainActorResult(value: operation()) }.value
    }

    // `@unchecked Sendable`: it is passed from code on the main actor to other code on the main actor.
    private struct MainActorResult<Value>: @unchecked Sendable {
      let value: Value
    }

    private static let isMainKey: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  }
#endif
