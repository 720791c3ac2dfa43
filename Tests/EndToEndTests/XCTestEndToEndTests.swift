import Testing

/// `swift test` with tests of XCTest.
@Suite(.whereNotSanitized, .timeLimit(.minutes(60))) struct XCTestEndToEndTests {
  private let file = "Tests/LinkedTests/MethodTests.swift"

  @Test(arguments: [
    ("testReadsALiveValue", "// in a method"),
    ("testReadsALiveValueAsynchronously", "// in an asynchronous method"),
  ])
  func `a method that reads a live value fails at the line of the read`(method: String, marker: String) async throws {
    let output = try await Fixture.linked.test("MethodTests/\(method)$", library: .xctest)
    #expect(!output.succeeded)
    let line = try Fixture.linked.line(of: marker, in: file)
    let message = """
      /\(file):\(line): error: MethodTests.\(method) : failed - LiveOnlyKey has no test value, so this test used its \
      live one.
        where: LinkedTests.LiveOnlyKey (a Swift.Int), read at LinkedTests/MethodTests.swift:\(line)
        fix:   override it for this test, as in @Test(.services { $0[LiveOnlyKey.self] = … }), or declare \
      `static var testValue` in LiveOnlyKey.
      Test Case 'MethodTests.\(method)' failed
      """
    #expect(output.text.contains(message))
  }

  @Test func `a method that reads test values passes`() async throws {
    let output = try await Fixture.linked.test("MethodTests/testReadsItsTestValue", library: .xctest)
    #expect(output.succeeded)
    #expect(output.text.contains("Executed 1 test, with 0 failures"))
  }

  @Test func `only the methods with a fault fail`() async throws {
    let output = try await Fixture.linked.test("LinkedTests.MethodTests", library: .xctest)
    #expect(output.text.contains("Executed 4 tests, with 3 failures"))
    #expect(output.text.contains("Test Case 'MethodTests.testReadsItsTestValue' passed"))
  }

  @Test func `preparing twice fails the method`() async throws {
    let output = try await Fixture.linked.test("MethodTests/testPreparesTwice", library: .xctest)
    #expect(!output.succeeded)
    let first = try Fixture.linked.line(of: "// the first call", in: file)
    let second = try Fixture.linked.line(of: "// the second call", in: file)
    let message = """
      /\(file):\(second): error: MethodTests.testPreparesTwice : failed - prepareServices was called a second time, \
      which changed nothing.
        where: LinkedTests.ModeKey, at LinkedTests/MethodTests.swift:\(second); the first call is at \
      LinkedTests/MethodTests.swift:\(first)
      """
    #expect(output.text.contains(message))
  }

  /// XCTest reports a failure at the method that is running. The text of the failure names the method that started the
  /// work.
  @Test func `work that outlives its method is reported with the name of that method`() async throws {
    let output = try await Fixture.linked.test("LeftoverMethodTests", library: .xctest)
    #expect(!output.succeeded)
    let line = try Fixture.linked.line(of: "// left behind", in: file)
    let message = """
      Work that the test LeftoverMethodTests.test1First started has outlived it, and read ModeKey.
        where: LinkedTests.ModeKey, read at LinkedTests/MethodTests.swift:\(line)
        fix:   await the work before the test ends, or cancel it there.
      """
    #expect(output.text.contains(message))
  }

  /// No test can fail between methods, so the problem is printed.
  @Test func `a read outside of methods is printed`() async throws {
    let output = try await Fixture.linked.test("ClassTests", library: .xctest)
    #expect(output.succeeded)
    let line = try Fixture.linked.line(of: "// in a class", in: file)
    #expect(
      output.text.contains(
        "LinkedTests/MethodTests.swift:\(line): LiveOnlyKey has no test value, so this test used its live one.\n"))
  }
}
