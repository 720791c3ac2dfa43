/// A problem with a service, in three parts: what happened, where, and how to fix it. All wordings of a module are in
/// its `ServiceIssue+Wording.swift`.
package struct ServiceIssue: Sendable {
  package let what: String
  package let location: String
  package let fix: String
  package let place: CallPlace?

  package init(what: String, location: String, fix: String, place: CallPlace?) {
    self.what = what
    self.location = location
    self.fix = fix
    self.place = place
  }

  /// The three parts, a line each.
  package var message: String {
    """
    \(what)
      where: \(location)
      fix:   \(fix)
    """
  }

  /// Reports the issue and continues. The report fails the running test if `FurnishTesting` is linked. Otherwise it is
  /// printed to standard error, in test runs and in debug builds.
  package func report() {
    if let host = TestHost.installed {
      host.report(self)
    } else if ProcessEnvironment.isTest {
      StandardErrorOutput.print("\(message)\n\(ServiceIssue.linkTesting)")
    } else {
      #if DEBUG
        StandardErrorOutput.print(message)
      #endif
    }
  }

  /// Fails the running test, if a test is running, and ends the program, because no value can be returned. The
  /// remaining tests of the process do not run.
  package func stopTest(file: StaticString = #fileID, line: UInt = #line) -> Never {
    if TestHost.isInstalled { report() }
    stop(file: file, line: line)
  }

  /// Ends the program, because no value can be returned.
  package func stop(file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message, file: file, line: line)
  }
}
