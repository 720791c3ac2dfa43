import Furnish
import Testing

/// Which locator is in force.
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

  @Test func `another one is read where it is set`() {
    let owner = Owner()
    #expect(withOther { owner.storage.name } == "local")
    #expect(owner.storage.name == "cloud")
  }

  @Test func `the shared locator stands for the one that is set`() {
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

  @Test func `making throws what its operation throws`() {
    struct Refusal: Error, Equatable {}
    #expect(throws: Refusal()) {
      try other.make { () throws(Refusal) -> Owner in throw Refusal() }
    }
  }

  @Test func `a locator in hand is always itself`() {
    #expect(withOther { ServiceLocator().findService((any Storage).self) == nil })
  }

  @Test func `an instance created from a locator belongs to where that is set`() {
    enum Made: PlainKey {
      static var value: Instance { Instance(Injected<any Storage>().wrappedValue.name) }
    }
    let inside = withOther { ServiceValues.current[Made.self] }
    #expect(inside.name == "local")
    #expect(ServiceValues.current[Made.self].name == "cloud")
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

@Suite(.onEveryRoot)
struct PreparedLocatorTests {
  @Test func `a prepared locator is that of the whole program`() {
    let other = ServiceLocator()
    other.addService(service: 1)
    prepareServices { $0.locator = other }
    #expect(ServiceLocator.shared.findService(Int.self) == 1)
    #expect(ServiceValues().locator === other)
  }
}
