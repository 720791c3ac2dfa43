import Furnish
import Testing

/// Services that read a value while they are created, under overrides of that value.
struct OverriddenValuesConformanceTests {
  private enum Volume: PlainKey { static var value: Int { 1 } }
  private enum Unrelated: PlainKey { static var value: Int { 1 } }

  private struct CountingLifetime: Lifetime {
    let checks: Shared<Int>
    let sharing = LifetimeSharing.container

    func isCurrent(_ stamp: Void) -> Bool {
      checks.withValue { $0 += 1 }
      return true
    }
  }

  private final class Radio: Sendable {
    let volume = ServiceValues.current[Volume.self]
  }

  private final class Car: Sendable {
    let radio: Radio
    init(radio: Radio) { self.radio = radio }
  }

  private func withVolume<Success>(_ volume: Int, _ operation: () throws -> Success) rethrows -> Success {
    try withServices {
      $0[Volume.self] = volume
    } operation: {
      try operation()
    }
  }

  private func makeProvider(_ lifetime: some Lifetime = .singleton) throws -> ServiceScope {
    try validatedProvider {
      $0.register(Radio.self, lifetime: lifetime, Radio.init)
      $0.register(Car.self, lifetime: lifetime, Car.init(radio:))
    }
  }

  @Test func `a singleton reads the override`() throws {
    let provider = try makeProvider()
    #expect(withVolume(11) { provider.resolveRequired(Radio.self).volume } == 11)
  }

  @Test func `a singleton that is created under an override is not shared outside of it`() throws {
    let provider = try makeProvider()
    let loud = withVolume(11) { provider.resolveRequired(Radio.self) }
    #expect(provider.resolveRequired(Radio.self).volume == 1)
    #expect(!isSame(provider.resolve(Radio.self), loud))
  }

  @Test func `a singleton that exists is created again under an override of a value that it read`() throws {
    let provider = try makeProvider()
    let quiet = provider.resolveRequired(Radio.self)
    #expect(withVolume(11) { provider.resolveRequired(Radio.self).volume } == 11)
    #expect(isSame(provider.resolve(Radio.self), quiet))
  }

  @Test func `a singleton is shared under one override`() throws {
    let provider = try makeProvider()
    withVolume(11) {
      let radio = provider.resolve(Radio.self)
      #expect(isSame(provider.resolve(Radio.self), radio))
      #expect(isSame(provider.makeScope().resolve(Radio.self), radio))
    }
  }

  @Test func `each override has its own singleton`() throws {
    let provider = try makeProvider()
    let volumes = [3, 5].map { volume in withVolume(volume) { provider.resolveRequired(Radio.self).volume } }
    #expect(volumes == [3, 5])
  }

  @Test func `an override of an unrelated value changes nothing`() throws {
    let provider = try makeProvider()
    let inside = withServices {
      $0[Unrelated.self] = 2
    } operation: {
      provider.resolve(Radio.self)
    }
    #expect(isSame(provider.resolve(Radio.self), inside))
  }

  @Test func `dependents of a service that read an overridden value are created again`() throws {
    let provider = try makeProvider()
    let car = provider.resolveRequired(Car.self)
    withVolume(11) {
      #expect(provider.resolveRequired(Car.self).radio.volume == 11)
      #expect(isSame(provider.resolveRequired(Car.self).radio, provider.resolve(Radio.self)))
    }
    #expect(isSame(provider.resolve(Car.self), car))
  }

  @Test func `a service that does not read the value is shared`() throws {
    let provider = try validatedProvider { $0.register(Candle.self, Candle.init) }
    let inside = withVolume(11) { provider.resolve(Candle.self) }
    #expect(isSame(provider.resolve(Candle.self), inside))
  }

  @Test func `a scoped service follows the override in its scope`() throws {
    let scope = try makeProvider(.scoped).makeScope()
    let quiet = scope.resolve(Radio.self)
    let (loud, again) = withVolume(11) { (scope.resolveRequired(Radio.self), scope.resolveRequired(Radio.self)) }
    #expect(loud.volume == 11)
    #expect(isSame(loud, again))
    #expect(isSame(scope.resolve(Radio.self), quiet))
  }

