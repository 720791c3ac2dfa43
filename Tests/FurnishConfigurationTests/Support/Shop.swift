import Configuration
import Furnish
import FurnishConfiguration

struct SizeSettings: ConfigSettings {
  var size: Int
  static var schema: SettingsSchema<Self> { SettingsSchema(Self.init(size:), .int("size", in: 1...100)) }
}

struct ColorSettings: ConfigSettings {
  var color: String
  static var schema: SettingsSchema<Self> { SettingsSchema(Self.init(color:), .string("color")) }
}

/// A service that depends on no settings.
final class Clockwork: Closeable, Sendable {
  func close() async {}
}

/// A service that depends on the size.
final class Box: Closeable, Sendable {
  let settings: SizeSettings
  let clockwork: Clockwork
  init(settings: SizeSettings, clockwork: Clockwork) { (self.settings, self.clockwork) = (settings, clockwork) }
  func close() async {}
}

/// A service that depends on the color.
final class Paint: Closeable, Sendable {
  let settings: ColorSettings
  init(settings: ColorSettings) { self.settings = settings }
  func close() async {}
}

/// A service that depends on the size and the color.
final class PaintedBox: Closeable, Sendable {
  let box: Box
  let paint: Paint
  init(box: Box, paint: Paint) { (self.box, self.paint) = (box, paint) }
  func close() async {}
}

/// A scoped service that depends on the size and the color.
final class Order: Closeable, Sendable {
  let painted: PaintedBox
  let size: SizeSettings
  let color: ColorSettings
  init(painted: PaintedBox, size: SizeSettings, color: ColorSettings) {
    (self.painted, self.size, self.color) = (painted, size, color)
  }
  func close() async {}
}

/// A container whose settings change, and its events.
struct Shop: ~Copyable {
  let container = ServiceContainer()
  let source = MutableInMemoryProvider(["size": .int(1), "color": .string("red")])
  let events = EventList()

  init() throws {
    let config = ConfigReader(provider: source)
    container.observe(with: events)
    try container.services
      .registerSettings(SizeSettings.self, from: config, reloading: true)
      .registerSettings(ColorSettings.self, from: config, reloading: true)
      .register(Clockwork.self) { Clockwork() }
      .register(Box.self, Box.init(settings:clockwork:))
      .register(Paint.self, Paint.init(settings:))
      .register(PaintedBox.self, PaintedBox.init(box:paint:))
      .register(Order.self, lifetime: .scoped, Order.init(painted:size:color:))
  }

  /// Starts the container, and returns its provider.
  func start() async throws -> ServiceScope {
    try await container.start()
    return try container.provider
  }

  /// Changes the size, and waits until the container has changed its settings.
  func setSize(_ size: Int) async { await set("size", .int(size), awaiting: "changed SizeSettings in root") }

  /// Changes the color, and waits until the container has changed its settings.
  func setColor(_ color: String) async {
    await set("color", .string(color), awaiting: "changed ColorSettings in root")
  }

  private func set(_ key: String, _ content: ConfigContent, awaiting event: String) async {
    let times = events.all.count { $0 == event }
    source.set(key, content)
    await events.wait(for: event, times: times + 1)
  }
}
