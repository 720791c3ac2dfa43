import Foundation

/// The messages that have arrived and are not handled: one thread reads them, another one handles them.
///
/// A cancellation overtakes the request that it cancels.
// `@unchecked Sendable`: `condition` guards all variables.
final class Inbox: @unchecked Sendable {
  enum Event {
    case message(Message, isCanceled: Bool)
    /// No more messages arrive.
    case end(Ending)
  }

  /// The reason for which no more messages arrive.
  enum Ending: Hashable {
    case closed
    case broken(String)
  }

  private let condition = NSCondition()
  private var messages: [Message] = []
  private var canceled: Set<RequestID> = []
  private var ending: Ending?
  /// A Boolean value that indicates whether the waiting thread has to continue without a message.
  private var isWoken = false

  func add(_ message: Message) {
    condition.withLock {
      if case .notification("$/cancelRequest", let params) = message {
        // A request that was canceled too late, or was never sent, needs no answer.
        if let id = params.node("id").flatMap(RequestID.init), waits(for: id) { canceled.insert(id) }
      } else {
        messages.append(message)
      }
      condition.signal()
    }
  }

  func end(_ reason: Ending) {
    condition.withLock {
      ending = ending ?? reason
      condition.signal()
    }
  }

  /// Ends the wait for a message, now or at the next call.
  func wake() {
    condition.withLock {
      isWoken = true
      condition.signal()
    }
  }

  /// Waits for the next message.
  ///
  /// - Parameter time: The most seconds to wait; `nil` for no limit.
  /// - Returns: `nil` if no message arrived in that time, or ``wake()`` was called.
  func next(within time: TimeInterval?) -> Event? {
    condition.withLock {
      let deadline = time.map { Date(timeIntervalSinceNow: $0) }
      defer { isWoken = false }
      while messages.isEmpty, ending == nil, !isWoken {
        if let deadline {
          guard condition.wait(until: deadline) else { return nil }
        } else {
          condition.wait()
        }
      }
      guard !messages.isEmpty else { return isWoken ? nil : ending.map { .end($0) } }
      let message = messages.removeFirst()
      guard case .request(let id, _, _) = message else { return .message(message, isCanceled: false) }
      return .message(message, isCanceled: canceled.remove(id) != nil)
    }
  }

  /// Whether an edit waits.
  var hasEdit: Bool {
    condition.withLock {
      messages.contains { message in
        if case .notification("textDocument/didChange", _) = message { true } else { false }
      }
    }
  }

  private func waits(for id: RequestID) -> Bool {
    messages.contains { if case .request(id, _, _) = $0 { true } else { false } }
  }
}
