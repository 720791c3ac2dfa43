import Furnish
import Testing

private protocol Tone: Sendable { var sound: String { get } }
private final class Loud: Tone { let sound = "LOUD" }
private final class Quiet: Tone { let sound = "quiet" }

private final class Clock: Sendable {}

/// A service that declares its dependency on a tone.
private final class Speaker: Sendable {
  let tone: any Tone
  init(tone: any Tone) { self.tone = tone }
}

/// A service that depends on a tone through a speaker.
private final class Studio: Sendable {
  let speaker: Speaker
  init(speaker: Speaker) { self.speaker = speaker }
}

/// A service that requests another one from its provider, which no rule can follow, and stores the provider.
private final class Secret<Requested: Sendable>: Sendable {
  let requested: Requested
  let provider: any ServiceProvider
  init(_ provider: any ServiceProvider) {
    self.provider = provider
    requested = provider.resolveRequired(Requested.self)
  }
}

/// A service that requests a clock from its provider while it is created, and does not store the provider.
private final class Alarm: Sendable {
  let clock: Clock
  init(_ provider: any ServiceProvider) { clock = provider.resolveRequired(Clock.self) }
}

private final class Choir: Sendable {
  let tones: [any Tone]
  init(tones: [any Tone]) { self.tones = tones }
}

private func toneProvider(
  _ register: (any ServiceCollection) throws -> Void = { _ in }
) throws -> ServiceScope {
  let container = ServiceContainer()
  try container.services
    .register((any Tone).self, Loud.init)
    .register(Clock.self, Clock.init)
    .register(Speaker.self, Speaker.init)
    .register(Studio.self, Studio.init)
    .register(Choir.self, Choir.init)
    .register(Secret<any Tone>.self) { provider in Secret(provider) }
    .register(Secret<Clock>.self) { provider in Secret(provider) }
    .register(Alarm.self) { provider in Alarm(provider) }
  try register(try container.services)
  return try container.validated()
}

private func quiet(_ provider: ServiceScope) -> ServiceScope {
  provider.overriding { $0.register((any Tone).self, Quiet.init) }
}

private func areSame(_ one: AnyObject, _ other: AnyObject) -> Bool { one === other }

struct OverridingTests {
  @Test func `an overriding provider returns the override and leaves the original unchanged`() throws {
    let provider = try toneProvider()
    let overridden = quiet(provider)
    #expect(overridden.resolveRequired((any Tone).self).sound == "quiet")
    #expect(provider.resolveRequired((any Tone).self).sound == "LOUD")
  }

  @Test func `dependents of an overridden service are created again`() throws {
    let provider = try toneProvider()
    let studio = provider.resolveRequired(Studio.self)
    let overridden = quiet(provider)
    #expect(overridden.resolveRequired(Studio.self).speaker.tone.sound == "quiet")
    #expect(provider.resolveRequired(Studio.self).speaker.tone.sound == "LOUD")
    #expect(areSame(provider.resolveRequired(Studio.self), studio))
  }

  @Test func `an instance that the override creates first is not shared with the original`() throws {
    let provider = try toneProvider()
    let overridden = quiet(provider)
    #expect(overridden.resolveRequired(Studio.self).speaker.tone.sound == "quiet")
    #expect(provider.resolveRequired(Studio.self).speaker.tone.sound == "LOUD")
  }

  @Test func `a service to which no override contributes is shared`() throws {
    let provider = try toneProvider()
    let overridden = quiet(provider)
    let clock = overridden.resolveRequired(Clock.self)
    #expect(areSame(clock, provider.resolveRequired(Clock.self)))
    #expect(areSame(clock, overridden.resolveRequired(Clock.self)))
  }

