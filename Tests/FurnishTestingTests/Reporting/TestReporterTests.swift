import Furnish
import IssueReporting
import Testing

/// Reports use IssueReporting, so the tools of a test for it work for those of Furnish.
@Suite struct TestReporterTests {
  @Test func `an expected issue fails nothing`() {
    withExpectedIssue {
      _ = ServiceValues.current.client
    }
  }

  @Test func `an expected issue of asynchronous code fails nothing`() async {
    await withExpectedIssue {
      await Task.yield()
      _ = ServiceValues.current.client
    }
  }

  @Test func `your own reporter receives the message and the place instead of the test`() {
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

  @Test func `a reporter beside the default one receives it as well`() {
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

  /// IssueReporting alone would lose it: in such a process no test is running. Its place is that
  /// of the macro, which holds the code.
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
