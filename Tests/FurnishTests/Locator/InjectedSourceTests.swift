import Furnish
import Testing

/// The value of `$property`.
@Suite(.onEveryRoot)
struct InjectedSourceTests {
  fileprivate enum Number: PlainKey { static var value: Int { 1 } }

  private struct Settings: PlainKey {
    static var value: Settings {
      Journal.note("created")
      return Settings()
    }
  }

  private struct Owner {
    @Injected var storage: any Storage
    @Injected var optional: (any Storage)?
    @Injected var settings: Settings
    @Injected(Number.self) var byKey
    @Injected(\.sourceNumber) var byPath

    var sources: [InjectedSource?] {
      [$storage.source, $optional.source, $settings.source, $byKey.source, $byPath.source]
    }
  }

  private let owner = Owner()

  @Test func `the defaults are the source if no other value is set`() {
    #expect(owner.sources == [nil, nil, .default, .default, .default])
  }

  @Test func `overrides are a source`() {
    withServices {
      $0[Settings.self] = Settings()
      $0[Number.self] = 2
    } operation: {
      #expect(owner.sources == [nil, nil, .override, .override, .override])
    }
  }

  @Test func `a prepared value is an override of the whole program`() {
    prepareServices { $0[Number.self] = 2 }
    #expect(owner.sources == [nil, nil, .default, .override, .override])
  }

  @Test func `the locator is the source only of properties that request a type`() {
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    ServiceLocator.shared.addService(service: Settings())
    #expect(owner.sources == [.locator, .locator, .locator, .default, .default])
  }

  @Test func `the provider is the source only of properties that request a type`() throws {
    let container = ServiceContainer()
    try container.services
      .register((any Storage).self) { LocalStorage() }
      .register(Settings.self) { Settings() }
    let provider = try container.validated()
    withServices {
      $0.provider = provider
    } operation: {
      #expect(owner.sources == [.provider, .provider, .provider, .default, .default])
    }
  }

  @Test func `an override around the creation of an object is the source`() {
    let owner = withServices {
      $0[Number.self] = 2
    } operation: {
      Owner()
    }
    #expect(owner.$byKey.source == .override)
    #expect(owner.$byPath.source == .override)
  }

  @Test func `reading the source creates nothing`() throws {
    let container = ServiceContainer()
    try container.services.register((any Storage).self) {
      Journal.note("created")
      return LocalStorage() as any Storage
    }
    let provider = try container.validated()
    let notes = Journal.of {
      withServices {
        $0.provider = provider
      } operation: {
        #expect(owner.$storage.source == .provider)
        #expect(owner.$settings.source == .default)
      }
    }
    #expect(notes == [])
  }

  @Test func `the place of $property is the place of its declaration`() {
    @Injected(Number.self) var number
    #expect($number.place == "FurnishTests/InjectedSourceTests.swift:\(#line - 1)")
    @Injected var storage: any Storage
    #expect($storage.place == "FurnishTests/InjectedSourceTests.swift:\(#line - 1)")
  }

  @Test func `assigning an Injected stores the values in force`() {
    var owner = Owner()
    withServices {
      $0[Number.self] = 2
    } operation: {
      owner.$byKey = Injected(Number.self)
    }
    #expect(owner.byKey == 2)
    #expect(owner.byPath == 1)
  }
}

extension ServiceValues {
  fileprivate var sourceNumber: Int { self[InjectedSourceTests.Number.self] }
}
