import FurnishGraph

/// Random wirings that may have any number of faults of every kind.
enum RandomWiring {
  static func faulty(seed: UInt64) -> Wiring {
    var generator = SeededGenerator(seed: seed)
    let registrationCount = 1 + generator.below(generator.chance(10) ? 80 : 25)
    let serviceCount = 1 + generator.below(2 * registrationCount)
    // Sparse wirings have long chains, and dense ones many cycles.
    let mostDependencies = 1 + generator.below(4)
    let registrations = (0..<registrationCount).map { _ in
      registration(serviceCount: serviceCount, mostDependencies: mostDependencies, &generator)
    }
    let requests = (0..<generator.below(8)).map { index in
      let cardinalities: [Dependency.Cardinality] = [.one, .one, .optional, .all]
      return Request(
        service: generator.below(serviceCount), place: .main(index),
        cardinality: cardinalities.randomElement(using: &generator)!, position: position(&generator),
        trapsOnError: generator.chance(50))
    }
    var wiring = Wiring(
      serviceCount: serviceCount, registrations: registrations, requests: requests, names: NumberNames())
    wiring.readsInScopes = generator.chance(70)
    wiring.levels = levels(serviceCount: serviceCount, &generator)
    wiring.openings = (0..<generator.below(4)).map { index in
      Wiring.Opening(level: level(&generator), from: position(&generator), place: .main(index))
    }
    wiring.decorators = (0..<generator.below(4)).map { index in
      Wiring.Decorator(service: generator.below(serviceCount), place: .main(index))
    }
    return wiring
  }

  /// Returns a wiring with one synchronous request, among requests that wait and calls of `start()`.
  static func withSynchronousRequest(seed: UInt64) -> Wiring {
    var wiring = faulty(seed: seed)
    var generator = SeededGenerator(seed: seed &+ 1_000_000)
    for index in wiring.registrations.indices where generator.chance(30) {
      wiring.registrations[index].isAsynchronous = true
      wiring.registrations[index].isEager = generator.chance(50)
    }
    for index in wiring.requests.indices { wiring.requests[index].order = order(&generator) }
    wiring.requests.append(
      Request(
        service: generator.below(wiring.serviceCount), place: .main(wiring.requests.count),
        cardinality: generator.chance(20) ? .all : .one, isSynchronous: true, order: order(&generator)))
    wiring.starts = (0..<generator.below(3)).map { _ in Wiring.Start(order: order(&generator)) }
    wiring.mayBeStarted = !wiring.starts.isEmpty
    return wiring
  }

  /// Returns a place in one of two functions, or nil for code that may run at any time.
  private static func order(_ generator: inout SeededGenerator) -> CodeOrder? {
    if generator.chance(20) { return nil }
    return CodeOrder(code: CodeID(generator.below(2)), number: generator.below(4))
  }

  private static let levelCount = 6

  private static func level(_ generator: inout SeededGenerator) -> Wiring.LevelNumber {
    Wiring.LevelNumber(generator.below(levelCount))
  }

  private static func position(_ generator: inout SeededGenerator) -> ScopePosition {
    switch generator.below(6) {
    case 0, 1: .root
    case 2: .unknown
    case 3: .scope(in: nil)
    default: .scope(in: level(&generator))
    }
  }

  /// Returns a tree of levels, of which several may have one input.
  private static func levels(serviceCount: Int, _ generator: inout SeededGenerator) -> [Wiring.Level] {
    // A level has its parent among those before it in this order, which is not the order of their numbers.
    let order = Array(0..<levelCount).shuffled(using: &generator)
    var levels = (0..<levelCount).map { Wiring.Level(name: "App.L\($0)", place: .levels($0)) }
    for (position, level) in order.enumerated() where position > 0 && generator.chance(70) {
      levels[level].parent = Wiring.LevelNumber(order[generator.below(position)])
    }
    for level in levels.indices where generator.chance(50) { levels[level].input = generator.below(serviceCount) }
    return levels
  }

  private static func registration(
    serviceCount: Int, mostDependencies: Int, _ generator: inout SeededGenerator
  ) -> Registration {
    let lifetimes: [LifetimeDescription] = [
      .singleton, .singleton, .scoped, .transient, .transient, .transient, .weak, .scopedToLevel, .scopedToLevel,
    ]
    let lifetime = lifetimes.randomElement(using: &generator)!
    let isolations: [ServiceIsolation] = [.none, .none, .none, .mainActor, .actor("App.Disk"), .actor("App.Net")]
    return Registration(
      service: generator.below(serviceCount),
      lifetime: lifetime,
      level: lifetime.sharing == .level && generator.chance(90) ? level(&generator) : nil,
      isolation: isolations.randomElement(using: &generator)!,
      isAsynchronous: generator.chance(15),
      isEager: generator.chance(15),
      isOpaque: generator.chance(5),
      isSupplied: generator.chance(5),
      isThrowing: generator.chance(10),
      key: generator.chance(5) ? .number(generator.below(2)) : nil,
      module: generator.chance(20) ? generator.below(3) : nil,
      dependencies: (0..<generator.below(mostDependencies + 1)).map { _ in
        dependency(on: generator.below(serviceCount), &generator)
      })
  }

  static func dependency(on service: Int, _ generator: inout SeededGenerator) -> Dependency {
    let cardinalities: [Dependency.Cardinality] = [.one, .one, .one, .optional, .all]
    let isDeferred = generator.chance(20)
    return Dependency(
      service: service, cardinality: cardinalities.randomElement(using: &generator)!, isDeferred: isDeferred,
      isProperty: isDeferred && generator.chance(40), trapsOnError: generator.chance(10),
      isOfProvider: !isDeferred && generator.chance(15))
  }
}
