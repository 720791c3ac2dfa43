/// `throwing-recipe`: a request that cannot throw creates a service whose recipe can throw, directly or as a
/// dependency. Only the check of the source reports it, once for each service that is requested in this way: a
/// container cannot determine how its callers handle an error.
///
/// If `start()` or a request that can throw creates a shared service first, that call throws the error, and the
/// rule does not report it. A request does not count if the source shows that it follows. If the program handles its
/// error and continues, the service may be missing still, and its recipe may throw again: the finding is a warning, or
/// an error if the source shows that the other request runs after such an error as well.
enum ThrowingRecipe: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let graph = context.graph
    guard graph.allTraits.contains(.throwing) else { return [] }
    var search = ThrowingSearch(context)
    // Without an earlier request, most requests lead to no recipe that throws.
    guard let leading = search.reach(from: []) else { return [] }
    var reported: Set<Int> = []
    var findings: [PlacedFinding] = []
    func report(
      _ path: [Int], requested: Int, _ position: Int, _ place: ServicePlace?, _ request: Request?, isSure: Bool
    ) {
      reported.insert(path[requested])
      let traits = graph.traits[path[path.count - 1]]
      let finding = Finding.throwingRecipe(
        chain: context.symbols(path), requested: context.symbol(path[requested]), place: place,
        hops: context.places(path), isShared: traits.contains(.sharedByContainer),
        isAsynchronous: traits.contains(.asynchronous), deferral: request?.deferral, isSure: isSure)
      findings.append(PlacedFinding(finding: finding, position: position))
    }
    for isSure in [true, false] {
      let inRecipes = search.reach(before: nil, isSure: isSure)
      for registration in 0..<graph.registrationCount {
        for targets in targetsOfTrappingRequests(of: registration, in: graph) {
          guard let inRecipes, let target = targets.first(where: inRecipes.contains), !reported.contains(target)
          else { continue }
          report(
            [registration] + inRecipes.path(from: target), requested: 1, registration, context.place(registration), nil,
            isSure: isSure)
        }
      }
      for (index, request) in context.wiring.requests.enumerated() where request.trapsOnError {
        guard graph.nodes(of: request).contains(where: leading.contains),
          let reach = search.reach(before: request, isSure: isSure),
          let target = graph.nodes(of: request).first(where: reach.contains), !reported.contains(target)
        else { continue }
        report(
          reach.path(from: target), requested: 0, context.position(ofRequest: index), request.place, request,
          isSure: isSure)
      }
    }
    return findings
  }

  /// Returns, for each request of a recipe that stops the program on an error, the registrations that it resolves.
  private static func targetsOfTrappingRequests(of registration: Int, in graph: FlatGraph) -> [[Int]] {
    graph.edges[registration].filter(\.trapsOnError).map { edge in
      let target = Int(edge.target)
      return graph.isGroup(target) ? graph.edges[target].map { Int($0.target) } : [target]
    }
  }
}

/// The searches for registrations whose recipes can throw, each for a place in the order of the code.
private struct ThrowingSearch {
  private let graph: FlatGraph
  private let reversed: FlatLists<FlatGraph.Edge>
  /// The requests that can throw, by themselves and with the registrations that they resolve.
  private let creators: [(request: Request, nodes: [Int])]
  /// The results so far, by the positions of the requests that create services before.
  private var known: [[Int]: Reach?] = [:]

  init(_ context: RuleContext) {
    graph = context.graph
    reversed = graph.reversedEdges
    creators = context.wiring.requests.lazy.filter { !$0.trapsOnError }.map { [graph] in ($0, graph.nodes(of: $0)) }
  }

  /// Returns the registrations that lead to a recipe which can throw, at a request that cannot.
  ///
  /// - Parameters:
  ///   - request: The request; nil for one at any time.
  ///   - isSure: Whether only what leads there certainly is returned. Otherwise a request whose error the program handles
  ///     may have created nothing.
  mutating func reach(before request: Request?, isSure: Bool) -> Reach? {
    reach(
      from: creators.indices.filter { position in
        switch creators[position].request.creation(before: request) {
        case .certain: true
        case .possible: isSure
        case .none: false
        }
      })
  }

  /// Returns the registrations that lead to a recipe which can throw, after some of the requests that can throw.
  mutating func reach(from requests: [Int]) -> Reach? {
    if let reach = known[requests] { return reach }
    var search = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    search.run(from: graph.eager + requests.flatMap { creators[$0].nodes }) { _, edge in
      !edge.isDeferred && !edge.trapsOnError
    }
    func isCreated(_ node: Int) -> Bool {
      search.hasReached(node) && graph.traits[node].contains(.sharedByContainer)
    }
    let reach = Reach(
      graph, reversed: reversed, followsDeferred: false, followsHandled: false,
      goals: { graph.traits[$0].contains(.throwing) && !isCreated($0) }, passes: { !isCreated($0) })
    known[requests] = .some(reach)
    return reach
  }
}

extension Request {
  /// Whether a request has created its service before another one runs.
  fileprivate enum Creation { case certain, possible, none }

  /// Returns whether this request, which can throw, has created its service before another one runs. If the order is
  /// unknown, it counts as the first of the two.
  ///
  /// - Parameter other: The other request; nil for one at any time.
  fileprivate func creation(before other: Request?) -> Creation {
    if let known = other?.order, !known.mayFollow(order) { return .none }
    guard let resumedAttempt else { return .certain }
    guard let other, let before = order, let after = other.order, before.code == after.code else { return .possible }
    return other.attempts.contains(resumedAttempt) ? .certain : .none
  }
}
