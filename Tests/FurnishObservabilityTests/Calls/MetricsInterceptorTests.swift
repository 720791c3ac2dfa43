import CoreMetrics
import Furnish
import FurnishObservability
import MetricsTestKit
import Testing

@Suite struct MetricsInterceptorTests {
  let metrics = TestMetrics()

  private func timer(_ endpoint: String, _ outcome: String) throws -> TestTimer {
    try metrics.expectTimer(
      "furnish_call_duration", [("service", "Vault"), ("endpoint", endpoint), ("outcome", outcome)])
  }

  @Test func `each endpoint has a timer for each outcome`() async throws {
    let service = Vault().measured(in: metrics)
    _ = try service.open("sesame")
    _ = try service.open("sesame")
    _ = try? service.open("")
    _ = await service.close("x")
    try? await service.unlock(Redacted(Vault.secret))
    #expect(try timer("open", "returned").values.count == 2)
    #expect(try timer("open", "threw").values.count == 1)
    #expect(try timer("close", "returned").values.count == 1)
    #expect(try timer("unlock", "threw").values.count == 1)
  }

  @Test func `a timer records the duration of the call in nanoseconds`() async throws {
    var vault = Vault()
    vault.close = { _ in (try? await Task.sleep(for: .milliseconds(20))) != nil }
    _ = await vault.measured(in: metrics).close("x")
    let value = try #require(try timer("close", "returned").lastValue)
    #expect(value >= 20_000_000)
  }

  @Test func `no label contains an argument or an error`() async throws {
    let service = Vault().measured(in: metrics)
    _ = try? service.open(Vault.secret)
    try? await service.unlock(Redacted(Vault.secret))
    #expect(metrics.timers.count == 4)
    #expect(!metrics.timers.map { "\($0.label) \($0.dimensions)" }.joined().contains(Vault.secret))
  }

  @Test func `calls from many tasks are counted once each`() async throws {
    let service = Vault().measured(in: metrics)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { _ = await service.close("x") } }
    }
    #expect(try timer("close", "returned").values.count == 100)
  }
}
