package import FurnishGraph

/// A container of the source, as the numbers that the rules judge.
package struct SourceWiring: Sendable {
  /// What reports call it: the place where it is made.
  package let place: ServicePlace
  package var wiring: Wiring
  let kind: SourceContainer.Kind
  /// Only what happens here is told; nil where everything is.
  let placesOfInterest: Set<ServicePlace>?

  /// What the rules say of it.
  package var findings: [Finding] {
    guard let placesOfInterest else { return wiring.findings() }
    return wiring.findings().filter { finding in
      ([finding.place] + finding.notes.map(\.place)).contains { $0.map(placesOfInterest.contains) ?? false }
    }
  }

  /// - Parameters:
  ///   - container: What is registered and asked for.
  ///   - requests: What others ask for, as far as it concerns this container.
  ///   - placesOfInterest: Where what happens is told; nil for everywhere.
  init(
    _ container: SourceContainer, asked requests: [SourceRequest], showsRequests: Bool, in index: DeclarationIndex,
    placesOfInterest: Set<ServicePlace>? = nil
  ) {
    self.placesOfInterest = placesOfInterest
    place = index.servicePlace(container.place)
    kind = container.kind
    var builder = WiringBuilder(index: index)
    let resolved = ResolvedSource(container.registrations)
    let registrations = zip(resolved.registrations, resolved.decorators).map {
      builder.registration($0, decorators: $1)
    }
    let asked = (container.requests + requests).map { builder.request($0) }
    let names = SourceNames(
      services: builder.services.map { ServiceSymbol(type: $0.type.text, registrationName: $0.name) },
      places: resolved.registrations.map { index.servicePlace($0.place) },
      implementations: resolved.registrations.map { $0.implementation?.text },
      modules: container.modules.map { $0.type.text })
    wiring = Wiring(
      serviceCount: builder.services.count, registrations: registrations, requests: asked, names: names)
    wiring.origin = .source(isWhole: !container.isOpen, showsRequests: showsRequests && !container.isOpen)
  }
}

extension DeclarationIndex {
  func servicePlace(_ place: SourcePlace) -> ServicePlace {
    ServicePlace(file: files[place.file].path, line: Int(place.place.line), column: Int(place.place.column))
  }
}

/// The names of a wiring.
private struct SourceNames: WiringNames {
  let services: [ServiceSymbol]
  let places: [ServicePlace]
  let implementations: [String?]
  let modules: [String]

  func symbol(ofService service: Int) -> ServiceSymbol { services[service] }
  func place(ofRegistration registration: Int) -> ServicePlace? { places[registration] }
  func implementation(ofRegistration registration: Int) -> String? { implementations[registration] }
  func name(ofModule module: Int) -> String { modules[module] }
}

/// Gives services their numbers.
private struct WiringBuilder {
  let index: DeclarationIndex
  var services: [SourceService] = []
  private var numbers: [SourceService: Int] = [:]

  init(index: DeclarationIndex) { self.index = index }

  mutating func number(_ service: SourceService) -> Int {
    if let number = numbers[service] { return number }
    numbers[service] = services.count
    services.append(service)
    return services.count - 1
  }

  mutating func registration(_ source: SourceRegistration, decorators: [SourceRegistration]) -> Registration {
    let service = number(source.service)
    let dependencies = ([source] + decorators).flatMap(\.dependencies).map { dependency in
      Dependency(
        service: number(dependency.service), cardinality: dependency.cardinality, isDeferred: dependency.isDeferred)
    }
    return Registration(
      service: service, lifetime: source.lifetime,
      isolation: source.isolation.asServiceIsolation,
      isAsynchronous: source.isAsynchronous, isEager: source.isEager,
      isOpaque: source.isOpaque || decorators.contains(where: \.isOpaque),
      isSupplied: source.isSupplied && decorators.isEmpty, isConfined: source.isConfined,
      isAlternative: source.isAlternative,
      module: source.module, dependencies: dependencies)
  }

  mutating func request(_ request: SourceRequest) -> Request {
    Request(
      service: number(request.dependency.service), place: index.servicePlace(request.place),
      cardinality: request.dependency.cardinality, isFromRoot: request.isFromRoot, isSynchronous: request.isSynchronous)
  }
}

extension SourceIsolation {
  var asServiceIsolation: ServiceIsolation {
    switch self {
    case .none: .none
    case .mainActor: .mainActor
    case .actor(let name): .actor(name)
    }
  }
}

/// The registrations of a container, after those that replace others, or give way to them, and with what wraps each:
/// what the container itself does when it is built.
struct ResolvedSource {
  private(set) var registrations: [SourceRegistration] = []
  private(set) var decorators: [[SourceRegistration]] = []

  init(_ all: [SourceRegistration]) {
    var wrapping: [SourceService: [SourceRegistration]] = [:]
    for registration in all where registration.isDecorator {
      wrapping[registration.service, default: []].append(registration)
    }
    var replaced: Set<SourceService> = []
    var kept: [SourceRegistration] = []
    for registration in all.reversed() where !registration.isDecorator {
      if replaced.contains(registration.service) { continue }
      // One in a branch may not be there to replace anything.
      if registration.policy == .replace, !registration.isAlternative { replaced.insert(registration.service) }
      kept.append(registration)
    }
    var known: Set<SourceService> = []
    for registration in kept.reversed() {
      let isNew = known.insert(registration.service).inserted
      if registration.policy == .addIfMissing, !isNew { continue }
      registrations.append(registration)
      decorators.append(wrapping[registration.service] ?? [])
    }
  }
}
