import Foundation
import Testing

/// `--baseline` and `--write-baseline` of the real command.
@Suite(.whereNotSanitized) struct BaselineEndToEndTests {
  private static let written = """
    {
      "findings" : [
        {
          "count" : 1,
          "file" : "Sources/App/Main.swift",
          "message" : "any Clock is not registered.",
          "rule" : "missing-service"
        },
        {
          "count" : 1,
          "file" : "Sources/App/Main.swift",
          "message" : "Int is registered, but never requested.",
          "rule" : "unused-registration"
        }
      ],
      "version" : 1
    }

    """

  @Test func `findings of the baseline are not reported again, even at other lines`() async throws {
    let workspace = try Workspace.faulty()
    let written = try await workspace.check("--write-baseline")
    #expect(written.status == 0)
    #expect(written.standardOutput == "")
    #expect(written.standardError == "furnish: wrote 2 findings to '.furnish-baseline.json'\n")
    #expect(try workspace.text(".furnish-baseline.json") == Self.written)
    try workspace.write("// One line more.\n\n" + Workspace.faultyMain, to: "Sources/App/Main.swift")
    let output = try await workspace.check("--baseline", ".furnish-baseline.json")
    #expect(output.status == 0)
    #expect(output.standardOutput == "")
    #expect(
      output.standardError == """
        checked 1 file, 2 registrations in 1 container: no findings; 2 known findings (.furnish-baseline.json)

        """)
  }

  @Test func `only a finding that is not in the baseline is reported`() async throws {
    let workspace = try Workspace.faulty()
    _ = try await workspace.check("--write-baseline")
    try workspace.write(
      Workspace.faultyMain.replacingOccurrences(
        of: "init(clock: any Clock)", with: "init(clock: any Clock, name: String)"
      )
      .replacingOccurrences(of: "Page.init(clock:)", with: "Page.init(clock:name:)"), to: "Sources/App/Main.swift")
    let output = try await workspace.check("--baseline", ".furnish-baseline.json")
    #expect(output.findings == [Workspace.missing.replacingOccurrences(of: "any Clock", with: "String")])
    #expect(output.status == 1)
  }

  @Test func `a fixed finding is reported as removable, and writing again removes it`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write(#"{ "baseline": "known.json" }"#, to: ".furnish.json")
    _ = try await workspace.check("--write-baseline")
    try workspace.write(
      Workspace.faultyMain.replacingOccurrences(of: "\n  .register(Int.self) { 7 }", with: ""),
      to: "Sources/App/Main.swift")
    let output = try await workspace.check()
    #expect(output.status == 0)
    #expect(
      output.standardError == """
        furnish: 1 finding of the baseline 'known.json' is fixed; remove it with --write-baseline:
          Sources/App/Main.swift: Int is registered, but never requested. [unused-registration]
        checked 1 file, 1 registration in 1 container: no findings; 1 known finding (known.json)

        """)
    let written = try await workspace.check("--write-baseline")
    #expect(written.standardError == "furnish: wrote 1 finding to 'known.json'\n")
    #expect(try !workspace.text("known.json").contains("unused-registration"))
  }

  @Test func `a check of some files and rules keeps the other findings of the baseline`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write("import Furnish\nlet x = = 1\n", to: "Sources/Other/Broken.swift")
    _ = try await workspace.check("--write-baseline")
    let all = try workspace.text(".furnish-baseline.json")
    #expect(all.contains("Sources/Other/Broken.swift"))
    let part = try await workspace.check(
      "Sources/App", "--skip", "missing-service", "--baseline", ".furnish-baseline.json")
    #expect(!part.standardError.contains("fixed"), "\(part.text)")
    _ = try await workspace.check("Sources/App", "--skip", "missing-service", "--write-baseline")
    #expect(try workspace.text(".furnish-baseline.json") == all)
  }

  @Test func `a check in a subfolder uses the baseline that the configuration of the enclosing folder names`()
    async throws
  {
    let workspace = try Workspace.faulty()
    try workspace.write(#"{ "baseline": "known.json" }"#, to: ".furnish.json")
    _ = try await workspace.check("--write-baseline")
    let output = try await workspace.check(in: "Sources/App")
    #expect(output.status == 0, "\(output.text)")
    #expect(output.standardError.contains("2 known findings"))
  }

  @Test func `a baseline that is missing, damaged, or of another version is an error`() async throws {
    let workspace = try Workspace.faulty()
    let missing = try await workspace.check("--baseline", "known.json")
    #expect(
      missing.standardError
        == "furnish: the baseline 'known.json' cannot be read; write it with --write-baseline\n")
    #expect(missing.status == 2)
    for (text, message) in [
      (
        "{ \"version\": 1,\n  \"findings\": [ { \"rule\": 1 } ] }",
        "2:17: a finding has a \"rule\", a \"file\", a \"message\" and a \"count\" above 0"
      ),
      ("[]", "1:1: this is not a baseline; write one with --write-baseline"),
      (
        "{ \"version\": 2, \"findings\": [] }",
        "1:14: this baseline has another version than 1; write it again with --write-baseline"
      ),
    ] {
      try workspace.write(text, to: "known.json")
      let output = try await workspace.check("--baseline", "known.json")
      #expect(output.standardError == "furnish: known.json:\(message)\n")
      #expect(output.status == 2)
    }
  }
}
