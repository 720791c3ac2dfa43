import FurnishGraph
import Testing

@testable import FurnishScanner

/// The text of every finding about remote services that are not compared, word for word.
@Suite struct FindingRemoteDoubtWordingTests: RemoteFindingWording {
  @Test func `a service under a condition is reported`() {
    let finding = Finding.servedServiceConditional(service, place: place, servedAt: other, server: nil)
    #expect(
      description(of: finding) == """
        The server declares Weather where `#if` allows it, and maybe another one elsewhere.
          where: App.Weather, declared at App/Weather.swift:3
          fix:   say which flags are set, `furnish check --define V2 --undefine V1`, or declare it without a condition.
        """)
    #expect(finding.rule == "undecidable" && finding.severity == .warning)
  }

  private static let byTest =
    "test it with both programs, then silence this finding: `// furnish:ignore undecidable reason`."
  private static let byReading = "read its module as well, in both programs."

  @Test(arguments: [
    (RemoteObstacle.unread, "its source was not read", byReading),
    (.conformance, "no conformance to Codable was read", byReading),
    (.codedByHand, "its coding is written by hand", byTest),
    (.wrapper("wind"), "its property `wind` has an attribute", byTest),
    (.attribute("Cased"), "`@Cased` may code it", byTest),
    (.untyped("wind"), "its property `wind` has no written type", "write the type of `wind`."),
    (
      .condition, "a part of it depends on `#if`",
      "say which flags are set: `furnish check --define DEBUG --undefine TRACE`."
    ),
    (.superclass, "it inherits from another class", byTest), (.keys, "its coding keys cannot be read", byTest),
    (.depth, "its generic arguments have no end", byTest),
  ])
  func `a type that is not compared is reported`(obstacle: RemoteObstacle, reason: String, fix: String) {
    for (onServer, side) in [(false, ""), (true, " on the server")] {
      let finding = Finding.remoteTypeUndecidable(
        "Report", in: .result, of: endpoint, because: obstacle, onServer: onServer, isExpected: false)
      let end = if case .wrapper = obstacle { ", which may code it" } else { "" }
      let extent = reason.hasPrefix("its property") ? " as a whole" : ""
      #expect(
        description(of: finding) == """
          Report in the result of Weather.today is not compared\(extent): \(reason)\(side)\(end).
            where: App.Weather.today, declared at App/Weather.swift:3
            fix:   \(fix)
          """)
      #expect(finding.rule == "undecidable" && finding.severity == .warning)
    }
  }

  @Test func `a type whose source neither program contains is a note`() {
    let finding = Finding.remoteTypeUndecidable(
      "Report", in: .result, of: endpoint, because: .unread, onServer: false, isExpected: true)
    #expect(finding.severity == .note)
  }

  @Test func `several services of one name are reported`() {
    let finding = Finding.servedServiceUndecidable(service, place: place, among: [other])
    #expect(
      description(of: finding) == """
        Several services of the server are called Weather, and only some of them match.
          where: App.Weather, declared at App/Weather.swift:3
          fix:   serve one of them, and give the others another name: a call carries the name without its module.
        """)
    #expect(finding.notes == [Finding.Note(message: "The server declares one at Server/Weather.swift:5.")])
    #expect(finding.rule == "undecidable" && finding.severity == .warning)
  }

  @Test func `a service with a conformance by hand is reported`() {
    let finding = Finding.remoteServiceUndecidable(service, place: place)
    #expect(
      description(of: finding) == """
        The endpoints of Weather are not compared: its conformance to RemoteService is written by hand.
          where: App.Weather, declared at App/Weather.swift:3
          fix:   let `@RemoteService` write it, or test it with both programs.
        """)
    #expect(finding.rule == "undecidable" && finding.severity == .warning)
  }

  @Test func `a service that one of two versions does not serve is reported`() {
    let finding = Finding.serviceNotInVersion(service, declared: place, server: "../old", other: "../new")
    #expect(
      description(of: finding) == """
        The server in ../old does not serve Weather, which the one in ../new serves.
          where: App.Weather, declared at App/Weather.swift:3
          fix:   serve it in both; if these are different servers, silence this finding: `// furnish:ignore undecidable reason`.
        """)
    #expect(finding.rule == "undecidable" && finding.severity == .warning)
  }

  @Test func `a server with files that were not read is reported`() {
    let one = Finding.serverFilesUnread(["A.swift"], of: nil, place: place)
    #expect(
      one.description == """
        The server is not compared as a whole: A.swift could not be read, or not as a whole.
          where: the first remote service, at App/Weather.swift:3
          fix:   fix what `furnish check` reports in the folder of the server.
        """)
    #expect(one.rule == "undecidable" && one.severity == .warning && one.place == place)
    let many = Finding.serverFilesUnread(["A", "B", "C", "D", "E"], of: "../old", place: place)
    #expect(
      many.message
        == "The server in ../old is not compared as a whole: A, B, C and 2 more could not be read, or not as a whole.")
  }
}
