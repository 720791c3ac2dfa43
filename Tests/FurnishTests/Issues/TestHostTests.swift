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
