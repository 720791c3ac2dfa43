import FurnishGraph

/// The decision whether a service that is registered under a condition is certainly missing.
extension ContainerJudgment {
  /// Returns the note with the reason for which it is uncertain that a service is missing; nil if it is certain. For
  /// example, the service is registered under one test of the program, and requested under another one: the two tests
  /// may always have the same result.
  ///
  /// ```swift
  /// if storesFiles { services.register(FileStore.self) { FileStore() } }
  /// if readsFiles { _ = provider.resolveRequired(FileStore.self) }
  /// ```
  ///
  /// The condition of a request by a property, and of a request to a locator outside of the main program, is not exact.
  /// It lacks the tests that the program has passed before, and a test that failed may have ended the program. Such a
  /// request certainly fails only if it fails for all results of the tests. A request by a property is always uncertain
  /// if the main program does not create the owner of the property.
  ///
  /// - Parameter presence: The condition under which the service is missing.
  func reasonOfUncertainty(_ finding: Finding, under presence: Presence) -> Finding.Note? {
    guard let missing = finding.chain.last?.fullDescription else { return nil }
    let registered = facts.container.registrations.filter { $0.service.symbol.fullDescription == missing }
    guard !registered.isEmpty else { return nil }
    if isNamedByConditionalAlias(registered[0].service) { return Finding.conditionsMayAgree }
    // A doubtful test may always have the result with which the service is registered. If the service is also missing
    // in cases without a thrown error, the tests that only decide about errors do not count.
    let withoutErrors = space.excluding(presence, space.errors)
    let tests =
      withoutErrors == .never
      ? space.support(presence) : space.support(withoutErrors).subtracting(space.support(space.errors))
    if !space.doubtfulTests.isDisjoint(with: tests) { return Finding.conditionIsNotFollowed }
    let requested = conditionsOfRequests(for: missing, at: finding.place)
    guard !requested.isEmpty else { return nil }
    let testsOfRegistrations = Set(registered.flatMap { space.support($0.presence) }).filter { !space.isFlag($0) }
    let isUncertain = requested.allSatisfy { certainty, condition, before in
      // An earlier test of the same value may have stopped the program in all cases in which the service is missing.
      let testsOfStops = space.support(before.stopped).subtracting(testsOfRegistrations)
      if space.haveCommonSubject(testsOfStops, testsOfRegistrations)
        || space.hasTest(in: testsOfRegistrations, ofAny: before.possiblyTested)
      {
        return true
      }
      switch certainty {
      case .possible: return true
      case .ofProperty: return !holdsForSomeFlags(space.and(presence, condition))
      case .whereWritten:
        // Tests of the elements of a list restrict the request only if the registration depends on such tests as well.
        let isOfElements = !space.testsOfElements.isDisjoint(with: testsOfRegistrations)
        let condition = space.withoutTestsOfCancellation(
          isOfElements ? condition : space.withoutTestsOfElements(condition))
        let testsOfRequest = space.support(condition).filter { !space.isFlag($0) }
        let areUnrelated = !testsOfRequest.isEmpty && testsOfRequest.isDisjoint(with: testsOfRegistrations)
        return areUnrelated || !isCertainlyMissing(condition, registered: space.any(registered.map(\.presence)))
      }
    }
    guard isUncertain else { return nil }
    return requested.allSatisfy { $0.certainty == .ofProperty } ? Finding.readsAreUnknown : Finding.conditionsMayAgree
  }

  /// Returns whether the provider of the request at the place of a finding is the root in some cases only, or may be
  /// another one.
  func isFromPossibleRoot(_ finding: Finding) -> Bool {
    let positions = facts.requests.lazy.filter { index.servicePlace($0.place) == finding.place }.map(\.position)
    return positions.contains(where: \.isPossible) && positions.allSatisfy { $0.isPossible || $0 == .unknown }
  }

  /// Returns whether the program has stopped before each request at the place of a finding, in all cases that the
  /// finding is about.
  func isAfterStop(_ finding: Finding, under presence: Presence) -> Bool {
    guard facts.requests.contains(where: { $0.stopped != .never }) else { return false }
    let requests = facts.requests.filter { index.servicePlace($0.place) == finding.place }
    return !requests.isEmpty && requests.allSatisfy { space.implies(presence, $0.stopped) }
  }

  /// Returns whether the service that would retain another one has a lifetime that cannot be read. It counts as a
  /// singleton, and may in fact end no later than the other one.
  func mayEndEarlier(_ finding: Finding) -> Bool {
    guard let owner = finding.chain.first?.fullDescription else { return false }
    return facts.container.registrations.contains {
      $0.hasUnreadLifetime && $0.service.symbol.fullDescription == owner
    }
  }

