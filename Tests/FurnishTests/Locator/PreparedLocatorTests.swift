import Furnish
import Testing

@Suite(.onEveryRoot)
struct PreparedLocatorTests {
  @Test func `a prepared locator is in force in the whole program`() {
    let other = ServiceLocator()
    other.addService(service: 1)
    prepareServices { $0.locator = other }
    #expect(ServiceLocator.shared.findService(Int.self) == 1)
    #expect(ServiceValues().locator === other)
  }
}
