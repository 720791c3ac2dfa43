import FurnishGraph

/// The registrations of a container and the requests to it, each with its condition.
struct ContainerFacts {
  private(set) var container: SourceContainer
  let requests: [SourceRequest]
  /// Whether the source shows all requests. Otherwise no registration is reported as unused.
  let showsRequests: Bool
  /// The places whose findings are reported; nil for all of them.
  let placesOfInterest: Set<ServicePlace>?
  let space: PresenceSpace

  /// - Parameter requests: The requests that concern this container and are not among its own.
  init(
    _ container: SourceContainer, requests: [SourceRequest], showsRequests: Bool,
    placesOfInterest: Set<ServicePlace>? = nil, _ space: PresenceSpace
  ) {
    self.container = container
    self.requests = container.requests + requests
    self.showsRequests = showsRequests
    self.placesOfInterest = placesOfInterest
    self.space = space
  }

  /// Returns these facts with other dependencies of the registrations.
  ///
  /// - Parameter change: Returns the dependencies that replace one.
  func replacingDependencies(_ change: (SourceDependency) -> [SourceDependency]) -> ContainerFacts {
    var facts = self
    for index in container.registrations.indices where !container.registrations[index].dependencies.isEmpty {
      facts.container.registrations[index].dependencies =
        container.registrations[index].dependencies.flatMap(change)
    }
    return facts
  }

  /// The conditions that divide the cases: all those of the facts, except for openings of levels and interceptions.
  var conditions: [Presence] {
    container.registrations.flatMap { [$0.presence] + $0.dependencies.map(\.presence) } + requests.map(\.presence)
      + container.declaredLevels.map(\.presence) + container.starts.map(\.presence)
  }

  /// Whether no fact depends on a condition.
  var isUnconditional: Bool {
    conditions.allSatisfy { $0 == .always } && container.openingsOfLevels.allSatisfy { $0.presence == .always }
      && container.interceptions.allSatisfy { $0.presence == .always }
  }

  /// Returns whether a case has a registration, a request, an opening of a level or an interception to judge.
  ///
  /// - Parameter isIncluded: Returns whether facts under a condition belong to the case.
  func containsAny(where isIncluded: (Presence) -> Bool) -> Bool {
    container.registrations.contains { isIncluded($0.presence) } || requests.contains { isIncluded($0.presence) }
      || container.openingsOfLevels.contains { isIncluded($0.presence) }
      || container.interceptions.contains { isIncluded($0.presence) }
  }

  /// Splits the requests by their conditions.
  ///
  /// - Parameter withRequests: Whether the facts with requests are returned. Otherwise only those without are.
  /// - Returns: Facts with all registrations and no requests, and facts with all registrations and the requests of one
  ///   condition, for each condition.
  func byCondition(withRequests: Bool) -> [ContainerFacts] {
    var container = container
    container.removeRequests()
    // Requests of one place may have several conditions.
    let groups =
      withRequests ? Dictionary(grouping: requests.indices, by: { requests[$0].presence }).values.map(\.self) : []
    let ordered = groups.sorted { (requests[$0[0]].place, $0[0]) < (requests[$1[0]].place, $1[0]) }
    return ([[]] + ordered.map { $0.map { requests[$0] } }).map {
      ContainerFacts(
        container, requests: $0, showsRequests: false, placesOfInterest: placesOfInterest, space)
    }
  }

  /// Returns whether a condition depends on more than the flags of `#if`.
  func dependsOnTests(_ presence: Presence) -> Bool {
    presence != .always && !space.support(presence).allSatisfy(space.isFlag)
  }
}
