import Furnish
import FurnishObservability
import Testing

@Suite struct LiveInstancesTests {
  let container = ServiceContainer()
  let live = LiveInstances()

  init() throws {
    container.observe(with: live)
    try container.services
      .register(Disk.self) { Disk() }
      .register(Cache.self, lifetime: .scoped) { (disk: Disk) in Cache(disk) }
  }

  @Test func `instances are listed until they are closed`() async throws {
    let provider = try container.validated()
    let scope = provider.makeScope()
    _ = try await scope.require(Cache.self)
    #expect(live.instances.map { "\($0.service) in \($0.scope)" } == ["Disk in root", "Cache in scope"])
    #expect(live.instances.allSatisfy { $0.duration > .zero && $0.since <= .now })
    try await scope.close()
    #expect(live.instances.map(\.service) == ["Disk"])
    try await container.close()
    #expect(live.instances.isEmpty)
  }

  @Test func `instances are listed until their scope is released`() throws {
    let provider = try container.validated()
    for _ in 0..<1000 { _ = try provider.makeScope().require(Cache.self) }
    #expect(live.instances.map(\.service) == ["Disk"])
  }
}
