/// A simple model of a container and its scopes, which shows the instances that the real container should create and
/// close. It caches nothing about dependencies: each request follows them in the plan again.
///
/// An instance is called a piece here. The model identifies its pieces by numbers, and ``TreeRun`` matches them with
/// the pieces that the container created.
final class TreeModel {
  final class Node {
    enum Kind: Equatable {
      case root, scope, override
      case level(TreePlan.ScopeKind)
    }

    let number: Int
    let kind: Kind
    let parent: Node?
    var groups: [Int: Group]
    /// The registrations that this override added, and the services that it decorated.
    var added: Set<Int> = []
    var decorated: Set<Int> = []
    var instances: [InstanceKey: Int] = [:]
    /// The pieces that this node closes.
    var owned: [Int] = []
    var children: [Node] = []
    var isClosed = false

    init(_ number: Int, _ kind: Kind, in parent: Node?) {
      self.number = number
      self.kind = kind
      self.parent = parent
      groups = parent?.groups ?? [:]
      parent?.children.append(self)
    }

    var path: [Node] { [self] + (parent?.path ?? []) }

    func group(_ service: Int) -> Group { groups[service] ?? Group() }

    /// Returns whether requests for a service have another result at this node than at its parent.
    func changes(_ service: Int) -> Bool {
      guard let parent else { return false }
      let (own, inherited) = (group(service), parent.group(service))
      return own.registrations.map(\.number) != inherited.registrations.map(\.number)
        || !own.registrations.isEmpty && own.decorators.count != inherited.decorators.count
    }
  }

  struct Group {
    var registrations: [TreePlan.Registration] = []
    var decorators: [TreePlan.Decorator] = []
  }

  struct InstanceKey: Hashable {
    let registration: Int
    /// The node that would store the instance if nothing were overridden.
    let base: Int
    /// The number of the override that the instance belongs to, because its recipe has read the overridden value.
    let layer: Int?
  }

  /// The override of a value around a request.
  struct Layer {
    let number: Int
    let key: Int
  }

  struct Piece {
    let maker: TreeMaker
    /// The pieces that the recipe received for each dependency; nil for a lazy one.
    var links: [[Int]?]
    /// The node that lazy parameters and a stored provider request services from.
    let node: Node
    /// The node that stores the plain `.scoped` services that the piece requests later.
    let scope: Node?
    /// The value of the key that the recipe read: the number of its override, or -1 for the default; nil if it read
    /// none.
    let value: Int?
    var isCloseable: Bool
    let isTransient: Bool
    /// The number of the override that the piece belongs to, because its recipe has read the overridden value.
    var layer: Int?
    /// The pieces that the piece has requested since it was created: through lazy parameters, by the numbers of the
    /// parameters, and from the provider that it stores.
    var requestedLazily: [Int: Int] = [:]
    var requestedFromProvider: [Int] = []
    /// Whether the piece can be closed, but is a transient whose static type does not conform to `Closeable`: no scope
    /// stores it.
    var isUnowned = false
    /// Whether a decorator wraps the piece. The model does not predict whether a scope closes a wrapped piece.
    var isWrapped = false

    var dependencies: [Int] { links.compactMap { $0 }.flatMap { $0 } + requestedLazily.values + requestedFromProvider }
  }

  /// The rule of the error that a request throws.
  struct Fault: Error {
    let rule: String
  }

  let plan: TreePlan
  var nodes: [Node] = []
  var pieces: [Piece] = []
  /// The number of pieces that recipes and decorators have created.
  private(set) var created = 0
  private var supplied: [Int: Int] = [:]

  init(_ plan: TreePlan) {
    self.plan = plan
    nodes = [Node(0, .root, in: nil)]
    apply(plan.changes, to: nodes[0])
  }

  func addNode(_ kind: Node.Kind, in parent: Node, _ changes: [TreePlan.Change] = []) {
    let node = Node(nodes.count, kind, in: parent)
    nodes.append(node)
    apply(changes, to: node)
  }

  private func apply(_ changes: [TreePlan.Change], to node: Node) {
    for change in changes {
      switch change {
      case .register(let registration):
        node.groups[registration.service, default: Group()].registrations.append(registration)
        node.added.insert(registration.number)
      case .replace(let registration):
        node.groups[registration.service, default: Group()].registrations = [registration]
        node.added.insert(registration.number)
      case .decorate(let decorator):
        node.groups[decorator.service, default: Group()].decorators.append(decorator)
        node.decorated.insert(decorator.service)
      }
    }
  }

  // MARK: Requests

  /// A request for a service.
  struct Request {
    var service: Int
    var isAsync: Bool
    var layer: Layer?
    /// The node that stores the plain `.scoped` services which an instance of a level requests: the node of its level,
    /// even if a scope inside of the level is overridden.
    var scope: Node?
  }

