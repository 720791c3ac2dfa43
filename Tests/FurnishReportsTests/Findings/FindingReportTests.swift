import Foundation
import FurnishGraph
import FurnishReports
import Testing

@Suite struct FindingReportTests {
  private let report = FindingReport([.missingClock, .opaqueCache, .hostile])

  @Test func `every form can be requested by name`() {
    #expect(FindingReport.Format(rawValue: "text").map(report.rendered) == report.text())
    #expect(FindingReport.Format(rawValue: "json").map(report.rendered) == report.json())
    #expect(FindingReport.Format(rawValue: "sarif").map(report.rendered) == report.sarif())
    #expect(FindingReport.Format(rawValue: "github").map(report.rendered) == report.github())
    #expect(FindingReport.Format.allCases.count == 4)
  }

  @Test func `a report without findings is empty as text and as commands of GitHub`() {
    #expect(FindingReport([]).text() == "")
    #expect(FindingReport([]).github() == "")
  }

  @Test func `findings are decoded from JSON as they were encoded`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any]
    let findings = try #require(json?["findings"])
    let data = try JSONSerialization.data(withJSONObject: findings)
    #expect(try JSONDecoder().decode([Finding].self, from: data) == report.findings)
  }
}
