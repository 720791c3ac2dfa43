import Testing

@testable import FurnishScanner

/// The textual form in which Xcode writes a project.
@Suite struct PropertyListTests {
  @Test func `words, texts, lists and dictionaries are read between comments`() {
    let list = PropertyList(
      """
      // !$*UTF8*$!
      {
        name = App; /* a comment */
        "quoted key" = "a \\"text\\"\\n";
        list = (1A2B /* First */, "b c", );
        nested = { empty = (); };
      }
      """)
    #expect(
      list
        == .dictionary([
          "name": .text("App"), "quoted key": .text("a \"text\"\n"), "list": .list([.text("1A2B"), .text("b c")]),
          "nested": .dictionary(["empty": .list([])]),
        ]))
  }

  @Test(arguments: ["", "{", "{ a = 1 }", "{ a = ; }", "(1 2)", "(1, 2", "\"open", "{} {}", "/* open", "{ = 1; }"])
  func `a damaged list is refused`(_ text: String) { #expect(PropertyList(text) == nil) }

  @Test func `a list that is nested too deeply is refused`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    }
    #expect(PropertyList(nested(64)) != nil)
    #expect(PropertyList(nested(65)) == nil)
    #expect(PropertyList(nested(100_000)) == nil)
  }
}

extension PropertyList {
  fileprivate init?(_ text: String) { self.init([UInt8](text.utf8)) }
}
