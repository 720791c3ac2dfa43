import FurnishGraph

/// A second implementation of the rules, without regard to speed. It stores the targets of each registration in a set,
/// and searches from each registration. The inputs of levels follow the registrations, as supplied ones.
struct ReferenceRules {
  let wiring: Wiring
  let registrations: [Registration]
  let indices: Range<Int>
  let levels: ReferenceLevels
  /// The targets of the edges of each registration.
  let targets: [Set<Int>]
  /// The targets without those of deferred edges.
  let targetsAtOnce: [Set<Int>]
  /// The targets of the requests that do not await them: the deferred ones of an asynchronous recipe, and all of
  /// others.
  let targetsWithoutAwait: [Set<Int>]
  /// The targets that are awaited together with the registration.
  let targetsAwaited: [Set<Int>]
  /// The targets without those that properties read from a scope which may be in force.
  let targetsOutsideScopes: [Set<Int>]

  init(_ wiring: Wiring) {
    self.wiring = wiring
    let levels = ReferenceLevels(wiring)
    self.levels = levels
    let inputs = levels.inputs.map {
      Registration(service: $0, lifetime: .scopedToLevel, isSupplied: true)
    }
    registrations = wiring.registrations + inputs
    indices = registrations.indices
    func targets(where counts: (Registration, Dependency) -> Bool) -> [Set<Int>] {
      wiring.registrations.map { registration in
        let requested = registration.dependencies.filter { counts(registration, $0) }
        let dependencies = registration.isSupplied ? [] : requested
        return Set(
          dependencies.flatMap { levels.targets(of: $0.service, $0.cardinality, in: levels.level(of: registration)) })
      } + inputs.map { _ in [] }
    }
    self.targets = targets { _, _ in true }
    targetsAtOnce = targets { !$1.isDeferred }
    targetsWithoutAwait = targets { !$0.isAsynchronous || ($1.isDeferred && !$1.isProperty) }
    targetsAwaited = targets {
      !$1.isDeferred && (!$1.isOfProvider || ($0.isAsynchronous && !$1.trapsOnError))
    }
    targetsOutsideScopes = targets { !$1.isProperty || !wiring.readsInScopes }
  }

  func verdicts() -> Set<Verdict> {
    Set(
      missing() + cycles() + captives() + scopedFromRoot() + asyncInSync() + isolationMismatch() + opaque() + clashes()
        + captivesOfLevels() + outsideLevels() + wrongParents() + duplicateKeys() + unusedDecorators()
        + throwingRecipes())
  }

  // MARK: Edges

  /// Returns the registrations of a service, without inputs.
  func registered(_ service: Int) -> [Int] {
    wiring.registrations.indices.filter { registrations[$0].service == service }
  }

  func dependencies(_ registration: Int) -> [Dependency] {
    registrations[registration].isSupplied ? [] : registrations[registration].dependencies
  }

