import Testing

@testable import Furnish
@testable import FurnishValues

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
