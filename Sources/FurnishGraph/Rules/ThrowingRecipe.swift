/// `throwing-recipe`: a request that cannot throw creates a service whose recipe can throw, directly or as a
/// dependency. Only the check of the source reports it, once for each service that is requested in this way: a
/// container cannot determine how its callers handle an error.
///
/// If `start()` or a request that can throw creates a shared service first, that call throws the error, and the
/// rule does not report it. Such a request does not count if the source shows that it follows. If the program handles
/// the error of the first request and continues, the recipe may throw again: the finding is a warning, or an error if
/// the source shows that the request that cannot throw runs after such an error as well.
enum ThrowingRecipe: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let graph = context.graph
    guard graph.allTraits.contains(.throwing) else { return [] }
    // Without an earlier request, most requests lead to no recipe that throws.
    let reversed = graph.reversedEdges
    let createdByStart = CreatedByRequests(graph, requests: [(nil, context.wiring.mayBeStarted ? graph.eager : [])])
    guard let leading = Reach(graph, reversed: reversed, toThrowingWithout: createdByStart) else { return [] }
    var paths = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
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
      var search = ThrowingSearch(context, leading, reversed: reversed, isSure: isSure)
      for registration in 0..<graph.registrationCount {
        for targets in targetsOfTrappingRequests(of: registration, in: graph) {
          guard let path = search.path(fromFirstOf: targets, before: nil, &paths), !reported.contains(path[0]) else {
            continue
          }
          report([registration] + path, requested: 1, registration, context.place(registration), nil, isSure: isSure)
        }
      }
      for (index, request) in context.wiring.requests.enumerated() where request.trapsOnError {
        guard let path = search.path(fromFirstOf: graph.nodes(of: request), before: request, &paths),
          !reported.contains(path[0])
        else { continue }
        report(path, requested: 0, context.position(ofRequest: index), request.place, request, isSure: isSure)
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

/// The search for paths from a request that cannot throw to a recipe that can, without services that earlier requests
/// have created.
private struct ThrowingSearch {
  private let graph: FlatGraph
  /// The registrations that lead to a recipe which can throw, if `start()` alone has created services before.
  private let leading: Reach
  /// The registrations that lead to one even after all requests of ``created``; `nil` if none does.
  private let leadingAlways: Reach?
  /// The services that `start()` and requests outside of resumed attempts have created. If only certain paths are
  /// searched, the services of requests in resumed attempts are among them, and exist in all other pieces of code.
  private let created: CreatedByRequests
  /// The services that the requests in each attempt have created, at later places in it.
  private let createdInAttempts: [AttemptOfCode: CreatedByRequests]
  /// For registrations from which a search has found no recipe that throws, the place of that search: after it, another
  /// search finds none either.
  private var fruitless: [Int: CodeOrder] = [:]

  /// An attempt in one piece of code.
  struct AttemptOfCode: Hashable {
    let attempt: Int
    let code: CodeID
  }

  /// Prepares a search.
  ///
  /// - Parameter isSure: Whether only paths that certainly exist are found. Otherwise a request whose error the program
  ///   handles may have created nothing.
  init(_ context: RuleContext, _ leading: Reach, reversed: FlatLists<FlatGraph.Edge>, isSure: Bool) {
    let graph = context.graph
    var requests: [(place: CodeOrder?, nodes: [Int])] = [(nil, context.wiring.mayBeStarted ? graph.eager : [])]
    var attempts: [AttemptOfCode: [(place: CodeOrder?, nodes: [Int])]] = [:]
    for request in context.wiring.requests where !request.trapsOnError {
      let nodes = graph.nodes(of: request)
      guard let attempt = request.resumedAttempt else {
        requests.append((request.order, nodes))
        continue
      }
      // Code after the attempt runs after an error as well; the order of other code is unknown.
      if isSure { requests.append((request.order.map { CodeOrder(code: $0.code, number: .max) }, nodes)) }
      guard let order = request.order else { continue }
      attempts[AttemptOfCode(attempt: attempt, code: order.code), default: []].append((order, nodes))
    }
    self.graph = graph
    self.leading = leading
    created = CreatedByRequests(graph, requests: requests)
    createdInAttempts = attempts.mapValues { CreatedByRequests(graph, requests: $0) }
    leadingAlways = Reach(graph, reversed: reversed, toThrowingWithout: created)
  }

  /// Returns the shortest path to a recipe that throws, from the first of some registrations that leads to one.
  ///
  /// - Parameters:
  ///   - request: The request of the registrations; `nil` for one at any time.
  ///   - search: A search in the graph, whose memory all paths share.
  mutating func path(
    fromFirstOf targets: [Int], before request: Request?, _ search: inout BreadthFirstSearch
  ) -> [Int]? {
    guard let request, let place = request.order else {
      return leadingAlways.flatMap { reach in targets.first(where: reach.contains).map(reach.path) }
    }
    let attempts = request.attempts.compactMap { createdInAttempts[AttemptOfCode(attempt: $0, code: place.code)] }
    for target in targets where mayLead(target, at: place, in: attempts) {
      search.run(from: CollectionOfOne(target)) { _, edge in
        !edge.isDeferred && !edge.isHandled && mayLead(Int(edge.target), at: place, in: attempts)
      }
      let goal = search.reached.first { !graph.isGroup(Int($0)) && graph.traits[Int($0)].contains(.throwing) }
      if let goal { return search.path(to: Int(goal)) }
      if attempts.isEmpty { for node in search.reached { fruitless[Int(node)] = place } }
    }
    return nil
  }

  /// Returns whether a path to a recipe that throws may pass a registration at a place of the code.
  private func mayLead(_ node: Int, at place: CodeOrder, in attempts: [CreatedByRequests]) -> Bool {
    guard leading.contains(node) else { return false }
    if let fruitless = fruitless[node], fruitless.code == place.code, fruitless.number <= place.number { return false }
    return graph.isGroup(node)
      || !created.contains(node, before: place) && !attempts.contains { $0.contains(node, before: place) }
  }
}

extension Reach {
  /// Finds the registrations that lead to a recipe which can throw, on paths without services that requests have
  /// created at any place.
  fileprivate init?(
    _ graph: FlatGraph, reversed: FlatLists<FlatGraph.Edge>, toThrowingWithout created: CreatedByRequests
  ) {
    self.init(
      graph, reversed: reversed, followsDeferred: false, followsHandled: false,
      goals: { graph.traits[$0].contains(.throwing) && !created.contains($0, before: nil) },
      passes: { !created.contains($0, before: nil) })
  }
}
