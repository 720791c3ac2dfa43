import Testing

@testable import RepositoryChecks

/// How a file is divided. `ImportStatementTests` and `SwiftProseTests` cover more by their results.
@Suite struct SwiftSourceTests {
  @Test func `comments, literals and raw identifiers are recognized`() {
    let source = SwiftSource(#"let a = "b\(c("d"))e" // f "g"\#n/* h */ func `i j`() {}"#)
    #expect(source.tokens.map(\.kind) == [.lineComment, .blockComment, .rawIdentifier])
    #expect(source.tokens.map { source.text($0.range) } == [#"// f "g""#, "/* h */", "`i j`"])
    #expect(source.literals.map { $0.parts.map { source.text($0) } } == [["b", "e"], ["d"]])
    #expect(source.unfinished == nil)
  }

  @Test func `an interpolation contains calls and further interpolations`() {
    let source = SwiftSource(#""a\(f("b\(g(1))c", (2)))d" // e"#)
    #expect(source.literals.map { $0.parts.map { source.text($0) } } == [["a", "d"], ["b", "c"]])
    #expect(source.tokens.map(\.kind) == [.lineComment])
  }

  @Test func `the escapes of a literal follow its delimiters`() {
    let source = SwiftSource(###"##"a\(b\#("## #/ \/# \( /# "\"c""###)
    #expect(source.literals.map { $0.parts.map { source.text($0) } } == [[##"a\(b\#("##], [#" \/# \( "#], [#"\"c"#]])
  }

  @Test func `comments and literals are blank in the code, and lines keep their places`() {
    let source = SwiftSource("a /* b\n c */ d \"e\" // f\n\"\"\"\n  g\n  \"\"\"\n")
    #expect(source.code == "a     \n      d \" \"     \n\"\"\"\n   \n  \"\"\"\n")
    #expect(source.lineCount == 5)
  }

  @Test func `a position has a line`() {
    let source = SwiftSource("a\nbc\n\nd")
    #expect((0..<source.bytes.count).map(source.line) == [1, 1, 2, 2, 2, 3, 4])
    #expect(source.lineCount == 4)
    #expect(source.textBefore(3) == "b")
  }

  @Test(arguments: [
    ("/* a /* b */", SwiftSource.Unfinished.comment), ("let a = \"\"\"\n b", .string), ("let a = #/ b", .string),
    ("let a = \"\\(b", .string),
  ])
  func `a construct that is still open is reported`(text: String, construct: SwiftSource.Unfinished) {
    #expect(SwiftSource(text).unfinished == construct)
  }

  @Test(arguments: ["let a = \"b", "let a = /\"/ ", "let `a", "#if b", "#\"\\\"#", "", "a)"])
  func `a string of one line and other code leaves nothing open`(text: String) {
    #expect(SwiftSource(text).unfinished == nil)
  }
}
