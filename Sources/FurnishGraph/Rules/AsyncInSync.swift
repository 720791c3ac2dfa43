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
    var createdBefore = CreatedBefore(graph)
    func mustBeAwaited(_ registration: Int) -> Bool {
      graph.traits[registration].contains(.asynchronous) && !createdBefore.isCreatedByStart(registration)
    }
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
    var reported = Set(violations.all.map { registrations[$0.culprit].service })
    let early = early(in: context, besides: &reported)
    return dependencies + early + requested(in: context, besides: reported, mustBeAwaited)
  }

  /// Returns the findings about synchronous requests of services that neither `start()` nor a request that waits has
  /// created before.
  ///
  /// If the source shows the order of the code around a request, the calls that follow it do not count. Any other
  /// request is reported only if the program never calls `start()`, and `start()` would create the service.
  private static func early(in context: RuleContext, besides reported: inout Set<Int>) -> [PlacedFinding] {
    let (graph, requests) = (context.graph, context.wiring.requests)
    let reversed = graph.reversedEdges
    // Most requests lead to no service that must be awaited.
    let leading = Reach(
      graph, reversed: reversed, followsDeferred: false,
      goals: { graph.traits[$0].isSuperset(of: [.asynchronous, .sharedByContainer]) },
      passes: { !graph.traits[$0].contains(.asynchronous) })
    guard let leading else { return [] }
    let synchronous = requests.indices.filter { index in
      requests[index].isSynchronous && graph.nodes(of: requests[index]).contains(where: leading.contains)
    }
    // Code that handles the error may start the container afterwards.
    return Dictionary(grouping: synchronous) { requests[$0].isHandled ? nil : requests[$0].order }
      .sorted { first, second in
        guard let firstOrder = first.key, let secondOrder = second.key else { return first.key != nil }
        return firstOrder < secondOrder
      }
      .flatMap { early($0.value, at: $0.key, in: context, reversed, besides: &reported) }
  }

  /// Returns the findings about the requests at one place in the order of their code.
  ///
  /// - Parameters:
  ///   - order: The place of the requests, if it is known.
  ///   - reversed: The edges of the graph, reversed.
  private static func early(
    _ requests: [Int], at order: CodeOrder?, in context: RuleContext, _ reversed: FlatLists<FlatGraph.Edge>,
    besides reported: inout Set<Int>
  ) -> [PlacedFinding] {
    let (graph, wiring) = (context.graph, context.wiring)
    let mayBeStarted = wiring.mayBeStarted(before: order)
    guard order != nil || !mayBeStarted else { return [] }
    var awaited = BreadthFirstSearch(graph.edges, groupStart: graph.groupStart)
    let awaiting = wiring.requests.filter { !$0.isSynchronous && order?.mayFollow($0.order) ?? true }.flatMap(
      graph.nodes)
    awaited.run(from: awaiting + (mayBeStarted ? graph.eager : [])) { _, edge in !edge.isDeferred }
    var createdBefore = CreatedBefore(graph)
    func isMissing(_ node: Int) -> Bool {
      graph.traits[node].isSuperset(of: [.asynchronous, .sharedByContainer]) && !awaited.hasReached(node)
        && (order != nil || createdBefore.isCreatedByStart(node))
    }
    let reach = Reach(
      graph, reversed: reversed, followsDeferred: false, goals: isMissing,
      passes: { !awaited.hasReached($0) && !graph.traits[$0].contains(.asynchronous) })
    guard let reach else { return [] }
    return requests.compactMap { index in
      let request = wiring.requests[index]
      guard let node = graph.nodes(of: request).first(where: reach.contains), case let path = reach.path(from: node),
        case let culprit = path[path.count - 1], reported.insert(wiring.registrations[culprit].service).inserted
      else { return nil }
      let finding =
        createdBefore.isCreatedByStart(culprit)
        ? Finding.unstarted(
          chain: context.symbols(path), isStartedLater: wiring.mayBeStarted, place: request.place,
          hops: context.places(path))
        : Finding.asyncInSync(
          chain: context.symbols(path), requesting: request.cardinality, place: request.place)
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
