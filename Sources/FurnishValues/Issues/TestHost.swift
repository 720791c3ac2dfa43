/// The connection from a test library to the engine: which test is running, and how to fail it.
///
/// `FurnishTesting` installs one when it is loaded. Without it, the whole process has one values root, and reports go
/// to standard error.
@usableFromInline
package struct TestHost: Sendable {
  /// A running test, as far as the engine has to recognize it.
  package struct RunningTest: Sendable {
    /// The identifier of the test, unique in this process.
    package let id: String
    /// The name of the test, for reports.
    package let name: String

    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  let runningTest: @Sendable () -> RunningTest?
  let report: @Sendable (ServiceIssue) -> Void
  private let bases = TestBases()

  package init(
    runningTest: @escaping @Sendable () -> RunningTest?,
    report: @escaping @Sendable (ServiceIssue) -> Void
  ) {
    self.runningTest = runningTest
    self.report = report
  }

  // `nonisolated(unsafe)`: written once, by ``install(_:)``, before `main`, and so before a second thread exists.
  nonisolated(unsafe) private static var host: TestHost?

  package static var installed: TestHost? { host }

  @usableFromInline package static var isInstalled: Bool { host != nil }

  /// Installs a host in a test run, and does nothing in any other program that links the test library. Call it before
  /// `main`, from a constructor.
  package static func install(_ new: @autoclosure () -> TestHost) {
    if ProcessEnvironment.isTest { host = new() }
  }

  /// Returns the base of the test that the calling code is part of, which is created at its first read; nil if it is
  /// part of none.
  func baseOfRunningTest() -> BaseLayer? {
    runningTest().map { bases.base(of: $0) }
  }

  /// Records that a test has ended: a later read of its values belongs to work that has outlived it.
  package func ended(_ test: RunningTest) { bases.end(test) }
}

/// The bases of tests without a `.services` trait. For a test with that trait, the trait creates the base.
// `@unchecked Sendable`: `bases` is guarded by `lock`.
private final class TestBases: @unchecked Sendable {
  private let lock = Lock()
  private var bases: [String: BaseLayer] = [:]

  func base(of test: TestHost.RunningTest) -> BaseLayer {
    lock.withLock {
      if let base = bases[test.id] { return base }
      let base = BaseLayer(Root(testName: test.name))
      bases[test.id] = base
      return base
    }
  }

  /// Ends a test. Its base is not removed, because readers do not retain it, and because late readers find in it that
  /// their test has ended.
  func end(_ test: TestHost.RunningTest) {
    lock.withLock { bases[test.id]?.strongRoot.end() }
  }
}
