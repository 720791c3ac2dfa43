#if ServiceLifecycle
  import Furnish

  /// The error of a group whose services did not start or end in the time that they had, or cannot run together.
  ///
  /// An error that a service throws is thrown by the group as it is. If a group fails for several reasons, it throws
  /// the first error and logs the others.
  public struct RunningServiceError: Error, Sendable, CustomStringConvertible {
    /// The reason of the error.
    public enum Reason: Sendable, Hashable {
      /// A service was not ready in time: the group was canceled. Or the services were not created in time: the creation
      /// was canceled, and there is no group.
      case startTimedOut
      /// A service did not end in time after cancellation: the group continued without it.
      case stopTimedOut
      /// The container was not closed in time: the group ended without waiting for it.
      case closingTimedOut
      /// A service keeps running when settings change, and holds another one that restarts: nothing was started.
      case keepsEndedService
      /// The container has a group already: a second one would run each service twice.
      case groupExists
    }

    /// The reason of the error.
    public let reason: Reason

    /// The type of the service as it is registered. If the services were not created, or the container was not closed,
    /// in time, it is the service that the container waits for, or `nil` if none is known.
    public let service: String?

    /// The description: what happened, where, and how to fix it, in three lines.
    public let description: String
  }

  // The wording, which the tests compare word for word.
  extension RunningServiceError {
    static func creationTimedOut(after duration: Duration, _ unfinished: UnfinishedServices) -> Self {
      let causes = unfinished.creating.map { "the recipe of \($0) has not returned" }
      let cause = causes.isEmpty ? "" : ": \(causes.joined(separator: ", and "))"
      return Self(
        .startTimedOut, unfinished.creating.first?.description,
        "The services were not created within \(duration)\(cause).", location: "makeServiceGroup",
        fix: "let the recipes return in time, or pass a longer `startTimeout`.")
    }

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

    static func groupExists() -> Self {
      Self(
        .groupExists, nil, "The container has a service group already.", location: "makeServiceGroup",
        fix: "call `makeServiceGroup` once for each container, and `run()` of that group once.")
    }

    static func closingTimedOut(after duration: Duration, _ unfinished: UnfinishedServices) -> Self {
      let causes =
        unfinished.closing.map { "`close()` of \($0) has not returned" }
        + unfinished.creating.map { "\($0) is still being created" }
      let cause = causes.isEmpty ? ", and is still being closed" : ": \(causes.joined(separator: ", and "))"
      return Self(
        .closingTimedOut, (unfinished.closing + unfinished.creating).first?.description,
        "The container was not closed within \(duration)\(cause).", location: "the container, in its service group",
        fix: "let `close()` and the recipes of its services return in time, or pass a longer `stopTimeout`.")
    }

    /// Creates the error for the first service that keeps running after a change although it uses a service that
    /// restarts; nil if no service does.
    init?(keepingAnEndedServiceIn members: [OrderedServices.Member], _ order: RunningOrder) {
      for (index, member) in members.enumerated() where member.attachment.onChange == .keepRunning {
        guard let held = order.held[index].sorted().first(where: { members[$0].attachment.onChange == .restart })
        else { continue }
        let (name, other) = (member.name, members[held].name)
        self.init(
          .keepsEndedService, name, "\(name) keeps running when settings change, but needs \(other), which restarts.",
          fix: "register \(name) with `onChange: .restart`, too, or \(other) without it.")
        return
      }
      return nil
    }

    private init(
      _ reason: Reason, _ service: String?, _ what: String, location: String? = nil, fix: String
    ) {
      self.reason = reason
      self.service = service
      let location = location ?? "\(service ?? "the container"), in its service group"
      description = ServiceIssue(what: what, location: location, fix: fix, place: nil).message
    }
  }
#endif
