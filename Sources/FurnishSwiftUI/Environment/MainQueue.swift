#if canImport(SwiftUI)
  import Foundation

  /// Tells whether code runs on the main actor that does not say so.
  ///
  /// It asks for the queue and not for the thread: on Linux the main actor's work may run on any thread.
  enum MainQueue {
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }

    private static let mark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()
  }
#endif
