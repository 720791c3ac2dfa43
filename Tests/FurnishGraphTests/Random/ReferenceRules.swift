import FurnishGraph

/// The rules once more, as they are said and with no thought of speed: sets of edges from registration to
/// registration, and searches from each.
struct ReferenceRules {
  private let wiring: Wiring
  private let registrations: [Registration]
  private let indices: Range<Int>
  /// Where the edges of each registration lead.
  let targets: [Set<Int>]
  /// The same without the deferred ones.
  private let targetsAtOnce: [Set<Int>]

  init(_ wiring: Wiring) {
    self.wiring = wiring
    registrations = wiring.registrations
    indices = registrations.indices
    targets = registrations.map { Self.targets(of: $0, in: wiring) { _ in true } }
    targetsAtOnce = registrations.map { Self.targets(of: $0, in: wiring) { !$0.isDeferred } }
  }

  func verdicts() -> Set<Verdict> {
    Set(
      missing() + cycles() + captives() + scopedFromRoot() + asyncInSync() + isolationMismatch() + opaque() + clashes())
  }

  // MARK: Edges

  private func registered(_ service: Int) -> [Int] { indices.filter { registrations[$0].service == service } }

  private func dependencies(_ registration: Int) -> [Dependency] {
    registrations[registration].isSupplied ? [] : registrations[registration].dependencies
  }

  private static func targets(
    of registration: Registration, in wiring: Wiring, where counts: (Dependency) -> Bool
  ) -> Set<Int> {
    guard !registration.isSupplied else { return [] }
    let targets = registration.dependencies.filter(counts).map { dependency in
      let registered = wiring.registrations.indices.filter { wiring.registrations[$0].service == dependency.service }
      return dependency.cardinality == .all ? registered : Array(registered.suffix(1))
    }
    return Set(targets.joined())
  }

  /// How many edges it takes from `start` to each that can be reached; `start` itself only where a way leads back.
  private func distances(
    from start: Int, followsDeferred: Bool = true, through: (Int) -> Bool = { _ in true }
  ) -> [Int: Int] {
    var distances: [Int: Int] = [:]
    var front: Set = [start]
    var distance = 0
    while !front.isEmpty {
      distance += 1
      var next: Set<Int> = []
      for registration in front where registration == start || through(registration) {
        let ahead = followsDeferred ? targets[registration] : targetsAtOnce[registration]
        for target in ahead where distances[target] == nil {
          distances[target] = distance
          next.insert(target)
        }
      }
      front = next
    }
    return distances
  }

  private func countLeading(to goals: [Int]) -> Int {
    indices.filter { goals.contains($0) || !distances(from: $0).keys.filter(goals.contains).isEmpty }.count
  }

  // MARK: Rules

  private func missing() -> [Verdict] {
    let isNeeded = indices.map { target in indices.contains { $0 != target && targets[$0].contains(target) } }
    return (0..<wiring.serviceCount).filter { registered($0).isEmpty }.compactMap { service in
      let requesters = indices.filter { dependencies($0).contains { $0.service == service && $0.cardinality == .one } }
      if requesters.isEmpty && !wiring.requests.contains(where: { $0.service == service }) { return nil }
      let outermost = indices.filter { !isNeeded[$0] }
      let lengths = requesters.flatMap { requester in
        outermost.compactMap { $0 == requester ? 0 : distances(from: $0)[requester] }
      }
      let length = requesters.isEmpty ? 1 : (lengths.min() ?? 0) + 2
      return Verdict(
        rule: "missing-service", culprit: service, length: length, affected: countLeading(to: requesters))
    }
  }

  private func cycles() -> [Verdict] {
    let reach = indices.map { distances(from: $0, followsDeferred: false) }
    return indices.compactMap { registration in
      guard let length = reach[registration][registration] else { return nil }
      let members = indices.filter {
        $0 == registration || (reach[registration][$0] != nil && reach[$0][registration] != nil)
      }
      guard members.first == registration else { return nil }
      return Verdict(
        rule: "dependency-cycle", culprit: registration, length: length + 1, affected: countLeading(to: members))
    }
  }

  private func isScoped(_ registration: Int) -> Bool { registrations[registration].lifetime.sharing == .scope }

  private func isUnshared(_ registration: Int) -> Bool { registrations[registration].lifetime.sharing == .none }

  private func captives() -> [Verdict] {
    indices.filter { registrations[$0].lifetime.sharing == .container }.flatMap { captor in
      distances(from: captor, through: isUnshared).filter { isScoped($0.key) }.map { captive, distance in
        Verdict(
          rule: "captive-dependency", requester: captor, culprit: captive, length: distance + 1, affected: 1)
      }
    }
  }

  private func scopedFromRoot() -> [Verdict] {
    func verdict(_ registration: Int, requester: Int) -> Verdict? {
      let distances = isUnshared(registration) ? distances(from: registration, through: isUnshared) : [:]
      let scoped = distances.filter { isScoped($0.key) }.values.min()
      guard isScoped(registration) || scoped != nil else { return nil }
      let length = isScoped(registration) ? 1 : (scoped ?? 0) + 1
      return Verdict(rule: "scoped-from-root", requester: requester, length: length, affected: 1)
    }
    let eager = indices.filter { registrations[$0].isEager }.compactMap { verdict($0, requester: $0) }
    return eager
      + wiring.requests.enumerated().compactMap { index, request in
        registered(request.service).last.flatMap { verdict($0, requester: Verdict.firstRequest + index) }
      }
  }

  private func isReady(_ registration: Int) -> Bool {
    registrations[registration].isEager && registrations[registration].lifetime.sharing == .container
  }

  private func offences(_ rule: String, isOffended: (Int, Int) -> Bool) -> [Verdict] {
    (0..<wiring.serviceCount).compactMap { service in
      let requesters = indices.filter { requester in
        targets[requester].contains { registrations[$0].service == service && isOffended(requester, $0) }
      }
      guard let first = requesters.first else { return nil }
      return Verdict(rule: rule, requester: first, culprit: service, length: 2, affected: requesters.count)
    }
  }

  private func asyncInSync() -> [Verdict] {
    offences("async-in-sync") {
      !registrations[$0].isAsynchronous && registrations[$1].isAsynchronous && !isReady($1)
    }
  }

  private func isolationMismatch() -> [Verdict] {
    offences("isolation-mismatch") {
      let (requester, target) = (registrations[$0], registrations[$1])
      return !requester.isAsynchronous && !target.isAsynchronous && !isReady($1) && target.isolation != .none
        && requester.isolation != target.isolation
    }
  }

  private func opaque() -> [Verdict] {
    indices.filter { registrations[$0].isOpaque }.map {
      Verdict(rule: "opaque-recipe", culprit: $0, length: 1, affected: 1)
    }
  }

  private func clashes() -> [Verdict] {
    (0..<wiring.serviceCount).compactMap { service in
      let modules = registered(service).compactMap { registrations[$0].module }
      let isAskedForAll = registrations.flatMap(\.dependencies).contains {
        $0.service == service && $0.cardinality == .all
      }
      guard Set(modules).count > 1, !isAskedForAll else { return nil }
      return Verdict(rule: "module-clash", culprit: service, length: 1, affected: modules.count)
    }
  }
}
