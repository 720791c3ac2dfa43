import Furnish
import IssueReporting
import Testing

/// Issues are reported with IssueReporting, so its test tools work for the issues of Furnish.
@Suite struct TestReporterTests {
  @Test func `an expected issue does not fail the test`() {
    withExpectedIssue {
      _ = ServiceValues.current.client
    }
  }

  @Test func `an expected issue of asynchronous code does not fail the test`() async {
    await withExpectedIssue {
      await Task.yield()
      _ = ServiceValues.current.client
    }
  }

  @Test func `a reporter of your own receives the message and the place, and the test does not fail`() {
    let reporter = Notebook()
    withIssueReporters([reporter]) {
      _ = ServiceValues.current[LiveOnly.self]
    }
    let line = #line - 2
    #expect(reporter.notes.entries.count == 1)
    let note = reporter.notes.entries.first ?? ""
    #expect(note.hasPrefix("\(#fileID):\(line):"))
    #expect(note.contains("LiveOnly has no test value, so this test used its live one.\n"))
  }

  @Test func `a reporter in addition to the default one receives the issue as well`() {
    let reporter = Notebook()
    let reports = reports {
      withIssueReporters([.default, reporter]) {
        _ = ServiceValues.current[LiveOnly.self]
      }
    }
    #expect(reports.count == 1)
    #expect(reporter.notes.entries.count == 1)
  }

  @Test func `without reporters nothing is reported`() {
    withIssueReporters([]) {
      _ = ServiceValues.current[LiveOnly.self]
    }
  }

  /// IssueReporting alone would lose the report, because no test runs in the process of an exit test. The place of the
  /// report is that of the macro that contains the code.
  @Test func `a report of an exit test reaches the test that started it`() async {
    let reports = await reports {
      await #expect(processExitsWith: .success) {
        _ = ServiceValues.current[LiveOnly.self]
      }
    }
    #expect(reports.map(\.place) == ["\(#fileID):\(#line - 4)"])
    #expect(reports.first?.message.hasPrefix("LiveOnly has no test value") == true)
  }
}

private struct Notebook: IssueReporter {
  let notes = Log<String>()

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    notes.append("\(fileID):\(line):\(column): \(message() ?? "")")
  }
}
