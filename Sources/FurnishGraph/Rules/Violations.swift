/// The requests that break a rule, by service, so that each service is reported once.
struct Violations {
  struct Violation {
    /// The first requester.
    let requester: Int
    /// The registration that it requests.
    let culprit: Int
    /// The number of requesters.
    fileprivate(set) var count = 1
    fileprivate var lastRequester: Int
  }

  /// The violations, in order of their first requesters.
  private(set) var all: [Violation] = []
  private var indexOfService: [Int32: Int] = [:]

  /// Adds a violation. The violations of one requester must be added one after the other. They count once for each
  /// service.
  mutating func add(requester: Int, culprit: Int, in graph: FlatGraph) {
    guard let index = indexOfService[graph.service[culprit]] else {
      indexOfService[graph.service[culprit]] = all.count
      all.append(Violation(requester: requester, culprit: culprit, lastRequester: requester))
      return
    }
    if all[index].lastRequester != requester {
      all[index].lastRequester = requester
      all[index].count += 1
    }
  }
}

extension FlatGraph {
  /// Returns whether a request does not await the service: a synchronous recipe makes it, or a parameter makes it
  /// later.
  func isSynchronous(_ edge: Edge, from requester: Int) -> Bool {
    edge.isDeferredParameter || !traits[requester].contains(.asynchronous)
  }

  /// Returns the violations among the edges between registrations. In a group, it judges only the registrations that
  /// `candidates` returns.
  ///
  /// - Parameters:
  ///   - judges: Whether an edge of a registration is judged.
  ///   - candidates: Returns the registrations of a group that are judged in place of all: if a requester may not
  ///     request one of the group, it may not request one of these. It is called once for each group.
  ///   - isViolation: Returns whether the first registration may not request the second.
  func violations(
    judges: (Int, Edge) -> Bool, candidates: (ArraySlice<Edge>) -> [Int], isViolation: (Int, Int) -> Bool
  ) -> Violations {
    let groups = (groupStart..<nodeCount).map { candidates(edges[$0]) }
    var violations = Violations()
    for requester in 0..<registrationCount {
      for edge in edges[requester] where judges(requester, edge) {
        let target = Int(edge.target)
        if isGroup(target) {
          let culprit = groups[target - groupStart].first { isViolation(requester, $0) }
          if let culprit { violations.add(requester: requester, culprit: culprit, in: self) }
        } else if isViolation(requester, target) {
          violations.add(requester: requester, culprit: target, in: self)
        }
      }
    }
    return violations
  }
}
