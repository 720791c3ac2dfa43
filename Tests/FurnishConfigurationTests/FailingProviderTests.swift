import Configuration
import Furnish
import FurnishConfiguration
import FurnishTesting
import Synchronization
import Testing

/// Settings whose provider cannot be watched for some time.
@Suite(.timeLimit(.minutes(60))) struct FailingProviderTests {
  @Test func `an error of the provider is reported, and its changes are watched again`() async throws {
    let (events, clock) = (EventList(), TestClock())
    let provider = FlakyProvider(MutableInMemoryProvider(["size": .int(1)]))
    let container = ServiceContainer()
    container.observe(with: events)
    try container.services
      .registerSettings(SizeSettings.self, from: ConfigReader(provider: provider), reloading: true)
    try await withServices {
      $0.continuousClock = clock
    } operation: {
      try await container.start()
    }
    await events.wait(for: "failed to change SizeSettings in root: Outage")
    provider.base.set("size", .int(2))
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(10))
    await events.wait(for: "changed SizeSettings in root")
    #expect(try await container.provider.makeScope().require(SizeSettings.self).size == 2)
    try await container.close()
  }
}

private struct Outage: Error {}

/// A provider whose changes cannot be watched at the first attempt.
private final class FlakyProvider: ConfigProvider {
  let base: MutableInMemoryProvider
  private let attempts = Mutex(0)

  init(_ base: MutableInMemoryProvider) { self.base = base }

  var providerName: String { "flaky" }

  func value(forKey key: AbsoluteConfigKey, type: ConfigType) throws -> LookupResult {
    try base.value(forKey: key, type: type)
  }

  func fetchValue(forKey key: AbsoluteConfigKey, type: ConfigType) async throws -> LookupResult {
    try await base.fetchValue(forKey: key, type: type)
  }

  func watchValue<Return: ~Copyable>(
    forKey key: AbsoluteConfigKey, type: ConfigType,
    updatesHandler: (_ updates: ConfigUpdatesAsyncSequence<Result<LookupResult, any Error>, Never>) async throws ->
      Return
  ) async throws -> Return {
    try await base.watchValue(forKey: key, type: type, updatesHandler: updatesHandler)
  }

  func snapshot() -> any ConfigSnapshot { base.snapshot() }

  func watchSnapshot<Return: ~Copyable>(
    updatesHandler: (_ updates: ConfigUpdatesAsyncSequence<any ConfigSnapshot, Never>) async throws -> Return
  ) async throws -> Return {
    let isFirst = attempts.withLock { attempts in
      attempts += 1
      return attempts == 1
    }
    if isFirst { throw Outage() }
    return try await base.watchSnapshot(updatesHandler: updatesHandler)
  }
}
