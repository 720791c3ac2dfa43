import Furnish
import FurnishObservability
import InMemoryLogging
import InMemoryTracing
import Logging
import MetricsTestKit
import Testing
import Tracing

@Suite struct BackEndObserverTests {
  let container = ServiceContainer()
  let log = InMemoryLogHandler()
  let metrics = TestMetrics()
  let tracer = InMemoryTracer()

  init() throws {
    container.observe(with: .logging(to: Logger(label: "services") { [log] _ in log }, level: .info))
    container.observe(with: .measuring(in: metrics))
    container.observe(with: .tracing(with: tracer))
    try container.services
      .register(Disk.self) { Disk(fails: true) }
      .register(Cache.self, lifetime: .scoped) { (disk: Disk) in Cache(disk) }
      .register(Vault.self) { () throws -> Vault in throw WrongWord(word: Vault.secret) }
  }

  private func run() async throws {
    let provider = try container.validated()
    let scope = provider.makeScope()
    _ = try await scope.require(Cache.self)
    _ = try? await provider.require(Vault.self)
    try await scope.close()
    try? await container.close()
  }

  @Test func `a log has an entry for each event`() async throws {
    try await run()
    #expect(
      log.entries.map { "\($0.level) \($0.message): \($0.metadata["service"]!) in \($0.metadata["scope"]!)" } == [
        "info A service was created: Disk in root",
        "info A service was created: Cache in scope",
        "error A service could not be created: Vault in root",
        "info A service was closed: Cache in scope",
        "error A service could not be closed: Disk in root",
      ])
    #expect(log.entries[2].metadata["error"] == "WrongWord")
  }

  @Test func `a metric has a timer for each service, scope and outcome`() async throws {
    try await run()
    func count(_ work: String, _ service: String, _ scope: String, _ outcome: String) throws -> Int {
      try metrics.expectTimer(
        "furnish_\(work)_duration", [("service", service), ("scope", scope), ("outcome", outcome)]
      ).values.count
    }
    #expect(try count("creation", "Disk", "root", "succeeded") == 1)
    #expect(try count("creation", "Cache", "scope", "succeeded") == 1)
    #expect(try count("creation", "Vault", "root", "failed") == 1)
    #expect(try count("closing", "Cache", "scope", "succeeded") == 1)
    #expect(try count("closing", "Disk", "root", "failed") == 1)
  }

  @Test func `a span is a child of the one in force at the request`() async throws {
    try await tracer.withAnySpan("request", context: .topLevel, ofKind: .server) { _ in try await run() }
    let spans = tracer.finishedSpans
    #expect(
      spans.map(\.operationName) == [
        "create Disk", "create Cache", "create Vault", "close Cache", "close Disk", "request",
      ])
    #expect(spans.dropLast().allSatisfy { $0.parentSpanID == spans.last?.spanID })
    #expect(spans.allSatisfy { $0.startInstant.nanosecondsSinceEpoch <= $0.endInstant.nanosecondsSinceEpoch })
    #expect(spans[2].status == SpanStatus(code: .error, message: "WrongWord"))
  }

  @Test func `no back end receives a secret`() async throws {
    try await run()
    let exported =
      log.entries.map { "\($0)" } + tracer.finishedSpans.map(text) + metrics.timers.map { "\($0.dimensions)" }
    #expect(exported.count >= 15)
    #expect(!exported.joined().contains(Vault.secret))
  }
}