  @Test(arguments: [false, true])
  func `a closure that requested the overridden service is created again`(isCreatedBefore: Bool) throws {
    let provider = try toneProvider()
    if isCreatedBefore { _ = provider.resolve(Secret<any Tone>.self) }
    let overridden = quiet(provider)
    #expect(overridden.resolveRequired(Secret<any Tone>.self).requested.sound == "quiet")
    #expect(provider.resolveRequired(Secret<any Tone>.self).requested.sound == "LOUD")
    #expect(
      areSame(
        overridden.resolveRequired(Secret<any Tone>.self),
        overridden.resolveRequired(Secret<any Tone>.self)))
  }

  @Test(arguments: [false, true])
  func `a closure that did not request the overridden service is shared`(isCreatedBefore: Bool) throws {
    let provider = try toneProvider()
    if isCreatedBefore { _ = provider.resolve(Alarm.self) }
    let overridden = quiet(provider)
    let alarm = overridden.resolveRequired(Alarm.self)
    #expect(areSame(alarm, provider.resolveRequired(Alarm.self)))
    #expect(areSame(alarm, overridden.resolveRequired(Alarm.self)))
  }

  @Test(arguments: [false, true])
  func `a service that stores its provider belongs to the override that it was requested from`(
    isCreatedBefore: Bool
  ) throws {
    let provider = try toneProvider()
    if isCreatedBefore { _ = provider.resolve(Secret<Clock>.self) }
    let overridden = quiet(provider)
    let secret = overridden.resolveRequired(Secret<Clock>.self)
    #expect(secret.provider.resolveRequired((any Tone).self).sound == "quiet")
    #expect(!areSame(secret, provider.resolveRequired(Secret<Clock>.self)))
    withExtendedLifetime(overridden) {}
  }

  @Test func `an instance of the override resolves from the override`() throws {
    let overridden = quiet(try toneProvider())
    let secret = overridden.resolveRequired(Secret<any Tone>.self)
    #expect(secret.provider.resolveRequired(Studio.self).speaker.tone.sound == "quiet")
  }

  @Test func `dependents of a closure that requested the overridden service are created again`() throws {
    let provider = try toneProvider {
      $0.register(String.self) { (secret: Secret<any Tone>) in secret.requested.sound }
    }
    #expect(quiet(provider).resolveRequired(String.self) == "quiet")
    #expect(provider.resolveRequired(String.self) == "LOUD")
  }

  @Test func `requests for all services return the override last`() throws {
    let provider = try toneProvider()
    let overridden = quiet(provider)
    #expect(overridden.resolveAll((any Tone).self).map(\.sound) == ["LOUD", "quiet"])
    #expect(overridden.resolveRequired(Choir.self).tones.map(\.sound) == ["LOUD", "quiet"])
    #expect(provider.resolveRequired(Choir.self).tones.map(\.sound) == ["LOUD"])
  }

  @Test func `a replacement is the only service that resolveAll() returns`() throws {
    let overridden = try toneProvider().overriding { $0.replacing.register((any Tone).self, Quiet.init) }
    #expect(overridden.resolveAll((any Tone).self).map(\.sound) == ["quiet"])
  }

  @Test func `a decorator wraps a service, whose dependents are created again`() throws {
    struct Twice: Tone {
      let inner: any Tone
      var sound: String { inner.sound + inner.sound }
    }
    let provider = try toneProvider()
    let overridden = provider.overriding {
      $0.decorate((any Tone).self) { (inner: any Tone) in Twice(inner: inner) }
    }
    #expect(overridden.resolveRequired(Studio.self).speaker.tone.sound == "LOUDLOUD")
    #expect(provider.resolveRequired(Studio.self).speaker.tone.sound == "LOUD")
  }

  @Test func `a service that the original lacks can be added`() throws {
    let container = ServiceContainer()
    try container.services.register(String.self) { provider in "\(provider.resolve(Int.self) ?? 0)" }
    let provider = try container.validated()
    #expect(provider.overriding { $0.register(Int.self) { 7 } }.resolveRequired(String.self) == "7")
    #expect(provider.resolveRequired(String.self) == "0")
  }

  @Test func `inner scopes use the override`() throws {
    let provider = try toneProvider {
      $0.register(Int.self, lifetime: .scoped) { (tone: any Tone) in tone.sound.count }
    }
    #expect(quiet(provider).makeScope().resolveRequired(Int.self) == 5)
    #expect(provider.makeScope().resolveRequired(Int.self) == 4)
  }

  @Test func `an overriding provider of a scope shares the instances of the scope`() throws {
    final class Basket: Sendable {}
    let provider = try toneProvider {
      $0.register(Basket.self, lifetime: .scoped) { Basket() }
        .register(Int.self, lifetime: .scoped) { (tone: any Tone, _: Basket) in tone.sound.count }
    }
    let scope = provider.makeScope()
    let overridden = scope.overriding { $0.register((any Tone).self, Quiet.init) }
    #expect(areSame(overridden.resolveRequired(Basket.self), scope.resolveRequired(Basket.self)))
    #expect(overridden.resolveRequired(Int.self) == 5)
    #expect(scope.resolveRequired(Int.self) == 4)
    #expect(!areSame(overridden.makeScope().resolveRequired(Basket.self), scope.resolveRequired(Basket.self)))
  }

  @Test func `a nested override shares the instances to which it does not contribute`() throws {
    let provider = try toneProvider()
    let middle = quiet(provider)
    let top = middle.overriding { $0.replacing.register(Clock.self) { Clock() } }
    #expect(areSame(top.resolveRequired(Studio.self), middle.resolveRequired(Studio.self)))
    #expect(!areSame(top.resolveRequired(Clock.self), middle.resolveRequired(Clock.self)))
    #expect(areSame(middle.resolveRequired(Clock.self), provider.resolveRequired(Clock.self)))
  }

  @Test func `asynchronous services are created again only if they depend on the override`() async throws {
    let provider = try toneProvider {
      $0.register(Int.self) { (tone: any Tone) async throws in tone.sound.count }
        .register(Double.self) { provider in
          _ = try await provider.require(Clock.self)
          return .random(in: 0...1)
        }
    }
    let overridden = quiet(provider)
    #expect(try await overridden.require(Int.self) == 5)
    #expect(try await provider.require(Int.self) == 4)
    let (shared, original) = (try await overridden.require(Double.self), try await provider.require(Double.self))
    #expect(shared == original)
  }

  @Test func `closing an overriding provider closes only its own instances`() async throws {
    final class Ended: Closeable, Sendable {
      let name: String
      init(_ name: String) { self.name = name }
      func close() async throws { Journal.note(name) }
    }
    let provider = try toneProvider {
      $0.register(Ended.self, name: "own") { (_: any Tone) in Ended("own") }
        .register(Ended.self, name: "shared") { Ended("shared") }
    }
    let overridden = quiet(provider)
    _ = overridden.resolve(Ended.self, name: "own")
    _ = overridden.resolve(Ended.self, name: "shared")
    #expect(try await Journal.of { try await overridden.close() } == ["own"])
    #expect(try await Journal.of { try await provider.close() } == ["shared"])
  }

  @Test func `an override is released with its last reference`() throws {
    let provider = try toneProvider()
    var overridden: ServiceScope? = quiet(provider)
    let studio = Weak(overridden?.resolve(Studio.self))
    let secret = Weak(overridden?.resolve(Secret<any Tone>.self))
    #expect(!studio.isReleased)
    overridden = nil
    #expect(studio.isReleased)
    #expect(secret.isReleased)
  }

  @Test func `an overriding provider can be closed`() async throws {
    let provider = try toneProvider()
    let overridden = provider.overriding { $0.register((any Tone).self, Quiet.init) }
    try await overridden.close()
    #expect(throws: ServiceError.self) { try overridden.makeScope().require(Studio.self) }
  }

  @Test func `any ServiceProvider can be overridden`() throws {
    let provider: any ServiceProvider = try toneProvider()
    let overridden = provider.overriding { $0.register((any Tone).self, Quiet.init) }
    #expect(overridden.resolveRequired(Studio.self).speaker.tone.sound == "quiet")
  }
}
