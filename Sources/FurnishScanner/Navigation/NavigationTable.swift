import FurnishGraph

/// The services of a program, by the types and the places that lead to them.
///
/// The table has the services of all containers, under all conditions.
struct NavigationTable {
  private var entries: [SourceService: ServiceOccurrences] = [:]
  private var byType: [ResolvedType: Set<SourceService>] = [:]
  private var byPlace: [ServicePlace: Set<SourceService>] = [:]

  /// - Complexity: Linear in registrations, dependencies and requests.
  init(_ reading: InterpretedProgram) {
    let index = reading.index
    for facts in reading.containers + reading.overlays {
      for registration in facts.container.registrations { add(registration, index) }
      for request in facts.requests { add(request, index) }
    }
    for request in reading.unplacedRequests { add(request, index) }
    entries = entries.mapValues(\.uniqued)
  }

  private mutating func add(_ registration: SourceRegistration, _ index: DeclarationIndex) {
    let place = index.servicePlace(registration.place)
    let lifetime =
      registration.isSupplied
      ? "passed in"
      : registration.lifetime.name + (registration.level.map { " to \(ServiceSymbol(type: $0.text).shortType)" } ?? "")
    note(registration.service, at: place)
    entries[registration.service]?.registrations.append(
      ServiceOccurrences.Registration(
        place: place, lifetime: lifetime,
        implementation: registration.implementation.map { ServiceSymbol(type: $0.text).shortType },
        isDecorator: registration.isDecorator))
    if let implementation = registration.implementation {
      byType[implementation, default: []].insert(registration.service)
    }
    for dependency in registration.dependencies {
      note(dependency.service, at: nil)
      entries[dependency.service]?.dependents.append(
        ServiceOccurrences.Dependent(symbol: registration.service.symbol, place: place))
    }
  }

  private mutating func add(_ request: SourceRequest, _ index: DeclarationIndex) {
    let place = index.servicePlace(request.place)
    note(request.dependency.service, at: place)
    let known = entries[request.dependency.service]?.requests ?? []
    // `let log = Injected<any Log>()` is read as a property and as a call.
    if request.source == .providerInForce, known.contains(where: { ($0.file, $0.line) == (place.file, place.line) }) {
      return
    }
    entries[request.dependency.service]?.requests.append(place)
  }

  private mutating func note(_ service: SourceService, at place: ServicePlace?) {
    if entries[service] == nil {
      entries[service] = ServiceOccurrences(symbol: service.symbol)
      byType[service.type, default: []].insert(service)
    }
    if let place { byPlace[place, default: []].insert(service) }
  }

  /// Returns the services that a place registers or requests, in order of their names.
  func services(at place: ServicePlace) -> [ServiceOccurrences] { sorted(byPlace[place]) }

  /// Returns the services of a type, under any name, and the services that it implements, in order of their names.
  func services(of type: ResolvedType) -> [ServiceOccurrences] {
    let services = sorted(byType[type])
    // The name of a protocol without `any` refers to the services that are registered as `any` of it.
    guard services.isEmpty, case .nominal = type else { return services }
    return sorted(byType[.existential(type)])
  }

  private func sorted(_ services: Set<SourceService>?) -> [ServiceOccurrences] {
    (services ?? []).compactMap { entries[$0] }.sorted { $0.symbol.fullDescription < $1.symbol.fullDescription }
  }
}
