import Testing

@testable import RepositoryChecks

@Suite struct ReadmeCheckTests {
  static let program = "<!-- Snippets/Hello.swift -->\n```swift\nimport Furnish\n\nprint(\"hello\")\n```\n"

  /// Returns the faults of a README beside one snippet, one document and two commands.
  private func readmeFaults(_ readme: String, _ files: [String: String] = [:]) throws -> [String] {
    let others = [
      "README.md": readme, "Snippets/Hello.swift": "import Furnish\n\nprint(\"hello\")\n", "GUIDE.md": "# Guide\n",
      "Makefile": "help:\ntest-tsan: help\n",
    ]
    return try faults(of: ReadmeCheck(), in: others.merging(files) { $1 })
  }

  @Test(arguments: [
    program,
    "<!-- manifest -->\n```swift\n.package(path: \"x\")\n```\n[a](GUIDE.md#part), [b](https://swift.org), [c](#d), `make help`\n```\nmake test-tsan\n```\n",
    "<!-- output of Snippets/Hello.swift -->\n```text\nhello\n```\n",
    String(repeating: "line\n", count: 199),
  ])
  func `a correct README passes`(readme: String) throws {
    #expect(try readmeFaults(readme) == [])
  }

  @Test func `empty lines at the end of a snippet are not shown`() throws {
    #expect(try readmeFaults(Self.program, ["Snippets/Hello.swift": "import Furnish\n\nprint(\"hello\")\n\n"]) == [])
  }

  @Test func `a README of 200 lines is too long`() throws {
    #expect(
      try readmeFaults(String(repeating: "line\n", count: 200)) == [
        "README.md:200: error: the README has 200 lines: keep it under 200, and put the rest into the documentation"
      ])
  }

  @Test func `a program that differs from its snippet is reported with the difference`() throws {
    #expect(
      try readmeFaults(Self.program.replacing("hello", with: "good day")) == [
        """
        README.md:3: error: this program is not Snippets/Hello.swift any more: copy one over the other
          line 3 of the source: print("hello")
          line 3 of the document: print("good day")
        """
      ])
  }

  @Test func `an empty line is a part of a program`() throws {
    #expect(
      try readmeFaults(Self.program.replacing("\n\n", with: "\n")) == [
        """
        README.md:3: error: this program is not Snippets/Hello.swift any more: copy one over the other
          line 2 of the source:\(" ")
        """
      ])
  }

  @Test func `a snippet that is missing is reported`() throws {
    #expect(
      try readmeFaults(Self.program.replacing("Hello", with: "Bye")) == [
        "README.md:3: error: there is no Snippets/Bye.swift: correct the name above this block"
      ])
  }

  @Test(arguments: [
    "```swift\nlet a = 1\n```\n", "<!-- Snippets/Hello.swift#slice -->\n```swift\nlet a = 1\n```\n",
    "<!-- rule -->\n```swift\nlet a = 1\n```\n", "<!-- Snippets/Hello.swift -->\n\n```swift\nlet a = 1\n```\n",
  ])
  func `a program without a whole snippet is reported`(readme: String) throws {
    let line = readme.lines.firstIndex { $0.text == "let a = 1" }.map { $0 + 1 } ?? 0
    #expect(
      try readmeFaults(readme) == [
        "README.md:\(line): error: nothing compiles this program: put it into Snippets/ and <!-- Snippets/Name.swift --> above it"
      ])
  }

  @Test func `an output without a snippet is reported`() throws {
    #expect(
      try readmeFaults("```text\nhello\n```\n") == [
        "README.md:2: error: nothing prints this: name the snippet that does, by <!-- output of Snippets/Name.swift --> above it"
      ])
  }

  @Test func `a command that the Makefile lacks is reported`() throws {
    #expect(
      try readmeFaults("Run `make tests`, not `make help`.\n") == [
        "README.md:1: error: the Makefile has no command 'tests': `make help` lists them"
      ])
  }

  @Test func `a folder without a README is reported`() throws {
    #expect(
      try faults(of: ReadmeCheck(), in: [:]) == [
        "README.md: error: there is no README here: run this in the root of the checkout"
      ])
  }

  // MARK: Links

  @Test(arguments: [
    ("README.md", "GUIDES.md"), ("Documentation/Guide.md", "../GUIDES.md"), ("Examples/Hello/README.md", "../GUIDE.md"),
    (".github/TEMPLATE.md", "GUIDE.md"), ("Proofs/README.md", "GUIDE.md"), ("OTHER.md", "Snippets/Bye.swift"),
  ])
  func `a dead link of a document is reported`(path: String, target: String) throws {
    #expect(
      try readmeFaults(Self.program, [path: "\n[guide](\(target)#part)\n"]) == [
        "\(path):2: error: there is no \(target) to link to: correct the path, from the folder of this document"
      ])
  }

  @Test func `a link begins in the folder of its document`() throws {
    #expect(
      try readmeFaults(Self.program, ["Examples/Hello/README.md": "[guide](../../GUIDE.md) [folder](..)\n"]) == [])
  }
}
