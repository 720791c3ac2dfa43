import Foundation
import FurnishGraph
import Testing

@testable import FurnishScanner

/// A program that is compared with several programs: versions of one server, or several servers.
@Suite struct ServerVersionsTests {
  private func program(_ text: String, in module: String = "App", name: String? = nil) -> Program {
    let facts = FileFacts("import Furnish; import FurnishRemote\n\(text)")
    var program = Program(files: [SourceFile(path: "Sources/\(module)/Main.swift", module: module, facts: facts)])
    program.name = name
    return program
  }

  private func findings(_ own: String, _ servers: [Program]) -> [Finding] {
    var options = Program.Options()
    options.serving = servers
    return program(own).judged(options).findings
  }

  private let good = """
    @RemoteService struct Weather: Sendable { var today: @Sendable () async throws -> Report }
    struct Report: Codable, Sendable { var degrees: Int; var wind: Int }
    """

  private var withoutWind: String { good.replacingOccurrences(of: "; var wind: Int", with: "") }
  private var withText: String { good.replacingOccurrences(of: "wind: Int", with: "wind: String") }

  private let lost =
    "This program requires `wind` of Report in the result of Weather.today, which the server does not send."

  @Test(arguments: [false, true]) func `a mismatch with one version is an error, even if others match`(isFirst: Bool) {
    let (old, new) = (program(withoutWind, name: "../old"), program(good, name: "../new"))
    let findings = findings(good, isFirst ? [old, new] : [new, old])
    #expect(findings.map(\.message) == [lost])
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.first?.notes.map(\.message) == ["The server in ../old declares it at Sources/App/Main.swift:2."])
  }

  @Test func `each version has its own findings, and a common one names both`() {
    let versions = [program(withoutWind, name: "a"), program(withText, name: "b"), program(withoutWind, name: "c")]
    let findings = findings(good, versions)
    #expect(findings.count == 2)
    let common = findings.first { $0.message == lost }
    #expect(
      common?.notes.map(\.message) == ["a", "c"].map { "The server in \($0) declares it at Sources/App/Main.swift:2." })
  }

  @Test func `a version with another module is compared as well`() {
    let findings = findings(good, [program(withoutWind, in: "Server", name: "a"), program(good, name: "b")])
    #expect(findings.map(\.message) == [lost])
  }

  @Test func `a version that serves some of the services, and not all, is reported`() {
    let clock = "@RemoteService struct Clock: Sendable { var now: @Sendable () async throws -> Int }"
    let own = "\(good)\n\(clock)"
    let findings = findings(own, [program(clock, name: "../old"), program(own, name: "../new")])
    #expect(
      findings.map(\.message) == ["The server in ../old does not serve Weather, which the one in ../new serves."])
    #expect(self.findings(own, [program(clock, name: "../clock"), program(good, name: "../weather")]) == [])
  }
}
