import Furnish

/// The content of a random container: services by their numbers, and their dependencies.
struct GraphPlan {
  enum Form: CaseIterable {
    case plain, optional, all, lazy, factory

    /// Whether the service is requested after the requester was created.
    var isDeferred: Bool { self == .lazy || self == .factory }
  }

  struct Edge {
    let target: Int
    let form: Form
  }

  enum Sharing: CaseIterable {
    case singleton, weak, scoped, transient

    var isOfContainer: Bool { self == .singleton || self == .weak }
  }

  struct Service {
    var sharing: Sharing
    var edges: [Edge] = []

    /// The number of its registrations.
    var copies = 1
    var isEager = false
    var isBoundToMainActor = false
  }

  private(set) var services: [Int: Service] = [:]

  var numbers: [Int] { services.keys.sorted() }

  subscript(number: Int) -> Service? {
    get { services[number] }
    set { services[number] = newValue }
  }

  mutating func addEdge(from number: Int, to target: Int, _ form: Form = .plain) {
    services[number]?.edges.append(Edge(target: target, form: form))
  }

  /// Registers everything, in a random order.
  ///
  /// - Parameter census: Counts the nodes that are created.
  func register(
    in services: any ServiceCollection, census: Census? = nil, using generator: inout SeededGenerator
  ) {
    for number in numbers.shuffled(using: &generator) {
      guard let service = self[number] else { continue }
      for copy in 0..<service.copies {
        service.register(nodeType(number), Origin(copy: copy, census: census), in: services)
      }
    }
  }
}

extension GraphPlan.Service {
  fileprivate func register(_ node: any GraphNode.Type, _ origin: Origin, in services: any ServiceCollection) {
    let signature = edges.reduce(noParameters()) { signature, edge in
      signature.appending(edge.form.parameter(nodeType(edge.target)))
    }
    switch sharing {
    case _ where isBoundToMainActor: signature.registerOnMainActor(node, origin, in: services)
    case .singleton: signature.register(node, .singleton, isEager: isEager, origin, in: services)
    case .weak: signature.register(node, .weak, isEager: isEager, origin, in: services)
    case .scoped: signature.register(node, .scoped, isEager: isEager, origin, in: services)
    case .transient: signature.register(node, Transient.transient, isEager: isEager, origin, in: services)
    }
  }
}

extension GraphPlan.Form {
  fileprivate func parameter(_ node: any GraphNode.Type) -> any Receivable.Type {
    func parameter<Node: GraphNode>(_ node: Node.Type) -> any Receivable.Type {
      switch self {
      case .plain: Node.self
      case .optional: Node?.self
      case .all: [Node].self
      case .lazy: Lazy<Node>.self
      case .factory: Factory<Node>.self
      }
    }
    return parameter(node)
  }
}

/// The registration that creates a node, and the census that counts the node.
private struct Origin: Sendable {
  let copy: Int
  let census: Census?
}

/// The parameters of a recipe, known only while the test runs.
private protocol Signature {
  func appending<Next: Receivable>(_ next: Next.Type) -> any Signature

  func register<Node: GraphNode>(
    _ node: Node.Type, _ lifetime: some Lifetime, isEager: Bool, _ origin: Origin, in services: any ServiceCollection)

  func registerOnMainActor<Node: GraphNode>(_ node: Node.Type, _ origin: Origin, in services: any ServiceCollection)
}

// An empty pack of types can be inferred, but not written.
private func noParameters<each None: Receivable>(_ none: repeat (each None).Type) -> any Signature {
  Parameters<repeat each None>()
}

private struct Parameters<each Parameter: Receivable>: Signature {
  func appending<Next: Receivable>(_ next: Next.Type) -> any Signature { Parameters<repeat each Parameter, Next>() }

  func register<Node: GraphNode>(
    _ node: Node.Type, _ lifetime: some Lifetime, isEager: Bool, _ origin: Origin, in services: any ServiceCollection
  ) {
    services.register(node, lifetime: lifetime, eager: isEager) { (values: repeat each Parameter) in
      var received: [Received] = []
      repeat received.append((each values).asReceived)
      return Node(copy: origin.copy, received: received, census: origin.census)
    }
  }

  func registerOnMainActor<Node: GraphNode>(_ node: Node.Type, _ origin: Origin, in services: any ServiceCollection) {
    services.registerOnMainActor(node) { (values: repeat each Parameter) in
      var received: [Received] = []
      repeat received.append((each values).asReceived)
      return Node(copy: origin.copy, received: received, census: origin.census)
    }
  }
}
