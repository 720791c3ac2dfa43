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
    var builder = WiringBuilder(index: index, capacity: container.registrations.count)
    let resolved = ResolvedSource(container.registrations)
    let registrations = resolved.registrations.map {
      builder.registration(container.registrations[$0], decorators: resolved.decorators(of: $0, in: container))
    }
    let asked = (container.requests + requests).map { builder.request($0) }
    let names = SourceNames(
      services: builder.services, all: container.registrations, numbers: resolved.registrations,
      modules: container.modules, paths: index.paths)
    wiring = Wiring(
      serviceCount: builder.services.count, registrations: registrations, requests: asked, names: names)
    wiring.origin = .source(isWhole: !container.isOpen, showsRequests: showsRequests && !container.isOpen)
  }
}

extension DeclarationIndex {
  func servicePlace(_ place: SourcePlace) -> ServicePlace {
    ServicePlace(place, in: paths)
  }
}

extension ServicePlace {
  fileprivate init(_ place: SourcePlace, in paths: [String]) {
    self.init(file: paths[place.file], line: Int(place.place.line), column: Int(place.place.column))
  }
}

/// The names of a wiring, each made when somebody asks for it: rules judge by numbers.
private struct SourceNames: WiringNames {
  let services: [SourceService]
  let all: [SourceRegistration]
  /// Of each registration of the wiring, which of all it is.
  let numbers: [Int]
  let modules: [SourceModule]
  let paths: [String]

  func symbol(ofService service: Int) -> ServiceSymbol {
    ServiceSymbol(type: services[service].type.text, registrationName: services[service].name)
  }

  func place(ofRegistration registration: Int) -> ServicePlace? {
    ServicePlace(all[numbers[registration]].place, in: paths)
  }

  func implementation(ofRegistration registration: Int) -> String? { all[numbers[registration]].implementation?.text }
  func name(ofModule module: Int) -> String { modules[module].type.text }
}

/// Gives services their numbers.
private struct WiringBuilder {
  let index: DeclarationIndex
  var services: [SourceService] = []
  private var numbers: [SourceService: Int] = [:]

  init(index: DeclarationIndex, capacity: Int) {
    self.index = index
    services.reserveCapacity(capacity)
    numbers.reserveCapacity(capacity)
  }

  mutating func number(_ service: SourceService) -> Int {
    if let number = numbers[service] { return number }
    numbers[service] = services.count
    services.append(service)
    return services.count - 1
  }

  mutating func registration(_ source: SourceRegistration, decorators: [SourceRegistration]) -> Registration {
    let service = number(source.service)
    var dependencies = self.dependencies(source)
    for decorator in decorators { dependencies += self.dependencies(decorator) }
    return Registration(
      service: service, lifetime: source.lifetime,
      isolation: source.isolation.asServiceIsolation,
      isAsynchronous: source.isAsynchronous, isEager: source.isEager,
      isOpaque: source.isOpaque || decorators.contains(where: \.isOpaque),
      isSupplied: source.isSupplied && decorators.isEmpty, isConfined: source.isConfined,
      isAlternative: source.isAlternative,
      module: source.module, dependencies: dependencies)
  }

  private mutating func dependencies(_ source: SourceRegistration) -> [Dependency] {
    source.dependencies.map { dependency in
      Dependency(
        service: number(dependency.service), cardinality: dependency.cardinality, isDeferred: dependency.isDeferred)
    }
  }

  mutating func request(_ request: SourceRequest) -> Request {
    Request(
      service: number(request.dependency.service), place: index.servicePlace(request.place),
      cardinality: request.dependency.cardinality, position: request.isFromRoot ? .root : .unknown,
      isSynchronous: request.isSynchronous)
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

/// The registrations of a container, after those that replace others, or give way to them, and what wraps each: what the
/// container itself does when it is built.
struct ResolvedSource {
  /// Their indices among all of the container.
  let registrations: [Int]
  /// Those that wrap a service, by their indices.
  private let wrapping: [SourceService: [Int]]

  init(_ all: [SourceRegistration]) {
    // In most containers there is nothing of the kind.
    guard all.contains(where: { $0.isDecorator || $0.policy != .add }) else {
      registrations = Array(all.indices)
      wrapping = [:]
      return
    }
    wrapping = Dictionary(grouping: all.indices.filter { all[$0].isDecorator }) { all[$0].service }
    var replaced: Set<SourceService> = []
    var kept: [Int] = []
    for index in all.indices.reversed() where !all[index].isDecorator {
      if replaced.contains(all[index].service) { continue }
      // One in a branch may not be there to replace anything.
      if all[index].policy == .replace, !all[index].isAlternative { replaced.insert(all[index].service) }
      kept.append(index)
    }
    var known: Set<SourceService> = []
    registrations = kept.reversed().filter { index in
      let isNew = known.insert(all[index].service).inserted
      return isNew || all[index].policy != .addIfMissing
    }
  }

  /// What wraps a registration, in order.
  func decorators(of registration: Int, in container: SourceContainer) -> [SourceRegistration] {
    guard !wrapping.isEmpty else { return [] }
    return wrapping[container.registrations[registration].service]?.map { container.registrations[$0] } ?? []
  }
}
