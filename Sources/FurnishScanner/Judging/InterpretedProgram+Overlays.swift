import FurnishGraph

/// Overriding providers, `overriding { … }`, which are judged together with the providers below them.
extension InterpretedProgram {
  /// Adds the overriding providers. Their registrations depend on those of the provider below, and on each other.
  mutating func addOverlays() {
    for id in interpreter.containers.indices {
      let overlay = interpreter.containers[id]
      guard isOverlay(overlay), let merged = mergedWithBase(id) else { continue }
      let places = overlay.registrations.map(\.place) + overlay.requests.map(\.place)
      addOverlay(
        ContainerFacts(
          merged, requests: overlay.requests, showsRequests: false,
          placesOfInterest: Set(places.map(index.servicePlace)), space))
    }
  }

  /// Returns the requests to overriding providers, by the place of the container below each.
  func requestsOfOverlays() -> [SourcePlace: [SourceRequest]] {
    var requests: [SourcePlace: [SourceRequest]] = [:]
    for overlay in interpreter.containers where isOverlay(overlay) {
      guard let lowest = lowest(below: overlay) else { continue }
      requests[lowest.place, default: []] += overlay.requests
    }
    return requests
  }

  /// Returns the requests to overriding providers that the registrations of the container below may meet. They count as
  /// optional, since an override may meet them as well.
  func met(_ requests: [SourceRequest], by container: SourceContainer) -> [SourceRequest] {
    if requests.isEmpty { return [] }
    let registered = Set(container.registrations.map(\.service))
    return requests.filter { registered.contains($0.dependency.service) }.map { request in
      var request = request
      request.dependency.cardinality = .optional
      request.position = .unknown
      return request
    }
  }

  private func isOverlay(_ container: SourceContainer) -> Bool {
    container.kind == .overlay && !interpreter.isSuperseded(container.entry)
      && !(container.registrations.isEmpty && container.requests.isEmpty)
  }

  /// Returns an overriding provider with everything that the providers below it register; nil if the source does not
  /// show these providers.
  private func mergedWithBase(_ id: ContainerID) -> SourceContainer? {
    let overlay = interpreter.containers[id]
    if overlay.isOfTests {
      var container = overlay
      container.removeRequests()
      container.mayBeStarted = true
      container.starts = [SourceStart()]
      return container
    }
    guard let base = base(of: overlay), base != id else { return nil }
    let below = interpreter.containers[base]
    // A provider is created before the provider that overrides it.
    let isChain = below.kind == .overlay
    if isChain, base > id { return nil }
    guard var merged = isChain ? mergedWithBase(base) : below else { return nil }
    merged.kind = .overlay
    merged.place = overlay.place
    merged.isOpen = merged.isOpen || overlay.isOpen
    merged.removeRequests()
    merged.openingsOfLevels += overlay.openingsOfLevels
    merged.declaredLevels += overlay.declaredLevels
    merged.interceptions += overlay.interceptions
    merged.registrations += overlay.registrations.map { registration in
      var registration = registration
      registration.module = nil
      if !registration.isDecorator { (registration.policy, registration.batch) = (.replace, nil) }
      return registration
    }
    return merged
  }

  /// Returns the container at the end of a chain of overriding providers, each of which overrides the next.
  private func lowest(below overlay: SourceContainer) -> SourceContainer? {
    var (next, last) = (base(of: overlay), interpreter.containers.endIndex)
    while let id = next, id < last, interpreter.containers[id].kind == .overlay {
      (next, last) = (base(of: interpreter.containers[id]), id)
    }
    return next.map { interpreter.containers[$0] }
  }

  /// Returns the provider below an overriding one. If the source does not show that provider, the result is the only
  /// container of the program.
  private func base(of overlay: SourceContainer) -> ContainerID? {
    if overlay.kind != .overlay || overlay.base != nil || overlay.isOfTests { return overlay.base }
    let containers = interpreter.containers
    let created = containers.indices.filter { containers[$0].kind == .container && containers[$0].dialect == nil }
    return created.count == 1 ? created[0] : nil
  }
}
