import FurnishGraph

extension ContainerFacts {
  /// Returns the facts with the requests that a container makes for parameters of array, dictionary and optional types.
  ///
  /// For the parameter `logs: [Log]`, the container requests `[Log]` where that type is registered itself, and all
  /// services `Log` elsewhere.
  ///
  /// - Complexity: Linear in the registrations, and in the dependencies if a registration is of such a type.
  func resolvingCollectionParameters() -> ContainerFacts {
    var presences: [SourceService: [Presence]] = [:]
    for registration in container.registrations
    where registration.key == nil && registration.service.isCollectionOrOptional {
      presences[registration.service, default: []].append(registration.presence)
    }
    if presences.isEmpty { return self }
    let registered = presences.mapValues { space.any($0) }
    return replacingDependencies { requests(of: $0, where: registered) }
  }

  /// Returns the requests for a parameter. For `logs: [Log]`, where `[Log]` is registered if `DEBUG` is set: a request
  /// of `[Log]` under the condition `DEBUG`, and one of all services `Log` under `!DEBUG`.
  private func requests(
    of dependency: SourceDependency, where registered: [SourceService: Presence]
  ) -> [SourceDependency] {
    var rest = dependency
    var requests: [SourceDependency] = []
    for preferred in dependency.preferred {
      guard let presence = registered[preferred.service] else { continue }
      var request = rest
      (request.service, request.cardinality) = (preferred.service, preferred.cardinality)
      request.presence = space.and(rest.presence, presence)
      rest.presence = space.excluding(rest.presence, presence)
      requests.append(request)
    }
    return (requests + [rest]).filter { $0.presence != .never }
  }
}

extension SourceService {
  /// Whether the type of the service is an array, a dictionary or an optional. A parameter of such a type requests its
  /// elements if the type itself is not registered.
  fileprivate var isCollectionOrOptional: Bool {
    ["Swift.Array", "Swift.Optional", "Swift.Dictionary"].contains { type.arguments(of: $0) != nil }
  }
}
