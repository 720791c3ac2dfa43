import Testing

@testable import RepositoryChecks

@Suite struct MarkdownTests {
  @Test func `a block of code has its language, its marker and its lines`() {
    let markdown = Markdown("<!-- A.swift -->\n```swift\na\n\n  b\n```\n1. Item\n   ~~~ text\n   ```\n   ~~~\n")
    #expect(markdown.codeBlocks.map(\.language) == ["swift", "text"])
    #expect(markdown.codeBlocks.map(\.marker) == ["A.swift", nil])
    #expect(markdown.codeBlocks.map(\.firstLine) == [3, 9])
    #expect(markdown.codeBlocks.map(\.lines) == [["a", "", "  b"], ["   ```"]])
  }

  @Test func `a marker is the whole line above its block`() {
    let apart = "<!-- A -->\n\n```\n```\n"
    let indented = " <!-- A -->\n```\n```\n"
    let severalLines = "<!--\nA -->\n```\n```\n"
    #expect(Markdown(apart + indented + severalLines).codeBlocks.map(\.marker) == [nil, nil, nil])
  }

  @Test(arguments: [
    ("One\ntwo.\n\nThree.", [["One", "two."], ["Three."]]),
    ("# A heading\nText", [["A heading"], ["Text"]]),
    ("#hash", [["#hash"]]),
    ("- One\n  two\n* [x] Three\n12. Four", [["One", "two"], ["Three"], ["Four"]]),
    ("-5 is a number", [["-5 is a number"]]),
    ("| a | b \\| c |\n|---|:-:|\n| d | |", [["a"], ["b | c"], ["d"]]),
    ("> Quoted\n> text", [["Quoted", "text"]]),
    ("A\n\n    code\n\nB", [["A"], ["B"]]),
    ("1. A\n\n   B\n\n        code", [["A"], ["B"]]),
    ("- A\n  - B\n\n    C", [["A"], ["B"], ["C"]]),
    ("@Metadata {\n}\n<!-- a\n b -->\nText", [["Text"]]),
    ("Text\n```\ncode\n```\nmore", [["Text"], ["more"]]),
  ])
  func `text is divided into paragraphs, headings, items and cells`(text: String, blocks: [[String]]) {
    #expect(Markdown(text).textBlocks.map { $0.map(\.text) } == blocks)
  }
}
