import Configuration
import Furnish
import FurnishConfiguration
import Logging
import ServiceLifecycle
import Synchronization
import Testing

/// Changes of settings with which a recipe hangs, such as that of a connection to a wrong port.
@Suite(.timeLimit(.minutes(60))) struct HangingChangesTests {
  private static let canceled = "canceled the change of SizeSettings in root"

  /// The size with which the recipe of the eager service hangs, until its task is canceled.
  private let hangingSize = HangingSize()

  private final class HangingSize: Sendable {
    let value = Mutex(65)
  }

  /// Registers an eager service whose recipe hangs with a size.
  private func registerHanging(in services: any ServiceCollection, _ steps: Steps) {
    services.register(Int.self, eager: true) { [hangingSize] (settings: SizeSettings) async throws in
      await steps.reach("recipe \(settings.size)")
      if settings.size == hangingSize.value.withLock({ $0 }) { try await Task.sleep(for: .seconds(3_600)) }
      return settings.size
    }
  }

  @Test func `new settings cancel a change whose recipe hangs`() async throws {
    let shop = try Shop()
    let steps = Steps()
    registerHanging(in: try shop.container.services, steps)
    let provider = try await shop.start()
    shop.source.set("size", .int(65))
    await steps.wait(for: "recipe 65")
    await shop.setSize(3)
    #expect(provider.makeScope().resolveRequired(Int.self) == 3)
    #expect(shop.events.all.count { $0 == Self.canceled } == 1)

    // The canceled settings were not refused, so they are tried again.
    hangingSize.value.withLock { $0 = 0 }
    await shop.setSize(65)
    #expect(provider.makeScope().resolveRequired(Int.self) == 65)
    try await shop.container.close()
  }

  @Test func `settings that return to those in force cancel a change whose recipe hangs`() async throws {
    let shop = try Shop()
    let steps = Steps()
    registerHanging(in: try shop.container.services, steps)
    let provider = try await shop.start()
    shop.source.set("size", .int(65))
    await steps.wait(for: "recipe 65")
    shop.source.set("size", .int(1))
    await shop.events.wait(for: Self.canceled)
    #expect(provider.makeScope().resolveRequired(Int.self) == 1)
    try await shop.container.close()
  }

  @Test func `closing the container cancels a change whose recipe hangs`() async throws {
    let shop = try Shop()
    let steps = Steps()
    registerHanging(in: try shop.container.services, steps)
    _ = try await shop.start()
    shop.source.set("size", .int(65))
    await steps.wait(for: "recipe 65")
    try await shop.container.close()
    #expect(shop.events.all.contains(Self.canceled))
  }

  @Test func `stopping the group cancels a change whose recipe hangs before a service has ended`() async throws {
    let works = try Waterworks()
    registerHanging(in: try works.container.services, works.steps)
    let (group, running) = try await works.run()
    works.steps.hold("fountain 1 stops")
    works.setSize(65)
    await works.steps.wait(for: "recipe 65")
    await group.triggerGracefulShutdown()
    await works.events.wait(for: Self.canceled)
    works.steps.release("fountain 1 stops")
    try await running.value
    #expect(works.container.state == .closed)
  }
}
