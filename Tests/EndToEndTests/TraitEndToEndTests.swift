import Testing

/// `swift test` with tests that have the trait `.services`.
@Suite(.whereNotSanitized, .timeLimit(.minutes(60))) struct TraitEndToEndTests {
  private let file = "Tests/LinkedTests/TraitTests.swift"

  @Test func `a closure that throws fails the test without running it`() async throws {
    let output = try await Fixture.linked.test("TraitTests/isNotRun", library: .swiftTesting)
    #expect(!output.succeeded)
    #expect(output.lines.contains { $0.hasSuffix("Caught error: NoNetwork()") })
    #expect(!output.text.contains("isNotRun() was run"))
  }

  @Test func `a key that the trait overrides does not fail the test`() async throws {
    let output = try await Fixture.linked.test("TraitTests/overridesWhatHasNoTestValue", library: .swiftTesting)
    #expect(output.succeeded)
    #expect(output.lines.contains { $0.contains("with 2 test cases passed") })
  }

  @Test func `a test that removes the override of its trait fails`() async throws {
    let output = try await Fixture.linked.test("TraitTests/overridesForItselfAlone", library: .swiftTesting)
    #expect(!output.succeeded)
    let line = try Fixture.linked.line(of: "// below the trait", in: file)
    let start = "Test overridesForItselfAlone() recorded an issue at TraitTests.swift:\(line):"
    #expect(output.lines.contains { $0.contains(start) })
  }

  @Test func `work that outlives its test fails the run with the test's name`() async throws {
    let output = try await Fixture.linked.test("LeftoverTests", library: .swiftTesting)
    #expect(!output.succeeded)
    let line = try Fixture.linked.line(of: "// left behind", in: file)
    #expect(
      output.text.contains(
        """
        Work that the test first() started has outlived it, and read ModeKey.
            where: LinkedTests.ModeKey, read at LinkedTests/TraitTests.swift:\(line)
            fix:   await the work before the test ends, or cancel it there.
        """))
  }
}
