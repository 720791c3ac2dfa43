/// The requests that break a rule, by service, so that each service is reported once.
struct Offences {
  struct Offence {
    /// The first requester.
    let requester: Int
    /// The registration that it requests.
    let culprit: Int
    /// The number of requesters.
    fileprivate(set) var count = 1
    fileprivate var lastRequester: Int
  }

  /// In order of the first requester.
  private(set) var all: [Offence] = []
  private var slots: [Int32: Int] = [:]

  /// Notes a fault. Those of one requester must be noted one after the other; they count once for each service.
  mutating func add(requester: Int, culprit: Int, in graph: FlatGraph) {
    guard let slot = slots[graph.service[culprit]] else {
      slots[graph.service[culprit]] = all.count
      all.append(Offence(requester: requester, culprit: culprit, lastRequester: requester))
      return
    }
    if all[slot].lastRequester != requester {
      all[slot].lastRequester = requester
      all[slot].count += 1
    }
  }
}

extension FlatGraph {
  /// Judges every edge between two registrations; of an edge to a group, only to those that `candidates` picks.
  ///
  /// - Parameters:
  ///   - isRequester: Whether a registration is one whose edges are judged.
  ///   - candidates: The registrations of a group that stand for the others. It is called once for each group.
  ///   - isOffended: Whether the first may not request the second.
  func offences(
    isRequester: (Int) -> Bool, candidates: (ArraySlice<Edge>) -> [Int], isOffended: (Int, Int) -> Bool
  ) -> Offences {
    let groups = (groupStart..<nodeCount).map { candidates(edges[$0]) }
    var offences = Offences()
    for requester in 0..<registrationCount where isRequester(requester) {
      for edge in edges[requester] {
        let target = Int(edge.target)
        if isGroup(target) {
          let culprit = groups[target - groupStart].first { isOffended(requester, $0) }
          if let culprit { offences.add(requester: requester, culprit: culprit, in: self) }
        } else if isOffended(requester, target) {
          offences.add(requester: requester, culprit: target, in: self)
        }
      }
    }
    return offences
  }
}
