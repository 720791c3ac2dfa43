import Furnish
import FurnishTesting
import Testing

/// The trait throws an error that its closure throws. EndToEndTests show that Swift Testing then fails the test.
@Suite struct TraitFailureTests {
  @Test func `an error of the closure is thrown and the test does not run`() async {
    let trait: ServicesTrait = .services { _ in throw Oops() }
    await confirmation(expectedCount: 0) { ran -> Void in
      await #expect(throws: Oops.self) { try await trait.run { ran() } }
    }
  }

  @Test func `services of a closure that threw are removed`() async {
    let trait: ServicesTrait = .services {
      $0[Instance.self] = Box("half done")
      throw Oops()
    }
    await #expect(throws: Oops.self) { try await trait.run {} }
    #expect(ServiceValues.current[Instance.self].name == "test")
  }

  @Test func `an error of the test is rethrown`() async {
    await #expect(throws: Oops.self) {
      try await ServicesTrait.services.run { throw Oops() }
    }
  }

  @Test func `the closure runs once for each case`() async throws {
    try await confirmation(expectedCount: 3) { updated in
      let trait: ServicesTrait = .services { _ in updated() }
      for _ in 0..<3 { try await trait.run {} }
    }
  }
}

private struct Oops: Error {}
