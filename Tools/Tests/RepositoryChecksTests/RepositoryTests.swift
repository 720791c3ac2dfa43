import Testing

@testable import RepositoryChecks

@Suite struct RepositoryTests {
  private let tree: TestRepository

  init() throws {
    tree = try TestRepository(["B.md": "b", "a/C.md": "c", "a/.D.md": "d", "a/x.docc/E.md": "e", ".f/G.md": "g"])
    try tree.link("a/H.md", to: "../B.md")
  }

  @Test func `a star stands for a part of a name that is not hidden`() {
    #expect(tree.repository.files(matching: "*.md") == ["B.md"])
    #expect(tree.repository.files(matching: "a/*.md") == ["a/C.md", "a/H.md"])
    #expect(tree.repository.files(matching: "*/*.docc/*.md") == ["a/x.docc/E.md"])
    #expect(tree.repository.files(matching: ".f/*.md") == [".f/G.md"])
    #expect(tree.repository.files(matching: "none/*.md") == [])
  }

  @Test func `entries are sorted, and those of a folder that is left out are missing`() {
    let entries = tree.repository.entries { $0 == "x.docc" }
    #expect(entries.map(\.path) == [".f", ".f/G.md", "B.md", "a", "a/.D.md", "a/C.md", "a/H.md"])
    #expect(entries.map(\.kind) == [.folder, .file, .file, .folder, .file, .file, .link])
  }

  @Test func `a link leads to its file`() {
    #expect(tree.repository.text(of: "a/H.md") == "b")
    #expect(tree.repository.isFile("a/H.md"))
    #expect(!tree.repository.isFile("a"))
    #expect(tree.repository.isFolder("a"))
    #expect(tree.repository.text(of: "missing") == nil)
  }

  @Test func `a fault names the file and the line`() {
    #expect(Fault.deadLink("x", at: Place("A.md", line: 2)).description.hasPrefix("A.md:2: error: there is no x"))
    #expect(Fault.deadLink("x", at: Place("A.md")).description.hasPrefix("A.md: error: there is no x"))
  }
}