  /// Returns the instance of the last registration; nil if none is registered.
  func instance(_ request: Request, from node: Node) throws -> Int? {
    if node.isClosed { throw Fault(rule: "scope-closed") }
    guard let last = node.group(request.service).registrations.last else { return nil }
    return try instance(of: last, request, from: node)
  }

  func instances(_ request: Request, from node: Node) throws -> [Int] {
    if node.isClosed { throw Fault(rule: "scope-closed") }
    return try node.group(request.service).registrations.map { try instance(of: $0, request, from: node) }
  }

  private func instance(of registration: TreePlan.Registration, _ request: Request, from node: Node) throws -> Int {
    guard registration.lifetime != .transient else {
      if registration.isAsync, !request.isAsync { throw Fault(rule: "async-in-sync") }
      return try create(registration, request, in: node, layer: nil)
    }
    let scopeKind = plan.services[registration.service].scopeKind
    guard let base = scopeKind == .scope ? request.scope ?? node.node(of: .scope) : node.node(of: scopeKind)
    else {
      throw Fault(rule: scopeKind == .scope ? "scoped-from-root" : "outside-level")
    }
    let storingNode =
      node.path.prefix { $0 !== base }.first { contributes($0, to: registration, seenFrom: node) } ?? base
    let layer = request.layer.flatMap { reads($0.key, registration, seenFrom: storingNode) ? $0.number : nil }
    let key = InstanceKey(registration: registration.number, base: base.number, layer: layer)
    if let storedPiece = storingNode.instances[key] { return storedPiece }
    if registration.isAsync, !request.isAsync { throw Fault(rule: "async-in-sync") }
    var inner = request
    inner.scope = scopeKind == .root ? nil : base
    let piece = try create(registration, inner, in: storingNode, layer: layer)
    storingNode.instances[key] = piece
    return piece
  }

  // MARK: Creation

  private func create(
    _ registration: TreePlan.Registration, _ request: Request, in node: Node, layer: Int?
  ) throws -> Int {
    let isTransient = registration.lifetime == .transient
    // A transient is stored to be closed only if its static type conforms to `Closeable`.
    let mayBeClosed = !isTransient || plan.services[registration.service].isStaticallyCloseable
    var piece: Int
    var isNew = false
    if registration.form == .supplied {
      piece = suppliedPiece(registration)
    } else {
      let links = try registration.dependencies.map { try self.links($0, request, in: node) }
      if registration.isAlias {
        piece = links[0]![0]
      } else {
        isNew = true
        piece = add(
          Piece(
            maker: .registration(registration.number), links: links, node: node, scope: request.scope,
            value: registration.readKey.map { $0 == request.layer?.key ? request.layer!.number : -1 },
            isCloseable: registration.isCloseable && mayBeClosed, isTransient: isTransient, layer: layer))
        pieces[piece].isUnowned = registration.isCloseable && !mayBeClosed
      }
    }
    for decorator in node.group(registration.service).decorators {
      let link = try decorator.dependency.map { try links($0, request, in: node)! }
      guard decorator.wraps else { continue }
      if isNew || pieces[piece].isUnowned { pieces[piece].isWrapped = true }
      isNew = true
      piece = add(
        Piece(
          maker: .decorator(decorator.number), links: [[piece]] + (link.map { [$0] } ?? []), node: node,
          scope: request.scope, value: nil,
          isCloseable: decorator.isCloseable && mayBeClosed, isTransient: isTransient, layer: layer))
      pieces[piece].isUnowned = decorator.isCloseable && !mayBeClosed
    }
    // A scope that stores a transient under another registration closes it.
    if !isTransient, pieces[piece].isUnowned {
      pieces[piece].isUnowned = false
      pieces[piece].isCloseable = true
      pieces[piece].layer = layer
      node.owned.append(piece)
    }
    return piece
  }

  private func links(_ dependency: TreePlan.Dependency, _ request: Request, in node: Node) throws -> [Int]? {
    let request = Request(
      service: dependency.service, isAsync: true, layer: request.layer, scope: request.scope)
    switch dependency.mode {
    case .lazy: return nil
    case .all: return try instances(request, from: node)
    case .one, .optional: return try instance(request, from: node).map { [$0] } ?? []
    }
  }

  private func add(_ piece: Piece) -> Int {
    created += 1
    pieces.append(piece)
    if piece.isCloseable { piece.node.owned.append(pieces.count - 1) }
    return pieces.count - 1
  }

  private func suppliedPiece(_ registration: TreePlan.Registration) -> Int {
    if let storedPiece = supplied[registration.number] { return storedPiece }
    pieces.append(
      Piece(
        maker: .registration(registration.number), links: [], node: nodes[0], scope: nil, value: nil,
        isCloseable: false,
        isTransient: false, layer: nil))
    supplied[registration.number] = pieces.count - 1
    return pieces.count - 1
  }
}
