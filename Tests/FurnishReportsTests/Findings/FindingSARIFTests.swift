import Foundation
import FurnishGraph
import FurnishReports
import Testing

@Suite struct FindingSARIFTests {
  @Test func `a report without findings is a run without results`() {
    #expect(
      FindingReport([]).sarif(toolVersion: "1.2.3", source: { _ in nil }) == """
        {
          "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "furnish",
                  "version": "1.2.3",
                  "rules": []
                }
              },
              "columnKind": "unicodeCodePoints",
              "originalUriBaseIds": {
                "SRCROOT": {
                  "description": {
                    "text": "The folder that was checked."
                  }
                }
              },
              "results": []
            }
          ]
        }

        """)
  }

  @Test func `a finding is a result at its place`() throws {
    let result = try #require(try run([.missingClock]).results.first)
    #expect(result.ruleId == "missing-service")
    #expect(result.level == "error")
    #expect(
      result.message.text == """
        any Clock is not registered.
        where: Page → any Log → any App.Clock, requested at Sources/App/Wiring.swift:2; it affects 2 registrations
        fix: request any Web.Clock instead, or add `services.register((any Clock).self) { … }`.
        """)
    let location = try #require(result.locations.first)
    #expect(location.physicalLocation == .at("Sources/App/Wiring.swift", 2, 3))
    #expect(location.logicalLocations?.map(\.fullyQualifiedName) == ["any App.Clock"])
    #expect(result.properties.chain == ["App.Page", "any App.Log", "any App.Clock"])
    #expect(result.properties.affected == 2)
  }

  @Test func `notes are related places`() throws {
    let related = try #require(try run([.missingClock]).results.first).relatedLocations
    #expect(related.map(\.id) == [1, 2, 3])
    #expect(related.last?.physicalLocation == .at("Sources/Web/Clocks.swift", 9, 5))
    #expect(related.first?.message?.text == "Page needs any Log.")
  }

  @Test func `rules are listed once and results point at them`() throws {
    let run = try run([.opaqueCache, .missingClock, .hostile, .missingClock])
    #expect(run.tool.driver.rules.map(\.id) == ["hostile-rule", "missing-service", "opaque-recipe"])
    #expect(run.tool.driver.rules.map(\.defaultConfiguration.level) == ["warning", "error", "note"])
    #expect(run.results.map(\.ruleIndex) == [2, 1, 0, 1])
  }

  @Test func `a path is encoded as a reference of a URI`() throws {
    let place = try #require(try run([.hostile]).results.first?.locations.first?.physicalLocation)
    #expect(place == .at("a%20b%3Ac%2Cd%25/%C3%BC.swift", 1, 1))
  }

  @Test func `an absolute path has no base`() throws {
    let finding = Finding(
      rule: "r", severity: .error, message: "m", location: "l",
      place: ServicePlace(file: "/a/b.swift", line: 1, column: 1), fix: "f")
    let place = try #require(try run([finding]).results.first?.locations.first?.physicalLocation)
    #expect(place.artifactLocation == .init(uri: "file:///a/b.swift", uriBaseId: nil))
  }

  @Test func `columns count code points, and are left out if the text is unknown`() throws {
    let findings = [(1, 8), (2, 4), (3, 1), (9, 2)].map { line, column in
      Finding(
        rule: "r", severity: .error, message: "m", location: "l",
        place: ServicePlace(file: "a.swift", line: line, column: column), fix: "f")
    }
    let text = FindingReport(findings).sarif { $0 == "a.swift" ? "\u{FEFF}\"é\u{1F600}\"x\r\nabcd\rz" : nil }
    let run = try #require(try JSONDecoder().decode(SARIFLog.self, from: Data(text.utf8)).runs.first)
    #expect(run.columnKind == "unicodeCodePoints")
    #expect(run.results.map { $0.locations[0].physicalLocation?.region.startColumn } == [4, 4, 1, nil])
    let bytes = try self.run(findings)
    #expect(bytes.columnKind == nil)
    #expect(bytes.results.map { $0.locations[0].physicalLocation?.region.startColumn } == [8, 4, 1, 2])
  }

  @Test func `rules that findings name are described`() throws {
    let rules = ["missing-service", "other"].map {
      ReportedRule(id: $0, summary: "About \($0).", help: "https://example.com/#\($0)")
    }
    let text = FindingReport([.missingClock, .opaqueCache]).sarif(rules: rules)
    let run = try #require(try JSONDecoder().decode(SARIFLog.self, from: Data(text.utf8)).runs.first)
    #expect(run.tool.driver.rules.map(\.shortDescription?.text) == ["About missing-service.", nil])
    #expect(run.tool.driver.rules.map(\.helpUri) == ["https://example.com/#missing-service", nil])
  }

  private func run(_ findings: [Finding]) throws -> SARIFRun {
    let log = try JSONDecoder().decode(SARIFLog.self, from: Data(FindingReport(findings).sarif().utf8))
    return try #require(log.runs.first)
  }
}

private struct SARIFLog: Decodable { var runs: [SARIFRun] }

private struct SARIFRun: Decodable {
  struct Tool: Decodable { var driver: Driver }
  struct Driver: Decodable { var rules: [Rule] }
  struct Rule: Decodable {
    var id: String
    var defaultConfiguration: Configuration
    var shortDescription: Message?
    var helpUri: String?
  }
  struct Configuration: Decodable { var level: String }
  struct Message: Decodable { var text: String }
  struct Result: Decodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]
    var properties: Properties
  }
  struct Properties: Decodable {
    var chain: [String]
    var affected: Int
  }
  struct Location: Decodable {
    var id: Int?
    var physicalLocation: Place?
    var logicalLocations: [Name]?
    var message: Message?
  }
  struct Name: Decodable { var fullyQualifiedName: String }
  struct Place: Decodable, Equatable {
    var artifactLocation: Artifact
    var region: Region

    static func at(_ uri: String, _ line: Int, _ column: Int) -> Place {
      Place(
        artifactLocation: Artifact(uri: uri, uriBaseId: "SRCROOT"),
        region: Region(startLine: line, startColumn: column))
    }
  }
  struct Artifact: Decodable, Equatable {
    var uri: String
    var uriBaseId: String?
  }
  struct Region: Decodable, Equatable {
    var startLine: Int
    var startColumn: Int?
  }

  var tool: Tool
  var columnKind: String?
  var results: [Result]
}
