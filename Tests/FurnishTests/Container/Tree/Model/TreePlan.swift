/// A container of the property test: its services, and their registrations and decorators. The instances that its
/// recipes create are called pieces.
///
/// A service is a number; it depends on services with lower numbers only, so a plan has no cycles.
struct TreePlan: Sendable {
  struct Service: Sendable {
    /// The number of its type, one of six; the last two are protocols that inherit `Closeable`.
    var kind: Int
    var isNamed: Bool
    /// The innermost kind of scope that stores the service or one of its dependencies. It is the same for every
    /// registration of the service.
    var scopeKind: ScopeKind
    /// Whether the recipe of the service or of one of its dependencies may be async.
    var isAsync: Bool

    var isStaticallyCloseable: Bool { kind >= 4 }
  }

  enum Lifetime: Sendable { case stored, transient }

  enum Form: Sendable {
    /// The parameters declare the dependencies.
    case declared
    /// The recipe requests the dependencies from the provider, and does not store it.
    case opaque
    /// The recipe requests the dependencies from the provider, which the instance stores.
    case storing
    /// A piece that is passed in.
    case supplied
  }

  enum Mode: Sendable { case one, optional, all, lazy }

  struct Dependency: Sendable {
    var service: Int
    var mode: Mode
  }

  struct Registration: Sendable {
    var number: Int
    var service: Int
    var lifetime = Lifetime.stored
    var form = Form.declared
    var isAsync = false
    var isCloseable = false
    /// Whether the recipe returns the piece that it received for its first dependency.
    var isAlias = false
    /// The number of the service key that the recipe reads.
    var readKey: Int?
    var dependencies: [Dependency] = []

    var isOpaque: Bool { form == .opaque || form == .storing }

    /// Whether the instance stores the provider.
    var stores: Bool { form == .storing && !isAlias }
  }

  struct Decorator: Sendable {
    var number: Int
    var service: Int
    /// Whether the decorator returns a piece of its own; otherwise, it returns the piece that it received.
    var wraps: Bool
    var isCloseable: Bool
    var dependency: Dependency?
  }

  /// One registration or decorator of a collection, in the base or in an overriding provider.
  enum Change: Sendable {
    case register(Registration)
    case replace(Registration)
    case decorate(Decorator)
  }

  var services: [Service] = []
  var changes: [Change] = []
}

/// A step of a sequence. A step names a node or a piece by a number modulo the count of those that exist, so that a
/// sequence stays valid when some of its steps are removed.
enum TreeStep: Sendable {
  case makeScope(of: Int)
  case openLevel(TreePlan.ScopeKind, of: Int)
  case override(Int, [TreePlan.Change])
  case request(TreeRequest)
  /// Requests a service under an override of the value of a key.
  case requestUnder(key: Int, TreeRequest)
  /// Uses a lazy parameter of a piece.
  case useLazy(piece: Int, link: Int)
  /// Requests a service from the provider that a piece has stored.
  case useProvider(piece: Int, service: Int)
  case close(Int)
}

struct TreeRequest: Sendable {
  enum Method: Sendable { case require, awaiting, optional, all }

  var node: Int
  var service: Int
  var method: Method
}
