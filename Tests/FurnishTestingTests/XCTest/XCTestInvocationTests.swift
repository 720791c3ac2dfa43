import Furnish
import XCTest

/// Overrides around whole test methods, in `invokeTest()`.
final class XCTestInvocationTests: XCTestCase {
  override func invokeTest() {
    withServices {
      $0.client = Client(name: name)
    } operation: {
      super.invokeTest()
    }
  }

  override func setUp() { expectClient() }

  func testASynchronousMethodRunsInside() { expectClient() }

  func testAnAsynchronousMethodRunsInside() async {
    expectClient()
    await Task.yield()
    expectClient()
  }

  func testChildTasksRunInside() async {
    async let child = ServiceValues.current.client.name
    let inChild = await child
    XCTAssertEqual(inChild, name)
  }

  private func expectClient(line: UInt = #line) {
    XCTAssertEqual(ServiceValues.current.client.name, name, line: line)
  }
}

/// Overrides inside of a test method that XCTest runs.
final class XCTestOverrideTests: XCTestCase {
  func testAnOverrideIsReadInItsOperationAndChildTasks() async {
    await withServices {
      $0.client.timeout = 5
    } operation: {
      XCTAssertEqual(ServiceValues.current.client.timeout, 5)
      async let child = ServiceValues.current.client.timeout
      let inChild = await child
      XCTAssertEqual(inChild, 5)
    }
  }

  func testTheContextIsThatOfTests() {
    XCTAssertEqual(ServiceValues.current.context, .test)
  }
}
