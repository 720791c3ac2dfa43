import Configuration
import Furnish
import FurnishConfiguration
import FurnishServiceLifecycle
import FurnishTesting
import InMemoryLogging
import Logging
import ServiceLifecycle

struct Leak: Error, Equatable {}

/// A service with the size of the settings. With size 66 its recipe throws, and with size 77 its `run` throws.
final class Pump: ReadinessSignaling, Closeable {
  let size: Int
  private let steps: Steps

  init(settings: SizeSettings, steps: Steps) throws {
    (size, self.steps) = (settings.size, steps)
    if size == 66 { throw Leak() }
  }

  func run(ready: @escaping @Sendable () -> Void) async throws {
    await steps.reach("pump \(size) starts")
    if size == 77 { throw Leak() }
    ready()
    await waitForStop()
    await steps.reach("pump \(size) stops")
  }

  func close() async { await steps.reach("pump \(size) closed") }
}

/// A service that needs the pump.
struct Fountain: RunningService {
  let pump: Pump
  let steps: Steps

  func run() async throws {
    await steps.reach("fountain \(pump.size) starts")
    await waitForStop()
    await steps.reach("fountain \(pump.size) stops")
  }
}

/// A service that needs neither the pump nor the fountain, and retains the settings that it was created with.
struct Meter: RunningService {
  let settings: SizeSettings
  let steps: Steps

  func run() async throws {
    await steps.reach("meter \(settings.size) starts")
    await waitForStop()
    await steps.reach("meter \(settings.size) stops")
  }
}

/// A pump and a fountain that restart when the size changes, and a meter that keeps running.
struct Waterworks: Sendable {
  let container = ServiceContainer()
  let source = MutableInMemoryProvider(["size": .int(1)])
  let events = EventList()
  let steps = Steps()
  let clock = TestClock()
  let log = InMemoryLogHandler()

  init(_ register: (any ServiceCollection) -> Void = { _ in }) throws {
    container.observe(with: events)
    let services = try container.services
    services
      .registerSettings(SizeSettings.self, from: ConfigReader(provider: source), reloading: true)
      .register(Steps.self, instance: steps)
      .registerRunning(Pump.self, onChange: .restart, Pump.init(settings:steps:))
      .registerRunning(Fountain.self, onChange: .restart, Fountain.init(pump:steps:))
      .registerRunning(Meter.self, Meter.init(settings:steps:))
    register(services)
  }

  /// Creates the group, with time-outs that the test clock measures.
  func makeGroup() async throws -> ServiceGroup {
    try await withServices {
      $0.continuousClock = clock
    } operation: {
      try await container.makeServiceGroup(
        startTimeout: .seconds(10), stopTimeout: .seconds(5), logger: Logger(label: "test") { [log] _ in log })
    }
  }

  /// Starts the group, and waits until all three services run.
  func run() async throws -> (group: ServiceGroup, task: Task<Void, any Error>) {
    let group = try await makeGroup()
    let task = Task { try await group.run() }
    await steps.wait(for: "fountain 1 starts")
    await steps.wait(for: "meter 1 starts")
    await wait(for: .ready)
    steps.reset()
    return (group, task)
  }

  func setSize(_ size: Int) { source.set("size", .int(size)) }

  func wait(for state: ServiceContainer.State) async {
    while container.state != state { await Task.yield() }
  }
}
