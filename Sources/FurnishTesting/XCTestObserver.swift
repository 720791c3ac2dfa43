import Furnish

#if canImport(XCTest)
  import XCTest

  /// Tells the engine which test of XCTest is running.
  final class XCTestObserver: NSObject, XCTestObservation {
    private static let running = RunningXCTest()

    static var runningTest: TestHost.RunningTest? { running.test }

    /// Call it on the main thread; XCTest asks for that.
    static func register() {
      XCTestObservationCenter.shared.addTestObserver(XCTestObserver())
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
      Self.running.begin(testCase.name)
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      if let test = Self.running.end() { TestHost.installed?.ended(test) }
    }
  }

  /// The one test that XCTest runs at a time.
  ///
  /// `@unchecked Sendable`: everything is guarded by `lock`.
  private final class RunningXCTest: @unchecked Sendable {
    private let lock = Lock()
    private var current: TestHost.RunningTest?
    private var count = 0

    var test: TestHost.RunningTest? { lock.withLock { current } }

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
    static func register() {}
  }
#endif
