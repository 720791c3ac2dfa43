import Foundation
import FurnishScanner
import Testing

@testable import FurnishLanguageServer

/// Fixes in an editor: those that are certain, and those that need a choice.
@Suite struct CodeActionTests {
  private let path = "Sources/App/main.swift"

  /// Returns the actions in a line, counted from zero. `*` precedes the titles of preferred actions.
  private func actions(
    _ text: String, line: Int, more: String = "", capabilities: String = "{}"
  ) throws -> (titles: [String], texts: [String], editor: TestEditor, answer: [JSONNode]) {
    let editor = try TestEditor([path: text, "Package.swift": ""], capabilities: capabilities)
    try editor.open(path)
    let range = #"{"start": {"line": \#(line), "character": 0}, "end": {"line": \#(line), "character": 99}}"#
    let answer = try editor.request(
      "textDocument/codeAction",
      #"{"textDocument": {"uri": "\#(editor.uri(path))"}, "range": \#(range), "context": {"diagnostics": []\#(more)}}"#)
    let all = answer["result"]?.elements ?? []
    let titles = all.map { ($0["isPreferred"] == nil ? "" : "* ") + ($0["title"]?.text ?? "") }
    let texts = try all.map { try applied($0["edit"]?["changes"]?[editor.uri(path)]?.elements ?? [], to: text) }
    return (titles, texts, editor, all)
  }

  private func applied(_ edits: [JSONNode], to text: String) throws -> String {
    var document = DocumentText(Array(text.utf8))
    for edit in edits {
      document.replace(try Params(edit).child("range").range, with: edit["newText"]?.text ?? "", .utf16)
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func `a name that is spelled wrong has a preferred fix, even after an emoji`() throws {
    let text = """
      import Furnish
      struct Images: Sendable {}
      let container = ServiceContainer()
      try container.services.register(Images.self, name: "images") { Images() }
      let provider = try container.validated()
      let value = ("😀", provider.resolveRequired(Images.self, name: "imges"))

      """
    let result = try actions(text, line: 5)
    #expect(result.titles.first == #"* Change the name "imges" to "images""#)
    #expect(result.texts.first == text.replacingOccurrences(of: "imges", with: "images"))
    #expect(result.answer.first?["kind"]?.text == "quickfix")
    #expect(result.answer.first?["diagnostics"]?.elements.count == 1)
  }

  @Test func `a service that is missing can be registered in each container, with each lifetime`() throws {
    let text = FindingTests.main + FindingTests.types
    let result = try actions(text, line: 3)
    #expect(
      result.titles == [
        "Register any Clock as a singleton, after \(path):4", "Register any Clock as scoped, after \(path):4",
        "Register any Clock as transient, after \(path):4", "Silence missing-service in this line",
      ])
    func registered(_ lifetime: String) -> String {
      text.replacingOccurrences(
        of: "Page.init(clock:))",
        with: "Page.init(clock:))\n  .register((any Clock).self\(lifetime)) { _ in <#any Clock#> }")
    }
    #expect(
      result.texts == [
        registered(""), registered(", lifetime: .scoped"), registered(", lifetime: .transient"),
        text.replacingOccurrences(
          of: "  .register(Page", with: "  // furnish:ignore missing-service\n  .register(Page"),
      ])
  }

  @Test func `the lifetime of either service can be changed`() throws {
    let text = """
      import Furnish
      struct User: Sendable {}
      struct Basket: Sendable { init(user: User) {} }
      let container = ServiceContainer()
      try container.services
        .register(User.self, lifetime: .scoped, User.init)
        .register(Basket.self, lifetime: .singleton, Basket.init(user:))

      """
    let result = try actions(text, line: 6)
    #expect(
      result.titles.prefix(3) == [
        "Register Basket with the lifetime .scoped at \(path):7",
        "Register User with the lifetime .singleton at \(path):6",
        "Register User with the lifetime .transient at \(path):6",
      ])
    #expect(result.texts.first == text.replacingOccurrences(of: "lifetime: .singleton", with: "lifetime: .scoped"))
    let wider = text.replacingOccurrences(of: "lifetime: .scoped", with: "lifetime: .singleton")
    #expect(result.texts.dropFirst().first == wider)
  }

  @Test func `a registration that nothing requests can be removed`() throws {
    let main = FindingTests.main.replacingOccurrences(
      of: "(clock:))", with: "(clock:))\n  .register(Int.self) { 7 }")
    let text = main + FindingTests.types
    let result = try actions(text, line: 4)
    #expect(result.titles == ["Remove the registration of Int", "Silence unused-registration in this line"])
    #expect(result.texts.first == text.replacingOccurrences(of: "\n  .register(Int.self) { 7 }", with: ""))
  }

  @Test(arguments: [
    ("(clock:))  // the page\n  // seven\n  .register(Int.self) { 7 } // the number", "(clock:))  // the page"),
    ("(clock:)).register(Int.self) { 7 }  // both", "(clock:))  // both"),
    ("(clock:))\n  .register(Int.self) { 7 }; // done", "(clock:)); // done"),
  ])
  func `a removal removes the comments of its registration, and no other`(_ written: String, _ left: String) throws {
    func text(_ calls: String) -> String {
      FindingTests.main.replacingOccurrences(of: "(clock:))", with: calls) + FindingTests.types
    }
    let lines = written.components(separatedBy: "\n").count
    let result = try actions(text(written), line: 2 + lines)
    let removal = try #require(result.titles.firstIndex(of: "Remove the registration of Int"))
    #expect(result.texts[removal] == text(left))
  }

  @Test func `a new registration follows the comment at the end of the line before it`() throws {
    let text =
      FindingTests.main.replacingOccurrences(of: "(clock:))", with: "(clock:)) // the page") + FindingTests.types
    #expect(
      try actions(text, line: 3).texts.first
        == text.replacingOccurrences(
          of: "// the page", with: "// the page\n  .register((any Clock).self) { _ in <#any Clock#> }"))
  }

  @Test func `a client receives the version that an edit is for, and only the kinds that it requests`() throws {
    let text = FindingTests.main + FindingTests.types
    let versions = try actions(
      text, line: 3, capabilities: #"{"workspace": {"workspaceEdit": {"documentChanges": true}}}"#)
    let document = versions.answer.first?["edit"]?["documentChanges"]?.elements.first?["textDocument"]
    #expect(document?["version"]?.text == "1")
    #expect(document?["uri"]?.text == versions.editor.uri(path))
    #expect(try actions(text, line: 3, more: #", "only": ["refactor"]"#).titles == [])
    #expect(try actions(text, line: 3, more: #", "only": ["quickfix"]"#).titles.count == 4)
    #expect(try actions(text, line: 0).titles == [])
  }

  @Test func `a silenced finding is no longer reported`() throws {
    let text = FindingTests.main + FindingTests.types
    let result = try actions(text, line: 3)
    try result.editor.replace(path, with: try #require(result.texts.last))
    #expect(try result.editor.findings(path) == [])
  }
}
