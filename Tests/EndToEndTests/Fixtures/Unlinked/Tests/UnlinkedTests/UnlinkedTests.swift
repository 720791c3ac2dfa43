import Furnish
import Testing
import XCTest

enum LiveOnlyKey: ServiceKey {
  static var defaultValue: Int { 7 }
}

struct SwiftTestingTests {
  @Test func readsALiveValue() {
    #expect(ServiceValues.current[LiveOnlyKey.self] == 7)
  }
}

final class XCTestTests: XCTestCase {
  func testReadsALiveValue() {
    XCTAssertEqual(ServiceValues.current[LiveOnlyKey.self], 7)  // in XCTest
  }
}
