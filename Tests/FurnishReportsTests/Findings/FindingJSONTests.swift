import FurnishGraph
import FurnishReports
import Testing

@Suite struct FindingJSONTests {
  @Test func `a report without findings is an empty list`() {
    #expect(
      FindingReport([]).json() == """
        {
          "version": 1,
          "errors": 0,
          "warnings": 0,
          "notes": 0,
          "findings": []
        }

        """)
  }

  @Test func `a finding is written with all its parts`() {
    let finding = Finding(
      rule: "missing-service", severity: .error, message: "any Clock is not registered.", location: "any App.Clock",
      place: ServicePlace(file: "App/Main.swift", line: 3, column: 7),
      chain: [ServiceSymbol(type: "any App.Clock", registrationName: "wall")],
      notes: [Finding.Note(message: "here")], fix: "register it.", affected: 4)
    #expect(
      FindingReport([finding]).json() == """
        {
          "version": 1,
          "errors": 1,
          "warnings": 0,
          "notes": 0,
          "findings": [
            {
              "rule": "missing-service",
              "severity": "error",
              "message": "any Clock is not registered.",
              "location": "any App.Clock",
              "place": {
                "file": "App/Main.swift",
                "line": 3,
                "column": 7
              },
              "chain": [
                {
                  "type": "any App.Clock",
                  "registrationName": "wall"
                }
              ],
              "notes": [
                {
                  "message": "here"
                }
              ],
              "fix": "register it.",
              "affected": 4
            }
          ]
        }

        """)
  }
}
