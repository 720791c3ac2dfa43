import Testing

@testable import RepositoryChecks

@Suite struct WordListTests {
  @Test(arguments: [
    ("all who: a -> b\n", "cannot read this row: write `<where>: <pattern> -> <advice>`"),
    ("none: who -> b\n", "cannot read this row: write `<where>: <pattern> -> <advice>`"),
    ("all: who\n", "cannot read this row: write `<where>: <pattern> -> <advice>`"),
    ("all: (who -> b\n", "'(who' is not a regular expression: correct it"),
    ("# all: who -> b\n\n", "the list is missing or empty: write a row `<where>: <pattern> -> <advice>` for each word"),
  ])
  func `a faulty list is reported`(text: String, message: String) {
    let line = text.hasPrefix("#") ? 1 : 3
    let list = WordList((line == 3 ? "# Words\n\n" : "") + text)
    #expect(list.faults.map(\.description) == ["Tools/words:\(line): error: \(message)"])
  }

  /// Returns the words of a list that are found in a comment or, with three slashes, in documentation.
  private func matches(_ row: String, in text: String) -> [String] {
    let list = WordList("\(row) -> advice")
    return SwiftSource(text).paragraphs.flatMap { list.faults(in: $0, path: "A.swift") }.map(\.message)
  }

  @Test func `a word is whole, in any case, and has its advice`() {
    #expect(matches("all: ask", in: "// Ask a task, masks ASK.") == ["'Ask': advice", "'ASK': advice"])
    #expect(matches("all: ask", in: "// pre-ask `ask`") == [])
  }

  @Test func `a capital letter makes the case significant, and a class does not`() {
    #expect(matches("all: What", in: "// What? what?") == ["'What': advice"])
    #expect(matches("all: a\\Wb", in: "// A-B") == ["'A-B': advice"])
  }

  @Test func `a pattern may depend on the text before it, and on the beginning of a sentence`() {
    #expect(matches("all: (?<!you )know", in: "// you know, they know") == ["'know': advice"])
    #expect(matches("all: (^|(?<=[.] ))What", in: "// What a. What b What") == ["'What': advice", "'What': advice"])
  }

  @Test func `the beginning is that of a paragraph of documentation, behind its label`() {
    #expect(matches("start: What", in: "/// What a.\n///\n/// What b.\n///\n/// - Parameter c: What c.").count == 3)
    #expect(matches("start: What", in: "/// - Returns: What c.\n/// - Parameter d: Not What.").count == 1)
    #expect(matches("start: What", in: "// What a.") == [])
  }

  @Test func `the names of parameters are code`() {
    #expect(
      matches("all: asked", in: "/// - Parameter asked: The page.\n/// - asked: It is asked.") == ["'asked': advice"])
  }

  @Test func `the summary is that of a public declaration or of a function`() {
    #expect(matches("public: The", in: "/// The a.\n///\n/// The b.\npublic var a = 1").count == 1)
    #expect(matches("public: The", in: "/// The a.\nvar a = 1") == [])
    #expect(matches("function: The", in: "/// The a.\nstatic func a()").count == 1)
    #expect(matches("function: The", in: "/// The a.\nlet a = 1\nfunc b()") == [])
  }
}
