import FurnishGraph

/// Something wrong that is put into a sound wiring.
enum PlantedFault: CaseIterable {
  case missing, missingForTheRoot, cycle, captive, scopedFromRoot, eagerScoped, asyncInSync, isolationMismatch, opaque
  case clash

  /// The rule that finds it, and the service at the end of the chain.
  struct Expected: Hashable {
    let rule: String
    let culprit: ServiceSymbol?
  }

  func plant(in wiring: inout SoundWiring) -> Expected {
    let culprit = wiring.newService()
    let rule = plant(culprit, in: &wiring)
    return Expected(rule: rule, culprit: NumberNames().symbol(ofService: culprit))
  }

  private func plant(_ culprit: Int, in wiring: inout SoundWiring) -> String {
    switch self {
    case .missing:
      for _ in 0...wiring.generator.below(3) {
        wiring.letSomebodyNeed(Dependency(service: culprit, isDeferred: wiring.generator.chance(30)))
      }
      return "missing-service"
    case .missingForTheRoot:
      wiring.add(Request(service: culprit, place: .main(0)))
      return "missing-service"
    case .cycle:
      // The earliest registration ends the chain: which one that is, the order decides, so all are one service.
      wiring.add(Registration(service: culprit, lifetime: .transient, dependencies: [Dependency(service: culprit)]))
      return "dependency-cycle"
    case .captive:
      wiring.add(Registration(service: culprit, lifetime: .scoped))
      let outermost = chain(to: culprit, in: &wiring)
      wiring.add(Registration(service: wiring.newService(), dependencies: [outermost]))
      return "captive-dependency"
    case .scopedFromRoot:
      wiring.add(Registration(service: culprit, lifetime: .scoped))
      wiring.add(Request(service: chain(to: culprit, in: &wiring).service, place: .main(0)))
      return "scoped-from-root"
    case .eagerScoped:
      wiring.add(Registration(service: culprit, lifetime: .scoped, isEager: true))
      return "scoped-from-root"
    case .asyncInSync:
      wiring.add(Registration(service: culprit, lifetime: .transient, isAsynchronous: true))
      wiring.add(Registration(service: wiring.newService(), dependencies: [need(culprit, in: &wiring)]))
      return "async-in-sync"
    case .isolationMismatch:
      wiring.add(Registration(service: culprit, isolation: .mainActor))
      wiring.add(
        Registration(
          service: wiring.newService(), isolation: wiring.generator.chance(50) ? .none : .actor("App.Disk"),
          dependencies: [need(culprit, in: &wiring)]))
      return "isolation-mismatch"
    case .opaque:
      wiring.add(Registration(service: culprit, isOpaque: true))
      return "opaque-recipe"
    case .clash:
      for module in [0, 1] { wiring.add(Registration(service: culprit, module: module)) }
      return "module-clash"
    }
  }

  private func need(_ service: Int, in wiring: inout SoundWiring) -> Dependency {
    RandomWiring.dependency(on: service, &wiring.generator)
  }

  /// Unshared services that lead to `service`, of which the outermost is returned.
  private func chain(to service: Int, in wiring: inout SoundWiring) -> Dependency {
    var outermost = need(service, in: &wiring)
    for _ in 0..<wiring.generator.below(4) {
      let next = wiring.newService()
      wiring.add(Registration(service: next, lifetime: .transient, dependencies: [outermost]))
      outermost = need(next, in: &wiring)
    }
    return outermost
  }
}
