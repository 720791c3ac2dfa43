/// `async-in-sync`: a synchronous recipe requests a service that must be awaited, and that `start()` has not created
/// before. Reported once for each asynchronous service.
///
/// A parameter `Lazy<T>` or `Factory<T>` requests its service synchronously in an asynchronous recipe, too. It is a
/// fault unless the service is stored, and `start()` or another parameter of the recipe creates it before.
///
/// The same holds for a synchronous request, unless the source shows that the service is awaited before. If the source
/// shows that the program never calls `start()`, no service counts as created by it.
enum AsyncInSync: Rule {
  static let severity = Finding.Severity.error

  static func findings(in context: RuleContext) -> [PlacedFinding] {
    let graph = context.graph
    let registrations = context.wiring.registrations
    guard graph.allTraits.contains(.asynchronous) else { return [] }
    func mustBeAwaited(_ registration: Int) -> Bool {
      graph.traits[registration].contains(.asynchronous) && !graph.traits[registration].isSuperset(of: .readyAtStart)
    }
    var createdBefore = CreatedBefore(graph)
    let violations = graph.violations(
      judges: { graph.isSynchronous($1, from: $0) },
      candidates: { group in
        // An earlier request for one instance creates only the last registration of the service. So if one of several
        // stored registrations does not exist yet, the first one does not.
        let awaited = group.map { Int($0.target) }.filter(mustBeAwaited)
        let stored = awaited.first { !graph.traits[$0].isDisjoint(with: .stored) }
        let unshared = awaited.first { graph.traits[$0].isDisjoint(with: .stored) }
        return [stored, unshared].compactMap(\.self).sorted()
      },
      isViolation: { requester, target in
        guard mustBeAwaited(target) else { return false }
        return !graph.traits[requester].contains(.asynchronous)
          || !createdBefore.contains(target, requestedLaterBy: requester)
      }
    )
    let dependencies = violations.all.map { violation in
      let path = [violation.requester, violation.culprit]
      let finding = Finding.asyncInSync(
        chain: context.symbols(path), isDeferred: graph.traits[violation.requester].contains(.asynchronous),
        isOnMainActor: context.isOnMainActor(violation.requester), place: context.place(violation.requester),
        hops: context.places(path), affected: violation.count)
      return PlacedFinding(finding: finding, position: violation.requester)
    }
    let reported = Set(violations.all.map { registrations[$0.culprit].service })
    return dependencies + requested(in: context, besides: reported, mustBeAwaited) + unstarted(in: context)
  }

  /// Returns the findings about synchronous requests that need a service which only `start()` would create, in a
  /// program that never calls `start()`.
  private static func unstarted(in context: RuleContext) -> [PlacedFinding] {
    let (graph, requests) = (context.graph, context.wiring.requests)
    guard !context.wiring.mayBeStarted, graph.allTraits.contains(.eager) else { return [] }
    var awaited = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    awaited.run(from: requests.filter { !$0.isSynchronous }.flatMap(graph.nodes)) { _, edge in !edge.isDeferred }
    func isCreatedByStart(_ node: Int) -> Bool {
      graph.traits[node].isSuperset(of: FlatGraph.Traits.readyAtStart.union(.asynchronous)) && !awaited.hasReached(node)
    }
    let reach = Reach(
      graph, reversed: graph.reversedEdges, followsDeferred: false, goals: isCreatedByStart,
      passes: { !awaited.hasReached($0) && !graph.traits[$0].contains(.asynchronous) })
    guard let reach else { return [] }
    var reported: Set<Int> = []
    return requests.enumerated().compactMap { index, request in
      guard request.isSynchronous, let node = graph.nodes(of: request).first(where: reach.contains),
        case let path = reach.path(from: node), reported.insert(path[path.count - 1]).inserted
      else { return nil }
      let finding = Finding.unstarted(chain: context.symbols(path), place: request.place, hops: context.places(path))
      return PlacedFinding(finding: finding, position: context.position(ofRequest: index))
    }
  }

  private static func requested(
    in context: RuleContext, besides reported: Set<Int>, _ mustBeAwaited: (Int) -> Bool
  ) -> [PlacedFinding] {
    let requests = context.wiring.requests
    guard requests.contains(where: \.isSynchronous) else { return [] }
    // After one requester has awaited a stored service, the instance exists, and a synchronous request receives it.
    var isAwaited = [Bool](repeating: false, count: context.wiring.serviceCount)
    for request in requests where !request.isSynchronous { isAwaited[request.service] = true }
    for registration in context.wiring.registrations where registration.isAsynchronous {
      for dependency in registration.dependencies where !dependency.isDeferred { isAwaited[dependency.service] = true }
    }
    var isReported = [Bool](repeating: false, count: context.wiring.serviceCount)
    for service in reported { isReported[service] = true }
    return requests.enumerated().compactMap { index, request in
      guard request.isSynchronous, !isReported[request.service],
        let awaitedNode = context.graph.nodes(of: request).first(where: mustBeAwaited),
        !isAwaited[request.service] || !context.graph.traits[awaitedNode].contains(.sharedByContainer)
      else { return nil }
      isReported[request.service] = true
      let finding = Finding.asyncInSync(
        chain: [context.wiring.names.symbol(ofService: request.service)], requesting: request.cardinality,
        place: request.place)
      return PlacedFinding(finding: finding, position: context.position(ofRequest: index))
    }
  }
}
