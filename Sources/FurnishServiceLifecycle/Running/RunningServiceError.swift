#if ServiceLifecycle
  import Furnish

  /// The error of a group whose services did not start or end in the time that they had.
  ///
  /// An error that a service throws is thrown by the group as it is. If a group fails for several reasons, it throws the
  /// first error and logs the others.
  public struct RunningServiceError: Error, Sendable, CustomStringConvertible {
    /// The reason of the error.
    public enum Reason: Sendable, Hashable {
      /// A service was not ready in time: the group was canceled.
      case startTimedOut
      /// A service did not end in time after cancellation: the group continued without it.
      case stopTimedOut
      /// The container was not closed in time: the group ended without waiting for it.
      case closingTimedOut
    }

    /// The reason of the error.
    public let reason: Reason

    /// The type of the service as it is registered; `nil` if the container is meant.
    public let service: String?

    /// The description: what happened, where, and how to fix it, in three lines.
    public let description: String
  }

  // The words, each tested word for word.
  extension RunningServiceError {
    static func startTimedOut(_ service: String, after duration: Duration) -> Self {
      Self(
        .startTimedOut, service, "\(service) was not ready within \(duration).",
        fix: "call `ready` in its `run(ready:)` once it can be used, or pass a longer `startTimeout`.")
    }

    static func stopTimedOut(_ service: String, after duration: Duration) -> Self {
      Self(
        .stopTimedOut, service,
        "\(service) did not end within \(duration) after it was canceled, and is still running.",
        fix: "let its `run()` return when its task is canceled, or pass a longer `stopTimeout`.")
    }

    static func closingTimedOut(after duration: Duration) -> Self {
      Self(
        .closingTimedOut, nil, "The container was not closed within \(duration), and is still being closed.",
        fix: "let `close()` of its services return in time, or pass a longer `stopTimeout`.")
    }

    private init(_ reason: Reason, _ service: String?, _ what: String, fix: String) {
      self.reason = reason
      self.service = service
      description =
        ServiceIssue(
          what: what, location: "\(service ?? "the container"), in its service group", fix: fix, place: nil
        ).message
    }
  }
#endif
