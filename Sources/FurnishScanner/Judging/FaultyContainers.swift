import FurnishGraph

/// The containers that have the fault of each finding.
///
/// Several containers may have the registration at the place of a finding, because they include the same module. Then
/// only some of them may lack the service that it needs, and the finding names those.
struct FaultyContainers {
  private var places: [String: [ServicePlace]] = [:]

  mutating func note(_ finding: Finding, of facts: ContainerFacts, in index: DeclarationIndex) {
    guard facts.container.kind == .container else { return }
    let place = index.servicePlace(facts.container.place)
    if places[finding.identity]?.contains(place) != true { places[finding.identity, default: []].append(place) }
  }

  /// Returns the findings, each with notes of the first three containers that have the fault. If all containers with
  /// the registration have it, the finding has no such notes.
  func naming(
    _ findings: [Finding], among containers: [ContainerFacts], in index: DeclarationIndex
  ) -> [Finding] {
    guard containers.count > 1, places.values.contains(where: { $0.count < containers.count }) else { return findings }
    var holders: [ServicePlace: Set<ServicePlace>] = [:]
    for facts in containers where facts.container.kind == .container {
      for place in Set(facts.container.registrations.map(\.place)) {
        holders[index.servicePlace(place), default: []].insert(index.servicePlace(facts.container.place))
      }
    }
    return findings.map { finding in
      guard let place = finding.place, let faulty = places[finding.identity],
        faulty.count < holders[place, default: []].count
      else {
        return finding
      }
      var named = finding
      named.notes += faulty.prefix(Self.mostContainers).map(Finding.containerOfFault)
      return named
    }
  }

  /// The greatest number of containers that a finding names.
  private static let mostContainers = 3
}
