import Furnish
import Testing

/// The value of an `@Injected` property that requests a type. It is the value that is set for the type as a key; if none is
/// set, the provider's service; then the locator's; and last the default of the key.
@Suite(.onEveryRoot)
struct InjectedByTypeTests {
  private struct Settings: PlainKey, Equatable {
    var name = "default"
    static var value: Settings { Settings() }
  }

  private struct Greeter: Service {
    struct Endpoints {
      var greet: Endpoint<@Sendable () -> String> = { environment in { environment[Name.self] } }
    }
    var environment = ServiceValues()
    var endpoints = Endpoints()
  }

  fileprivate enum Name: PlainKey { static var value: String { "default" } }

  private struct Owner {
    @Injected var storage: any Storage
    @Injected var optional: (any Storage)?
    @Injected var settings: Settings
    @Injected var optionalSettings: Settings?
    @Injected var greeter: Greeter
  }

  private final class Observer: Sendable {
    let storage = Injected<any Storage>()
  }

  private let owner = Owner()

  private func makeProvider(
    _ register: (any ServiceCollection) -> Void
  ) throws -> ServiceScope {
    let container = ServiceContainer()
    register(try container.services)
    return try container.validated()
  }

  private func with<Success>(_ provider: ServiceScope, _ operation: () -> Success) -> Success {
    withServices {
      $0.provider = provider
    } operation: {
      operation()
    }
  }

  // MARK: Types without a key

  @Test func `the service of the locator is read`() {
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    #expect(owner.storage.name == "cloud")
    #expect(Observer().storage.wrappedValue.name == "cloud")
  }

  @Test func `a service that replaces another one in the locator is read`() {
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    #expect(owner.storage.name == "cloud")
    ServiceLocator.shared.addService(service: LocalStorage() as any Storage)
    #expect(owner.storage.name == "local")
  }

  @Test func `the provider's service takes precedence over the locator's`() throws {
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    let provider = try makeProvider { $0.register((any Storage).self) { LocalStorage() } }
    #expect(with(provider) { owner.storage.name } == "local")
    #expect(owner.storage.name == "cloud")
  }

  @Test func `the service of the locator is read if the provider has none`() throws {
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    let provider = try makeProvider { $0.register(Int.self) { 1 } }
    #expect(with(provider) { owner.storage.name } == "cloud")
  }

  @Test func `a provider of another library is searched too`() throws {
    final class Fixed: ServiceProvider {
      func find<T>(_ request: ServiceRequest<T>) -> T? { LocalStorage(name: "fixed") as? T }
      func findAll<T>(_ request: ServiceRequest<T>) -> [T] { [] }
      func makeScope() -> ServiceScope { fatalError("not called") }
    }
    withServices {
      $0.provider = Fixed()
    } operation: {
      #expect(owner.storage.name == "fixed")
      #expect(owner.$storage.source == .provider)
    }
  }

  @Test func `an optional service that is not registered is nil`() {
    #expect(owner.optional == nil)
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    #expect(owner.optional?.name == "cloud")
  }

  @MainActor
  @Test func `a type that is not Sendable is read on the main actor`() {
    @MainActor struct Painter { @Injected var canvas: any Canvas }
    let easel = Easel()
    ServiceLocator.shared.addService(service: easel as any Canvas)
    #expect(Painter().canvas === easel)
  }

  // MARK: Types that are their own keys

  @Test func `the default is read if no service of the type exists`() {
    #expect(owner.settings.name == "default")
    #expect(owner.greeter.greet() == "default")
  }

  @Test func `the locator's service takes precedence over the default`() {
    ServiceLocator.shared.addService(service: Settings(name: "locator"))
    #expect(owner.settings.name == "locator")
    ServiceLocator.shared.removeService(Settings.self)
    #expect(owner.settings.name == "default")
  }

  @Test func `the provider's service takes precedence over the locator's and the default`() throws {
    ServiceLocator.shared.addService(service: Settings(name: "locator"))
    let provider = try makeProvider { $0.register(Settings.self) { Settings(name: "provider") } }
    #expect(with(provider) { owner.settings.name } == "provider")
  }

  @Test func `an override takes precedence over a provider that is set inside of it`() throws {
    ServiceLocator.shared.addService(service: Settings(name: "locator"))
    let provider = try makeProvider { $0.register(Settings.self) { Settings(name: "provider") } }
    withServices {
      $0[Settings.self].name = "override"
    } operation: {
      #expect(owner.settings.name == "override")
      #expect(with(provider) { owner.settings.name } == "override")
    }
  }

  @Test func `an optional is the override of its type, and without one the service of that type or nil`() throws {
    #expect(owner.optionalSettings == nil)
    #expect(owner.$optionalSettings.source == nil)
    let provider = try makeProvider { $0.register(Settings.self) { Settings(name: "provider") } }
    #expect(with(provider) { owner.optionalSettings?.name } == "provider")
    withServices {
      $0[Settings.self].name = "override"
    } operation: {
      #expect(with(provider) { owner.optionalSettings?.name } == "override")
      #expect(owner.$optionalSettings.source == .override)
    }
  }

  @Test func `a prepared value takes precedence over the locator's service`() {
    ServiceLocator.shared.addService(service: Settings(name: "locator"))
    prepareServices { $0[Settings.self] = Settings(name: "prepared") }
    #expect(owner.settings.name == "prepared")
  }

  @Test func `a service of the locator reads the values of its reader`() {
    ServiceLocator.shared.addService(service: Greeter())
    withServices {
      $0[Name.self] = "reader"
    } operation: {
      #expect(owner.greeter.greet() == "reader")
    }
  }

  @Test func `an endpoint that was changed before the service was added is called`() {
    var greeter = Greeter()
    greeter.endpoints.greet = { _ in { "changed" } }
    ServiceLocator.shared.addService(service: greeter)
    #expect(owner.greeter.greet() == "changed")
  }

  @Test func `named keys are not requested from the locator`() {
    ServiceLocator.shared.addService(service: "locator")
    @Injected(Name.self) var name
    #expect(name == "default")
    #expect($name.source == .default)
  }
}
