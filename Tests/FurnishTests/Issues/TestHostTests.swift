import Testing

@testable import Furnish
@testable import FurnishValues

/// The reaction of the engine to the events of a test library.
@Suite struct TestHostTests {
  @Test func `one test has one base`() throws {
    let host = TestHost(runningTest: { .init(id: "a", name: "a()") }, report: { _ in })
    let first = try #require(host.baseOfRunningTest())
    let isSame = host.baseOfRunningTest() === first
    #expect(isSame)
  }

  @Test func `two tests have two bases`() throws {
    let host = TestHost(runningTest: { Self.running }, report: { _ in })
    let bases = try ["a", "b"].map { id in
      try Self.$running.withValue(.init(id: id, name: "same name")) { try #require(host.baseOfRunningTest()) }
    }
    let isSame = bases[0] === bases[1]
    #expect(!isSame)
  }

  @Test func `a base exists only while a test runs`() {
    let host = TestHost(runningTest: { nil }, report: { _ in })
    #expect(host.baseOfRunningTest() == nil)
  }

  @Test func `a base stores the name of its test when the test ends`() throws {
    let test = TestHost.RunningTest(id: "a", name: "a()")
    let host = TestHost(runningTest: { test }, report: { _ in })
    let base = try #require(host.baseOfRunningTest())
    #expect(base.endedTest == nil)
    host.ended(test)
    #expect(base.endedTest == "a()")
  }

  @Test func `the end of a test that read nothing creates no base`() {
    let host = TestHost(runningTest: { nil }, report: { _ in })
    host.ended(.init(id: "a", name: "a()"))
    #expect(host.baseOfRunningTest() == nil)
  }

  // The name is no raw identifier, because the body compares it.
  @Test func theTestLibraryHasInstalledAHost() {
    #expect(TestHost.installed?.runningTest()?.name == "theTestLibraryHasInstalledAHost()")
  }

  @TaskLocal private static var running: TestHost.RunningTest?
}

@Suite struct TestRootTests {
  @Test func `each root has its own defaults`() async throws {
    let outside = ServiceValues.current[InstanceKey.self]
    try await TestHost.withRoot(testID: "a", name: "a()") {
      let isSame = ServiceValues.current[InstanceKey.self] === outside
      #expect(!isSame)
    }
  }

  @Test func `a test that runs inside of itself uses the same root`() async throws {
    try await TestHost.withRoot(testID: "a", name: "a()") {
      let outside = ServiceValues.current[InstanceKey.self]
      try await TestHost.withRoot(testID: "a", name: "a()") {
        let isSame = ServiceValues.current[InstanceKey.self] === outside
        #expect(isSame)
      }
    }
  }

  @Test func `another test inside of a test has a root of its own`() async throws {
    try await TestHost.withRoot(testID: "a", name: "a()") {
      let outside = ServiceValues.current[InstanceKey.self]
      try await TestHost.withRoot(testID: "b", name: "b()") {
        let isSame = ServiceValues.current[InstanceKey.self] === outside
        #expect(!isSame)
      }
    }
  }

  /// Checks that no instance of one repetition of a test reaches the next one.
  @Test func `a repeated test has a new root`() async throws {
    var instances: [Instance] = []
    for _ in 0..<2 {
      try await TestHost.withRoot(testID: "a", name: "a()") {
        instances.append(ServiceValues.current[InstanceKey.self])
      }
    }
    let isSame = instances[0] === instances[1]
    #expect(!isSame)
  }

  @Test func `a test that is started again by work which outlived it has a new root`() async throws {
    var values: ServiceValues?
    try await TestHost.withRoot(testID: "a", name: "a()") { values = .current }
    try await values?.bound {
      try await TestHost.withRoot(testID: "a", name: "a()") {
        // With the old root, this read would be reported.
        _ = ServiceValues.current[InstanceKey.self]
      }
    }
  }
}

private enum InstanceKey: PlainKey {
  static var value: Instance { Instance() }
}
