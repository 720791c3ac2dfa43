import Furnish
import Testing

/// Tests without a trait: each test has its own defaults, although all run at the same time. This file does not import
/// FurnishTesting, because linking it is enough.
@Suite struct BareTestIsolationTests {
  private static let owners = Owners()

  @Test func `the first test reads its own instance`() async { await readRepeatedly() }
  @Test func `the second test reads its own instance`() async { await readRepeatedly() }
  @Test func `the third test reads its own instance`() async { await readRepeatedly() }
  @Test func `the fourth test reads its own instance`() async { await readRepeatedly() }
  @MainActor @Test func `a test on the main actor reads its own instance`() async { await readRepeatedly() }

  private nonisolated(nonsending) func readRepeatedly(_ name: String = #function) async {
    for _ in 0..<50 {
      Self.owners.expectOwn(name)
      await Task.yield()
    }
  }

  @Test func `child tasks and unstructured tasks read the instance of their test`() async {
    let instance = ServiceValues.current[Instance.self]
    async let child = ServiceValues.current[Instance.self]
    let unstructured = Task { ServiceValues.current[Instance.self] }
    let instances = [await child, await unstructured.value]
    #expect(instances.allSatisfy { $0 === instance })
  }

  @Test func `all tasks of a test receive the same instance`() async {
    let instances = await withTaskGroup(of: Box.self) { group in
      for _ in 0..<100 { group.addTask { ServiceValues.current[Instance.self] } }
      return await group.reduce(into: []) { $0.append(ObjectIdentifier($1)) }
    }
    #expect(Set(instances).count == 1)
  }

  /// Two of the cases have the same argument.
  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7, 0])
  func `each case of a parameterized test has its own instance`(number: Int) async {
    Self.owners.expectOwn("case \(UInt64.random(in: 0 ... .max))")
    await Task.yield()
    let instance = ServiceValues.current[Instance.self]
    let again = await Task { ServiceValues.current[Instance.self] }.value
    let isSame = again === instance
    #expect(isSame)
  }

  @Test func `a detached task reads no services of the test`() async {
    let instance = ServiceValues.current[Instance.self]
    let detached = await Task.detached { ServiceValues.current[Instance.self] }.value
    #expect(detached.name == "test")
    let isSame = detached === instance
    #expect(!isSame)
  }
}

/// Functions of the same name in different suites are different tests.
@Suite struct MoreBareTestIsolationTests {
  private static let owners = Owners()

  @Suite struct First {
    @Test func `a test reads its own instance`() { owners.expectOwn("first") }
  }

  @Suite struct Second {
    @Test func `a test reads its own instance`() { owners.expectOwn("second") }
  }

  @Test func `a test reads its own instance`() { Self.owners.expectOwn("outer") }
}
