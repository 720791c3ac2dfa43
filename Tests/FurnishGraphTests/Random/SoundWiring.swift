import FurnishGraph

/// A random wiring in which nothing is wrong, and into which faults can be planted.
struct SoundWiring {
  /// What is true of all registrations of a service.
  private struct Service {
    var lifetime: ServiceLifetime
    var isolation: ServiceIsolation
    var isAsynchronous: Bool
    var isEager: Bool
    var isSupplied: Bool
    /// It is scoped, or unshared and leads to one that is.
    var leadsToScoped: Bool
  }

  private var services: [Service] = []
  private(set) var registrations: [Registration] = []
  private(set) var requests: [Request] = []
  private(set) var serviceCount = 0
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let size = 1 + generator.below(300)
    while registrations.count < size { addService() }
    for service in services.indices where generator.chance(10) && !services[service].leadsToScoped {
      requests.append(Request(service: service, place: .main(requests.count)))
    }
    serviceCount = services.count
  }

  /// In any order: who is needed may be registered after who needs it.
  mutating func wiring() -> Wiring {
    Wiring(
      serviceCount: serviceCount, registrations: registrations.shuffled(using: &generator), requests: requests,
      names: NumberNames())
  }

  // MARK: What faults are made of

  mutating func newService() -> Int {
    serviceCount += 1
    return serviceCount - 1
  }

  mutating func add(_ registration: Registration) { registrations.append(registration) }

  mutating func add(_ request: Request) { requests.append(request) }

  /// Lets a registration of the sound part need one more service.
  mutating func letSomebodyNeed(_ dependency: Dependency) {
    let needy = registrations.indices.filter { !registrations[$0].isSupplied }
    guard let requester = needy.randomElement(using: &generator) else {
      return add(Registration(service: newService(), dependencies: [dependency]))
    }
    registrations[requester].dependencies.append(dependency)
  }

  // MARK: The sound part

  private mutating func addService() {
    var service = Service(
      lifetime: [.singleton, .singleton, .scoped, .transient, .weak].randomElement(using: &generator)!,
      isolation: generator.chance(20) ? [.mainActor, .actor("App.Disk")].randomElement(using: &generator)! : .none,
      isAsynchronous: generator.chance(20), isEager: false, isSupplied: generator.chance(5), leadsToScoped: false)
    let dependencies = dependencies(of: service)
    let leadsOn = dependencies.contains { services[$0.service].leadsToScoped }
    let sharing = service.lifetime.sharing
    service.leadsToScoped = sharing == .scope || (sharing == .none && leadsOn)
    service.isEager = !service.leadsToScoped && generator.chance(20)
    services.append(service)
    let isManifold = generator.chance(10)
    for _ in 0..<(isManifold ? 3 : 1) {
      registrations.append(
        Registration(
          service: services.count - 1, lifetime: service.lifetime, isolation: service.isolation,
          isAsynchronous: service.isAsynchronous, isEager: service.isEager, isSupplied: service.isSupplied,
          module: generator.chance(30) ? services.count % 3 : nil,
          dependencies: service.isSupplied ? [Dependency(service: services.count - 1)] : dependencies))
    }
  }

  /// On earlier services only, so that there is no cycle.
  private mutating func dependencies(of requester: Service) -> [Dependency] {
    (0..<generator.below(5)).compactMap { _ in
      guard !services.isEmpty else { return nil }
      let target = generator.below(services.count)
      return mayNeed(requester, services[target]) ? RandomWiring.dependency(on: target, &generator) : nil
    }
  }

  private func mayNeed(_ requester: Service, _ target: Service) -> Bool {
    if requester.lifetime.sharing == .container, target.leadsToScoped { return false }
    let isReady = target.isEager && target.lifetime.sharing == .container
    if requester.isAsynchronous || isReady { return true }
    return !target.isAsynchronous && (target.isolation == .none || target.isolation == requester.isolation)
  }
}
