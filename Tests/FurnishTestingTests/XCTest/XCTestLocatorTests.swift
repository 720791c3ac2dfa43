import Furnish
import FurnishTesting
import XCTest

/// Each test method of XCTest has its own locator, whichever runs first.
final class XCTestLocatorTests: XCTestCase {
  override func setUp() {
    XCTAssertNil(ServiceLocator.shared.findService(Int.self))
    ServiceLocator.shared.addService(service: 1)
  }

  func testReadsTheServiceOfItsSetUp() {
    XCTAssertEqual(ServiceLocator.shared.getService(Int.self), 1)
    ServiceLocator.shared.addService(service: 2)
  }

  func testReadsNoServiceThatAnotherMethodHasAdded() {
    XCTAssertEqual(ServiceLocator.shared.getService(Int.self), 1)
    ServiceLocator.shared.addService(service: 2)
  }
}
