import FurnishGraph

extension ContainerFacts {
  /// Returns the facts in which a parameter of a collection or an optional requests that type itself where the container
  /// registers it, as the container reads its parameters.
  ///
  /// - Complexity: Linear in the dependencies, and in the registrations where none is of such a type.
  func readingWholes() -> ContainerFacts {
    var presences: [SourceService: [Presence]] = [:]
    for registration in container.registrations where registration.key == nil && registration.service.isWhole {
      presences[registration.service, default: []].append(registration.presence)
    }
    if presences.isEmpty { return self }
    let registered = presences.mapValues { space.any($0) }
    return replacingDependencies { readings(of: $0, where: registered) }
  }

  /// Returns the requests that a parameter makes, each under its condition.
  private func readings(
    of dependency: SourceDependency, where registered: [SourceService: Presence]
  ) -> [SourceDependency] {
    var rest = dependency
    var readings: [SourceDependency] = []
    for whole in dependency.wholes {
      guard let presence = registered[whole.service] else { continue }
      var reading = rest
      (reading.service, reading.cardinality) = (whole.service, whole.cardinality)
      reading.presence = space.and(rest.presence, presence)
      rest.presence = space.excluding(rest.presence, presence)
      readings.append(reading)
    }
    return (readings + [rest]).filter { $0.presence != .never }
  }
}

extension SourceService {
  /// Whether a parameter of the type requests other services where the type itself is not registered.
  fileprivate var isWhole: Bool {
    ["Swift.Array", "Swift.Optional", "Swift.Dictionary"].contains { type.arguments(of: $0) != nil }
  }
}
