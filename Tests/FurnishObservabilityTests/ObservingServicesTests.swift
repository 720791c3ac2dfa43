import CoreMetrics
import Furnish
import FurnishObservability
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import Testing
import Tracing

/// The programs of the article "Observe services".
@Suite struct ObservingServicesTests {
  let log = InMemoryLogHandler()
  let metrics = TestMetrics()
  let tracer = InMemoryTracer()
  let container = ServiceContainer()

  @Test func `one service is logged, measured and traced`() async throws {
    let logger = Logger(label: "vault") { [log] _ in log }
    // snippet.service
    let vault = Vault()
      .logged(to: logger)
      .measured(in: metrics)
      .traced(with: tracer)
    _ = await vault.close("sesame")
    // snippet.end
    #expect(log.entries.count == 1)
    #expect(metrics.timers.count == 2)
    #expect(tracer.finishedSpans.map(\.operationName) == ["Vault.close"])
  }

  @Test func `a container intercepts a service wherever it is registered`() throws {
    let logger = Logger(label: "vault") { [log] _ in log }
    let services = try container.services
    // snippet.container
    services
      .register(Vault.self) { Vault() }
      .intercept(Vault.self, by: .traced(with: tracer))
      .intercept(Vault.self, by: .measured(in: metrics))
      .intercept(Vault.self, by: .logged(to: logger))
    // snippet.end
    _ = try container.validated().require(Vault.self).open("sesame")
    #expect(log.entries.count == 1)
    #expect(tracer.finishedSpans.count == 1)
  }

  @Test func `a container reports to its observers`() async throws {
    let logger = Logger(label: "services") { [log] _ in log }
    try container.services.register(Disk.self) { Disk() }
    // snippet.observing
    let live = LiveInstances()
    container.observe(with: live)
    container.observe(with: .logging(to: logger, level: .info))
    container.observe(with: .measuring(in: metrics))
    container.observe(with: .tracing(with: tracer))
    // snippet.end
    _ = try await container.validated().require(Disk.self)
    #expect(live.instances.map(\.service) == ["Disk"])
    try await container.close()
    #expect(log.entries.count == 2)
    #expect(tracer.finishedSpans.map(\.operationName) == ["create Disk", "close Disk"])
  }

  @Test func `an observer of the program's own receives the events`() throws {
    let list = EventList()
    container.observe(with: SlowServices(limit: .zero, report: list))
    try container.services.register(Disk.self) { Disk() }
    _ = try container.validated().require(Disk.self)
    #expect(list.all == ["created Disk in root"])
  }
}

// snippet.observer
/// Reports the services that take long to create.
struct SlowServices: ContainerObserver {
  let limit: Duration
  let report: any ContainerObserver

  func receive(_ event: ContainerEvent) {
    guard case .created = event.kind, event.duration > limit else { return }
    report.receive(event)
  }
}
// snippet.end
