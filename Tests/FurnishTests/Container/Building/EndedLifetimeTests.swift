import Furnish
import Testing

/// Instances whose lifetime has ended by the time that the requesters which waited for them continue.
struct EndedLifetimeTests {
  @Test func `a requester receives the instance that was created for it`() async throws {
    let provider = try validatedProvider {
      $0.register(Instance.self, lifetime: Once()) { () async in Instance("one") }
    }
    #expect(try await provider.require(Instance.self).name == "one")
  }

  // An immediate task returns to the test when it waits, so all of them wait for the one creation.
  @available(macOS 26, macCatalyst 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func `requesters that wait for one creation receive its instance`() async throws {
    let gate = TaskGate()
    let provider = try validatedProvider {
      $0.register(Instance.self, lifetime: Once()) { () async in
        await gate.pass()
        return Instance()
      }
    }
    let tasks = (0..<20).map { _ in Task.immediate { try await provider.require(Instance.self) } }
    await gate.open()
    var instances: [Instance] = []
    for task in tasks { instances.append(try await task.value) }
    #expect(Set(instances.map(ObjectIdentifier.init)).count == 1)
  }
}
