import Foundation
import Testing

@testable import FurnishReports

@Suite struct JSONValueTests {
  private let value = JSONValue.members([
    "a": .array([.number(-1), .boolean(true), .null, .array([]), .object([])]), "b": nil, "c": .string("</script>&"),
  ])

  @Test func `lines are indented`() {
    #expect(
      value.lines == """
        {
          "a": [
            -1,
            true,
            null,
            [],
            {}
          ],
          "c": "</script>&"
        }

        """)
  }

  @Test func `a value in HTML is one line that ends no element`() {
    #expect(value.inlineInHTML == #"{"a":[-1,true,null,[],{}],"c":"\u003c/script\u003e\u0026"}"#)
  }

  @Test func `every character is decoded as it was encoded`() throws {
    let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init).map(Character.init)
    let string = String(scalars) + "\u{1F600}\u{10FFFF}"
    for text in [JSONValue.array([.string(string)]).lines, JSONValue.array([.string(string)]).inlineInHTML] {
      #expect(try JSONDecoder().decode([String].self, from: Data(text.utf8)) == [string])
    }
  }
}
