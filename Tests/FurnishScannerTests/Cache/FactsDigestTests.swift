import Testing

@testable import FurnishScanner

/// The changes of a text that leave its facts the same, and those that leave all but them the same.
@Suite struct FactsDigestTests {
  private static let text =
    "struct A { let b: Int; func register(in services: any ServiceCollection) { services.add(b) } }"

  private func digest(_ text: String) -> FactsDigest { NewFacts(FileFacts(text)).digest }

  @Test func theSameTextHasTheSameDigest() { #expect(digest(Self.text) == digest(Self.text)) }

  @Test func aCommentBehindEverythingChangesNothing() { #expect(digest(Self.text + "\n// end") == digest(Self.text)) }

  @Test func aLineMoreMovesEverythingAndKeepsTheShape() {
    let moved = digest("\n" + Self.text)
    #expect(moved.shape == digest(Self.text).shape)
    #expect(moved.whole != digest(Self.text).whole)
  }

  @Test(arguments: [
    ("struct A", "struct B"), ("struct A", "class A"), ("b: Int", "b: Int?"), ("let b", "var b"), ("add(b)", "add(c)"),
    ("add(b)", "add(b: b)"), ("add(b)", "add(b).add(b)"), ("Int;", "Int; let c: Int;"),
  ])
  func whatIsWrittenOtherwiseHasAnotherShape(before: String, after: String) {
    #expect(digest(Self.text.replacing(before, with: after)).shape != digest(Self.text).shape)
  }

  @Test func wordsThatJoinDifferentlyHaveAnotherShape() {
    #expect(digest("struct AB { struct C {} }").shape != digest("struct A { struct BC {} }").shape)
  }

  @Test func whereACommentSilencesALinePlacesCount() {
    let text = "// furnish:ignore missing-service here\n" + Self.text
    #expect(digest("\n" + text).shape != digest(text).shape)
  }
}
