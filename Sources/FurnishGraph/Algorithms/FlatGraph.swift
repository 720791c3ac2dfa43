/// The wiring as flat arrays of numbers, which the rules read.
///
/// Its nodes are the registrations, in order, then the inputs of levels, and then the *groups*: one for each service
/// that is requested with all its registrations. A requester has one edge to the group, and the group has one to each
/// registration, so that a hundred requesters of a hundred registrations do not add ten thousand edges.
struct FlatGraph {
  /// The properties of a registration that the rules need, in a byte.
  struct Traits: OptionSet {
    let rawValue: UInt8
    static let sharedByContainer = Traits(rawValue: 1)
    static let scoped = Traits(rawValue: 2)
    static let asynchronous = Traits(rawValue: 4)
    static let eager = Traits(rawValue: 8)
    /// The trait of services that are bound to an actor.
    static let bound = Traits(rawValue: 16)
    static let opaque = Traits(rawValue: 32)
    /// The trait of services that belong to the scope of a level, and of the inputs of levels.
    static let ofLevel = Traits(rawValue: 64)
    static let throwing = Traits(rawValue: 128)
    /// The traits of services that a scope or the container stores.
    static let stored: Traits = [.sharedByContainer, .scoped, .ofLevel]
  }

  struct Edge {
    let target: Int32
    /// Whether the target is requested later, after the requester was created.
    let isDeferred: Bool
    /// Whether a property reads the target with `@Injected`, at each use and from the provider in force there.
    var isOfProperty = false
    /// Whether a property with `@Injected` reads the target, and the provider in force may be a scope at that time.
    var isReadInScope = false
    /// Whether an error of the request stops the program.
    var trapsOnError = false
    /// Whether the requester handles an error of the request.
    var isHandled = false
    /// Whether the recipe of the requester requests the target from its provider.
    var isOfProvider = false
    /// Whether a parameter requests the target later, and therefore without `await`: `Lazy<T>`, `Factory<T>`.
    var isDeferredParameter: Bool { isDeferred && !isOfProperty }
  }

  /// A request of a service that is not registered.
  struct MissingEdge {
    let requester: Int32
    let service: Int32
  }

  let registrationCount: Int
  /// The index of the first group; before it are the registrations and the inputs.
  let groupStart: Int
  /// The traits of each registration and input.
  let traits: [Traits]
  /// The traits that at least one registration or input has.
  let allTraits: Traits
  /// The service of each registration and input.
  let service: [Int32]
  let levels: LevelTree
  /// The level of each registration and input; empty if none belongs to a level.
  let levelOfNode: [LevelTree.Node?]
  let inputs: [Input]
  /// The node of each service that is an input.
  let nodeOfInput: [Int: Int]
  /// The registrations of each service, in order.
  let registrations: FlatLists<Int32>
  /// The edges from each node.
  private(set) var edges: FlatLists<Edge>
  private(set) var missing: [MissingEdge]

  var nodeCount: Int { edges.count }

  func isGroup(_ node: Int) -> Bool { node >= groupStart }

  /// The registrations that `start()` requests.
  var eager: [Int] { (0..<registrationCount).filter { traits[$0].contains(.eager) } }

  /// Returns whether awaiting the requester awaits the target of an edge: a parameter takes it, or an asynchronous
  /// recipe awaits it.
  func isAwaited(_ edge: Edge, by requester: Int) -> Bool {
    guard edge.isOfProvider else { return !edge.isDeferred }
    return !edge.isDeferred && !edge.trapsOnError && traits[requester].contains(.asynchronous)
  }
}

