#if ServiceLifecycle
  import Furnish

  /// For each running service, the running services that it needs, directly or through services that do not run.
  ///
  /// A service that a parameter requests exists before the requester does, so these needs have no cycle. A service that
  /// is requested later, through `Lazy`, `Factory` or the provider, may lead back: such a need counts unless the other
  /// service needs this one. A recipe that takes the provider may request every service, so its service needs all
  /// others that do not need it.
  struct RunningOrder: Equatable {
    /// For each service, the indices of all services that it needs: the relation is transitive, and has no cycle.
    private(set) var needs: [Set<Int>]

    /// For each service, the indices of all services that need it.
    private(set) var dependents: [Set<Int>]

    /// For each service, the indices of those whose instances it may hold, itself or through services that do not run.
    let held: [Set<Int>]

    /// - Parameters:
    ///   - services: The registrations that run, by their numbers in the container.
    ///   - requests: Returns the requests of a registration. It is called once for each.
    init(of services: [Int], requesting requests: (Int) -> RequestedRegistrations) {
      let search = RequestSearch(services, requests)
      needs = services.map { search.needed(by: $0, \.parameters) }
      held = services.map { search.needed(by: $0, \.existing) }
      dependents = Array(repeating: [], count: services.count)
      for (index, needed) in needs.enumerated() {
        for other in needed { dependents[other].insert(index) }
      }
      for index in services.indices {
        for other in search.needed(by: services[index], \.all).sorted() { add(other, to: index) }
      }
      for index in services.indices where search.reachesOpaque(services[index]) {
        for other in services.indices { add(other, to: index) }
      }
    }

    /// Adds the need of the service at `index` for another one, and all needs that follow from it, unless the other
    /// service needs this one.
    private mutating func add(_ other: Int, to index: Int) {
      guard other != index, !needs[other].contains(index), !needs[index].contains(other) else { return }
      let below = needs[other].union([other])
      for above in dependents[index].union([index]) {
        needs[above].formUnion(below)
        for needed in below { dependents[needed].insert(above) }
      }
    }
  }

  /// The search from a registration through those that it requests.
  private struct RequestSearch {
    private let indices: [Int: Int]
    private let requests: [Int: RequestedRegistrations]

    init(_ services: [Int], _ requests: (Int) -> RequestedRegistrations) {
      indices = Dictionary(uniqueKeysWithValues: services.enumerated().map { ($1, $0) })
      var known: [Int: RequestedRegistrations] = [:]
      var open = services
      while let next = open.popLast() {
        guard known[next] == nil else { continue }
        let requested = requests(next)
        known[next] = requested
        open += requested.all
      }
      self.requests = known
    }

    /// Returns the indices of the running services that a registration reaches.
    func needed(by service: Int, _ step: (RequestedRegistrations) -> [Int]) -> Set<Int> {
      Set(reached(from: service, step).compactMap { indices[$0] }).subtracting([indices[service]!])
    }

    /// Returns whether the registration, or one that it reaches, takes the provider.
    func reachesOpaque(_ service: Int) -> Bool {
      reached(from: service, \.all).contains { requests[$0]!.isOpaque }
    }

    private func reached(from service: Int, _ step: (RequestedRegistrations) -> [Int]) -> Set<Int> {
      var seen: Set = [service]
      var open = [service]
      while let next = open.popLast() {
        for other in step(requests[next]!) where seen.insert(other).inserted { open.append(other) }
      }
      return seen
    }
  }

  extension RequestedRegistrations {
    fileprivate var all: [Int] { existing + deferred }

    /// The registrations whose instances the service may have received while it was created.
    fileprivate var existing: [Int] { parameters + requested }
  }
#endif
