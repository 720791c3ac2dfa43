extension ServiceGraph {
  /// A registration, or the input of a scope level.
  public struct Node: Codable, Hashable, Sendable, Identifiable {
    /// Its index in ``ServiceGraph/nodes``, which is the order of registration; inputs of levels follow.
    public var id: Int
    /// The service that it is registered as.
    public var symbol: ServiceSymbol
    /// The key that it is registered under: `Route.home`; `nil` if it is registered without a key.
    public var key: String?
    /// The full name of the concrete type that it creates, if that is known.
    public var implementation: String?
    /// The lifetime of its instances.
    public var lifetime: LifetimeDescription
    /// The full name of the scope level that its instances belong to: `App.Session`; `nil` if they belong to none.
    public var level: String?
    /// The actor it is bound to.
    public var isolation: ServiceIsolation
    /// The place of its registration.
    public var place: ServicePlace?
    /// The `ServiceModule` that registered it, if one did.
    public var module: String?
    /// A Boolean value that indicates whether the recipe is `async`.
    public var isAsynchronous: Bool
    /// A Boolean value that indicates whether `start()` creates it.
    public var isEager: Bool
    /// A Boolean value that indicates whether the recipe is a closure over the provider, whose requests are not
    /// visible.
    public var isOpaque: Bool
    /// A Boolean value that indicates whether it is an instance that was passed in, or the input of a level.
    public var isSupplied: Bool

    package init(
      id: Int, symbol: ServiceSymbol, key: String? = nil, implementation: String? = nil, lifetime: LifetimeDescription,
      level: String? = nil, isolation: ServiceIsolation = .none, place: ServicePlace? = nil, module: String? = nil,
      isAsynchronous: Bool = false, isEager: Bool = false, isOpaque: Bool = false, isSupplied: Bool = false
    ) {
      self.id = id
      self.symbol = symbol
      self.key = key
      self.implementation = implementation
      self.lifetime = lifetime
      self.level = level
      self.isolation = isolation
      self.place = place
      self.module = module
      self.isAsynchronous = isAsynchronous
      self.isEager = isEager
      self.isOpaque = isOpaque
      self.isSupplied = isSupplied
    }
  }

  /// A request that a registration makes.
  public struct Edge: Codable, Hashable, Sendable {
    /// The number of instances that are requested, and whether one is required.
    public enum Cardinality: String, Codable, Hashable, Sendable {
      /// The last registration, which must exist.
      case one
      /// The last registration, or `nil`.
      case optional
      /// All registrations, in order, with an edge to each; one edge to `nil` if none exists.
      case all
    }

    /// The ``Node/id`` of the requester.
    public var from: Int
    /// The ``Node/id`` of the requested service, or `nil` if it is not registered.
    public var to: Int?
    /// The requested service.
    public var symbol: ServiceSymbol
    /// The number of instances that are requested, and whether one is required.
    public var cardinality: Cardinality
    /// A Boolean value that indicates whether the service is requested later, when it is used: `Lazy<T>`, `Factory<T>`.
    public var isDeferred: Bool

    package init(
      from: Int, to: Int?, symbol: ServiceSymbol, cardinality: Cardinality = .one, isDeferred: Bool = false
    ) {
      self.from = from
      self.to = to
      self.symbol = symbol
      self.cardinality = cardinality
      self.isDeferred = isDeferred
    }
  }
}
