import Dispatch
import Furnish
import XCTest

/// Each test method has its own defaults, from `setUp` to the last of its teardown blocks.
final class XCTestIsolationTests: XCTestCase {
  private static let owners = Owners()
  private var instanceOfSetUp: Box?

  override func setUp() {
    instanceOfSetUp = ServiceValues.current[Instance.self]
  }

  override func tearDown() {
    expectOwnInstance()
  }

  func testAMethodHasItsOwnInstance() { expectOwnInstance() }

  func testAnotherMethodHasAnother() { expectOwnInstance() }

  func testAnAsynchronousMethodHasItsOwn() async {
    expectOwnInstance()
    await Task.yield()
    expectOwnInstance()
  }

  func testAnotherAsynchronousMethodHasAnother() async throws {
    try await Task.sleep(for: .zero)
    expectOwnInstance()
  }

  @MainActor
  func testAMethodOfTheMainActorHasItsOwn() { expectOwnInstance() }

  func testTeardownBlocksReadTheMethodsInstance() {
    addTeardownBlock { self.expectOwnInstance() }
  }

  func testTasksOfEveryKindReadTheMethodsInstance() async {
    async let child = ServiceValues.current[Instance.self]
    let unstructured = await Task { ServiceValues.current[Instance.self] }.value
    let detached = await Task.detached { ServiceValues.current[Instance.self] }.value
    let instances = [await child, unstructured, detached]
    XCTAssertTrue(instances.allSatisfy { $0 === instanceOfSetUp })
  }

  func testThreadsReadTheMethodsInstance() {
    let instances = Log<Box>()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in instances.append(ServiceValues.current[Instance.self]) }
    XCTAssertEqual(instances.entries.count, 8)
    XCTAssertTrue(instances.entries.allSatisfy { $0 === instanceOfSetUp })
  }

  private func expectOwnInstance(line: UInt = #line) {
    let instance = ServiceValues.current[Instance.self]
    XCTAssertTrue(instance === instanceOfSetUp, line: line)
    XCTAssertEqual(Self.owners.firstOwner(of: instance, receivedBy: name), name, line: line)
  }
}
