import Furnish
import FurnishHummingbird
import FurnishObservability
import FurnishServiceLifecycle
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import ServiceLifecycle
import Testing

@Suite(.timeLimit(.minutes(60))) struct ServiceRoutesTests {
  let container = ServiceContainer()

  private func answers(_ paths: [String], wiring: RouterPath? = nil) async throws -> [String] {
    let router = Router()
    router.addServiceRoutes(of: try container.validated(), wiring: wiring)
    return try await Application(router: router, logger: .silent).test(.router) { client in
      var answers: [String] = []
      for path in paths {
        let response = try await client.execute(uri: path, method: .get)
        answers.append("\(response.status.code) \(String(buffer: response.body))")
      }
      return answers
    }
  }

  @Test func `liveness and readiness follow the container`() async throws {
    #expect(
      try await answers(["/live", "/ready"]) == [#"200 {"state":"built"}"#, #"503 {"state":"built"}"#])
    try await container.start()
    #expect(try await answers(["/live", "/ready"]) == [#"200 {"state":"ready"}"#, #"200 {"state":"ready"}"#])
    try await container.close()
    #expect(try await answers(["/live", "/ready"]) == [#"503 {"state":"closed"}"#, #"503 {"state":"closed"}"#])
  }

  @Test func `a container is not ready while a running service is being started`() async throws {
    let gate = AsyncStream.makeStream(of: Void.self)
    try container.services.registerRunning(Slow.self) { Slow(gate: gate.stream) }
    let group = try await container.makeServiceGroup(logger: .silent)
    let running = Task { try await group.run() }
    while container.state != .starting { await Task.yield() }
    #expect(try await answers(["/ready"]) == [#"503 {"state":"starting"}"#])
    gate.continuation.finish()
    while container.state == .starting { await Task.yield() }
    #expect(try await answers(["/ready"]) == [#"200 {"state":"ready"}"#])
    await group.triggerGracefulShutdown()
    try await running.value
  }

  @Test func `a provider that is no part of a container has no state`() async throws {
    let router = Router()
    router.addServiceRoutes(of: Shelf())
    try await Application(router: router, logger: .silent).test(.router) { client in
      let response = try await client.execute(uri: "/ready", method: .get)
      #expect(response.status == .serviceUnavailable)
      #expect(String(buffer: response.body) == #"{"state":"unknown"}"#)
    }
  }

  @Test func `the wiring has a route only if a path is set`() async throws {
    try container.services.include(TodoServices())
    #expect(try await answers(["/wiring"]).first?.hasPrefix("404") == true)
    let page = try #require(try await answers(["/wiring"], wiring: "wiring").first)
    #expect(page.hasPrefix("200 ") && page.contains("TodoStore"))
    #expect(!page.contains("live instance"))
  }

  @Test func `the wiring lists the live instances`() async throws {
    let live = LiveInstances()
    container.observe(with: live)
    try container.services.register([String].self, name: "<b>") { [] }
    let provider = try container.validated()
    let router = Router()
    router.addServiceRoutes(of: provider, wiring: "wiring", showing: live)
    try await Application(router: router, logger: .silent).test(.router) { client in
      func page() async throws -> String {
        String(buffer: try await client.execute(uri: "/wiring", method: .get).body)
      }
      #expect(try await page().contains("<summary>0 live instances</summary>"))
      _ = try await provider.require([String].self, name: "<b>")
      let page = try await page()
      #expect(page.contains("<summary>1 live instance</summary>"))
      #expect(page.contains("<tr><td>Array&lt;String&gt; “&lt;b&gt;”</td><td>root</td><td>"))
      try await container.close()
    }
  }
}

private struct Slow: ReadinessSignaling {
  let gate: AsyncStream<Void>

  func run(ready: @escaping @Sendable () -> Void) async throws {
    for await _ in gate {}
    ready()
    try? await gracefulShutdown()
  }
}

private final class Shelf: ScopedProvider {
  func find<T>(_ request: ServiceRequest<T>) -> T? { nil }
  func findAll<T>(_ request: ServiceRequest<T>) -> [T] { [] }
  func makeScope() -> Shelf { self }
  func close() {}
}
