import FurnishMacros
import FurnishTesting
import Testing

@Suite struct ClosureServiceUnimplementedTests {
  /// Runs `body`, and returns the issues that it reports, which would fail the test otherwise.
  private func reports(
    of body: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> [String] {
    nonisolated(unsafe) var reports: [String] = []
    try await withKnownIssue(isIntermittent: true) {
      try await body()
    } matching: { issue in
      guard case .unconditional = issue.kind else { return false }
      reports.append(issue.comments.map(\.rawValue).joined() + " @\(issue.sourceLocation?.line ?? 0)")
      return true
    }
    return reports
  }

  @Test func `a throwing endpoint reports and throws`() async {
    let reports = await reports {
      await #expect(throws: UnimplementedEndpoint("fetchRegion", of: "RegionService")) {
        try await RegionService.unimplemented.fetchRegion(id: "north")
      }
    }
    #expect(reports.count == 1)
    #expect(
      reports.first?.hasPrefix(
        "RegionService.fetchRegion is unimplemented.\n  where: RegionService.fetchRegion, declared at FurnishMacrosTests/ClosureServiceShapes.swift:"
      ) == true)
  }

  @Test func `the report points to the declaration`() async {
    let reports = await reports { _ = try? await RegionService.unimplemented.fetchRegion("north") }
    #expect(reports.first?.hasSuffix("@36") == true)
  }

  @Test func `an endpoint with a placeholder reports and returns the placeholder`() async throws {
    let clerk = Clerk.unimplemented
    let reports = try await reports {
      #expect(clerk.count() == 7)
      var number = 1
      #expect(clerk.add(number: &number) == 2)
      #expect(clerk.measure(ticket: Ticket(number: 5)) == 5)
      let greeting = try await clerk.greet(name: "Ada")
      #expect(greeting == "hello Ada")
    }
    #expect(reports.count == 4)
  }

  @Test func `an endpoint that returns nothing reports and returns`() async throws {
    let reports = try await reports {
      Depot<String>.unimplemented.nothing()
      try Depot<String>.unimplemented.typedNothing()
      var number = 1
      Depot<String>.unimplemented.into(number: &number)
    }
    #expect(reports.count == 3)
  }

  @Test func `an endpoint without a result to return fails the test and stops it`() async {
    let reports = await reports {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = await Depot<String>.unimplemented.waiting(number: 1)
      }
      let lines = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(lines?.contains("Depot.waiting is unimplemented.") == true)
    }
    #expect(reports.count == 1)
  }

  @Test func `a call in a program, outside of tests, stops the program with an error`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = try await withServices {
          $0.context = .live
        } operation: {
          try await ServiceValues.current[RegionService.self].fetchRegion(id: "north")
        }
      })
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(lines.contains("RegionService.fetchRegion is unimplemented."))
  }

  @Test func `a service is its own key and unimplemented by default`() async {
    let service = ServiceValues.current[RegionService.self]
    let reports = await reports {
      await #expect(throws: UnimplementedEndpoint.self) { try await service.fetchRegions() }
    }
    #expect(reports.count == 1)
  }

  @Test(.services { $0.context = .live })
  func `a default that the author writes replaces the generated one`() {
    #expect(ServiceValues.current[HandMade.self].fetch(1) == 55)
  }

  @Test func `a service whose author writes a default is unimplemented in tests`() {
    // The author has written `unimplemented` as well.
    #expect(ServiceValues.current[HandMade.self].fetch(1) == HandMade.unimplemented.fetch(1))
  }

  @Test(.services { $0[RegionService.self] = .preview })
  func `a trait overrides a service by its type`() async throws {
    #expect(try await ServiceValues.current[RegionService.self].fetchRegion(id: "x") == Region(id: "x"))
    @Injected var service: RegionService
    #expect(try await service.fetchRegion(id: "y") == Region(id: "y"))
  }

  @Test(.services { $0[RegionService.self].fetchRegion = { _ in nil } })
  func `a trait overrides one endpoint`() async throws {
    #expect(try await ServiceValues.current[RegionService.self].fetchRegion(id: "x") == nil)
  }
}
