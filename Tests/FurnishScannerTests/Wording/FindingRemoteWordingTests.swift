import FurnishGraph
import Testing

@testable import FurnishScanner

/// The text of every finding about remote services that differ, word for word.
@Suite struct FindingRemoteWordingTests: RemoteFindingWording {
  @Test func `a service that the server does not have is reported`() {
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

  @Test func `an endpoint that the server does not have is reported`() {
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

  @Test func `an endpoint that is local on the server is reported`() {
    #expect(
      description(of: .endpointNotServed(endpoint, isLocal: true)) == """
        The server's Weather keeps `today` in its process, so each call of it fails.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   remove `@LocalEndpoint` on the server, or write it here as well.
        """)
  }

  @Test func `an endpoint with another signature is reported`() {
    let finding = Finding.endpointChanged(
      endpoint, client: "(city: String) async throws -> Report", server: "(city: Int) async throws -> Report",
      meansTheSame: false)
    #expect(
      description(of: finding) == """
        Weather.today is `(city: String) async throws -> Report` here and `(city: Int) async throws -> Report` on the server, which refuses each call.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   give it the same parameters, result and error in both programs.
        """)
  }

  @Test func `an endpoint with the same signature in other words is reported`() {
    let finding = Finding.endpointChanged(
      endpoint, client: "(city: City) async throws -> Int", server: "(city: String) async throws -> Int",
      meansTheSame: true)
    #expect(
      description(of: finding) == """
        Weather.today is `(city: City) async throws -> Int` here and `(city: String) async throws -> Int` on the server, which refuses each call although both mean the same types.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   write the types in the same words in both programs: a call carries them as they are written.
        """)
  }

  @Test func `a property that the server does not send is reported`() {
    let finding = Finding.propertyNotSent(
      "wind", of: "Report", in: .result, of: endpoint, type: "Double", isOptional: false)
    #expect(
      description(of: finding) == """
        This program requires `wind` of Report in the result of Weather.today, which the server does not send.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   add it on the server, or make it an optional here: `wind: Double?`.
        """)
  }

  @Test func `a property that the server does not receive is reported`() {
    let finding = Finding.propertyNotSent(
      "zip", of: "City", in: .parameter("city"), of: endpoint, type: "Int", isOptional: false)
    #expect(
      description(of: finding) == """
        The server requires `zip` of City in the parameter `city` of Weather.today, which this program does not send.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   add it here, or make it an optional on the server: `zip: Int?`.
        """)
  }

  @Test func `a property that is not always sent is reported`() {
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

  @Test func `a property that the server ignores is reported`() {
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
  func `a type that has changed is reported`(subject: RemoteTypeSubject, words: String) {
    let finding = Finding.typeChanged(subject, in: .result, of: endpoint, client: "Double", server: "Int")
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
  func `a type of the same name in another form is reported`(form: RemoteForm, words: String) {
    let finding = Finding.formChanged(
      .property("sky", of: "Report"), in: .result, of: endpoint, type: "Sky", client: form, server: .cases)
    #expect(
      description(of: finding) == """
        `sky` of Report in the result of Weather.today is `Sky` in both programs: \(words) here, and an enumeration without raw values on the server.
          where: App.Weather.today, declared at App/Weather.swift:3
          fix:   declare `Sky` in the same way in both programs.
        """)
    #expect(finding.rule == "remote-mismatch" && finding.severity == .error)
  }

  @Test func `a case that its reader does not have is reported`() {
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

  @Test func `a note names the server if several are compared`() {
    var endpoint = endpoint
    endpoint.server = "../old"
    #expect(
      Finding.endpointNotServed(endpoint, isLocal: false).notes
        == [Finding.Note(message: "The server in ../old declares it at Server/Weather.swift:5.")])
  }

  @Test func `a fault that an unread file may explain is undecidable`() {
    let finding = Finding.endpointNotServed(endpoint, isLocal: false).withUnreadFilesOfServer(1, mayContainIt: true)
    #expect(finding.rule == "undecidable" && finding.severity == .warning)
  }

  @Test(arguments: [(1, "A file of the server"), (2, "2 files of the server")])
  func `a note counts the files of the server that were not read`(count: Int, words: String) {
    let finding = Finding.endpointNotServed(endpoint, isLocal: false).withUnreadFilesOfServer(
      count, mayContainIt: false)
    #expect(
      finding.notes.last?.message == "\(words) could not be read, or not as a whole: check the server by itself.")
  }
}
