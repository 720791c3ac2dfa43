import Configuration
import Furnish
import FurnishConfiguration
import FurnishServiceLifecycle
import Logging
import Testing

/// The programs of the article "Read settings from a configuration".
@Suite(.timeLimit(.minutes(60))) struct SettingsArticleTests {
  // snippet.settings
  struct MailSettings: ConfigSettings {
    var host: String
    var port: Int
    var password: Redacted<String>

    static var schema: SettingsSchema<Self> {
      SettingsSchema(
        Self.init(host:port:password:),
        .string("host", default: "localhost"),
        .int("port", in: 1...65_535),
        .secret("password"))
    }
  }
  // snippet.end

  final class MailSender: Sendable {
    let settings: MailSettings
    init(settings: MailSettings) { self.settings = settings }
  }

  @Test func `a scope that opens after a change of the configuration has the new settings`() async throws {
    let container = ServiceContainer()
    let source = MutableInMemoryProvider(["mail.port": .int(25), "mail.password": .string(secret)])
    let config = ConfigReader(provider: source)
    let events = EventList()
    container.observe(with: events)
    // snippet.registering
    try container.services
      .registerSettings(MailSettings.self, from: config, at: "mail", reloading: true)
      .register(MailSender.self, MailSender.init(settings:))
    try await container.start()
    // snippet.end
    let provider = try container.provider
    var ports: [Int] = []
    // snippet.reloading
    let before = provider.makeScope()
    source.setValue(2525, forKey: "mail.port")
    await events.wait(for: "changed MailSettings in root")
    let after = provider.makeScope()
    ports.append(before.resolveRequired(MailSender.self).settings.port)  // 25
    ports.append(after.resolveRequired(MailSender.self).settings.port)  // 2525
    // snippet.end
    #expect(ports == [25, 2525])
    try await container.close()
  }

  struct MailWorker: RunningService {
    let settings: MailSettings
    let steps: Steps

    func run() async {
      await steps.reach("sending to port \(settings.port)")
      await waitForStop()
    }
  }

  @Test func `a worker restarts when its settings change`() async throws {
    let container = ServiceContainer()
    let source = MutableInMemoryProvider(["mail.port": .int(25), "mail.password": .string(secret)])
    let config = ConfigReader(provider: source)
    let (steps, services) = (Steps(), try container.services)
    services.register(Steps.self, instance: steps)
    // snippet.restarting
    services
      .registerSettings(MailSettings.self, from: config, at: "mail", reloading: true)
      .registerRunning(MailWorker.self, onChange: .restart, MailWorker.init(settings:steps:))
    // snippet.end
    let group = try await container.makeServiceGroup(logger: Logger(label: "mail"))
    async let running: Void = group.run()
    await steps.wait(for: "sending to port 25")
    source.set("mail.port", .int(2525))
    await steps.wait(for: "sending to port 2525")
    await group.triggerGracefulShutdown()
    try await running
  }

  @Test func `an error of the start names every wrong value`() async throws {
    let container = ServiceContainer()
    try container.services.registerSettings(
      MailSettings.self, from: ConfigReader(provider: MutableInMemoryProvider(["mail.port": .int(70_000)])), at: "mail")
    let error = await #expect(throws: ServiceError.self) { try await container.start() }
    let description = try #require(error).description
    #expect(
      description.contains(
        """
        2 settings of MailSettings are wrong:
          mail.port: found 70000, expected an integer from 1 to 65535
          mail.password: found nothing, expected a text
        """))
  }
}
