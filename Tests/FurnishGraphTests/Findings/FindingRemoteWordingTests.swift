import FurnishGraph
import Testing

/// Every wording about services that another program serves, word for word.
@Suite struct FindingRemoteWordingTests {
  private let service = ServiceSymbol(type: "App.Weather")
  private let place = ServicePlace(file: "App/Weather.swift", line: 3, column: 7)
  private let other = ServicePlace(file: "Server/Weather.swift", line: 5, column: 1)

  private var endpoint: RemoteSubject {
    RemoteSubject(service: service, endpoint: "today", place: place, servedAt: other)
  }

  private func description(of finding: Finding) -> String {
    #expect(finding.place == place)
    #expect(finding.chain == [service])
    return finding.description
  }

  @Test func `a service that the server does not have`() {
    let finding = Finding.serviceNotServed(service, declared: place, called: other)
    #expect(
      description(of: finding) == """
        The server does not serve Weather.
          where: App.Weather, declared at App/Weather.swift:3
          fix:   serve it there, `Weather.live.grpcService()`, or name the program that does: `furnish check --serving FOLDER`.
        """)
    #expect(finding.notes == [Finding.Note(message: "Weather becomes remote here.", place: other)])
    #expect(finding.rule == "remote-mismatch" && finding.severity == .error)
    #expect(Finding.serviceNotServed(service, declared: place, called: nil).notes == [])
  }

  @Test func `an endpoint that the server does not have`() {
    let finding = Finding.endpointNotServed(endpoint, isLocal: false)
    #expect(
      description(of: finding) == """
        The server's Weather has no endpoint `today`, so each call of it fails.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   add `today` to the server, or remove it here.
        """)
    // The file is one of the other program, so the note has no place that an editor could open.
    #expect(finding.notes == [Finding.Note(message: "The server declares it at Server/Weather.swift:5.")])
    #expect(finding.rule == "remote-mismatch" && finding.severity == .error)
  }

  @Test func `an endpoint that is local on the server`() {
    #expect(
      description(of: .endpointNotServed(endpoint, isLocal: true)) == """
        The server's Weather keeps `today` in its process, so each call of it fails.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   remove `@LocalEndpoint` on the server, or write it here as well.
        """)
  }

  @Test func `an endpoint with another signature`() {
    let finding = Finding.endpointChanged(
      endpoint, own: "(city: String) async throws -> Report", served: "(city: Int) async throws -> Report",
      meansTheSame: false)
    #expect(
      description(of: finding) == """
        Weather.today is `(city: String) async throws -> Report` here and `(city: Int) async throws -> Report` on the server, which refuses each call.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   give it the same parameters, result and error in both programs.
        """)
  }

  @Test func `an endpoint with the same signature in other words`() {
    let finding = Finding.endpointChanged(
      endpoint, own: "(city: City) async throws -> Int", served: "(city: String) async throws -> Int",
      meansTheSame: true)
    #expect(
      description(of: finding) == """
        Weather.today is `(city: City) async throws -> Int` here and `(city: String) async throws -> Int` on the server, which refuses each call although both mean the same types.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   write the types in the same words in both programs: a call carries them as they are written.
        """)
  }

  @Test func `a property that the server does not send`() {
    let finding = Finding.propertyNotSent(
      "wind", of: "Report", in: .result, of: endpoint, type: "Double", isOptional: false)
    #expect(
      description(of: finding) == """
        This program requires `wind` of Report in the result of Weather.today, which the server does not send.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   add it on the server, or make it an optional here: `wind: Double?`.
        """)
  }

  @Test func `a property that the server does not receive`() {
    let finding = Finding.propertyNotSent(
      "zip", of: "City", in: .parameter("city"), of: endpoint, type: "Int", isOptional: false)
    #expect(
      description(of: finding) == """
        The server requires `zip` of City in the parameter `city` of Weather.today, which this program does not send.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   add it here, or make it an optional on the server: `zip: Int?`.
        """)
  }

  @Test func `a property that is not always sent`() {
    let result = Finding.propertyNotSent(
      "wind", of: "Report", in: .error, of: endpoint, type: "Double", isOptional: true)
    #expect(
      description(of: result) == """
        This program requires `wind` of Report in the error of Weather.today, which the server leaves out where it is nil.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   let it be no optional on the server, or an optional here: `wind: Double?`.
        """)
    let argument = Finding.propertyNotSent(
      "zip", of: "City", in: .parameter(nil), of: endpoint, type: "Int", isOptional: true)
    #expect(
      description(of: argument) == """
        The server requires `zip` of City in a parameter of Weather.today, which this program leaves out where it is nil.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   let it be no optional here, or an optional on the server: `zip: Int?`.
        """)
  }

  @Test func `a property that the server ignores`() {
    let finding = Finding.propertyIgnored("zip", of: "City", in: .parameter("city"), of: endpoint)
    #expect(
      description(of: finding) == """
        The server ignores `zip` of City in the parameter `city` of Weather.today.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   add it on the server, or make it an optional here.
        """)
    #expect(finding.rule == "remote-mismatch" && finding.severity == .warning)
  }

  @Test(arguments: [
    (RemoteTypeSubject.property("wind", of: "Report"), "`wind` of Report"), (.type("Report"), "Report"),
  ])
  func `a type that has changed`(subject: RemoteTypeSubject, words: String) {
    let finding = Finding.typeChanged(subject, in: .result, of: endpoint, own: "Double", served: "Int")
    #expect(
      description(of: finding) == """
        \(words) in the result of Weather.today is `Double` here and `Int` on the server.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   give it the same type in both programs.
        """)
  }

  @Test(arguments: [
    (RemoteForm.rawCases("Int"), "an enumeration of `Int`"), (.rawValue("Int"), "a raw value of `Int`"),
    (.cases, "an enumeration without raw values"), (.properties, "a type with properties"),
    (.ofSwift, "a type of Swift's own"),
  ])
  func `a type of the same name in another form`(form: RemoteForm, words: String) {
    let finding = Finding.formChanged(
      .property("sky", of: "Report"), in: .result, of: endpoint, type: "Sky", own: form, served: .cases)
    #expect(
      description(of: finding) == """
        `sky` of Report in the result of Weather.today is `Sky` in both programs: \(words) here, and an enumeration without raw values on the server.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   declare `Sky` in the same way in both programs.
        """)
    #expect(finding.rule == "remote-mismatch" && finding.severity == .error)
  }

  @Test func `a service under a condition`() {
    let finding = Finding.servedServiceConditional(service, place: place, servedAt: other, server: nil)
    #expect(
      description(of: finding) == """
        The server declares Weather where `#if` allows it, and maybe another one elsewhere.
          where: App.Weather, declared at App/Weather.swift:3
          fix:   say which flags are set, `furnish check --define V2 --undefine V1`, or declare it without a condition.
        """)
    #expect(finding.rule == "undecidable" && finding.severity == .warning)
  }

  @Test func `a case that its reader does not have`() {
    #expect(
      description(of: .caseUnknown("storm", of: "Sky", in: .result, of: endpoint)) == """
        The server may send `storm` of Sky in the result of Weather.today, which this program cannot decode.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   add the case here before the server sends it.
        """)
    #expect(
      description(of: .caseUnknown("storm", of: "Sky", in: .parameter("sky"), of: endpoint)) == """
        This program may send `storm` of Sky in the parameter `sky` of Weather.today, which the server cannot decode.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   add the case on the server before this program sends it.
        """)
  }

  private static let byTest = "test it with both programs, and say so: `// furnish:ignore undecidable reason`."
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
  func `a type that is not compared`(obstacle: RemoteObstacle, reason: String, fix: String) {
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

  @Test func `a type that no program shows is a note`() {
    let finding = Finding.remoteTypeUndecidable(
      "Report", in: .result, of: endpoint, because: .unread, onServer: false, isExpected: true)
    #expect(finding.severity == .note)
  }

  @Test func `several services of one name`() {
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

  @Test func `a service that is remote by hand`() {
    let finding = Finding.remoteServiceUndecidable(service, place: place)
    #expect(
      description(of: finding) == """
        The endpoints of Weather are not compared: its conformance to RemoteService is written by hand.
          where: App.Weather, declared at App/Weather.swift:3
          fix:   let `@RemoteService` write it, or test it with both programs.
        """)
    #expect(finding.rule == "undecidable" && finding.severity == .warning)
  }

  @Test func `a service that one of two versions does not serve`() {
    let finding = Finding.serviceNotInVersion(service, declared: place, server: "../old", other: "../new")
    #expect(
      description(of: finding) == """
        The server in ../old does not serve Weather, which the one in ../new serves.
          where: App.Weather, declared at App/Weather.swift:3
          fix:   serve it in both; where these are different servers, say so: `// furnish:ignore undecidable reason`.
        """)
    #expect(finding.rule == "undecidable" && finding.severity == .warning)
  }

  @Test func `a note names the server where there are several`() {
    var endpoint = endpoint
    endpoint.server = "../old"
    #expect(
      Finding.endpointNotServed(endpoint, isLocal: false).notes
        == [Finding.Note(message: "The server in ../old declares it at Server/Weather.swift:5.")])
  }

  @Test func `a server with files that were not read`() {
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

  @Test func `a fault that an unread file may explain is undecidable`() {
    let finding = Finding.endpointNotServed(endpoint, isLocal: false).withUnreadFilesOfServer(1, mayContainIt: true)
    #expect(finding.rule == "undecidable" && finding.severity == .warning)
  }

  @Test(arguments: [(1, "A file of the server"), (2, "2 files of the server")])
  func `files of the server that were not read`(count: Int, words: String) {
    let finding = Finding.endpointNotServed(endpoint, isLocal: false).withUnreadFilesOfServer(
      count, mayContainIt: false)
    #expect(
      finding.notes.last?.message == "\(words) could not be read, or not as a whole: check the server by itself.")
  }
}