extension FlatGraph {
  init(_ wiring: Wiring) {
    let inputs = Self.inputs(of: wiring.levels)
    let registrationCount = wiring.registrations.count
    self.registrationCount = registrationCount
    self.inputs = inputs
    groupStart = registrationCount + inputs.count
    traits = wiring.registrations.map(Traits.init) + inputs.map { _ in .ofLevel }
    allTraits = traits.reduce(into: []) { $0.formUnion($1) }
    let service = wiring.registrations.map { Int32($0.service) }
    self.service = service + inputs.map { Int32($0.service) }
    registrations = FlatLists(count: wiring.serviceCount, filler: 0) { visit in
      for (registration, service) in service.enumerated() { visit(Int32(registration), Int(service)) }
    }
    levels = LevelTree(wiring.levels)
    levelOfNode = Self.levelOfNode(wiring, inputs, levels)
    nodeOfInput = Dictionary(uniqueKeysWithValues: inputs.enumerated().map { ($1.service, registrationCount + $0) })
    edges = FlatLists()
    missing = []
    addEdges(of: wiring)
  }

  private mutating func addEdges(of wiring: Wiring) {
    var builder = EdgeBuilder(self, readsInScopes: wiring.readsInScopes)
    for (index, registration) in wiring.registrations.enumerated() {
      // An instance that was passed in has no dependencies.
      builder.add(registration.isSupplied ? [] : registration.dependencies, in: level(of: index))
    }
    for _ in inputs { builder.add([], in: nil) }
    builder.addGroups()
    edges = builder.edges
    missing = builder.missing
  }
}

extension FlatGraph.Traits {
  fileprivate init(_ registration: Registration) {
    self = []
    switch registration.lifetime.sharing {
    case .container: insert(.sharedByContainer)
    case .scope: insert(.scoped)
    case .level: insert(.ofLevel)
    case .none: break
    }
    if registration.isAsynchronous { insert(.asynchronous) }
    if registration.isEager { insert(.eager) }
    if registration.isolation != .none { insert(.bound) }
    if registration.isOpaque { insert(.opaque) }
    if registration.isThrowing { insert(.throwing) }
  }
}

/// A builder that turns the requests of registrations into edges, one registration after the other.
private struct EdgeBuilder {
  /// The graph, without edges.
  let graph: FlatGraph
  /// Whether properties may read where a scope is in force.
  let readsInScopes: Bool
  var edges: FlatLists<FlatGraph.Edge>
  var missing: [FlatGraph.MissingEdge] = []
  /// The services that have a group, in order of their nodes.
  private var groups: [Int32] = []
  /// The node of each service's group, or -1; empty without groups.
  private var groupOfService: [Int32] = []

  init(_ graph: FlatGraph, readsInScopes: Bool) {
    (self.graph, self.readsInScopes) = (graph, readsInScopes)
    edges = FlatLists(lists: graph.groupStart, elements: graph.groupStart)
  }

  /// Adds the edges of the next registration or input.
  ///
  /// - Parameter level: The level that the requester belongs to.
  mutating func add(_ dependencies: [Dependency], in level: LevelTree.Node?) {
    for dependency in dependencies {
      if dependency.cardinality == .all {
        guard !graph.registrations[dependency.service].isEmpty else { continue }
        let group = group(ofService: dependency.service)
        append(group, dependency)
      } else if let target = graph.node(ofService: dependency.service, in: level) {
        append(Int32(target), dependency)
      } else if dependency.cardinality == .one {
        missing.append(FlatGraph.MissingEdge(requester: Int32(edges.count), service: Int32(dependency.service)))
      }
    }
    edges.endList()
  }

  private mutating func append(_ target: Int32, _ dependency: Dependency) {
    edges.append(
      FlatGraph.Edge(
        target: target, isDeferred: dependency.isDeferred,
        isOfProperty: dependency.isProperty, isReadInScope: dependency.isProperty && readsInScopes,
        trapsOnError: dependency.trapsOnError, isHandled: dependency.isHandled,
        isOfProvider: dependency.isOfProvider))
  }

  mutating func addGroups() {
    for service in groups {
      for registration in graph.registrations[Int(service)] {
        edges.append(FlatGraph.Edge(target: registration, isDeferred: false))
      }
      edges.endList()
    }
  }

  private mutating func group(ofService service: Int) -> Int32 {
    if groupOfService.isEmpty { groupOfService = [Int32](repeating: -1, count: graph.registrations.count) }
    if groupOfService[service] < 0 {
      groupOfService[service] = Int32(graph.groupStart + groups.count)
      groups.append(Int32(service))
    }
    return groupOfService[service]
  }
}
