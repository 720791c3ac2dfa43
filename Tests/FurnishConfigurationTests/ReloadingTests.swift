import Configuration
import Furnish
import FurnishConfiguration
import Testing

@Suite(.timeLimit(.minutes(60))) struct ReloadingTests {
  @Test func `a scope that opens after a change has the new settings, and an open one keeps the old`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    let before = provider.makeScope()
    #expect(before.resolveRequired(Order.self).size.size == 1)
    await shop.setSize(2)
    let after = provider.makeScope()
    #expect(after.resolveRequired(Order.self).size.size == 2)
    #expect(before.resolveRequired(SizeSettings.self).size == 1)
    #expect(before.makeScope().resolveRequired(SizeSettings.self).size == 1)
    #expect(after.makeScope().resolveRequired(SizeSettings.self).size == 2)
    #expect(provider.resolveRequired(SizeSettings.self).size == 1)
    try await shop.container.close()
  }

  @Test func `exactly the dependents of the settings that changed are created again`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    let before = provider.makeScope().resolveRequired(Order.self)
    await shop.setSize(2)
    shop.events.reset()
    let after = provider.makeScope().resolveRequired(Order.self)
    #expect(shop.events.all == ["created Box in root", "created PaintedBox in root", "created Order in scope"])
    #expect(after.painted.box.clockwork === before.painted.box.clockwork)
    #expect(after.painted.paint === before.painted.paint)
    #expect(after.painted.box !== before.painted.box)
    #expect(after.painted.box.settings.size == 2)
    try await shop.container.close()
  }

  @Test func `instances of an earlier change are shared after a change that does not affect them`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    await shop.setSize(2)
    let second = provider.makeScope()
    let secondOrder = second.resolveRequired(Order.self)
    await shop.setColor("blue")
    shop.events.reset()
    let third = provider.makeScope()
    let thirdOrder = third.resolveRequired(Order.self)
    #expect(shop.events.all == ["created Paint in root", "created PaintedBox in root", "created Order in scope"])
    #expect(thirdOrder.painted.box === secondOrder.painted.box)
    #expect(thirdOrder.size.size == 2 && thirdOrder.color.color == "blue")

    shop.events.reset()
    try await second.close()
    await shop.events.wait(for: "closed PaintedBox in root")
    #expect(shop.events.all == ["closed Order in scope", "closed PaintedBox in root"])
    #expect(third.resolveRequired(Box.self) === thirdOrder.painted.box)

    await shop.setSize(3)
    shop.events.reset()
    try await third.close()
    await shop.events.wait(for: "closed Box in root")
    #expect(
      shop.events.all == [
        "closed Order in scope", "closed PaintedBox in root", "closed Box in root",
      ])
    try await shop.container.close()
  }

  @Test func `old instances are closed after the last scope that uses them is closed`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    await shop.setSize(2)
    let first = provider.makeScope()
    let second = provider.makeScope()
    _ = first.resolveRequired(Box.self)
    await shop.setSize(3)
    shop.events.reset()
    try await first.close()
    _ = second.resolveRequired(Box.self)
    #expect(shop.events.all == [])
    try await second.close()
    await shop.events.wait(for: "closed Box in root")
    #expect(shop.events.all == ["closed Box in root"])
    try await shop.container.close()
  }

  @Test func `old instances are closed after the last scope that uses them is released`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    await shop.setSize(2)
    var scope: ServiceScope? = provider.makeScope()
    _ = scope?.resolveRequired(Box.self)
    await shop.setSize(3)
    shop.events.reset()
    scope = nil
    await shop.events.wait(for: "closed Box in root")
    try await shop.container.close()
  }

  @Test func `a change closes the instances of the previous change if no scope is open`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    await shop.setSize(2)
    try await provider.withScope { scope in _ = scope.resolveRequired(PaintedBox.self) }
    shop.events.reset()
    await shop.setSize(3)
    await shop.events.wait(for: "closed Box in root")
    #expect(shop.events.all == ["changed SizeSettings in root", "closed PaintedBox in root", "closed Box in root"])
    try await shop.container.close()
  }

  @Test func `closing the container closes every instance once`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    var scopes: [ServiceScope] = []
    for size in 2...6 {
      scopes.append(provider.makeScope())
      _ = scopes.last?.resolveRequired(Order.self)
      await shop.setSize(size)
      if size.isMultiple(of: 2) { await shop.setColor("\(size)") }
    }
    try await shop.container.close()
    for type in ["Box", "Paint", "PaintedBox"] {
      let created = shop.events.all.count { $0 == "created \(type) in root" }
      #expect(created > 1)
      #expect(shop.events.all.count { $0 == "closed \(type) in root" } == created)
    }
    #expect(throws: ServiceError.self) { try provider.require(Box.self) }
  }

  @Test func `several settings change together`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    shop.source.set("size", .int(2))
    shop.source.set("color", .string("blue"))
    await shop.events.wait { events in
      let lines = events.map(\.line)
      return lines.contains("changed SizeSettings in root") && lines.contains("changed ColorSettings in root")
    }
    let order = provider.makeScope().resolveRequired(Order.self)
    #expect(order.size.size == 2 && order.color.color == "blue")
    try await shop.container.close()
  }

  @Test func `invalid settings change nothing, and are reported once`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    let box = provider.makeScope().resolveRequired(Box.self)
    shop.events.reset()
    shop.source.set("size", .int(0))
    await shop.events.wait(for: "failed to change SizeSettings in root: SettingsError")
    let error = try #require(shop.events.events.first?.error as? SettingsError)
    #expect(error.problems.map(\.found) == ["0"])
    shop.source.set("color", .string("blue"))
    #expect(provider.makeScope().resolveRequired(Box.self) === box)
    #expect(provider.makeScope().resolveRequired(ColorSettings.self).color == "red")

    await shop.setSize(5)
    #expect(provider.makeScope().resolveRequired(ColorSettings.self).color == "blue")
    #expect(provider.makeScope().resolveRequired(Box.self).settings.size == 5)
    #expect(shop.events.all.count { $0.hasPrefix("failed") } == 1)
    try await shop.container.close()
  }

  struct TooLarge: Error {}

  @Test func `an eager service that cannot be created with new settings prevents the change`() async throws {
    let shop = try Shop()
    try shop.container.services.register(Int.self, eager: true) { (settings: SizeSettings, box: Box) async throws in
      if settings.size > 10 { throw TooLarge() }
      return settings.size
    }
    let provider = try await shop.start()
    let box = provider.makeScope().resolveRequired(Box.self)
    shop.events.reset()
    shop.source.set("size", .int(11))
    await shop.events.wait(for: "closed Box in root")
    #expect(
      shop.events.all == [
        "created Box in root", "failed to create Int in root: TooLarge",
        "failed to change SizeSettings in root: TooLarge", "closed Box in root",
      ])
    #expect(provider.makeScope().resolveRequired(Box.self) === box)
    await shop.setSize(10)
    #expect(provider.makeScope().resolveRequired(Int.self) == 10)
    try await shop.container.close()
  }

  private struct Unreadable: Error {}

  @Test func `refused settings are tried again when other ones change`() async throws {
    let shop = try Shop()
    try shop.container.services.register(Int.self, eager: true) {
      (size: SizeSettings, color: ColorSettings) async throws in
      if color.color == "none" { throw Unreadable() }
      return size.size
    }
    let provider = try await shop.start()
    shop.source.set("color", .string("none"))
    await shop.events.wait(for: "failed to change ColorSettings in root: Unreadable")
    shop.source.set("size", .int(2))
    await shop.events.wait(for: "failed to change SizeSettings in root: Unreadable")
    shop.source.set("color", .string("red"))
    await shop.events.wait(for: "changed SizeSettings in root")
    #expect(provider.makeScope().resolveRequired(Int.self) == 2)

    // The same color was refused before. It is tried again, since other settings have changed.
    shop.events.reset()
    shop.source.set("color", .string("none"))
    await shop.events.wait(for: "failed to change ColorSettings in root: Unreadable")
    #expect(provider.makeScope().resolveRequired(Int.self) == 2)
    try await shop.container.close()
  }

  @Test func `eager services exist before a scope opens with new settings`() async throws {
    let shop = try Shop()
    try shop.container.services.register(Int.self, eager: true) { (settings: SizeSettings) async in settings.size }
    let provider = try await shop.start()
    await shop.setSize(7)
    #expect(provider.makeScope().resolveRequired(Int.self) == 7)
    try await shop.container.close()
  }

  @Test func `settings that do not reload keep their values`() async throws {
    let source = MutableInMemoryProvider(["size": .int(1), "color": .string("red")])
    let container = ServiceContainer()
    let events = EventList()
    container.observe(with: events)
    try container.services
      .registerSettings(SizeSettings.self, from: ConfigReader(provider: source), reloading: true)
      .registerSettings(ColorSettings.self, from: ConfigReader(provider: source))
    try await container.start()
    source.set("color", .string("blue"))
    source.set("size", .int(2))
    await events.wait(for: "changed SizeSettings in root")
    #expect(try container.provider.makeScope().resolveRequired(ColorSettings.self).color == "red")
    try await container.close()
  }

  @Test func `wrong settings at the start are an error that names them`() async throws {
    let container = ServiceContainer()
    try container.services.registerSettings(
      SizeSettings.self, from: ConfigReader(provider: MutableInMemoryProvider(["size": .int(0)])))
    let error = await #expect(throws: ServiceError.self) { try await container.start() }
    #expect(try #require(error?.underlying as? SettingsError).problems.map(\.key) == ["size"])
    #expect(try #require(error).description.contains("size: found 0, expected an integer from 1 to 100"))
  }

  @Test func `settings that are registered twice reload independently`() async throws {
    let source = MutableInMemoryProvider(["a.size": .int(1), "b.size": .int(2)])
    let container = ServiceContainer()
    let events = EventList()
    container.observe(with: events)
    let config = ConfigReader(provider: source)
    try container.services
      .registerSettings(SizeSettings.self, from: config, at: "a", reloading: true)
      .registerSettings(SizeSettings.self, from: config, at: "b", reloading: true)
    try await container.start()
    source.set("a.size", .int(3))
    await events.wait(for: "changed SizeSettings in root")
    let scope = try container.provider.makeScope()
    #expect(scope.resolveAll(SizeSettings.self).map(\.size) == [3, 2])
    #expect(scope.resolveRequired(SizeSettings.self).size == 2)
    try await container.close()
  }

  @Test func `settings under a name reload under that name`() async throws {
    let source = MutableInMemoryProvider(["a.size": .int(1), "b.size": .int(2)])
    let container = ServiceContainer()
    let events = EventList()
    container.observe(with: events)
    let config = ConfigReader(provider: source)
    try container.services
      .registerSettings(SizeSettings.self, name: "a", from: config, at: "a", reloading: true)
      .registerSettings(SizeSettings.self, name: "b", from: config.scoped(to: "b"), reloading: true)
    try await container.start()
    source.set("b.size", .int(3))
    await events.wait(for: "changed SizeSettings in root")
    let scope = try container.provider.makeScope()
    #expect(scope.resolveRequired(SizeSettings.self, name: "a").size == 1)
    #expect(scope.resolveRequired(SizeSettings.self, name: "b").size == 3)
    try await container.close()
  }
}
