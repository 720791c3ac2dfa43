import Furnish

#if canImport(XCTest)
  import XCTest

  /// An observer that stores which test XCTest is running, and notifies Furnish of its end.
  final class XCTestObserver: NSObject, XCTestObservation {
    private static let running = RunningXCTest()

    static var runningTest: TestHost.RunningTest? { running.test }

    /// Whether XCTest has started a suite with tests in this process.
    static var hasRunTests: Bool { running.hasRunTests }

    /// Registers an observer. Call it on the main thread, as XCTest requires.
    static func register() {
      XCTestObservationCenter.shared.addTestObserver(XCTestObserver())
    }

    func testSuiteWillStart(_ testSuite: XCTestSuite) {
      if testSuite.testCaseCount > 0 { Self.running.start() }
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
      Self.running.begin(testCase.name)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      if let test = Self.running.end() { TestHost.installed?.ended(test) }
    }
  }

  /// The one test that XCTest runs at a time.
  // `@unchecked Sendable`: everything is guarded by `lock`.
  private final class RunningXCTest: @unchecked Sendable {
    private let lock = Lock()
    private var current: TestHost.RunningTest?
    private var count = 0
    private var hasStarted = false

    var test: TestHost.RunningTest? { lock.withLock { current } }

    var hasRunTests: Bool { lock.withLock { hasStarted } }

    func start() { lock.withLock { hasStarted = true } }

    func begin(_ name: String) {
      lock.withLock {
        count += 1
        current = TestHost.RunningTest(id: "XCTest \(count)", name: name)
      }
    }

    func end() -> TestHost.RunningTest? {
      lock.withLock {
        defer { current = nil }
        return current
      }
    }
  }
#else
  enum XCTestObserver {
    static var runningTest: TestHost.RunningTest? { nil }
    static var hasRunTests: Bool { false }
    static func register() {}
  }
#endif
