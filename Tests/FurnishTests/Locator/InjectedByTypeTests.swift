import Furnish
import Testing

/// The value of an `@Injected` property that requests a type: that of the type's key if it is set, then the
/// provider's, then the locator's, then the key's default.
@Suite(.onEveryGround)
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

  @Test func theLocatorsServiceIsRead() {
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    #expect(owner.storage.name == "cloud")
    #expect(Observer().storage.wrappedValue.name == "cloud")
  }

  @Test func aReplacementIsReadFromThenOn() {
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    #expect(owner.storage.name == "cloud")
    ServiceLocator.shared.addService(service: LocalStorage() as any Storage)
    #expect(owner.storage.name == "local")
  }

  @Test func theProvidersServiceGoesBeforeTheLocators() throws {
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    let provider = try makeProvider { $0.register((any Storage).self) { LocalStorage() } }
    #expect(with(provider) { owner.storage.name } == "local")
    #expect(owner.storage.name == "cloud")
  }

  @Test func theLocatorsIsReadWhereTheProviderHasNone() throws {
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    let provider = try makeProvider { $0.register(Int.self) { 1 } }
    #expect(with(provider) { owner.storage.name } == "cloud")
  }

  @Test func aProviderOfSomebodyElseIsAskedToo() throws {
    final class Fixed: ServiceProvider {
      func find<T>(_ request: ServiceRequest<T>) -> T? { LocalStorage(name: "fixed") as? T }
      func findAll<T>(_ request: ServiceRequest<T>) -> [T] { [] }
      func makeScope() -> ServiceScope { fatalError("nobody asks") }
    }
    withServices {
      $0.provider = Fixed()
    } operation: {
      #expect(owner.storage.name == "fixed")
      #expect(owner.$storage.source == .provider)
    }
  }

  @Test func anOptionalIsNilWhereNobodyHasTheService() {
    #expect(owner.optional == nil)
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    #expect(owner.optional?.name == "cloud")
  }

  @MainActor
  @Test func whatIsNotSendableIsReadOnTheMainActor() {
    @MainActor struct Painter { @Injected var canvas: any Canvas }
    let easel = Easel()
    ServiceLocator.shared.addService(service: easel as any Canvas)
    #expect(Painter().canvas === easel)
  }

  // MARK: Types that are their own keys

  @Test func theDefaultIsReadWhereNobodyHasTheType() {
    #expect(owner.settings.name == "default")
    #expect(owner.greeter.greet() == "default")
  }

  @Test func theLocatorsGoesBeforeTheDefault() {
    ServiceLocator.shared.addService(service: Settings(name: "locator"))
    #expect(owner.settings.name == "locator")
    ServiceLocator.shared.removeService(Settings.self)
    #expect(owner.settings.name == "default")
  }

  @Test func theProvidersGoesBeforeTheLocators() throws {
    ServiceLocator.shared.addService(service: Settings(name: "locator"))
    let provider = try makeProvider { $0.register(Settings.self) { Settings(name: "provider") } }
    #expect(with(provider) { owner.settings.name } == "provider")
  }

  @Test func anOverrideGoesBeforeTheProviderWhereverItStands() throws {
    ServiceLocator.shared.addService(service: Settings(name: "locator"))
    let provider = try makeProvider { $0.register(Settings.self) { Settings(name: "provider") } }
    withServices {
      $0[Settings.self].name = "override"
    } operation: {
      #expect(owner.settings.name == "override")
      #expect(with(provider) { owner.settings.name } == "override")
    }
  }

  @Test func whatIsPreparedGoesBeforeTheLocators() {
    ServiceLocator.shared.addService(service: Settings(name: "locator"))
    prepareServices { $0[Settings.self] = Settings(name: "prepared") }
    #expect(owner.settings.name == "prepared")
  }

  @Test func aServiceOfTheLocatorSeesTheReadersValues() {
    ServiceLocator.shared.addService(service: Greeter())
    withServices {
      $0[Name.self] = "reader"
    } operation: {
      #expect(owner.greeter.greet() == "reader")
    }
  }

  @Test func anEndpointThatWasChangedInTheLocatorIsKept() {
    var greeter = Greeter()
    greeter.endpoints.greet = { _ in { "changed" } }
    ServiceLocator.shared.addService(service: greeter)
    #expect(owner.greeter.greet() == "changed")
  }

  @Test func keysThatAreNamedAreNotAskedOfTheLocator() {
    ServiceLocator.shared.addService(service: "locator")
    @Injected(Name.self) var name
    #expect(name == "default")
    #expect($name.source == .default)
  }
}