  /// Returns the number of edges from `start` to each registration that is reached. The result contains `start` only if
  /// it is on a cycle.
  func distances(
    from start: Int, along edges: [Set<Int>]? = nil, through: (Int) -> Bool = { _ in true }
  ) -> [Int: Int] {
    var distances: [Int: Int] = [:]
    var front: Set = [start]
    var distance = 0
    while !front.isEmpty {
      distance += 1
      var next: Set<Int> = []
      for registration in front where registration == start || through(registration) {
        for target in (edges ?? targets)[registration] where distances[target] == nil {
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
    let missing = (0..<wiring.serviceCount).filter { registered($0).isEmpty && !levels.inputs.contains($0) }
    return missing.compactMap { service in
      let requesters = indices.filter { dependencies($0).contains { $0.service == service && $0.cardinality == .one } }
      let isRequested = wiring.requests.contains { $0.service == service && $0.cardinality == .one }
      if requesters.isEmpty && !isRequested { return nil }
      let outermost = wiring.registrations.indices.filter { !isNeeded[$0] }
      let lengths = requesters.flatMap { requester in
        outermost.compactMap { $0 == requester ? 0 : distances(from: $0)[requester] }
      }
      let length = requesters.isEmpty ? 1 : (lengths.min() ?? 0) + 2
      return Verdict(
        rule: "missing-service", culprit: service, length: length, affected: countLeading(to: requesters))
    }
  }

  private func cycles() -> [Verdict] {
    let reach = indices.map { distances(from: $0, along: targetsAtOnce) }
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

  private func isOfLevel(_ registration: Int) -> Bool { registrations[registration].lifetime.sharing == .level }

  func isUnshared(_ registration: Int) -> Bool { registrations[registration].lifetime.sharing == .none }

  private func captives() -> [Verdict] {
    indices.filter { registrations[$0].lifetime.sharing == .container }.flatMap { captor in
      let retained = distances(from: captor, along: targetsOutsideScopes, through: isUnshared).filter {
        isScoped($0.key) || isOfLevel($0.key)
      }
      return retained.map { captive, distance in
        Verdict(
          rule: "captive-dependency", requester: captor, culprit: levels.name(captive), length: distance + 1,
          affected: 1)
      }
    }
  }

  /// Returns the distance to the nearest goal, on paths through unshared registrations, or `nil` if none is reached.
  func distance(from start: Int, to isGoal: (Int) -> Bool) -> Int? {
    if isGoal(start) { return 0 }
    return isUnshared(start)
      ? distances(from: start, along: targetsOutsideScopes, through: isUnshared).filter { isGoal($0.key) }.values.min()
      : nil
  }

  /// The requests from the root: the requester of each, and the registrations that it resolves.
  var requestedFromRoot: [(requester: Int, resolved: [Int])] {
    indices.filter { registrations[$0].isEager }.map { ($0, [$0]) }
      + wiring.requests.enumerated().filter { $1.position == .root }.map { index, request in
        (Verdict.firstRequest + index, levels.targets(of: request.service, request.cardinality, in: nil))
      }
  }

  private func scopedFromRoot() -> [Verdict] {
    requestedFromRoot.compactMap { requester, resolved in
      guard resolved.allSatisfy({ distance(from: $0, to: isOfLevel) == nil }),
        let distance = resolved.lazy.compactMap({ distance(from: $0, to: isScoped) }).first
      else { return nil }
      return Verdict(rule: "scoped-from-root", requester: requester, length: distance + 1, affected: 1)
    }
  }

  /// Returns whether the container stores a service that `start()` creates.
  func isReady(_ registration: Int) -> Bool {
    guard registrations[registration].lifetime.sharing == .container else { return false }
    return indices.contains { eager in
      registrations[eager].isEager
        && (eager == registration || distances(from: eager, along: targetsAwaited)[registration] != nil)
    }
  }

  private func violations(_ rule: String, isViolation: (Int, Int) -> Bool) -> [Verdict] {
    (0..<wiring.serviceCount).compactMap { service in
      let requesters = indices.filter { requester in
        targetsWithoutAwait[requester].contains { registrations[$0].service == service && isViolation(requester, $0) }
      }
      guard let first = requesters.first else { return nil }
      return Verdict(rule: rule, requester: first, culprit: service, length: 2, affected: requesters.count)
    }
  }

  /// Returns whether `start()` or a parameter of an asynchronous recipe has created a stored service when the recipe
  /// requests it later.
  private func exists(_ target: Int, whenRequestedLaterBy requester: Int) -> Bool {
    guard registrations[requester].isAsynchronous, !isUnshared(target) else { return false }
    func creates(_ creator: Int) -> Bool {
      creator == target || distances(from: creator, along: targetsAtOnce)[target] != nil
    }
    return creates(requester) || isReady(target)
  }

  private func asyncInSync() -> [Verdict] {
    violations("async-in-sync") {
      registrations[$1].isAsynchronous && !isReady($1) && !exists($1, whenRequestedLaterBy: $0)
    }
  }

  private func isolationMismatch() -> [Verdict] {
    violations("isolation-mismatch") {
      let (requester, target) = (registrations[$0], registrations[$1])
      return !target.isAsynchronous && !isReady($1) && target.isolation != .none
        && requester.isolation != target.isolation && !exists($1, whenRequestedLaterBy: $0)
    }
  }

  private func opaque() -> [Verdict] {
    indices.filter { registrations[$0].isOpaque }.map {
      Verdict(rule: "opaque-recipe", culprit: $0, length: 1, affected: 1)
    }
  }

  private func clashes() -> [Verdict] {
    (0..<wiring.serviceCount).compactMap { service in
      let modules = registered(service).filter { registrations[$0].key == nil }.compactMap { registrations[$0].module }
      let areAllRequested =
        registrations.flatMap(\.dependencies).contains { $0.service == service && $0.cardinality == .all }
        || wiring.requests.contains { $0.service == service && $0.cardinality == .all }
      guard Set(modules).count > 1, !areAllRequested else { return nil }
      return Verdict(rule: "module-clash", culprit: service, length: 1, affected: modules.count)
    }
  }
}
