import FurnishGraph

/// All that is registered in a container and requested of it, each with its condition.
struct ContainerFacts {
  let container: SourceContainer
  let requests: [SourceRequest]
  /// All requests show. Otherwise nothing is called unused.
  let showsRequests: Bool
  /// Only what happens here is reported; nil where everything is.
  let placesOfInterest: Set<ServicePlace>?
  let space: PresenceSpace

  /// - Parameter requests: What others request, as far as it concerns this container.
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

  /// The conditions of all facts, in order.
  var conditions: [Presence] {
    container.registrations.flatMap { [$0.presence] + $0.dependencies.map(\.presence) } + requests.map(\.presence)
  }

  /// Whether a condition is not decided by the flags of `#if` alone.
  func dependsOnTests(_ presence: Presence) -> Bool {
    presence != .always && !space.support(presence).allSatisfy(space.isFlag)
  }

  /// The facts that concern some services alone.
  func about(_ services: Set<SourceService>) -> ContainerFacts {
    var container = container
    container.registrations = container.registrations.filter { services.contains($0.service) }.map { registration in
      var registration = registration
      registration.dependencies = registration.dependencies.filter { services.contains($0.service) }
      return registration
    }
    container.forgetRequests()
    return ContainerFacts(
      container, requests: requests.filter { services.contains($0.dependency.service) }, showsRequests: false,
      placesOfInterest: placesOfInterest, space)
  }
}
