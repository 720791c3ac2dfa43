import Testing

@testable import RepositoryChecks

@Suite struct WordCheckTests {
  private let list = "all: somebody -> name the subject\n"

  @Test func `a word is reported with its place and its advice`() throws {
    let fault = "A.md:3: error: 'Somebody': name the subject"
    #expect(try faults(of: WordCheck(), in: ["A.md": "# A\n\nSomebody waits.\n", WordList.path: list]) == [fault])
  }

  @Test func `a public summary ends with a period`() throws {
    let source =
      "/// A cache\n/// of pages\npublic struct A {}\n\n/// A page\nstruct B {}\n\n/// Is it `a`\npublic let a = 1\n"
    #expect(
      try faults(of: WordCheck(), in: ["A.swift": source, WordList.path: list]) == [
        "A.swift:2: error: 's': end the summary with a period"
      ])
  }

  @Test func `fixtures, generated files, hidden folders and links are not read`() throws {
    let text = "// somebody"
    let tree = try TestRepository([
      WordList.path: list, "Tests/Fixtures/A.swift": text, "Sources/Generated/A.swift": text,
      "Tests/Shapes/A.swift": text,
      "Tests/Expansions/A.swift": text, ".build/A.swift": text, "Scripts/notes": text, "B.swift": "// plain",
    ])
    try tree.link("A.swift", to: "Tests/Fixtures/A.swift")
    let report = WordCheck().report(on: tree.repository)
    #expect(report.faults == [])
    #expect(report.summary == "files: 1, words: 1")
  }

  @Test(arguments: [
    ("Sources/A/a.c", "int a; // somebody\nchar *b = \"// somebody\";"), ("Sources/A/a.h", "/* somebody */"),
    ("Proofs/a.pml", "/* somebody */"), ("Documentation/Guide.md", "somebody"), (".github/A.md", "somebody"),
    (".github/workflows/a.yml", "# somebody"), (".ci/run", "# somebody"), ("Makefile", "# somebody"),
    ("Scripts/Support/common.sh", "# somebody"), ("Scripts/run", "#!/bin/bash\n# somebody"),
    ("Tools/Sources/A.swift", "// somebody"), ("Distribution/install.sh", "# somebody"),
  ])
  func `each kind of file is read`(path: String, text: String) throws {
    #expect(try faults(of: WordCheck(), in: [path: text, WordList.path: list]).count == 1)
  }

  @Test func `only the named files and folders are read`() throws {
    let files = ["A.md": "somebody", "B.md": "somebody", "D/E.md": "somebody", WordList.path: list]
    #expect(
      try faults(of: WordCheck(paths: ["B.md", "D", "C.md"]), in: files) == [
        "B.md:1: error: 'somebody': name the subject",
        "D/E.md:1: error: 'somebody': name the subject",
        "C.md: error: there is no such file: write its path from the root of the checkout",
      ])
  }
}
