import Testing

/// `swift test` in a package whose test target links FurnishTesting, and whose tests do not mention it.
@Suite(.whereNotSanitized, .timeLimit(.minutes(60))) struct BareTestEndToEndTests {
  private let file = "Tests/LinkedTests/BareTests.swift"

  @Test func `a test that reads a live value fails at the line of the read`() async throws {
    let output = try await Fixture.linked.test("BareTests/readsALiveValue\\(", library: .swiftTesting)
    #expect(!output.succeeded)
    let line = try Fixture.linked.line(of: "// the live value", in: file)
    #expect(
      output.lines.contains {
        $0.hasSuffix("Test readsALiveValue() recorded an issue at BareTests.swift:\(line):7: Issue recorded")
      })
    #expect(
      output.text.contains(
        """
        LiveOnlyKey has no test value, so this test used its live one.
            where: LinkedTests.LiveOnlyKey (a Swift.Int), read at LinkedTests/BareTests.swift:\(line)
            fix:   override it for this test, as in @Test(.services { $0[LiveOnlyKey.self] = … }), or declare \
        `static var testValue` in LiveOnlyKey.
        """))
  }

  @Test func `a test that reads test values passes`() async throws {
    let output = try await Fixture.linked.test("BareTests/readsItsTestValue\\(", library: .swiftTesting)
    #expect(output.succeeded)
    #expect(output.lines.contains { $0.contains("Test run with 1 test in 1 suite passed") })
  }

  @Test func `only the test that reads a live value fails`() async throws {
    let output = try await Fixture.linked.test("BareTests/reads(ALiveValue|ItsTestValue)\\(", library: .swiftTesting)
    #expect(output.lines.contains { $0.contains("Test readsALiveValue() failed") && $0.contains("with 1 issue") })
    #expect(output.lines.contains { $0.contains("Test readsItsTestValue() passed") })
  }

  @Test func `a live value that a detached task reads fails the run`() async throws {
    let output = try await Fixture.linked.test("BareTests/readsALiveValueInADetachedTask\\(", library: .swiftTesting)
    #expect(!output.succeeded)
    let line = try Fixture.linked.line(of: "// detached", in: file)
    #expect(output.lines.contains { $0.contains("recorded an issue at BareTests.swift:\(line):") })
  }
}
