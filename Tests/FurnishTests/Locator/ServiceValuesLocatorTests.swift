import Furnish
import Testing

/// The locator in force.
@Suite(.onEveryRoot)
struct ServiceValuesLocatorTests {
  private struct Owner {
    @Injected var storage: any Storage
  }

  private let other = ServiceLocator()

  private func withOther<Success>(_ operation: () -> Success) -> Success {
    withServices {
      $0.locator = other
    } operation: {
      operation()
    }
  }

  init() {
    ServiceLocator.shared.addService(service: CloudStorage() as any Storage)
    other.addService(service: LocalStorage() as any Storage)
  }

  @Test func `the shared locator is the one in force`() {
    #expect(ServiceValues.current.locator.getService((any Storage).self).name == "cloud")
    ServiceValues.current.locator.addService(service: LocalStorage() as any Storage)
    #expect(ServiceLocator.shared.getService((any Storage).self).name == "local")
  }

  @Test func `another locator is read where it is set`() {
    let owner = Owner()
    #expect(withOther { owner.storage.name } == "local")
    #expect(owner.storage.name == "cloud")
  }

  @Test func `the shared locator forwards to the one that is set`() {
    withOther {
      #expect(ServiceLocator.shared.getService((any Storage).self).name == "local")
      ServiceLocator.shared.addService(service: 1)
    }
    #expect(other.findService(Int.self) == 1)
    #expect(ServiceLocator.shared.findService(Int.self) == nil)
  }

  @Test func `an object keeps reading from the locator that it was created under`() {
    let owner = withOther { Owner() }
    #expect(owner.storage.name == "local")
  }

  @Test func `a locator creates objects that read from it`() {
    let owner = other.make { Owner() }
    #expect(owner.storage.name == "local")
    #expect(ServiceLocator.shared.make { Owner() }.storage.name == "cloud")
  }

  @Test func `make() throws the error of its operation`() {
    struct Refusal: Error, Equatable {}
    #expect(throws: Refusal()) {
      try other.make { () throws(Refusal) -> Owner in throw Refusal() }
    }
  }

  @Test func `a locator that is not the shared one does not forward`() {
    #expect(withOther { ServiceLocator().findService((any Storage).self) == nil })
  }

  @Test func `an instance that reads a locator is shared only where that locator is set`() {
    enum InstanceKey: PlainKey {
      static var value: Instance { Instance(Injected<any Storage>().wrappedValue.name) }
    }
    let inside = withOther { ServiceValues.current[InstanceKey.self] }
    #expect(inside.name == "local")
    #expect(ServiceValues.current[InstanceKey.self].name == "cloud")
  }

  @Test func `tasks inherit the locator that is set`() async {
    let name = await withServices {
      $0.locator = other
    } operation: {
      await Task { ServiceLocator.shared.getService((any Storage).self).name }.value
    }
    #expect(name == "local")
  }
}
