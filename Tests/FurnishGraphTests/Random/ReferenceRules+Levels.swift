import FurnishGraph

/// The rules about levels, keys, decorators and errors.
extension ReferenceRules {
  private func isScopedOrUnshared(_ node: Int) -> Bool {
    [.scope, .none].contains(registrations[node].lifetime.sharing)
  }

  /// Returns the distances from `start` to the registrations of levels that do not exist in a scope of `level`.
  private func missed(from start: Int, in level: Wiring.LevelNumber?) -> [Int: Int] {
    distances(from: start, along: targetsOutsideScopes, through: isScopedOrUnshared).filter {
      registrations[$0.key].lifetime.sharing == .level && !levels.exists($0.key, in: level)
    }
  }

  private func needsOfLevels() -> [(requester: Int, level: Wiring.LevelNumber, missed: Int, distance: Int)] {
    indices.flatMap { requester in
      levels.level(of: registrations[requester]).map { level in
        missed(from: requester, in: level).map { (requester, level, $0.key, $0.value) }
      } ?? []
    }
  }

  func captivesOfLevels() -> [Verdict] {
    needsOfLevels().filter { levels.isInside($0.missed, $0.level) }.map {
      Verdict(
        rule: "captive-dependency", requester: $0.requester, culprit: levels.name($0.missed), length: $0.distance + 1,
        affected: 1)
    }
  }

  func outsideLevels() -> [Verdict] {
    let fromRegistrations = needsOfLevels().filter { !levels.isInside($0.missed, $0.level) }.map {
      Verdict(
        rule: "outside-level", requester: $0.requester, culprit: levels.name($0.missed), length: $0.distance + 1,
        affected: 1)
    }
    func verdict(_ requester: Int, _ distance: Int?) -> Verdict? {
      distance.map { Verdict(rule: "outside-level", requester: requester, length: $0 + 1, affected: 1) }
    }
    let isOfLevel = { (node: Int) in registrations[node].lifetime.sharing == .level }
    let fromRoot = requestedFromRoot.compactMap { requester, resolved in
      verdict(requester, resolved.lazy.compactMap { distance(from: $0, to: isOfLevel) }.first)
    }
    let fromScopes = wiring.requests.enumerated().compactMap { index, request -> Verdict? in
      guard case .scope(in: let level) = request.position else { return nil }
      let resolved = levels.targets(of: request.service, request.cardinality, in: level)
      let distances = resolved.compactMap { node -> Int? in
        if isOfLevel(node) { return levels.exists(node, in: level) ? nil : 0 }
        return isScopedOrUnshared(node) ? missed(from: node, in: level).values.min() : nil
      }
      return verdict(Verdict.firstRequest + index, distances.first)
    }
    return fromRegistrations + fromRoot + fromScopes
  }

  func wrongParents() -> [Verdict] {
    wiring.openings.enumerated().compactMap { index, opening in
      let open: Wiring.LevelNumber?
      switch opening.position {
      case .root: open = nil
      case .scope(in: let level): open = level
      case .unknown: return nil
      }
      guard open != wiring.levels[opening.level.index].parent else { return nil }
      return Verdict(rule: "wrong-parent-level", requester: Verdict.firstRequest + index, length: 0, affected: 1)
    }
  }

  func duplicateKeys() -> [Verdict] {
    (0..<wiring.serviceCount).flatMap { service in
      Set(registered(service).compactMap { registrations[$0].key }).compactMap { key -> Verdict? in
        let same = registered(service).filter { registrations[$0].key == key }
        guard same.count > 1, let last = same.last else { return nil }
        return Verdict(rule: "duplicate-key", culprit: last, length: 1, affected: same.count)
      }
    }
  }

  func unusedDecorators() -> [Verdict] {
    Set(
      wiring.decorators.filter { decorator in
        !registered(decorator.service).contains { decorator.wraps(registrations[$0]) }
      }.map(\.service)
    ).map { Verdict(rule: "unused-decorator", culprit: $0, length: 1, affected: 1) }
  }

  func throwingRecipes() -> [Verdict] {
    let isCreated = createdBefore()
    func distance(_ node: Int) -> Int? {
      if isCreated.contains(node) { return nil }
      if registrations[node].isThrowing { return 0 }
      let distancesToNodes = distances(from: node, along: targetsAtOnce) { !isCreated.contains($0) }
      return distancesToNodes.filter { registrations[$0.key].isThrowing && !isCreated.contains($0.key) }.values.min()
    }
    var reported: Set<Int> = []
    func verdict(_ requester: Int, _ resolved: [Int], extra: Int) -> Verdict? {
      guard let target = resolved.first(where: { distance($0) != nil }), let steps = distance(target),
        reported.insert(target).inserted
      else { return nil }
      return Verdict(
        rule: "throwing-recipe", requester: requester, culprit: target, length: steps + 1 + extra, affected: 1)
    }
    let needed = indices.flatMap { requester in
      dependencies(requester).filter(\.trapsOnError).compactMap { dependency in
        let level = levels.level(of: registrations[requester])
        return verdict(requester, levels.targets(of: dependency.service, dependency.cardinality, in: level), extra: 1)
      }
    }
    let requested = wiring.requests.enumerated().filter(\.element.trapsOnError).compactMap { index, request in
      verdict(Verdict.firstRequest + index, resolved(request), extra: 0)
    }
    return needed + requested
  }

  func resolved(_ request: Request) -> [Int] {
    var level: Wiring.LevelNumber?
    if case .scope(in: let open) = request.position { level = open }
    return levels.targets(of: request.service, request.cardinality, in: level)
  }

  /// Finds the shared registrations that `start()` or a request that can throw creates.
  private func createdBefore() -> Set<Int> {
    var created = Set(
      indices.filter { registrations[$0].isEager } + wiring.requests.filter { !$0.trapsOnError }.flatMap(resolved))
    var size = -1
    while created.count != size {
      size = created.count
      for node in created {
        for dependency in dependencies(node) where !dependency.isDeferred && !dependency.trapsOnError {
          let level = levels.level(of: registrations[node])
          created.formUnion(levels.targets(of: dependency.service, dependency.cardinality, in: level))
        }
      }
    }
    return created.filter { registrations[$0].lifetime.sharing == .container }
  }
}
