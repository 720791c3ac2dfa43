import FurnishGraph

/// Wirings without any sense, in which everything that can be wrong is.
enum RandomWiring {
  static func senseless(seed: UInt64) -> Wiring {
    var generator = SeededGenerator(seed: seed)
    let registrationCount = 1 + generator.below(generator.chance(10) ? 80 : 25)
    let serviceCount = 1 + generator.below(2 * registrationCount)
    // Sparse ones have long ways, dense ones many cycles.
    let mostDependencies = 1 + generator.below(4)
    let registrations = (0..<registrationCount).map { _ in
      registration(serviceCount: serviceCount, mostDependencies: mostDependencies, &generator)
    }
    let requests = (0..<generator.below(4)).map { index in
      Request(service: generator.below(serviceCount), place: .main(index))
    }
    return Wiring(
      serviceCount: serviceCount, registrations: registrations, requests: requests, names: NumberNames())
  }

  private static func registration(
    serviceCount: Int, mostDependencies: Int, _ generator: inout SeededGenerator
  ) -> Registration {
    let lifetimes: [ServiceLifetime] = [.singleton, .singleton, .scoped, .transient, .transient, .transient, .weak]
    let isolations: [ServiceIsolation] = [.none, .none, .none, .mainActor, .actor("App.Disk"), .actor("App.Net")]
    return Registration(
      service: generator.below(serviceCount),
      lifetime: lifetimes.randomElement(using: &generator)!,
      isolation: isolations.randomElement(using: &generator)!,
      isAsynchronous: generator.chance(15),
      isEager: generator.chance(15),
      isOpaque: generator.chance(5),
      isSupplied: generator.chance(5),
      module: generator.chance(20) ? generator.below(3) : nil,
      dependencies: (0..<generator.below(mostDependencies + 1)).map { _ in
        dependency(on: generator.below(serviceCount), &generator)
      })
  }

  static func dependency(on service: Int, _ generator: inout SeededGenerator) -> Dependency {
    let cardinalities: [Dependency.Cardinality] = [.one, .one, .one, .optional, .all]
    return Dependency(
      service: service, cardinality: cardinalities.randomElement(using: &generator)!,
      isDeferred: generator.chance(20))
  }
}
