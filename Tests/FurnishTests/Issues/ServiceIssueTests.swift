import Testing

@testable import Furnish
@testable import FurnishValues

@Suite struct ServiceIssueTests {
  private let place = CallPlace(fileID: "App/Main.swift", filePath: "/App/Main.swift", line: 12, column: 3)

  @Test func `the message has three parts, each on a line`() {
    let issue = ServiceIssue(what: "It broke.", location: "here", fix: "mend it.", place: nil)
    #expect(issue.message == "It broke.\n  where: here\n  fix:   mend it.")
  }

  @Test func `a place is described by module, file and line`() {
    #expect(place.description == "App/Main.swift:12")
  }

  @Test func `a report fails the test at its place`() {
    let issue = ServiceIssue(what: "It broke.", location: "here", fix: "mend it.", place: place)
    let reports = reports { issue.report() }
    #expect(reports == [Report(message: issue.message, place: "App/Main.swift:12:3")])
  }

  @Test func `a report in a child task fails the test of that task`() async {
    let issue = ServiceIssue(what: "It broke.", location: "here", fix: "mend it.", place: place)
    let reports = await reports {
      async let first: Void = issue.report()
      async let second: Void = issue.report()
      _ = await (first, second)
    }
    #expect(reports.count == 2)
  }

  @Test func `a program that cannot continue stops with the message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ServiceIssue.unknownContext("prod").stop()
    }
    #expect(standardError(result).contains(ServiceIssue.unknownContext("prod").message))
  }
}