  @Test func `scopes do not share the instances of an override`() throws {
    let provider = try makeProvider(.scoped)
    let (first, second) = (provider.makeScope(), provider.makeScope())
    withVolume(11) {
      #expect(!isSame(first.resolve(Radio.self), second.resolve(Radio.self)))
    }
  }

  @Test func `a transient reads the values in force`() throws {
    let provider = try makeProvider(.transient)
    #expect(provider.resolveRequired(Radio.self).volume == 1)
    #expect(withVolume(11) { provider.resolveRequired(Radio.self).volume } == 11)
  }

  @Test func `a registered instance is the same under an override`() throws {
    let radio = Radio()
    let provider = try validatedProvider { $0.register(Radio.self, instance: radio) }
    #expect(isSame(withVolume(11) { provider.resolve(Radio.self) }, radio))
  }

  @Test func `an inner override wins`() throws {
    let provider = try makeProvider()
    withVolume(3) {
      let outer = provider.resolve(Radio.self)
      #expect(withVolume(5) { provider.resolveRequired(Radio.self).volume } == 5)
      #expect(isSame(provider.resolve(Radio.self), outer))
    }
  }

  @Test func `an instance of an override is released with the override`() throws {
    let provider = try makeProvider()
    let reference = withVolume(11) { Weak(provider.resolve(Radio.self)) }
    withExtendedLifetime(provider) { #expect(reference.isReleased) }
  }

  @Test func `a weak instance of an override is released with its holder`() throws {
    let provider = try makeProvider(.weak)
    withVolume(11) {
      let radio = Weak(provider.resolve(Radio.self))
      #expect(radio.isReleased)
      let held = provider.resolve(Radio.self)
      #expect(held?.volume == 11)
      #expect(isSame(provider.resolve(Radio.self), held))
      withVolume(12) { #expect(!isSame(provider.resolve(Radio.self), held)) }
    }
  }

  @Test func `an instance of an override is shared for as long as its lifetime keeps it`() throws {
    let version = Shared(1)
    let provider = try makeProvider(UntilChanged(version: version))
    withVolume(11) {
      let first = provider.resolve(Radio.self)
      #expect(isSame(provider.resolve(Radio.self), first))
      version.set(2)
      let second = provider.resolve(Radio.self)
      #expect(!isSame(second, first))
      #expect(isSame(provider.resolve(Radio.self), second))
    }
  }

  @Test func `finding an instance of an override calls its lifetime once`() throws {
    let checks = Shared(0)
    let provider = try makeProvider(CountingLifetime(checks: checks))
    withVolume(11) {
      let first = provider.resolve(Radio.self)
      #expect(isSame(provider.resolve(Radio.self), first))
    }
    #expect(checks.value == 1)
  }

  @Test func `an expired instance of an override is released when the next one is created`() throws {
    let version = Shared(1)
    let provider = try makeProvider(UntilChanged(version: version))
    withVolume(11) {
      let first = Weak(provider.resolve(Radio.self))
      #expect(!first.isReleased)
      version.set(2)
      _ = provider.resolve(Radio.self)
      #expect(first.isReleased)
    }
  }

  @Test func `an instance of an override is released with its scope`() throws {
    let provider = try makeProvider(.scoped)
    withVolume(11) {
      let reference = Weak(provider.makeScope().resolve(Radio.self))
      #expect(reference.isReleased)
    }
  }

  @Test func `the provider in force resolves services`() throws {
    let provider = try makeProvider()
    let found = withServices {
      $0.provider = provider
    } operation: {
      ServiceValues.current.provider?.resolve(Radio.self)
    }
    #expect(isSame(found, provider.resolve(Radio.self)))
    #expect(ServiceValues.current.provider == nil)
  }
}
