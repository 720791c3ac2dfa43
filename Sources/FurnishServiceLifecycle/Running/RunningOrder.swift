#if ServiceLifecycle
  import Furnish

  /// For each running service, the running services that it needs, directly or through services that do not run.
  ///
  /// A service that a parameter requests exists before the requester does, so these needs have no cycle. A service that
  /// is requested later, through `Lazy`, `Factory` or the provider, may lead back: such a need counts unless the other
  /// service needs this one. A recipe that takes the provider may request every service, so its service needs all
  /// others that do not need it.
  ///
  /// If several registrations have the same instance, they are one service, which has the needs of all of them. A need
  /// of the registration that has created the instance takes precedence over one of the others: if an alias of a worker
  /// needs a queue that needs the worker, the worker is started before the queue.
  struct RunningOrder: Equatable {
    /// For each service, the indices of all services that it needs: the relation is transitive, and has no cycle.
    private(set) var needs: [Set<Int>]

    /// For each service, the indices of all services that need it.
    private(set) var dependents: [Set<Int>]

    /// For each service, the indices of those whose instances it may hold, itself or through services that do not run.
    let held: [Set<Int>]

    /// - Parameters:
    ///   - services: For each service, the registrations that have its instance, by their numbers in the container. The
    ///     first of them has created the instance.
    ///   - requests: Returns the requests of a registration. It is called once for each.
    init(of services: [[Int]], requesting requests: (Int) -> RequestedRegistrations) {
      let search = RequestSearch(services, requests)
      needs = Array(repeating: [], count: services.count)
      dependents = needs
      held = services.map { search.needed(by: $0, \.existing) }
      for index in services.indices { add(search.needed(by: services[index].prefix(1), \.parameters), to: index) }
      for index in services.indices { add(search.needed(by: services[index], \.parameters), to: index) }
      for index in services.indices { add(search.needed(by: services[index], \.all), to: index) }
      for index in services.indices where search.reachesOpaque(services[index]) {
        add(Set(services.indices), to: index)
      }
    }

    private mutating func add(_ others: Set<Int>, to index: Int) {
      for other in others.sorted() { add(other, to: index) }
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
    /// The index of the service of each registration.
    private let indices: [Int: Int]
    private let requests: [Int: RequestedRegistrations]

    init(_ services: [[Int]], _ requests: (Int) -> RequestedRegistrations) {
      indices = Dictionary(
        uniqueKeysWithValues: services.enumerated().flatMap { index, numbers in numbers.map { ($0, index) } })
      var known: [Int: RequestedRegistrations] = [:]
      var open = services.flatMap(\.self)
      while let next = open.popLast() {
        guard known[next] == nil else { continue }
        let requested = requests(next)
        known[next] = requested
        open += requested.all
      }
      self.requests = known
    }

    /// Returns the indices of the other running services that registrations of one service reach.
    func needed(by registrations: some Collection<Int>, _ step: (RequestedRegistrations) -> [Int]) -> Set<Int> {
      Set(reached(from: registrations, step).compactMap { indices[$0] }).subtracting(registrations.map { indices[$0]! })
    }

    /// Returns whether one of the registrations, or one that it reaches, takes the provider.
    func reachesOpaque(_ registrations: some Collection<Int>) -> Bool {
      reached(from: registrations, \.all).contains { requests[$0]!.isOpaque }
    }

    private func reached(
      from registrations: some Collection<Int>, _ step: (RequestedRegistrations) -> [Int]
    ) -> Set<Int> {
      var seen = Set(registrations)
      var open = Array(registrations)
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
