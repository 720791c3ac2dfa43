import FurnishGraph

/// A fault that is added to a sound wiring.
enum PlantedFault: CaseIterable {
  case missing, missingForTheRoot, cycle, captive, scopedFromRoot, eagerScoped, asyncInSync, isolationMismatch, opaque
  case clash
  case captiveOfLevel, captiveInput, levelFromRoot, eagerOfLevel, levelInScope, unrelatedLevel, wrongParent
  case duplicateKey, unusedDecorator, throwing, throwingInRecipe

  /// The rule that finds the fault, and the service at the end of the chain of its finding.
  struct Expected: Hashable {
    let rule: String
    let culprit: ServiceSymbol?
  }

  func plant(in wiring: inout SoundWiring) -> Expected {
    let culprit = wiring.newService()
    let rule = plant(culprit, in: &wiring) ?? plantOfLevel(culprit, in: &wiring) ?? plantOther(culprit, in: &wiring)
    switch self {
    case .wrongParent: return Expected(rule: rule, culprit: nil)
    case .captiveInput: return Expected(rule: rule, culprit: NumberNames().symbol(ofService: 1))
    default: return Expected(rule: rule, culprit: NumberNames().symbol(ofService: culprit))
    }
  }

  private func plant(_ culprit: Int, in wiring: inout SoundWiring) -> String? {
    switch self {
    case .missing:
      for _ in 0...wiring.generator.below(3) {
        wiring.addToAnyRegistration(Dependency(service: culprit, isDeferred: wiring.generator.chance(30)))
      }
      return "missing-service"
    case .missingForTheRoot:
      wiring.add(Request(service: culprit, place: .main(0)))
      return "missing-service"
    case .cycle:
      // The chain ends at the earliest registration of a cycle, which depends on the random order. So this cycle has
      // one service.
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
    default: return nil
    }
  }

  private func plantOfLevel(_ culprit: Int, in wiring: inout SoundWiring) -> String? {
    func ofLevel(_ service: Int, _ level: Wiring.LevelNumber, needs: Dependency? = nil, isEager: Bool = false) {
      wiring.add(
        Registration(
          service: service, lifetime: .scopedToLevel, level: level, isEager: isEager,
          dependencies: needs.map { [$0] } ?? []))
    }
    switch self {
    case .captiveOfLevel:
      ofLevel(culprit, SoundWiring.screen)
      ofLevel(wiring.newService(), SoundWiring.session, needs: chain(to: culprit, in: &wiring))
      return "captive-dependency"
    case .captiveInput:
      // The service 1 is the input of the screen.
      ofLevel(culprit, SoundWiring.session, needs: Dependency(service: 1))
      return "captive-dependency"
    case .levelFromRoot:
      ofLevel(culprit, SoundWiring.session)
      wiring.add(Request(service: chain(to: culprit, in: &wiring).service, place: .main(0)))
      return "outside-level"
    case .eagerOfLevel:
      ofLevel(culprit, SoundWiring.session, isEager: true)
      return "outside-level"
    case .levelInScope:
      ofLevel(culprit, SoundWiring.screen)
      let requested = chain(to: culprit, in: &wiring).service
      wiring.add(Request(service: requested, place: .main(0), position: .scope(in: SoundWiring.session)))
      return "outside-level"
    case .unrelatedLevel:
      ofLevel(culprit, SoundWiring.unrelated)
      ofLevel(wiring.newService(), SoundWiring.screen, needs: chain(to: culprit, in: &wiring))
      return "outside-level"
    default: return nil
    }
  }

  private func plantOther(_ culprit: Int, in wiring: inout SoundWiring) -> String {
    switch self {
    case .wrongParent:
      wiring.add(Wiring.Opening(level: SoundWiring.screen, from: wiring.generator.chance(50) ? .root : .scope(in: nil)))
      return "wrong-parent-level"
    case .duplicateKey:
      for _ in 0...(1 + wiring.generator.below(3)) { wiring.add(Registration(service: culprit, key: .number(7))) }
      return "duplicate-key"
    case .unusedDecorator:
      for _ in 0...wiring.generator.below(2) { wiring.add(Wiring.Decorator(service: culprit)) }
      return "unused-decorator"
    case .throwingInRecipe:
      wiring.add(Registration(service: culprit, isThrowing: true))
      wiring.add(
        Registration(
          service: wiring.newService(), dependencies: [Dependency(service: culprit, trapsOnError: true)]))
      return "throwing-recipe"
    default:
      wiring.add(Registration(service: culprit, lifetime: .transient, isThrowing: true))
      let page = wiring.newService()
      wiring.add(Registration(service: page, dependencies: [Dependency(service: culprit)]))
      wiring.add(Request(service: page, place: .main(0), trapsOnError: true))
      return "throwing-recipe"
    }
  }

  private func need(_ service: Int, in wiring: inout SoundWiring) -> Dependency {
    var dependency = RandomWiring.dependency(on: service, &wiring.generator)
    // A property retains nothing, and an asynchronous recipe may await what it reads.
    dependency.isProperty = false
    return dependency
  }

  /// Adds unshared services that lead to `service`, and returns a dependency on the outermost one.
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
