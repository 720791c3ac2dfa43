import Furnish
import Testing

/// Which locator is in force.
@Suite(.onEveryGround)
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

  @Test func theSharedLocatorIsTheOneInForce() {
    #expect(ServiceValues.current.locator.getService((any Storage).self).name == "cloud")
    ServiceValues.current.locator.addService(service: LocalStorage() as any Storage)
    #expect(ServiceLocator.shared.getService((any Storage).self).name == "local")
  }

  @Test func anotherOneIsReadWhereItIsSet() {
    let owner = Owner()
    #expect(withOther { owner.storage.name } == "local")
    #expect(owner.storage.name == "cloud")
  }

  @Test func theSharedLocatorStandsForTheOneThatIsSet() {
    withOther {
      #expect(ServiceLocator.shared.getService((any Storage).self).name == "local")
      ServiceLocator.shared.addService(service: 1)
    }
    #expect(other.findService(Int.self) == 1)
    #expect(ServiceLocator.shared.findService(Int.self) == nil)
  }

  @Test func anObjectKeepsReadingFromTheLocatorThatItWasMadeUnder() {
    let owner = withOther { Owner() }
    #expect(owner.storage.name == "local")
  }

  @Test func aLocatorMakesObjectsThatReadFromIt() {
    let owner = other.make { Owner() }
    #expect(owner.storage.name == "local")
    #expect(ServiceLocator.shared.make { Owner() }.storage.name == "cloud")
  }

  @Test func makingThrowsWhatItsOperationThrows() {
    struct Refusal: Error, Equatable {}
    #expect(throws: Refusal()) {
      try other.make { () throws(Refusal) -> Owner in throw Refusal() }
    }
  }

  @Test func aLocatorInHandIsAlwaysItself() {
    #expect(withOther { ServiceLocator().findService((any Storage).self) == nil })
  }

  @Test func whatWasMadeFromALocatorBelongsToWhereItIsSet() {
    enum Made: PlainKey {
      static var value: Instance { Instance(Injected<any Storage>().wrappedValue.name) }
    }
    let inside = withOther { ServiceValues.current[Made.self] }
    #expect(inside.name == "local")
    #expect(ServiceValues.current[Made.self].name == "cloud")
  }

  @Test func tasksInheritTheLocatorThatIsSet() async {
    let name = await withServices {
      $0.locator = other
    } operation: {
      await Task { ServiceLocator.shared.getService((any Storage).self).name }.value
    }
    #expect(name == "local")
  }
}

@Suite(.onEveryGround)
struct PreparedLocatorTests {
  @Test func aPreparedLocatorIsThatOfTheWholeProgram() {
    let other = ServiceLocator()
    other.addService(service: 1)
    prepareServices { $0.locator = other }
    #expect(ServiceLocator.shared.findService(Int.self) == 1)
    #expect(ServiceValues().locator === other)
  }
}
