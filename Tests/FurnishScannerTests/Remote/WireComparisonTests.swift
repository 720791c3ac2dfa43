import FurnishGraph
import Testing

@testable import FurnishScanner

/// Unusual and hostile programs, compared with their servers.
@Suite struct WireComparisonTests {
  private func findings(_ own: String, _ served: String, flags: Set<String> = []) -> [Finding] {
    var options = Program.Options()
    options.defines = flags
    options.serving = [program(served)]
    return program(own).judged(options).findings
  }

  private func program(_ text: String) -> Program {
    let facts = FileFacts("import Furnish; import FurnishRemote\n\(text)")
    return Program(files: [SourceFile(path: "Sources/App/Main.swift", module: "App", facts: facts)])
  }

  private let endpoint = "@RemoteService struct S: Sendable { var get: @Sendable () async throws -> R }"

  @Test func `a type of a module that neither program read is a note`() {
    let service = "@RemoteService struct S: Sendable { var get: @Sendable () async throws -> GeoJSON.Feature }"
    let findings = findings(service, service)
    #expect(
      findings.map(\.message) == ["Feature in the result of S.get is not compared: its source was not read."])
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func `a type that is coded by hand in both programs is one note`() {
    let text = """
      @RemoteService struct S: Sendable {
        var one: @Sendable (_ r: R) async throws -> R
        var two: @Sendable () async throws -> [R]
      }
      struct R: Codable { init(from decoder: any Decoder) throws {} ; func encode(to encoder: any Encoder) throws {} }
      """
    let findings = findings(text, text)
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.map(\.rule) == ["undecidable"])
  }

  @Test func `a type may code the unused direction by hand, and not the used one`() {
    let own = "\(endpoint)\nstruct R: Codable { var a: Int; func encode(to encoder: any Encoder) throws {} }"
    let served = "\(endpoint)\nstruct R: Codable { var a: Int; init(from decoder: any Decoder) throws {} }"
    #expect(findings(own, served).map(\.message) == [])
    let halves = findings(served, own)
    #expect(halves.map(\.rule) == ["undecidable"])
    #expect(halves.map(\.severity) == [.note])
  }

  @Test(arguments: [("-1", "Int"), ("[1, 2]", "[Int]"), ("[1, 2.5]", "[Double]"), ("1 as Double", "Double")])
  func `a property without a type has the type of its literal`(literal: String, type: String) {
    let own = "\(endpoint)\nstruct R { var a = \(literal) }\nextension R: Codable {}"
    #expect(findings(own, "\(endpoint)\nstruct R: Codable { var a: \(type) }").map(\.message) == [])
    #expect(
      findings(own, "\(endpoint)\nstruct R: Codable { var a: Bool }").map(\.rule) == ["remote-mismatch"])
  }

  @Test func `a failable initializer gives its property no type if an extension declares the conformance`() {
    let own = "\(endpoint)\nstruct R { var a = URL(string: text) }\nextension R: Codable {}"
    #expect(findings(own, "\(endpoint)\nstruct R: Codable { var a: URL }").map(\.rule) == ["undecidable"])
  }

  @Test func `the ID of an identifiable type is the type of its property id`() {
    let own = "\(endpoint)\nstruct P: Identifiable { let id: Int }\nstruct R: Codable { var a: P.ID }"
    #expect(findings(own, "\(endpoint)\nstruct R: Codable { var a: Int }").map(\.message) == [])
    #expect(
      findings(own, "\(endpoint)\nstruct R: Codable { var a: String }").map(\.rule) == ["remote-mismatch"])
  }

  @Test func `a flag that is set decides what belongs to a type`() {
    let conditional = "\(endpoint)\nstruct R: Codable { var a: Int\n#if TRACE\nvar b: Int\n#endif\n}"
    let plain = "\(endpoint)\nstruct R: Codable { var a: Int }"
    #expect(findings(conditional, plain).map(\.rule) == ["undecidable"])
    #expect(findings(conditional, plain, flags: ["TRACE"]).map(\.rule) == ["remote-mismatch"])
    // A flag decides about a case of an enum as well.
    let cases = "\(endpoint)\nenum R: String, Codable { case a\n#if TRACE\ncase b\n#endif\n}"
    let one = "\(endpoint)\nenum R: String, Codable { case a }"
    #expect(findings(one, cases).map(\.rule) == ["undecidable"])
    #expect(findings(one, cases, flags: ["TRACE"]).map(\.rule) == ["remote-mismatch"])
    // A type that is declared under a condition is certain under this condition.
    #expect(findings("#if TRACE\n\(plain)\n#endif", plain).map(\.message) == [])
  }

  @Test func `a type that grows without end is not compared`() {
    let text =
      "\(endpoint)\nstruct G<T>: Codable { var a: G<[T]>?; var b: G<T?>? }\nstruct R: Codable { var g: G<Int> }"
    let findings = findings(text, text)
    #expect(findings.map(\.rule) == ["undecidable"])
    #expect(findings.first?.message.hasSuffix("is not compared: its generic arguments have no end.") == true)
  }

  @Test func `types that contain each other are compared`() {
    let text = """
      \(endpoint)
      struct R: Codable { var next: [Q] }
      struct Q: Codable { var back: R?; var own: [String: Q] }
      struct A: RawRepresentable, Codable { var rawValue: A }
      """
    #expect(findings(text, text).map(\.message) == [])
    #expect(findings("\(text)\ntypealias R2 = A", text).map(\.message) == [])
  }

  @Test func `a constant with a value is sent and never read`() {
    let own = "\(endpoint)\nstruct R: Codable { let version = 1; var a: Int }"
    #expect(findings(own, "\(endpoint)\nstruct R: Codable { var a: Int }").map(\.message) == [])
  }

  @Test func `each of several servers may serve some of the services`() {
    let own =
      "@RemoteService struct A: Sendable { var a: @Sendable () async throws -> Int }\n\(endpoint)\nstruct R: Codable {}"
    var options = Program.Options()
    options.serving = [
      program("@RemoteService struct A: Sendable { var a: @Sendable () async throws -> Int }"),
      program("\(endpoint)\nstruct R: Codable {}"),
    ]
    let verdict = program(own).judged(options)
    #expect(verdict.findings.map(\.message) == [])
    #expect(verdict.remoteServiceCount == 2)
    options.serving.removeLast()
    #expect(program(own).judged(options).findings.map(\.message) == ["The server does not serve S."])
  }

  @Test func `each version of a server has to match`() {
    let own = "\(endpoint)\nstruct R: Codable { var a: Int; var b: Int }"
    var options = Program.Options()
    options.serving = [
      program(own), program("\(endpoint)\nstruct R: Codable { var a: Int }"),
      program("\(endpoint)\nstruct R: Codable { var b: Int }"),
    ]
    let findings = program(own).judged(options).findings
    #expect(findings.map(\.rule) == ["remote-mismatch", "remote-mismatch"])
    #expect(findings.map { $0.message.prefix(25) } == ["This program requires `a`", "This program requires `b`"])
  }

  @Test func `a mismatch notes that a file of the server was not read as a whole`() {
    let own = "\(endpoint)\nstruct R: Codable {}"
    let findings = findings(own, "@RemoteService struct S: Sendable { var other: @Sendable () async throws -> }")
    #expect(findings.map(\.rule) == ["undecidable", "undecidable"])
    #expect(findings.last?.notes.last?.message.hasPrefix("A file of the server could not be read") == true)
  }

  @Test func `a service that an unread file may declare is not reported as missing`() {
    let findings = findings("\(endpoint)\nstruct R: Codable {}", "let port = = 1")
    #expect(findings.map(\.rule) == ["undecidable", "undecidable"])
    #expect(findings.map(\.severity) == [.warning, .warning])
  }

  @Test func `an unread file of the server is reported even if all services match`() {
    let own = "\(endpoint)\nstruct R: Codable {}"
    let findings = findings(own, "\(own)\nlet port = = 1")
    #expect(
      findings.map(\.message) == [
        "The server is not compared as a whole: Sources/App/Main.swift could not be read, or not as a whole."
      ])
  }

  @Test func `fragments have the findings of the source`() throws {
    for pair in RemotePrograms.wrong {
      var linked = pair
      linked.throughFragments = true
      #expect(linked.verdict().findings == pair.verdict().findings, "\(pair.name)")
    }
  }
}
