import Testing

@testable import RepositoryChecks

@Suite struct LiteralProseTests {
  static let wording = "Sources/Hello/Issue+Wording.swift"

  @Test(arguments: [
    ("let b = \"The page \\(b(\"nobody reads\")) is what \\(c) wants.\"\n", ["1: wants", "1: nobody"]),
    ("let a =\n  \"The page is stored, \"\n  + \"and a task asks for it.\"", ["3: asks"]),
    ("let a = \"\"\"\n  The page is read.\n  The task \\(a) asks for it.\n  \"\"\"", ["3: asks"]),
    ("let a = \"The page \\(a) says it.\"", ["1:  says"]),
    ("let a = \"It \\\"asks\\\" for\\nit\"", ["1: asks"]),
  ])
  func `the literals of a file of wording are prose`(source: String, words: [String]) throws {
    #expect(try foundWords(in: source, at: Self.wording) == words)
  }

  @Test(arguments: [
    "let a = \"set `who asks` or \\\"page\\\" of \\(nobody) and `\\(who)`\"", "let a = \"who\"",
    "let a = \"the page `\" + \"asks` it\"",
  ])
  func `code and single words are not prose`(source: String) throws {
    #expect(try foundWords(in: source, at: Self.wording) == [])
  }

  @Test(arguments: [
    ("Sources/A/Issues/Issue.swift", 1), ("Sources/A/Findings/B.swift", 1), ("Sources/A/RuleText.swift", 1),
    ("Sources/A/Diagnostics/B.swift", 1), ("Sources/A/Other.swift", 0), ("Tests/A/Issues/Issue.swift", 0),
    ("Sources/A/Issues/B/Other.swift", 0), ("Plugins/A/B+Wording.swift", 0),
  ])
  func `the name of a file shows whether its literals are wording`(path: String, count: Int) throws {
    #expect(try foundWords(in: "let a = \"the page asks\"", at: path).count == count)
  }

  @Test(arguments: [
    ("struct A {\n  @Flag(help: \"Tells the server.\")\n  var a = false\n  let b = \"nobody asks\"\n}", "2: Tells"),
    (
      "let a = CommandConfiguration(\n  abstract: \"Reads it.\",\n  discussion: \"\"\"\n    It reads the page.\n    The server asks.\n    \"\"\")",
      "5: asks"
    ),
    ("@Option(help: ArgumentHelp(\"The page.\\nIt asks.\", valueName: \"who is it\"))", "1: asks"),
    ("@Option(help:\n  \"The page \"\n  + \"asks.\")", "3: asks"),
  ])
  func `a help text is prose in every source`(source: String, word: String) throws {
    #expect(try foundWords(in: source) == [word])
  }
}
