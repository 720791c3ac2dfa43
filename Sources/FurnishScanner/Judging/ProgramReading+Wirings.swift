import FurnishGraph

/// The containers and locators of one library, each with the requests that it answers.
extension ProgramReading {
  mutating func addWirings(_ containers: [SourceContainer], of dialect: Dialect?, _ roots: [String]) {
    let locators = dialect == nil ? LocatorWirings(interpreter) : nil
    let requests = unplacedRequests.filter { $0.dialect == dialect }
    let all = interpreter.containers.filter { $0.dialect == dialect }
    let isKnown = !all.contains { $0.isOpen && $0.kind == .container }
    let everywhere = registered(of: requests, in: all)
    // A locator has no services of containers.
    func isInContainer(_ request: SourceRequest) -> Bool {
      request.locator == nil && everywhere.contains(request.dependency.service)
    }
    let unmet = requests.filter { request in
      guard request.dependency.cardinality == .one, isKnown, !isInContainer(request) else { return false }
      guard request.isInjected, let locators else { return true }
      return !locators.isOpen && !locators.have(request)
    }
    let inForce = dialect == nil ? RequestsInForce(requests, in: self) : nil
    let first = containers.firstIndex { isWhole($0) }
    // A factory of a dialect may request any service, so one that was not read may request all of them.
    let showsAll =
      !interpreter.hasUnreadableRequests
      && (dialect.map { $0.isInterpreted && !all.contains(where: \.isOpaque) } ?? true)
    let isWithoutLocators = locators?.isEmpty ?? true
    for (number, container) in containers.enumerated() {
      let own = registered(of: requests, in: [container])
      var requested = requests.filter { own.contains($0.dependency.service) }
      if let inForce { requested = requested.map { inForce.placed($0, in: container) } }
      requested += named(roots, in: container)
      // A request of a service that is not registered is reported once.
      if number == first {
        requested += unmet.filter {
          !$0.isInjected
            || isWithoutLocators && !everywhere.contains($0.dependency.service)
              && locators?.areAddedByUncalledCode($0) != true
        }
      }
      let shows = isWhole(container) && showsAll && !(requested.isEmpty && container.requests.isEmpty)
      addContainer(ContainerFacts(container, requests: requested, showsRequests: shows, space))
    }
    guard let locators, roots.isEmpty else { return }
    if isKnown, !locators.isOpen, let inForce {
      for finding in inForce.findings(where: { isInContainer($0) && !locators.have($0) }) { addFinding(finding) }
    }
    // If the source adds no service to the locator, the program that uses the library may add them.
    let (known, others) = unmet.filter(\.isInjected).partitioned { locators.areAdded(toLocatorOf: $0) }
    let missing =
      known
      + runByProgram(
        others.filter {
          !isWithoutLocators || all.isEmpty || everywhere.contains($0.dependency.service)
            || locators.areAddedByUncalledCode($0)
        })
    for (container, requests) in locators.containers(requests, missing: missing) {
      addContainer(ContainerFacts(container, requests: requests, showsRequests: false, space))
    }
  }

  /// Returns the requests in modules of a program whose source is read as a whole.
  func runByProgram(_ requests: [SourceRequest]) -> [SourceRequest] {
    if requests.isEmpty { return [] }
    return requests.filter { request in
      let module = index.moduleOfFile[request.place.file]
      return interpreter.shape.runs(module) && !interpreter.shape.importsUnread(module)
    }
  }

  /// Returns the requested services that at least one of the containers registers.
  private func registered(of requests: [SourceRequest], in containers: [SourceContainer]) -> Set<SourceService> {
    guard !requests.isEmpty else { return [] }
    let requested = Set(requests.lazy.map(\.dependency.service))
    var registered: Set<SourceService> = []
    for container in containers {
      for registration in container.registrations where requested.contains(registration.service) {
        registered.insert(registration.service)
      }
    }
    return registered
  }

  /// The requests to unknown providers, each once.
  var unplacedRequests: [SourceRequest] {
    interpreter.unplacedRequests.filter { !interpreter.isSuperseded($0.entry) }.map(\.request).uniqued()
  }

  private func isWhole(_ container: SourceContainer) -> Bool { !container.isOpen }

  /// Returns requests for the services that code may request under an unknown name, and for those that the user has
  /// declared as requested.
  private func named(_ roots: [String], in container: SourceContainer) -> [SourceRequest] {
    guard !roots.isEmpty || !interpreter.typesRequestedByUnknownName.isEmpty else { return [] }
    return container.registrations.filter { registration in
      let type = registration.service.type
      let isAssisted =
        type.arguments(of: "Furnish.AssistedFactory")?.first.map(interpreter.typesRequestedByUnknownName.contains)
        ?? false
      return interpreter.typesRequestedByUnknownName.contains(type) || isAssisted
        || roots.contains { type.isCalled($0) }
    }.map { registration in
      SourceRequest(
        dependency: SourceDependency(service: registration.service, cardinality: .optional), place: registration.place)
    }
  }
}

extension Array {
  /// Returns the elements that meet a condition, and the others.
  fileprivate func partitioned(by isMet: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isMet), filter { !isMet($0) })
  }
}
