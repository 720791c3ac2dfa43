/// The features that random plans and steps use. With fewer features, a shorter sequence shows a fault.
struct TreeFeatures: OptionSet, Sendable {
  let rawValue: Int

  static let scopes = Self(rawValue: 1)
  static let overriding = Self(rawValue: 2)
  static let nesting = Self(rawValue: 4)
  static let opaque = Self(rawValue: 8)
  static let storing = Self(rawValue: 16)
  static let values = Self(rawValue: 32)
  static let aliases = Self(rawValue: 64)
  static let decorators = Self(rawValue: 128)
  static let async = Self(rawValue: 256)
  static let closing = Self(rawValue: 512)
  static let levels = Self(rawValue: 1_024)

  static let all: Self = [
    .scopes, .overriding, .nesting, .opaque, .storing, .values, .aliases, .decorators, .async, .closing, .levels,
  ]
}

/// A generator of random plans and steps.
struct TreeGenerator {
  private var random: SeededGenerator
  private let features: TreeFeatures
  private var registrationCount = 0
  private var decoratorCount = 0
  /// The number of registrations of each service in the base.
  private var copies: [Int] = []
  private(set) var plan = TreePlan()

  init(seed: UInt64, _ features: TreeFeatures) {
    random = SeededGenerator(seed: seed)
    self.features = features
    let count = 2 + random.below(6)
    var identities = (0..<12).shuffled(using: &random)
    for _ in 0..<count {
      let identity = identities.removeLast()
      plan.services.append(
        TreePlan.Service(
          kind: identity / 2, isNamed: identity % 2 == 1, scopeKind: scopeKind(),
          isAsync: has(.async) && random.chance(25)))
    }
    copies = (0..<count).map { _ in random.chance(85) ? 1 : random.below(3) }
    for service in 0..<count {
      for _ in 0..<copies[service] { plan.changes.append(.register(registration(of: service))) }
    }
    if has(.decorators), random.chance(40) { plan.changes.append(.decorate(decorator())) }
  }

  mutating func steps() -> [TreeStep] {
    (0..<(4 + random.below(14))).map { _ in step() }
  }

  private mutating func scopeKind() -> TreePlan.ScopeKind {
    if has(.levels), random.chance(35) { return random.chance(60) ? .session : .screen }
    return has(.scopes) && random.chance(40) ? .scope : .root
  }

  private mutating func step() -> TreeStep {
    let node = random.below(1_000)
    switch random.below(100) {
    case 0..<12 where has(.levels) && random.chance(60):
      return .openLevel(random.chance(60) ? .session : .screen, of: node)
    case 0..<12 where has(.scopes): return .makeScope(of: node)
    case 12..<26 where has(.overriding):
      let changes = (0...random.below(2)).map { _ in change() }
      return .override(has(.nesting) ? node : 0, changes)
    case 26..<34: return .useLazy(piece: random.below(1_000), link: random.below(2))
    case 34..<42 where has(.storing): return .useProvider(piece: random.below(1_000), service: service())
    case 42..<54 where has(.values): return .requestUnder(key: random.below(2), request(of: node))
    case 54..<60 where has(.closing): return .close(node)
    default: return .request(request(of: node))
    }
  }

  private mutating func request(of node: Int) -> TreeRequest {
    let service = service()
    let methods: [TreeRequest.Method] =
      plan.services[service].isAsync ? [.awaiting, .awaiting, .require] : [.require, .awaiting, .optional, .all]
    return TreeRequest(node: node, service: service, method: methods.randomElement(using: &random)!)
  }

  private mutating func service() -> Int { random.below(plan.services.count) }

  private mutating func change() -> TreePlan.Change {
    if has(.decorators), random.chance(25) { return .decorate(decorator()) }
    let registration = registration(of: service())
    return random.chance(70) ? .register(registration) : .replace(registration)
  }

  private mutating func registration(of service: Int) -> TreePlan.Registration {
    let traits = plan.services[service]
    registrationCount += 1
    var registration = TreePlan.Registration(number: registrationCount, service: service)
    if traits.scopeKind == .root, random.chance(8) {
      registration.form = .supplied
      registration.isCloseable = traits.isStaticallyCloseable || random.chance(50)
      return registration
    }
    if has(.opaque), random.chance(40) { registration.form = has(.storing) && random.chance(40) ? .storing : .opaque }
    registration.isAsync = traits.isAsync && random.chance(70)
    for _ in 0..<random.below(3) {
      if let dependency = dependency(of: service, mayBeLazy: !registration.isOpaque, isAsync: registration.isAsync) {
        registration.dependencies.append(dependency)
      }
    }
    let leadsToScope = registration.dependencies.contains {
      $0.mode == .one && plan.services[$0.service].scopeKind == traits.scopeKind
    }
    registration.isCloseable = traits.isStaticallyCloseable || random.chance(50)
    // The root reports a transient that it has to close as an issue. A transient of another kind of scope needs a
    // service of that kind, which binds the transient to such a scope.
    let mayBeTransient = traits.scopeKind == .root ? !traits.isStaticallyCloseable : leadsToScope
    if mayBeTransient, random.chance(25) { registration.lifetime = .transient }
    if has(.values), random.chance(30) { registration.readKey = random.below(2) }
    if has(.aliases), random.chance(15), let first = registration.dependencies.first, first.mode == .one,
      !traits.isStaticallyCloseable || plan.services[first.service].isStaticallyCloseable
    {
      registration.isAlias = true
      // An alias creates no piece that could store the value.
      registration.readKey = nil
    }
    return registration
  }

  private mutating func dependency(of service: Int, mayBeLazy: Bool, isAsync: Bool) -> TreePlan.Dependency? {
    let traits = plan.services[service]
    let candidates = (0..<service).filter {
      traits.scopeKind.accessible.contains(plan.services[$0].scopeKind) && (isAsync || !plan.services[$0].isAsync)
    }
    guard let other = candidates.randomElement(using: &random) else { return nil }
    var modes: [TreePlan.Mode] = []
    // A required dependency on a service that the base lacks would fail until an override adds the service.
    if copies[other] > 0 { modes += [.one, .one] }
    if !plan.services[other].isNamed { modes += plan.services[other].isAsync ? [.all] : [.optional, .all] }
    if mayBeLazy, copies[other] > 0, !plan.services[other].isNamed { modes.append(.lazy) }
    return modes.randomElement(using: &random).map { TreePlan.Dependency(service: other, mode: $0) }
  }

  private mutating func decorator() -> TreePlan.Decorator {
    let service = service()
    decoratorCount += 1
    let wraps = random.chance(70)
    return TreePlan.Decorator(
      number: decoratorCount, service: service, wraps: wraps,
      isCloseable: plan.services[service].isStaticallyCloseable || random.chance(50),
      dependency: wraps && random.chance(50) ? dependency(of: service, mayBeLazy: false, isAsync: false) : nil)
  }

  private func has(_ feature: TreeFeatures) -> Bool { features.contains(feature) }
}
