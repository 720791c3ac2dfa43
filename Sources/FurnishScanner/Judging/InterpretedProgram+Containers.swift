import FurnishGraph

/// The containers that are judged, each with the requests that may reach it.
extension InterpretedProgram {
  /// Adds the containers of Furnish, if the dialect is nil, or those of another library. For Furnish, it also adds the
  /// locators as one container.
  mutating func addContainers(_ containers: [SourceContainer], of dialect: Dialect?, _ roots: [String]) {
    let locatorEntries = dialect == nil ? interpreter.events.sortedLocatorRegistrations : []
    let registeredInLocator = Set(locatorEntries.map(\.service))
    let inLocator = registeredInLocator.union(interpreter.events.servicesInLocatorsOfTests)
    let requests = unplacedRequests.filter { $0.dialect == dialect }
    let all = interpreter.containers.filter { $0.dialect == dialect }
    let areAllClosed = !all.contains { $0.isOpen && $0.kind == .container }
    let registeredAnywhere = registered(of: requests, in: all)
    let isLocatorOpen = interpreter.isLocatorOpen
    let unmet = requests.filter { request in
      guard request.dependency.cardinality == .one, !registeredAnywhere.contains(request.dependency.service),
        areAllClosed
      else {
        return false
      }
      switch request.source {
      case .provider: return true
      case .providerInForce: return !inLocator.contains(request.dependency.service) && !isLocatorOpen
      case .locator: return false
      }
    }
    let firstClosed = containers.firstIndex { !$0.isOpen }
    let injected = InjectedServices(requests, in: all, locatorEntries)
    let overlays = dialect == nil ? requestsOfOverlays() : [:]
    // A recipe may request any service, so one that was not read may request all of them.
    let showsAll =
      !interpreter.hasUnreadableRequests && dialect?.isInterpreted != false && !all.contains(where: \.isOpaque)
    for (index, judged) in containers.enumerated() {
      var container = judged
      // An overriding provider may supply a service that the container would create.
      let isOverridden = overlays[container.place] != nil
      container.mayBeStarted =
        judged.mayBeStarted || interpreter.startsContainers || isOverridden || !interpreter.hasEntryPoint
      container.readsInScopes = interpreter.mayReadInScopes
      container.starts = []
      // Only services that must be awaited depend on the place of `start()`.
      if container.needsAwaiting {
        container.starts = interpreter.starts(of: judged)
        if isOverridden || !interpreter.hasEntryPoint { container.starts.append(SourceStart()) }
      }
      // In a case in which the program does not use a container, no service is missing from it. Other code may use a
      // container of a library.
      if container.kind == .container, container.use != .never, interpreter.hasEntryPoint {
        container.presence = space.and(container.presence, container.use)
      }
      if dialect == nil { container.declaredLevels += interpreter.events.levelsOpenedElsewhere.uniqued() }
      let registered = registered(of: requests, in: [container])
      var requested = requests.filter { $0.source != .locator && registered.contains($0.dependency.service) }
        .map { $0.requested(from: container.place) }
        .flatMap { divided($0, metElsewhere: injected.presence(of: $0.dependency.service, outside: container.place)) }
      requested += requestsByName(roots, in: container)
      requested += met(overlays[container.place] ?? [], by: container)
      // A request that no container meets is reported once: for the first container whose registrations were all read.
      if index == firstClosed { requested += unmet.filter { $0.source == .provider || locatorEntries.isEmpty } }
      let shows = !container.isOpen && showsAll && !(requested.isEmpty && container.requests.isEmpty)
      addContainer(ContainerFacts(container, requests: requested, showsRequests: shows, space))
    }
    guard dialect == nil, roots.isEmpty else { return }
    func isInNoLocator(_ request: SourceRequest) -> Bool {
      request.dependency.cardinality == .one && !inLocator.contains(request.dependency.service) && !isLocatorOpen
    }
    if all.contains(where: { $0.kind == .container }), !interpreter.mayHaveProviderInForce {
      addMissingProvider(
        requests.filter {
          $0.source == .providerInForce && registeredAnywhere.contains($0.dependency.service) && isInNoLocator($0)
        })
    }
    var missing = unmet.filter { $0.source == .providerInForce && (!locatorEntries.isEmpty || all.isEmpty) }
    missing += requests.filter { $0.source == .locator && isInNoLocator($0) }
    // If the source adds no service to the locator, it may be a library. A program that links it may add services.
    if locatorEntries.isEmpty { missing = runByProgram(missing) }
    guard let place = locatorEntries.first?.place ?? missing.first?.place else { return }
    var locator = SourceContainer(kind: .locator, place: place)
    locator.registrations = locatorEntries
    locator.isOpen = isLocatorOpen
    let requested = requests.filter { $0.source != .provider && registeredInLocator.contains($0.dependency.service) }
      .flatMap { divided($0, metElsewhere: injected.presence(of: $0.dependency.service, outside: nil)) }
    addContainer(ContainerFacts(locator, requests: requested + missing, showsRequests: false, space))
  }

