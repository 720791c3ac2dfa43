import Foundation
import FurnishScanner
import Testing

@testable import FurnishLanguageServer

/// Findings while files are typed, saved, created and removed.
@Suite struct FindingTests {
  static let main = """
    import Furnish
    let container = ServiceContainer()
    try container.services
      .register(Page.self, Page.init(clock:))
    let provider = try container.validated()
    _ = provider.resolveRequired(Page.self)

    """
  static let types = """
    protocol Clock: Sendable {}
    struct Page: Sendable { init(clock: any Clock) {} }

    """
  static let files = ["Sources/App/main.swift": main, "Sources/App/Types.swift": types, "Package.swift": ""]
  private let main = "Sources/App/main.swift"
  private let missing = "3:3-11 any Clock is not registered."

  @Test func `a finding appears and disappears while it is typed`() throws {
    let editor = try TestEditor(Self.files)
    try editor.open(main)
    #expect(try editor.findings(main) == [missing])
    let fixed = Self.main.replacingOccurrences(
      of: "(clock:))", with: "(clock:))\n  .register((any Clock).self) { Fast() }")
    try editor.replace(main, with: fixed)
    #expect(try editor.findings(main) == [])
    try editor.replace(main, with: "// 😀\n" + Self.main, version: 3)
    #expect(try editor.findings(main) == ["4:3-11 any Clock is not registered."])
    #expect(editor.notifications.last?["params"]?["version"]?.text == "3")
  }

  @Test func `an edit of another file is judged as well`() throws {
    let editor = try TestEditor(Self.files)
    try editor.open("Sources/App/Types.swift")
    #expect(try editor.findings(main) == [missing], "a file that is not open has its findings as well")
    try editor.replace("Sources/App/Types.swift", with: "struct Page: Sendable { init(clock: Int = 1) {} }\n")
    #expect(try editor.findings(main) == ["3:3-11 Int is not registered."])
    try editor.close("Sources/App/Types.swift")
    #expect(try editor.findings(main) == [missing], "what was not saved is gone")
  }

  @Test func `findings are not sent again if they have not changed`() throws {
    let editor = try TestEditor(Self.files)
    try editor.open(main)
    _ = try editor.findings(main)
    let count = editor.notifications.count
    try editor.replace(main, with: Self.main + "// a comment\n")
    #expect(editor.session.isUnsettled)
    _ = try editor.findings(main)
    #expect(!editor.session.isUnsettled)
    #expect(editor.notifications.count == count)
  }

  @Test func `a finding keeps its place in units of UTF-16 after an emoji in the same line`() throws {
    let text = Self.main.replacingOccurrences(of: "  .register", with: "  /* 😀 */ .register")
    let editor = try TestEditor(Self.files)
    try editor.open(main, text)
    #expect(try editor.findings(main) == ["3:12-20 any Clock is not registered."])
    let bytes = try TestEditor(Self.files, capabilities: #"{"general": {"positionEncodings": ["utf-8"]}}"#)
    try bytes.open(main, text)
    #expect(try bytes.findings(main) == ["3:14-22 any Clock is not registered."])
    // The emoji has as many bytes as these letters, and fewer units of UTF-16.
    try editor.replace(main, with: text.replacingOccurrences(of: "😀", with: "abcd"))
    #expect(try editor.findings(main) == ["3:14-22 any Clock is not registered."])
  }

  @Test func `the lines of a file may end as on Windows`() throws {
    let editor = try TestEditor(Self.files)
    try editor.open(main, Self.main.replacingOccurrences(of: "\n", with: "\r\n"))
    #expect(try editor.findings(main) == [missing])
  }

  @Test func `a diagnostic has only the members that the client supports`() throws {
    let full = try TestEditor(
      Self.files,
      capabilities: """
        {"textDocument": {"publishDiagnostics": {"relatedInformation": true, "codeDescriptionSupport": true,
        "tagSupport": {"valueSet": [1]}}}}
        """)
    try full.open(main, Self.main.replacingOccurrences(of: "(clock:))", with: "(clock:))\n  .register(Int.self) { 7 }"))
    _ = try full.findings(main)
    let all = full.notifications.last?["params"]?["diagnostics"]?.elements ?? []
    #expect(all.map { $0["severity"]?.text } == ["1", "2"])
    #expect(all.map { $0["code"]?.text } == ["missing-service", "unused-registration"])
    #expect(all.map { $0["source"]?.text } == ["furnish", "furnish"])
    #expect(all.last?["tags"]?.elements.map(\.text) == ["1"])
    #expect(all.first?["tags"] == nil)
    #expect(all.first?["codeDescription"]?["href"]?.text.hasSuffix("/rules#missing-service") == true)
    let related = all.first?["relatedInformation"]?.elements ?? []
    #expect(related.first?["location"]?["uri"]?.text == full.uri(main))
    #expect(related.first?["message"]?.text.isEmpty == false)
    let plain = try TestEditor(Self.files)
    try plain.open(main)
    _ = try plain.findings(main)
    let one = plain.notifications.last?["params"]?["diagnostics"]?.elements.first
    #expect(one?["relatedInformation"] == nil)
    #expect(one?["codeDescription"] == nil)
    #expect(one?["message"]?.text.contains("\nFix: ") == true)
  }

  @Test func `a file that is created, renamed or removed is read`() throws {
    let editor = try TestEditor(Self.files)
    try editor.open(main)
    _ = try editor.findings(main)
    let other = "Sources/App/Other.swift"
    // The file exists only in the editor at first.
    try editor.open(other, "func add(_ s: any ServiceCollection) { s.register((any Clock).self) { Fast() } }\n")
    let calling = Self.main.replacingOccurrences(of: "let provider", with: "add(try container.services)\nlet provider")
    try editor.replace(main, with: calling)
    #expect(try editor.findings(main) == [])
    try editor.close(other)
    let unread = "4:0-3 The services are passed to code that cannot be read here."
    #expect(try editor.findings(main) == [unread])
    try editor.write("func add(_ s: any ServiceCollection) { s.register((any Clock).self) { Fast() } }\n", to: other)
    try editor.changeFiles([other])
    #expect(try editor.findings(main) == [])
    try editor.write("func add(_ s: any ServiceCollection) {}\n", to: "Sources/App/Renamed.swift")
    try editor.remove(other)
    try editor.changeFiles([other, "Sources/App/Renamed.swift"])
    #expect(try editor.findings(main) == [missing])
  }

  @Test func `the findings of a removed file are removed`() throws {
    let editor = try TestEditor(Self.files)
    try editor.open("Sources/App/Types.swift")
    #expect(try editor.findings(main) == [missing])
    try editor.remove(main)
    try editor.changeFiles([main])
    #expect(try editor.findings(main) == [])
  }

  @Test func `a file of 4 MB is reported and does not stop the server`() throws {
    let editor = try TestEditor(Self.files)
    try editor.open(main)
    _ = try editor.findings(main)
    try editor.replace(main, with: String(repeating: "// filling\n", count: 400_000))
    #expect(try editor.findings(main) == ["0:0-1 \(main) cannot be read: it is larger than 4 MB."])
    try editor.replace(main, with: Self.main)
    #expect(try editor.findings(main) == [missing])
  }
}

extension TestEditor {
  func changeFiles(_ paths: [String]) throws {
    let changes = paths.map { #"{"uri": "\#(uri($0))", "type": 1}"# }.joined(separator: ", ")
    try notify("workspace/didChangeWatchedFiles", #"{"changes": [\#(changes)]}"#)
  }
}