  /// Returns whether a missing service is requested from an element of a list of containers, and the source does not
  /// show which element it is.
  func isOfUnknownElement(_ finding: Finding, under presence: Presence) -> Bool {
    guard let missing = finding.chain.last?.fullDescription,
      servicesOfAllContainers.contains(missing), !space.choicesOfElements.isDisjoint(with: space.support(presence))
    else { return false }
    let requested = conditionsOfRequests(for: missing, at: finding.place)
    return !requested.isEmpty
      && requested.allSatisfy { !space.choicesOfElements.isDisjoint(with: space.support($0.condition)) }
  }

  /// Returns whether a request lacks a service in some case, no matter how the tests of the request are related to the
  /// tests of the registration.
  ///
  /// Tests that both depend on have the same result for both. The service is certainly missing if, for some results of
  /// these common tests, it is never registered and may be requested, or it is always requested and may be missing.
  private func isCertainlyMissing(_ requested: Presence, registered: Presence) -> Bool {
    let (ofRequest, ofRegistration) = (space.support(requested), space.support(registered))
    let isOfRequestOnly = { [space] in !space.isFlag($0) && !ofRegistration.contains($0) }
    let isOfRegistrationOnly = { [space] in !space.isFlag($0) && !ofRequest.contains($0) }
    let missing = space.not(registered)
    let isNeverRegistered = space.and(
      space.forSome(where: isOfRequestOnly, space.and(requested, universe)),
      space.forAll(where: isOfRegistrationOnly, missing))
    let isAlwaysRequested = space.and(
      space.forAll(where: isOfRequestOnly, space.or(requested, space.not(universe))),
      space.forSome(where: isOfRegistrationOnly, missing))
    return isNeverRegistered != .never || space.areCompatible(isAlwaysRequested, universe)
  }

  /// Returns whether an alias has several types in the clauses of an `#if`, and one of them is that of a service.
  /// Declarations that name such an alias are read with one of its types.
  private func isNamedByConditionalAlias(_ service: SourceService) -> Bool {
    index.conditionalAliases.values.contains { aliases in
      aliases.count > 1 && aliases.contains { index.resolve(alias: $0, []) == service.type }
    }
  }

  /// Whether the container has a level whose input the source does not show: any service may be that input.
  var hasUnknownInputs: Bool {
    facts.container.namedLevels.contains { level in
      level.text != "Furnish.\(FurnishNames.rootLevel)"
        && index.witness(for: FurnishNames.levelTypes.input, in: level) == .unknown
    }
  }

  /// Returns whether a condition holds for some choice of flags and all results of tests.
  private func holdsForSomeFlags(_ presence: Presence) -> Bool {
    let certain = space.forAllTests(space.or(presence, space.not(universe)))
    return space.areCompatible(certain, universe)
  }

  /// The conditions under which the code has stopped before a request, and the values that other code may have tested.
  private typealias TestsBefore = (stopped: Presence, possiblyTested: Set<TestSubject>)

  /// Returns the conditions of the requests and of the recipes at a place that need a service.
  private func conditionsOfRequests(
    for missing: String, at place: ServicePlace?
  ) -> [(certainty: SourceRequest.Certainty, condition: Presence, before: TestsBefore)] {
    let isLocator = facts.container.kind == .locator
    let isAddedByMainProgram = facts.container.registrations.allSatisfy {
      $0.isOfMainProgram || $0.service.symbol.fullDescription != missing
    }
    let requests = facts.requests.filter {
      $0.dependency.service.symbol.fullDescription == missing && index.servicePlace($0.place) == place
    }.map { request in
      let isExact =
        request.certainty != .whereWritten || !(isLocator || request.source != .provider)
        || request.isOfMainProgram && isAddedByMainProgram
      return (isExact ? request.certainty : .ofProperty, request.presence, (request.stopped, request.possiblyTested))
    }
    let registrations = facts.container.registrations.filter { index.servicePlace($0.place) == place }
    let dependencies = registrations.flatMap { registration in
      registration.dependencies.filter { $0.service.symbol.fullDescription == missing }.map {
        (
          SourceRequest.Certainty.whereWritten, space.and($0.presence, registration.presence),
          (stopped: Presence.never, possiblyTested: Set<TestSubject>())
        )
      }
    }
    return requests + dependencies
  }
}

extension ContainerJudgment {
  /// Returns the findings, except for those about unused registrations of services that are also reported as missing:
  /// code requests such a service, though only in cases in which it is not registered.
  func withoutUnusedMissingServices(_ findings: [Finding]) -> [Finding] {
    let missing = Set(findings.lazy.filter { $0.rule == "missing-service" }.compactMap(\.chain.last))
    if missing.isEmpty { return findings }
    return findings.filter { $0.rule != "unused-registration" || missing.isDisjoint(with: $0.chain) }
  }
}
