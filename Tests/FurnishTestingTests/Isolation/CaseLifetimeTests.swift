import Furnish
import FurnishTesting
import Testing

/// Instances that a case created are released when the case ends. These tests have no trait, and run the cases themselves.
@Suite struct CaseLifetimeTests {
  @Test func `an instance is released with its case`() async throws {
    let instance = Weak()
    try await ServicesTrait.services.run {
      instance.box = ServiceValues.current[Instance.self]
      #expect(instance.box != nil)
    }
    #expect(instance.box == nil)
  }

  @Test func `the services of the trait are released with its case`() async throws {
    let instance = Weak()
    let trait: ServicesTrait = .services { values in
      let box = Box("set")
      instance.box = box
      values[Instance.self] = box
    }
    try await trait.run {
      #expect(instance.box != nil)
    }
    #expect(instance.box == nil)
  }

  @Test func `an instance is released with a case that throws`() async throws {
    let instance = Weak()
    await #expect(throws: Oops.self) {
      try await ServicesTrait.services.run {
        instance.box = ServiceValues.current[Instance.self]
        throw Oops()
      }
    }
    #expect(instance.box == nil)
  }

  @Test func `two cases share no instances`() async throws {
    let log = Log<Box>()
    for _ in 0..<2 {
      try await ServicesTrait.services.run { log.append(ServiceValues.current[Instance.self]) }
    }
    let isSame = log.entries[0] === log.entries[1]
    #expect(!isSame)
  }

  @Test func `traits around the same case share its instances`() async throws {
    try await ServicesTrait.services.run {
      let outer = ServiceValues.current[Instance.self]
      try await ServicesTrait.services.run {
        let isSame = ServiceValues.current[Instance.self] === outer
        #expect(isSame)
      }
    }
  }

  @Test func `a case does not share the defaults of the test that runs it`() async throws {
    let outer = ServiceValues.current[Instance.self]
    try await ServicesTrait.services.run {
      let isSame = ServiceValues.current[Instance.self] === outer
      #expect(!isSame)
    }
    let isSame = ServiceValues.current[Instance.self] === outer
    #expect(isSame)
  }
}

private struct Oops: Error {}

// `@unchecked Sendable`: one task at a time uses it.
private final class Weak: @unchecked Sendable {
  weak var box: Box?
}
