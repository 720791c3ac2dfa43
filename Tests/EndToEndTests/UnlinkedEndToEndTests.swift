import Testing

/// `swift test` in a package that does not link FurnishTesting: nothing fails, and the output names the missing module.
@Suite(.whereNotSanitized, .timeLimit(.minutes(60))) struct UnlinkedEndToEndTests {
  @Test(arguments: [
    ("SwiftTestingTests", Fixture.TestLibrary.swiftTesting, "ServiceValues.current[LiveOnlyKey.self] == 7)"),
    ("XCTestTests", .xctest, "// in XCTest"),
  ])
  func `a read of a live value is printed with the name of the module to link`(
    suite: String, library: Fixture.TestLibrary, marker: String
  ) async throws {
    let output = try await Fixture.unlinked.test("UnlinkedTests.\(suite)", library: library)
    #expect(output.succeeded, "\(output.standardOutput)")
    let line = try Fixture.unlinked.line(of: marker, in: "Tests/UnlinkedTests/UnlinkedTests.swift")
    let message = """
      LiveOnlyKey has no test value, so this test used its live one.
        where: UnlinkedTests.LiveOnlyKey (a Swift.Int), read at UnlinkedTests/UnlinkedTests.swift:\(line)
        fix:   override it for this test, as in @Test(.services { $0[LiveOnlyKey.self] = … }), or declare \
      `static var testValue` in LiveOnlyKey.
      (This is a test run, but nothing makes it fail: link the product FurnishTesting to the test target.)

      """
    #expect(output.text.contains(message))
  }
}