  /// Adds the finding of a program that sets no provider, at the first of the requests that need one: they have one
  /// cause.
  private mutating func addMissingProvider(_ requests: [SourceRequest]) {
    let requests = interpreter.requestsOfProgram(requests).filter { $0.presence != .never }
    guard let first = requests.min(by: { $0.place < $1.place }) else { return }
    addFinding(.missingProvider(first.dependency.service.symbol, place: index.servicePlace(first.place)))
  }

  /// Divides a request by `@Injected`, which reads the provider in force, and then the locator. The container must have
  /// the service only where no other container and no locator has it; elsewhere the request is optional.
  ///
  /// - Parameter met: The conditions under which the others have the service.
  private func divided(_ request: SourceRequest, metElsewhere met: [Presence]) -> [SourceRequest] {
    guard request.source == .providerInForce, !met.isEmpty else { return [request] }
    var (use, rest) = (request, request)
    use.dependency.cardinality = .optional
    rest.presence = space.excluding(request.presence, space.any(met))
    return rest.presence == .never ? [use] : [use, rest]
  }

  /// Returns the requests in modules that a program runs, if all source that these modules import was read.
  private func runByProgram(_ requests: [SourceRequest]) -> [SourceRequest] {
    if requests.isEmpty { return [] }
    let modules = RunningModules(index, exposed: nil)
    return requests.filter { request in
      let module = index.moduleOfFile[request.place.file]
      return modules.runs(module) && !modules.importsUnread(module)
    }
  }

  /// Returns the requested services that at least one of the containers registers, or has as the input of a level.
  private func registered(of requests: [SourceRequest], in containers: [SourceContainer]) -> Set<SourceService> {
    guard !requests.isEmpty else { return [] }
    let requested = Set(requests.lazy.map(\.dependency.service))
    var registered: Set<SourceService> = []
    for container in containers {
      for registration in container.registrations where requested.contains(registration.service) {
        registered.insert(registration.service)
      }
      for level in container.namedLevels {
        guard case .known(let input) = index.witness(for: FurnishNames.levelTypes.input, in: level) else { continue }
        let service = SourceService(type: input)
        if requested.contains(service) { registered.insert(service) }
      }
    }
    return registered
  }

  /// Returns optional requests for the services that code may request under an unknown name, and for those that the
  /// user names as requested, in `roots`.
  private func requestsByName(_ roots: [String], in container: SourceContainer) -> [SourceRequest] {
    guard !roots.isEmpty || !interpreter.events.typesOfUndeterminedRequests.isEmpty else { return [] }
    return container.registrations.filter { registration in
      let type = registration.service.type
      let isAssisted =
        type.arguments(of: "Furnish.AssistedFactory")?.first.map(
          interpreter.events.typesOfUndeterminedRequests.contains)
        ?? false
      return interpreter.events.typesOfUndeterminedRequests.contains(type) || isAssisted
        || roots.contains { type.isCalled($0) }
    }.map { registration in
      SourceRequest(
        dependency: SourceDependency(service: registration.service, cardinality: .optional), place: registration.place)
    }
  }
}

/// The registrations of the services that `@Injected` or a locator reads, each with its container; nil is the locator.
private struct InjectedServices {
  private var registrations: [SourceService: [(container: SourcePlace?, presence: Presence)]] = [:]

  init(_ requests: [SourceRequest], in containers: [SourceContainer], _ locatorEntries: [SourceRegistration]) {
    for request in requests where request.source != .provider { registrations[request.dependency.service] = [] }
    guard !registrations.isEmpty else { return }
    for container in containers {
      for registration in container.registrations where registrations[registration.service] != nil {
        registrations[registration.service]!.append((container.place, registration.presence))
      }
    }
    for registration in locatorEntries where registrations[registration.service] != nil {
      registrations[registration.service]!.append((nil, registration.presence))
    }
  }

  /// Returns the conditions under which a service is registered in other containers than this one, and in the locator.
  /// If `container` is nil, the locator is the one that is left out.
  func presence(of service: SourceService, outside container: SourcePlace?) -> [Presence] {
    (registrations[service] ?? []).filter { $0.container != container }.map(\.presence)
  }
}
