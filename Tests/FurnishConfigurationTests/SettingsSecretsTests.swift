import Configuration
import Foundation
import Furnish
import FurnishConfiguration
import FurnishObservability
import InMemoryLogging
import Logging
import Testing

/// A secret of the settings is in no log, error, explanation or graph.
@Suite(.timeLimit(.minutes(60))) struct SettingsSecretsTests {
  @Test func `a change that is refused is logged without a secret`() async throws {
    let handler = InMemoryLogHandler()
    let container = ServiceContainer()
    let events = EventList()
    container.observe(
      with: .logging(to: Logger(label: "services") { _ in handler }, level: .info, revealing: [.arguments, .errors]))
    container.observe(with: events)
    let source = MutableInMemoryProvider(["port": .int(80), "password": .string(secret)])
    try container.services.registerSettings(ServerSettings.self, from: ConfigReader(provider: source), reloading: true)
    try await container.start()
    let provider = try container.provider

    source.set("password", .stringArray([secret]))
    await events.wait(for: "failed to change ServerSettings in root: SettingsError")
    source.set("password", .string(secret + "!"))
    await events.wait(for: "changed ServerSettings in root")
    let settings = provider.makeScope().resolveRequired(ServerSettings.self)
    #expect(settings.password.revealed == secret + "!")

    let texts = [
      handler.entries.map { "\($0)" }.joined(separator: "\n"),
      events.events.map { "\($0) \(String(describing: $0.error))" }.joined(separator: "\n"),
      "\(settings)", String(reflecting: settings), "\(provider.explain(ServerSettings.self))",
      String(decoding: try JSONEncoder().encode(container.graph), as: UTF8.self),
    ]
    for text in texts { #expect(text.contains("ServerSettings") && !text.contains(secret)) }
    #expect(texts[0].contains("password: found a value that is redacted, expected a text"))
    try await container.close()
  }
}
