import FurnishGraph

/// A random wiring in which nothing is wrong, and into which faults can be planted.
struct SoundWiring {
  /// The facts that all registrations of a service share.
  private struct Service {
    var lifetime: LifetimeDescription
    var level: Wiring.LevelNumber?
    var isolation: ServiceIsolation
    var isAsynchronous: Bool
    var isEager = false
    var isSupplied: Bool
    var needs = Needs()
  }

  /// The scope and the level that must be open where a service is resolved.
  private struct Needs {
    /// Whether it needs a scope: the service is scoped, or unshared and leads to one that is.
    var scope = false
    /// The level that it needs, with all levels around it.
    var level: Wiring.LevelNumber?
  }

  /// The levels `Session`, `Screen` inside of it, and the unrelated `Import`.
  static let session = Wiring.LevelNumber(0)
  static let screen = Wiring.LevelNumber(1)
  static let unrelated = Wiring.LevelNumber(2)

  private var services: [Service] = []
  private(set) var registrations: [Registration] = []
  private(set) var requests: [Request] = []
  private(set) var openings: [Wiring.Opening] = []
  private(set) var decorators: [Wiring.Decorator] = []
  private(set) var serviceCount = 0
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for level in [Self.session, Self.screen, Self.unrelated] { addInput(of: level) }
    let size = 1 + generator.below(300)
    while registrations.count < size { addService() }
    for service in services.indices where generator.chance(10) { addRequest(of: service) }
    for service in Set(registrations.map(\.service)).sorted() where generator.chance(5) {
      decorators.append(Wiring.Decorator(service: service))
    }
    openings = [
      Wiring.Opening(level: Self.session, from: .root), Wiring.Opening(level: Self.unrelated, from: .scope(in: nil)),
      Wiring.Opening(level: Self.screen, from: .scope(in: Self.session)),
      Wiring.Opening(level: Self.screen, from: .unknown),
    ]
    serviceCount = services.count
  }

  /// Returns the wiring, with its registrations in random order: a service may follow those that need it.
  mutating func wiring() -> Wiring {
    var wiring = Wiring(
      serviceCount: serviceCount, registrations: registrations.shuffled(using: &generator), requests: requests,
      names: NumberNames())
    wiring.levels = [
      Wiring.Level(name: "App.Session", input: 0, place: .levels(0)),
      Wiring.Level(name: "App.Screen", parent: Self.session, input: 1, place: .levels(1)),
      Wiring.Level(name: "App.Import", input: 2, place: .levels(2)),
    ]
    wiring.openings = openings
    wiring.decorators = decorators
    return wiring
  }

  // MARK: The parts of faults

  mutating func newService() -> Int {
    serviceCount += 1
    return serviceCount - 1
  }

  mutating func add(_ registration: Registration) { registrations.append(registration) }

  mutating func add(_ request: Request) { requests.append(request) }

  mutating func add(_ opening: Wiring.Opening) { openings.append(opening) }

  mutating func add(_ decorator: Wiring.Decorator) { decorators.append(decorator) }

  /// Adds a dependency to a random registration of the sound part.
  mutating func addToAnyRegistration(_ dependency: Dependency) {
    let candidates = registrations.indices.filter { !registrations[$0].isSupplied }
    guard let requester = candidates.randomElement(using: &generator) else {
      return add(Registration(service: newService(), dependencies: [dependency]))
    }
    registrations[requester].dependencies.append(dependency)
  }

  // MARK: The sound part

  private mutating func addInput(of level: Wiring.LevelNumber) {
    services.append(
      Service(
        lifetime: .scopedToLevel, level: level, isolation: .none, isAsynchronous: false, isSupplied: true,
        needs: Needs(scope: true, level: level)))
  }

  private mutating func addService() {
    let lifetimes: [LifetimeDescription] = [.singleton, .singleton, .scoped, .transient, .weak, .scopedToLevel]
    let lifetime = lifetimes.randomElement(using: &generator)!
    let levels = [Self.session, Self.screen, Self.unrelated]
    var service = Service(
      lifetime: lifetime, level: lifetime.sharing == .level ? levels.randomElement(using: &generator)! : nil,
      isolation: generator.chance(20) ? [.mainActor, .actor("App.Disk")].randomElement(using: &generator)! : .none,
      isAsynchronous: generator.chance(20), isSupplied: generator.chance(5))
    service.needs.scope = lifetime.sharing == .scope || lifetime.sharing == .level
    service.needs.level = service.level
    let dependencies = addDependencies(to: &service)
    service.isEager = !service.needs.scope && generator.chance(20)
    services.append(service)
    let isRegisteredRepeatedly = generator.chance(10)
    let isKeyed = isRegisteredRepeatedly && generator.chance(50)
    for number in 0..<(isRegisteredRepeatedly ? 3 : 1) {
      registrations.append(
        Registration(
          service: services.count - 1, lifetime: service.lifetime, level: service.level, isolation: service.isolation,
          isAsynchronous: service.isAsynchronous, isEager: service.isEager, isSupplied: service.isSupplied,
          isThrowing: generator.chance(10), key: isKeyed ? .number(number) : nil,
          module: generator.chance(30) ? (isKeyed ? number : services.count % 3) : nil,
          dependencies: service.isSupplied ? [Dependency(service: services.count - 1)] : dependencies))
    }
  }

  private mutating func addRequest(of service: Int) {
    let needs = services[service].needs
    let place = ServicePlace.main(requests.count)
    if !needs.scope { requests.append(Request(service: service, place: place)) }
    let level = [nil, Self.session, Self.screen, Self.unrelated].randomElement(using: &generator)!
    if isOpen(needs.level, in: level) {
      requests.append(Request(service: service, place: place, position: .scope(in: level)))
    }
  }

  /// Adds dependencies on earlier services, so that no cycle results.
  private mutating func addDependencies(to requester: inout Service) -> [Dependency] {
    var dependencies: [Dependency] = []
    for _ in 0..<generator.below(5) {
      let target = generator.below(services.count)
      guard mayNeed(requester, services[target]) else { continue }
      var dependency = RandomWiring.dependency(on: target, &generator)
      dependency.trapsOnError = false
      // A deferred request is synchronous even in an asynchronous recipe.
      var synchronous = requester
      synchronous.isAsynchronous = false
      if !mayNeed(synchronous, services[target]) { (dependency.isDeferred, dependency.isProperty) = (false, false) }
      dependencies.append(dependency)
      guard requester.lifetime.sharing == .none || requester.lifetime.sharing == .scope else { continue }
      requester.needs.scope = requester.needs.scope || services[target].needs.scope
      if !isOpen(services[target].needs.level, in: requester.needs.level) {
        requester.needs.level = services[target].needs.level
      }
    }
    return dependencies
  }

  private func mayNeed(_ requester: Service, _ target: Service) -> Bool {
    switch requester.lifetime.sharing {
    case .container: if target.needs.scope || target.needs.level != nil { return false }
    case .level: if !isOpen(target.needs.level, in: requester.level) { return false }
    case .scope, .none:
      let (own, other) = (requester.needs.level, target.needs.level)
      if !isOpen(own, in: other) && !isOpen(other, in: own) { return false }
    }
    let isReady = target.isEager && target.lifetime.sharing == .container
    if requester.isAsynchronous || isReady { return true }
    return !target.isAsynchronous && (target.isolation == .none || target.isolation == requester.isolation)
  }

  /// Returns whether a level is open in a scope of another one.
  private func isOpen(_ level: Wiring.LevelNumber?, in inner: Wiring.LevelNumber?) -> Bool {
    level == nil || level == inner || (level == Self.session && inner == Self.screen)
  }
}
