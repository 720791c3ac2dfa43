/// The facts of a container by the services that they are about.
///
/// A container with many conditions is judged in as many parts as it has registrations, so the selection of a part must
/// not take time that grows with all of them.
struct ContainerParts {
  private let facts: ContainerFacts
  private let registrations: [SourceService: [Int]]
  private let requests: [SourceService: [Int]]

  /// - Complexity: Linear in the facts.
  init(_ facts: ContainerFacts) {
    self.facts = facts
    registrations = Dictionary(grouping: facts.container.registrations.indices) {
      facts.container.registrations[$0].service
    }
    requests = Dictionary(grouping: facts.requests.indices) { facts.requests[$0].dependency.service }
  }

  /// Returns whether no rule can report a registration: its recipe can be read and has no dependencies, it is the only
  /// registration of its service, and no code requests the service.
  func hasNoFinding(_ registration: SourceRegistration) -> Bool {
    registration.dependencies.isEmpty && registration.level == nil && registration.key == nil
      && !registration.isOpaque && !registration.isDecorator && !registration.isEager
      && registrations[registration.service]?.count == 1 && requests[registration.service] == nil
      && facts.container.openingsOfLevels.isEmpty && facts.container.declaredLevels.isEmpty
      && facts.container.interceptions.isEmpty
  }

  /// Returns the registrations of some services, with the dependencies among these services, and the requests for them.
  func about(_ services: Set<SourceService>) -> ContainerFacts {
    var container = facts.container
    container.registrations = services.flatMap { registrations[$0] ?? [] }.sorted().map { index in
      var registration = facts.container.registrations[index]
      registration.dependencies = registration.dependencies.filter { services.contains($0.service) }
      return registration
    }
    container.interceptions = container.interceptions.filter { services.contains($0.service) }
    container.removeRequests()
    let selected = services.flatMap { requests[$0] ?? [] }.sorted().map { facts.requests[$0] }
    return ContainerFacts(
      container, requests: selected, showsRequests: false, placesOfInterest: facts.placesOfInterest, facts.space)
  }
}
