import Furnish
import XCTest

/// Services that `setUp` prepares are in force in the one test that follows.
final class XCTestPreparationTests: XCTestCase {
  override func setUp() {
    if name.contains("Prepared") {
      prepareServices { $0[Instance.self] = Box(name) }
    }
  }

  override func tearDown() {
    expectBox()
  }

  // The methods run in the order of their names, so that a value that leaks out of one test is read by a test that is
  // not prepared.
  func test1PreparedSynchronously() { expectBox() }
  func test2Bare() { expectBox() }
  func test3PreparedAsynchronously() async { await expectBoxEverywhere() }
  func test4BareAsynchronously() async { await expectBoxEverywhere() }
  func test5PreparedAgain() { expectBox() }

  func test6PreparedIsOverriddenByWithServices() {
    withServices {
      $0[Instance.self] = Box("inner")
    } operation: {
      XCTAssertEqual(ServiceValues.current[Instance.self].name, "inner")
    }
    expectBox()
  }

  private func expectBoxEverywhere() async {
    expectBox()
    let detached = await Task.detached { ServiceValues.current[Instance.self].name }.value
    XCTAssertEqual(detached, expectedName)
  }

  private func expectBox(line: UInt = #line) {
    XCTAssertEqual(ServiceValues.current[Instance.self].name, expectedName, line: line)
  }

  private var expectedName: String { name.contains("Prepared") ? name : "test" }
}

/// The `setUp()` of a class belongs to no test: the services that it prepares are in force in all tests that follow.
/// Only one class in the process can prepare services in this way, and this is the one.
final class XCTestClassPreparationTests: XCTestCase {
  override class func setUp() {
    prepareServices { $0[PreparedByClass.self] = "class" }
  }

  func testAMethodReadsTheValueThatItsClassPrepared() {
    XCTAssertEqual(ServiceValues.current[PreparedByClass.self], "class")
  }

  func testAMethodMayPrepareOverIt() {
    prepareServices { $0[PreparedByClass.self] = "method" }
    XCTAssertEqual(ServiceValues.current[PreparedByClass.self], "method")
  }

  func testTheNextMethodReadsTheValueOfTheClassAgain() {
    XCTAssertEqual(ServiceValues.current[PreparedByClass.self], "class")
  }
}

private enum PreparedByClass: ServiceKey {
  static var defaultValue: String { "live" }
  static var testValue: String { "test" }
}
