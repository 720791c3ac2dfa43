import FurnishGraph

/// Whether a service is certainly missing where it is registered under a condition.
extension ContainerJudgment {
  /// Returns whether a missing service is registered under a test of the program and requested under another test: the
  /// two may always agree.
  ///
  /// The condition of a request by `@Injected`, and of any request to a locator, is unknown: the tests that the program
  /// has passed until then are not part of it, and one that failed may have ended the program.
  ///
  /// - Parameter presence: The condition under which the service is missing.
  func isUncertain(_ finding: Finding, under presence: Presence) -> Bool {
    guard let missing = finding.chain.last?.fullDescription else { return false }
    let registered = facts.container.registrations.filter { $0.service.symbol.fullDescription == missing }
    let requested = conditionsOfRequests(for: missing, at: finding.place)
    guard !registered.isEmpty, !requested.isEmpty else { return false }
    let tests = Set(registered.flatMap { space.support($0.presence) }).filter { !space.isFlag($0) }
    return requested.allSatisfy { condition in
      guard let condition else { return !tests.isEmpty && !holdsForSomeFlags(presence) }
      let own = space.support(condition).filter { !space.isFlag($0) }
      return !own.isEmpty && own.isDisjoint(with: tests)
    }
  }

  /// Whether the container has a level whose input the source does not show: any service may be that input.
  var hasUnknownInputs: Bool {
    let opened = facts.container.openingsOfLevels.map(\.level) + facts.container.registrations.compactMap(\.level)
    return opened.uniqued().contains { level in
      level.text != "Furnish.\(FurnishNames.rootLevel)"
        && index.witness(for: FurnishNames.levelTypes.input, in: level) == .unknown
    }
  }

  /// Returns whether a condition holds for some choice of flags, whatever the results of tests are.
  private func holdsForSomeFlags(_ presence: Presence) -> Bool {
    let certain = space.forAllTests(space.or(presence, space.not(universe)))
    return space.areCompatible(certain, universe)
  }

  /// Returns the conditions of the requests and of the recipes at a place that need a service; `nil` for each condition
  /// that is unknown.
  private func conditionsOfRequests(for missing: String, at place: ServicePlace?) -> [Presence?] {
    let isLocator = facts.container.kind == .locator
    let requests = facts.requests.filter {
      $0.dependency.service.symbol.fullDescription == missing && index.servicePlace($0.place) == place
    }.map { isLocator || $0.isInjected ? nil : $0.presence }
    let dependencies = facts.container.registrations.filter { index.servicePlace($0.place) == place }.flatMap { one in
      one.dependencies.filter { $0.service.symbol.fullDescription == missing }.map {
        space.and($0.presence, one.presence)
      }
    }
    return requests + dependencies
  }
}
