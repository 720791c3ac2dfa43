import Furnish
import FurnishTesting
import Testing

/// Instances that a case created are released when the case ends. No trait here: the cases are run by hand.
@Suite struct CaseLifetimeTests {
  @Test func `an instance leaves with its case`() async throws {
    let instance = Weak()
    try await ServicesTrait.services.run {
      instance.box = ServiceValues.current[Instance.self]
      #expect(instance.box != nil)
    }
    #expect(instance.box == nil)
  }

  @Test func `the services of the trait end with its case`() async throws {
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

  @Test func `a case that throws leaves also`() async throws {
    let instance = Weak()
    await #expect(throws: Oops.self) {
      try await ServicesTrait.services.run {
        instance.box = ServiceValues.current[Instance.self]
        throw Oops()
      }
    }
    #expect(instance.box == nil)
  }

  @Test func `two cases run by hand share nothing`() async throws {
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

  @Test func `a case does not see the defaults of the test around it`() async throws {
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
