/// The wiring as flat arrays of numbers: what the rules walk over.
///
/// Its nodes are the registrations, in order, and behind them the *groups*: one for each service that is asked for
/// with all its registrations. Who asks for them has one edge to the group, and the group one to each: so a hundred
/// that ask for a hundred do not make ten thousand edges.
struct FlatGraph {
  /// What the rules want to know of a registration, in a byte.
  struct Traits: OptionSet {
    let rawValue: UInt8
    static let sharedByContainer = Traits(rawValue: 1)
    static let scoped = Traits(rawValue: 2)
    static let asynchronous = Traits(rawValue: 4)
    static let eager = Traits(rawValue: 8)
    static let bound = Traits(rawValue: 16)
    static let opaque = Traits(rawValue: 32)
    /// `start()` has made it before anybody asks.
    static let readyAtStart: Traits = [.sharedByContainer, .eager]
  }

  struct Edge {
    let target: Int32
    /// Not followed while the requester is made.
    let isDeferred: Bool
  }

  /// Somebody needs a service that nobody registers.
  struct MissingEdge {
    let requester: Int32
    let service: Int32
  }

  let registrationCount: Int
  let traits: [Traits]
  /// What at least one registration has.
  let allTraits: Traits
  let service: [Int32]
  /// The registrations of each service, in order.
  let registrations: FlatLists<Int32>
  /// From each node.
  let edges: FlatLists<Edge>
  let missing: [MissingEdge]

  var nodeCount: Int { edges.count }

  func isGroup(_ node: Int) -> Bool { node >= registrationCount }

  /// The registration that a request for one instance gets.
  func last(ofService service: Int) -> Int? { registrations[service].last.map { Int($0) } }
}

extension FlatGraph {
  init(_ wiring: Wiring) {
    registrationCount = wiring.registrations.count
    traits = wiring.registrations.map(Traits.init)
    allTraits = traits.reduce(into: []) { $0.formUnion($1) }
    let service = wiring.registrations.map { Int32($0.service) }
    self.service = service
    registrations = FlatLists(count: wiring.serviceCount, filler: 0) { visit in
      for (registration, service) in service.enumerated() { visit(Int32(registration), Int(service)) }
    }
    var builder = EdgeBuilder(registrations: registrations, registrationCount: registrationCount)
    for registration in wiring.registrations {
      // What was handed in needs nothing any more.
      builder.add(registration.isSupplied ? [] : registration.dependencies)
    }
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
    case .none: break
    }
    if registration.isAsynchronous { insert(.asynchronous) }
    if registration.isEager { insert(.eager) }
    if registration.isolation != .none { insert(.bound) }
    if registration.isOpaque { insert(.opaque) }
  }
}

/// Turns what registrations ask for into edges, one registration after the other.
private struct EdgeBuilder {
  let registrations: FlatLists<Int32>
  let registrationCount: Int
  var edges: FlatLists<FlatGraph.Edge>
  var missing: [FlatGraph.MissingEdge] = []
  /// The services that have a group, in order of their nodes.
  private var groups: [Int32] = []
  /// The node of each service's group, or -1; empty while there is none.
  private var groupOfService: [Int32] = []

  init(registrations: FlatLists<Int32>, registrationCount: Int) {
    self.registrations = registrations
    self.registrationCount = registrationCount
    edges = FlatLists(lists: registrationCount, elements: registrationCount)
  }

  mutating func add(_ dependencies: [Dependency]) {
    for dependency in dependencies {
      if let last = registrations[dependency.service].last {
        let target = dependency.cardinality == .all ? group(ofService: dependency.service) : last
        edges.append(FlatGraph.Edge(target: target, isDeferred: dependency.isDeferred))
      } else if dependency.cardinality == .one {
        missing.append(FlatGraph.MissingEdge(requester: Int32(edges.count), service: Int32(dependency.service)))
      }
    }
    edges.endList()
  }

  mutating func addGroups() {
    for service in groups {
      for registration in registrations[Int(service)] {
        edges.append(FlatGraph.Edge(target: registration, isDeferred: false))
      }
      edges.endList()
    }
  }

  private mutating func group(ofService service: Int) -> Int32 {
    if groupOfService.isEmpty { groupOfService = [Int32](repeating: -1, count: registrations.count) }
    if groupOfService[service] < 0 {
      groupOfService[service] = Int32(registrationCount + groups.count)
      groups.append(Int32(service))
    }
    return groupOfService[service]
  }
}
