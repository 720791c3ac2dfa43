/// An event of an instance or of a registration in a container, with its duration.
public struct ContainerEvent: Sendable, CustomStringConvertible {
  /// The kind of an event.
  public enum Kind: Sendable {
    /// The recipe returned an instance, which a scope stores.
    case created
    /// The recipe threw, or a service that it requires could not be created. A recipe that is canceled
    /// because no request waits for its service causes no event.
    case failed(any Error)
    /// The instance was closed.
    case closed
    /// The instance threw when it was closed.
    case closingFailed(any Error)
    /// The registration changed while the container was open: scopes that open from now on have the new service, and
    /// the services that depend on it.
    case changed
    /// The registration was to change, but could not: the new settings are invalid, or a service that depends on them
    /// could not be created. Everything stays as it was.
    case changeRefused(any Error)
    /// The registration was to change, and the change was given up while the services that depend on it were being
    /// created: newer settings have replaced it, or the container is being closed. Everything stays as it was.
    case changeCanceled
    /// A refused change of the registration is no longer pending, because the settings equal those in force again.
    /// Nothing else has changed.
    case changeWithdrawn
  }

  /// The kind of the event.
  public let kind: Kind

  /// The type that the service is registered for.
  public let type: any Any.Type

  /// The name that the service is registered under; `nil` if it has none.
  public let name: ServiceName?

  /// The name of the lifetime, such as `singleton`.
  public let lifetime: String

  /// The level of the scope that created the instance: `root`, `scope` for a plain one, or the name of the level's
  /// type.
  public let scope: String

  /// The time at which the recipe was called, or at which closing or the change began.
  public let start: ContinuousClock.Instant

  /// The time from `start` to the event. The creation of services that the recipe requests is part of it.
  public let duration: Duration

  /// A number that identifies the thread on which the event happened. Two threads that run at the same time have
  /// different numbers.
  public let thread: UInt

  /// A reference to the instance; `nil` if none was created.
  package let instance: ObservedInstance?

  /// The type of the service as it is written, without its module: `any Repository`.
  public var service: String { ServiceNameCache.shared[type] }

  /// The type of the error, or `nil` for an event without one. An error of a recipe is unwrapped from its
  /// ``ServiceError``.
  ///
  /// The text of an error may contain a secret; its type does not.
  public var errorType: String? { error.map { TypeName.short(Swift.type(of: $0)) } }

  /// The error, unwrapped from its ``ServiceError``; `nil` for an event without one.
  public var error: (any Error)? {
    switch kind {
    case .created, .closed, .changed, .changeCanceled, .changeWithdrawn: nil
    case .failed(let error), .changeRefused(let error): (error as? ServiceError)?.underlying ?? error
    case .closingFailed(let error): error
    }
  }

  /// A line such as `created any Repository in root (0.0012 seconds)`. It has the type of an error, and never its text.
  public var description: String {
    let outcome =
      switch kind {
      case .created: "created"
      case .failed: "failed to create"
      case .closed: "closed"
      case .closingFailed: "failed to close"
      case .changed: "changed"
      case .changeRefused: "failed to change"
      case .changeCanceled: "canceled the change of"
      case .changeWithdrawn: "withdrew the change of"
      }
    let error = errorType.map { ": \($0)" } ?? ""
    return "\(outcome) \(service) in \(scope) (\(duration))\(error)"
  }
}
