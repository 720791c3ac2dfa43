import Testing

@testable import FurnishScanner

/// The changes of a text that change its facts, their places, or neither.
@Suite struct FactsDigestTests {
  private static let text =
    "struct A { let b: Int; func register(in services: any ServiceCollection) { services.add(b) } }"

  private func digest(_ text: String) -> FactsDigest { NewFacts(FileFacts(text)).digest }

  @Test func `the same text has the same digest`() { #expect(digest(Self.text) == digest(Self.text)) }

  @Test func `a comment at the end changes nothing`() {
    #expect(digest(Self.text + "\n// end") == digest(Self.text))
  }

  @Test func `an empty line at the beginning changes all places and not the shape`() {
    let moved = digest("\n" + Self.text)
    #expect(moved.shape == digest(Self.text).shape)
    #expect(moved.whole != digest(Self.text).whole)
  }

  @Test(arguments: [
    ("struct A", "struct B"), ("struct A", "class A"), ("b: Int", "b: Int?"), ("let b", "var b"), ("add(b)", "add(c)"),
    ("add(b)", "add(b: b)"), ("add(b)", "add(b).add(b)"), ("Int;", "Int; let c: Int;"),
  ])
  func `other source has another shape`(before: String, after: String) {
    #expect(digest(Self.text.replacing(before, with: after)).shape != digest(Self.text).shape)
  }

  @Test func `names that are split differently have another shape`() {
    #expect(digest("struct AB { struct C {} }").shape != digest("struct A { struct BC {} }").shape)
  }

  @Test func `places are part of the shape if a comment silences a line`() {
    let text = "// furnish:ignore missing-service here\n" + Self.text
    #expect(digest("\n" + text).shape != digest(text).shape)
  }
}
