import Furnish
import FurnishTestingLoader
import Testing

/// Connects Furnish to Swift Testing and XCTest. A C constructor calls this function before `main`, so that
/// linking this module is enough.
@_cdecl("furnish_testing_install")
func installTestHost() {
  TestHost.install(TestHost(runningTest: { .current }, report: { $0.recordInTest() }))
  XCTestObserver.register()
}

extension TestHost.RunningTest {
  /// The test of Swift Testing that this task belongs to, or else the test that XCTest is running, since it runs
  /// one test at a time. Nil if it is unknown: in a detached task, or between tests.
  static var current: Self? {
    if let test = Test.current {
      return Self(id: "\(test.id)\(Test.Case.current?.identity ?? "")", name: test.displayName ?? test.name)
    }
    return XCTestObserver.runningTest
  }
}
