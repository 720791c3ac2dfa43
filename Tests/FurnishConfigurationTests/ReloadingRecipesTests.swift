import Configuration
import Furnish
import FurnishConfiguration
import Testing

/// Changes of settings, with recipes that request services other than their parameters.
@Suite(.timeLimit(.minutes(60))) struct ReloadingRecipesTests {
  final class Reader: Closeable, Sendable {
    let size: Int
    init(size: Int) { self.size = size }
    func close() async {}
  }

  @Test func `a recipe that requests settings of its provider depends on them`() async throws {
    let shop = try Shop()
    try shop.container.services.register(Reader.self) { provider in
      Reader(size: provider.resolveRequired(SizeSettings.self).size)
    }
    let provider = try await shop.start()
    let first = provider.makeScope().resolveRequired(Reader.self)
    await shop.setColor("blue")
    #expect(provider.makeScope().resolveRequired(Reader.self) === first)
    await shop.setSize(2)
    let second = provider.makeScope().resolveRequired(Reader.self)
    #expect(second.size == 2)
    await shop.setColor("green")
    #expect(provider.makeScope().resolveRequired(Reader.self) === second)
    await shop.setSize(3)
    #expect(provider.makeScope().resolveRequired(Reader.self).size == 3)
    try await shop.container.close()
  }

  final class Holder: Sendable {
    let provider: any ServiceProvider
    init(provider: any ServiceProvider) { self.provider = provider }
  }

  @Test func `a singleton that retains the provider opens scopes with the newest settings`() async throws {
    let shop = try Shop()
    try shop.container.services.register(Holder.self) { provider in Holder(provider: provider) }
    let provider = try await shop.start()
    let server = provider.resolveRequired(Holder.self)
    await shop.setSize(2)
    let scope: any ScopedProvider = server.provider.makeScope()
    #expect(scope.resolveRequired(SizeSettings.self).size == 2)
    #expect(server.provider.resolveRequired(SizeSettings.self).size == 1)
    try await shop.container.close()
  }

  final class Later: Closeable, Sendable {
    let box: Lazy<Box>
    init(box: Lazy<Box>) { self.box = box }
    func close() async {}
  }

  @Test func `a service with a lazy dependency is shared if the dependency exists`() async throws {
    let shop = try Shop()
    try shop.container.services.register(Later.self, Later.init(box:))
    let provider = try await shop.start()
    await shop.setSize(2)
    let second = provider.makeScope()
    let later = second.resolveRequired(Later.self)
    #expect(later.box.value.settings.size == 2)
    await shop.setColor("blue")
    let third = provider.makeScope()
    #expect(third.resolveRequired(Later.self) === later)
    try await second.close()
    #expect(third.resolveRequired(Later.self).box.value === third.resolveRequired(Box.self))
    try await shop.container.close()
  }

  @Test func `a service with a lazy dependency is created again if the dependency does not exist`() async throws {
    let shop = try Shop()
    try shop.container.services.register(Later.self, Later.init(box:))
    let provider = try await shop.start()
    await shop.setSize(2)
    let later = provider.makeScope().resolveRequired(Later.self)
    await shop.setColor("blue")
    let scope = provider.makeScope()
    #expect(scope.resolveRequired(Later.self) !== later)
    #expect(scope.resolveRequired(Later.self).box.value === scope.resolveRequired(Box.self))
    try await shop.container.close()
  }

  @Test func `an instance under two registrations is closed once, after the last scope that uses it`() async throws {
    let shop = try Shop()
    try shop.container.services
      .register((any Wrapping).self, lifetime: .scoped) { (box: Box) in box }
      .register(Boxed.self) { (box: Box) in Boxed(box: box) }
      .register((any Sealed).self) { (boxed: Boxed) in boxed }
    let provider = try await shop.start()
    await shop.setSize(2)
    let second = provider.makeScope()
    _ = second.resolveRequired(Boxed.self)
    await shop.setColor("blue")
    let third = provider.makeScope()
    shop.events.reset()
    _ = third.resolveRequired((any Sealed).self)
    _ = third.resolveRequired((any Wrapping).self)
    #expect(shop.events.all == ["created any Sealed in root", "created any Wrapping in scope"])
    try await third.close()
    await shop.setColor("green")
    #expect(!shop.events.all.contains { $0.hasPrefix("closed") })
    await shop.setSize(3)
    try await second.close()
    await shop.events.wait(for: "closed Box in root")
    #expect(
      shop.events.all.filter { $0.hasPrefix("closed") } == ["closed Boxed in root", "closed Box in root"])
    try await shop.container.close()
  }

  @Test func `a decorated service that depends on settings is created again`() async throws {
    let shop = try Shop()
    try shop.container.services
      .register(String.self) { "size" }
      .decorate(String.self) { (inner: String, size: SizeSettings) in "\(inner) \(size.size)" }
    let provider = try await shop.start()
    #expect(provider.makeScope().resolveRequired(String.self) == "size 1")
    await shop.setSize(2)
    #expect(provider.makeScope().resolveRequired(String.self) == "size 2")
    #expect(provider.resolveRequired(String.self) == "size 1")
    try await shop.container.close()
  }

  @Test func `an override inside a scope receives the settings of the scope`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    await shop.setSize(2)
    let scope = provider.makeScope()
    await shop.setSize(3)
    let overridden = scope.overriding { $0.replacing.register(ColorSettings.self, instance: ColorSettings(color: "x")) }
    let order = overridden.resolveRequired(Order.self)
    #expect(order.size.size == 2 && order.color.color == "x")
    #expect(overridden.resolveRequired(Box.self) === scope.resolveRequired(Box.self))
    try await shop.container.close()
  }

  @Test func `an override of the root that decorates settings decorates those of the root`() async throws {
    let shop = try Shop()
    let provider = try await shop.start()
    await shop.setSize(2)
    let overridden = provider.overriding { services in
      services.decorate(SizeSettings.self) { (settings: SizeSettings) in SizeSettings(size: settings.size + 10) }
    }
    #expect(overridden.resolveRequired(SizeSettings.self).size == 11)
    // The settings in force are the same as before.
    await shop.setColor("blue")
    #expect(provider.makeScope().resolveRequired(SizeSettings.self).size == 2)
    try await shop.container.close()
  }

  @Test func `a service of the main actor is shared after a change that does not affect it`() async throws {
    let shop = try Shop()
    try shop.container.services.registerOnMainActor(Screen.self) { (settings: SizeSettings) in Screen(settings.size) }
    let provider = try await shop.start()
    await shop.setSize(2)
    let second = try await provider.makeScope().require(Screen.self)
    await shop.setColor("blue")
    let third = try await provider.makeScope().require(Screen.self)
    #expect(second === third)
    await shop.setSize(3)
    let fourth = try await provider.makeScope().require(Screen.self)
    #expect(fourth.size == 3)
    try await shop.container.close()
  }
}

@MainActor final class Screen {
  let size: Int
  init(_ size: Int) { self.size = size }
}

protocol Wrapping: Sendable, AnyObject {}

extension Box: Wrapping {}

protocol Sealed: Sendable, AnyObject {}

final class Boxed: Sealed, Closeable {
  let box: Box
  init(box: Box) { self.box = box }
  func close() async {}
}
