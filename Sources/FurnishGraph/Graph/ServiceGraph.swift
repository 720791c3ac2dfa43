/// How a program is wired, for people and programs to read: every registration, what it asks for, and the findings.
///
/// It is `Codable`, and its format has a version.
public struct ServiceGraph: Codable, Hashable, Sendable {
  /// The version of the format that this library writes, and the only one that it reads.
  public static let currentVersion = 1

  /// A registration.
  public struct Node: Codable, Hashable, Sendable, Identifiable {
    /// Its index in ``ServiceGraph/nodes``, which is the order of registration.
    public var id: Int
    /// What it is registered as.
    public var symbol: ServiceSymbol
    /// The full name of the concrete type that it makes, where that is known.
    public var implementation: String?
    /// How long its instances live.
    public var lifetime: ServiceLifetime
    /// The actor it is bound to.
    public var isolation: ServiceIsolation
    /// Where it was registered.
    public var place: ServicePlace?
    /// The `ServiceModule` that registered it, if one did.
    public var module: String?
    /// The recipe is `async`.
    public var isAsynchronous: Bool
    /// `start()` makes it.
    public var isEager: Bool
    /// A closure over the provider: nobody sees what it asks for.
    public var isOpaque: Bool
    /// An instance that was handed in.
    public var isSupplied: Bool
  }

  /// Something that a registration asks for.
  public struct Edge: Codable, Hashable, Sendable {
    /// How many instances are asked for, and whether there must be one.
    public enum Cardinality: String, Codable, Hashable, Sendable {
      /// The last registration, which must exist.
      case one
      /// The last registration, or nil.
      case optional
      /// All registrations, in order: an edge each.
      case all
    }

    /// The ``Node/id`` of who asks.
    public var from: Int
    /// The ``Node/id`` of what it gets; nil where nobody registers it.
    public var to: Int?
    /// What it asks for.
    public var symbol: ServiceSymbol
    /// How many instances are asked for, and whether there must be one.
    public var cardinality: Cardinality
    /// Asked for later, when it is used: `Lazy<T>`, `Factory<T>`.
    public var isDeferred: Bool
  }

  /// The version of the format, ``currentVersion``.
  public var version: Int
  /// All registrations, in order.
  public var nodes: [Node]
  /// What they ask for, in order.
  public var edges: [Edge]
  /// What the rules found.
  public var findings: [Finding]
}
