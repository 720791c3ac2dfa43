import Testing

@testable import FurnishScanner

/// The changes of a text that leave its facts the same, and those that leave all but them the same.
@Suite struct FactsDigestTests {
  private static let text =
    "struct A { let b: Int; func register(in services: any ServiceCollection) { services.add(b) } }"

  private func digest(_ text: String) -> FactsDigest { NewFacts(FileFacts(text)).digest }

  @Test func `the same text has the same digest`() { #expect(digest(Self.text) == digest(Self.text)) }

  @Test func `a comment behind everything changes nothing`() {
    #expect(digest(Self.text + "\n// end") == digest(Self.text))
  }

  @Test func `a line more moves everything and keeps the shape`() {
    let moved = digest("\n" + Self.text)
    #expect(moved.shape == digest(Self.text).shape)
    #expect(moved.whole != digest(Self.text).whole)
  }

  @Test(arguments: [
    ("struct A", "struct B"), ("struct A", "class A"), ("b: Int", "b: Int?"), ("let b", "var b"), ("add(b)", "add(c)"),
    ("add(b)", "add(b: b)"), ("add(b)", "add(b).add(b)"), ("Int;", "Int; let c: Int;"),
  ])
  func `source that is written otherwise has another shape`(before: String, after: String) {
    #expect(digest(Self.text.replacing(before, with: after)).shape != digest(Self.text).shape)
  }

  @Test func `words that join differently have another shape`() {
    #expect(digest("struct AB { struct C {} }").shape != digest("struct A { struct BC {} }").shape)
  }

  @Test func `where a comment silences a line places count`() {
    let text = "// furnish:ignore missing-service here\n" + Self.text
    #expect(digest("\n" + text).shape != digest(text).shape)
  }
}
