public import FurnishGraph

/// An explanation of a request: the registration that answers, the scope that the instance belongs to, and the
/// dependencies of the service.
///
/// ```swift
/// let explanation = provider.explain((any Log).self)
/// print(explanation)  // in words
/// explanation.registration?.place  // App/Wiring.swift:12
/// ```
///
/// It describes the moment of the call: another task may create or close the instance right after it. See
/// <doc:Containers>.
public struct ServiceExplanation: Hashable, Sendable {
  /// The service that the explanation is about.
  public let service: ServiceSymbol

  /// The scope that received the request; `nil` for a provider that is not a ``ServiceScope``.
  public internal(set) var requester: Scope?

  /// The registration that answers; `nil` if none does, or if the provider cannot be inspected.
  public internal(set) var registration: Registration?

  /// The other registrations of the service, which do not answer, in the order of registration.
  public internal(set) var otherRegistrations: [OtherRegistration] = []

  /// The scope that the instance belongs to, and why; `nil` if the request would fail.
  public internal(set) var owner: Owner?

  /// The overriding scope that receives the instance from a scope that it overrides, because it changes no dependency
  /// of the service; `nil` if the instance is not shared.
  public internal(set) var sharedBy: Scope?

  /// The state of the instance; `nil` for a service that no scope stores.
  public internal(set) var state: State?

  /// The full name of the instance's own type, if the instance exists and any thread may read it.
  public internal(set) var instanceType: String?

  /// The services that the service depends on.
  public internal(set) var dependencies: [Dependency] = []

  /// The full names of the service values whose overrides the instance has read. Only requests under these overrides
  /// receive the instance, and it ends with them.
  public internal(set) var overriddenValues: [String] = []

  /// The error that a request would throw because of the registrations or the scopes: a missing service, with the
  /// similar ones that are registered; a level that is not open; a scope that is closed.
  public internal(set) var problem: Finding?

  /// The full name of the provider's type, if the provider cannot be inspected: it is not a ``ServiceScope``.
  public internal(set) var provider: String?

  init(_ service: ServiceSymbol) { self.service = service }
}

extension ServiceExplanation {
  /// A scope in the tree of a container's scopes.
  ///
  /// Scopes are numbered in the order in which explanations first name them, so a scope without explanations costs
  /// nothing.
  public indirect enum Scope: Hashable, Sendable {
    /// The root of the container, which stores singletons.
    case root
    /// A scope of a level.
    case level(ScopeLevelID, number: Int)
    /// A scope without a level.
    case anonymous(number: Int)
    /// An overriding scope, and the one that it overrides.
    case override(of: Scope, number: Int)
  }

  /// The scope that an instance belongs to.
  public enum Owner: Hashable, Sendable {
    /// No scope: each request creates an instance.
    case transient
    /// A scope.
    case scope(Scope, because: Reason)
    /// A scope that is not determined yet: one of two scopes, or of those between them. The recipe takes the provider,
    /// so the services that it depends on are known only after it has run: the instance will belong to the innermost
    /// scope that overrides one of its dependencies, or else to the outermost.
    case undecided(innermost: Scope, outermost: Scope)
  }

  /// The reason for which an instance belongs to a scope.
  public enum Reason: Hashable, Sendable {
    /// The lifetime of its registration.
    case lifetime
    /// A registration or a decorator that an override adds: of the service, or of one that it depends on.
    case override(Contribution)
    /// The instance stores the provider, or a `Lazy`, `Factory` or `AssistedFactory` of a service whose recipe takes
    /// the provider. It may request other services later, and must then receive those of the override.
    case requestsLater
  }

  /// A registration or a decorator that an override adds.
  public struct Contribution: Hashable, Sendable {
    /// The services from the explained one to the one that the override registers or decorates.
    public let chain: [ServiceSymbol]
    /// The place of the registration or of the decorator.
    public let place: ServicePlace
    /// A Boolean value that indicates whether the override adds a decorator rather than a registration.
    public let isDecorator: Bool
  }

  /// The state of an instance.
  public enum State: Hashable, Sendable {
    /// It was passed in: when it was registered, or when the scope was opened. No scope closes it.
    case passedIn
    /// No request has created it yet.
    case notCreated
    /// A recipe is running.
    case beingCreated
    /// It exists.
    ///
    /// - Parameter number: Its place in the order in which its scope created instances; `nil` if it ends with an
    ///   override of a value, or has a lifetime that may end before the scope.
    case created(number: Int?)
    /// It existed, and its scope is closed.
    case closed
  }
}

extension ServiceExplanation {
  /// The registration that answers a request.
  public struct Registration: Hashable, Sendable {
    /// The place of the call to `register`; `nil` for the input of a level.
    public let place: ServicePlace?
    /// The full name of the type that implements the service, if the registration names it.
    public let implementation: String?
    /// The lifetime: its name, and which requests share an instance.
    public let lifetime: LifetimeDescription
    /// The level whose scopes share an instance, if the registration names one.
    public let level: ScopeLevelID?
    /// The policy of the registration: whether it adds to earlier registrations, replaces them, or has no effect if one
    /// exists.
    public let policy: RegistrationPolicy
    /// The places of the decorators, the innermost first.
    public let decorators: [ServicePlace]
    /// A Boolean value that indicates whether the service is the input of a level: the value with which a scope was
    /// opened.
    public let isInput: Bool
    /// A Boolean value that indicates whether the recipe is asynchronous.
    public let isAsynchronous: Bool
    /// A Boolean value that indicates whether the recipe or a decorator takes the provider, so that its dependencies
    /// are known only after it has run.
    public let takesProvider: Bool
    /// The actor that the recipe is isolated to.
    public let isolation: ServiceIsolation
  }

  /// A registration of the same service that does not answer.
  public struct OtherRegistration: Hashable, Sendable {
    /// The reason for which a registration does not answer.
    public enum Outcome: Hashable, Sendable {
      /// A later registration answers. `resolveAll` returns this one, too.
      case earlier
      /// A later registration replaced it.
      case replaced
      /// It has the policy `addingIfMissing`, and the service was registered before.
      case ignored
    }

    /// The place of the call to `register`.
    public let place: ServicePlace
    /// The reason for which the registration does not answer.
    public let outcome: Outcome
  }

  /// A service that another one depends on.
  public struct Dependency: Hashable, Sendable {
    /// The way in which a dependency was found.
    public enum Kind: Hashable, Sendable {
      /// A parameter of the recipe or of a decorator.
      case declared
      /// A parameter that requests the service later, or a declared injection.
      case deferred
      /// A request that the provider of the recipe has received so far.
      case requested
    }

    /// The service.
    public let service: ServiceSymbol
    /// The way in which the dependency was found.
    public let kind: Kind
  }
}
