import Foundation
import Testing

/// Behaviors that the protocol permits and few editors have, in sessions with the real command `furnish lsp`.
@Suite(.whereNotSanitized) struct EditorBehaviorEndToEndTests {
  private let file = "Sources/App/Main.swift"
  private let workspace: Workspace
  private let missing = "5:3 error missing-service"
  private let unused = "6:3 warning unused-registration"

  init() throws {
    workspace = try Workspace.faulty()
    try workspace.write("// swift-tools-version: 6.2\n", to: "Package.swift")
  }

  /// Runs a session that begins with the open file, and returns its messages and its output.
  private func session(
    _ text: String = Workspace.faultyMain, _ write: (inout EditorScript) -> Void
  ) async throws -> (messages: [EditorMessage], output: String) {
    var script = EditorScript.initialized(in: workspace.folder)
    script.open(file, text)
    script.request(at: file)
    write(&script)
    script.end()
    let output = try await run(
      CommandProgram.path, ["lsp", "--skip-manifest", "--no-cache"], in: workspace.folder, input: script.bytes)
    #expect(output.standardError == "")
    #expect(output.status == 0)
    return (try EditorMessage.all(in: output.standardOutput), output.standardOutput)
  }

  /// Returns the findings of each publication.
  private func published(_ messages: [EditorMessage]) -> [[String]] {
    messages.compactMap { $0.params?.diagnostics?.map(\.summary) }
  }

  private func edit(
    _ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int, _ text: String
  ) -> EditorMessage.Edit {
    EditorMessage.Edit(
      range: .init(
        start: .init(line: startLine, character: start), end: .init(line: endLine, character: end)), newText: text)
  }

  @Test func `each range of a change refers to the text after the edits before it`() async throws {
    let (messages, _) = try await session { script in
      // Two lines before the imports move all others, so the second edit is two lines below.
      script.edit(
        file, [edit(0, 0, 0, 0, "// é😀\n\n"), edit(8, 2, 8, 27, ""), edit(0, 3, 0, 6, "é")], version: 2)
      script.request(at: file)
    }
    #expect(published(messages) == [[missing, unused], ["7:3 error missing-service"]])
  }

  @Test func `an editor may replace the whole text with each edit, and leave out versions`() async throws {
    let (messages, _) = try await session { script in
      for text in ["// one\n", "// one\n// two\n"] {
        script.replace(file, with: text + Workspace.faultyMain, version: nil)
        script.request(at: file)
      }
    }
    #expect(
      published(messages) == [
        [missing, unused],
        ["6:3 error missing-service", "7:3 warning unused-registration"],
        ["7:3 error missing-service", "8:3 warning unused-registration"],
      ])
  }

  @Test func `a document that is closed and not saved has the findings of its file again`() async throws {
    let (messages, _) = try await session { script in
      script.replace(file, with: "import Furnish\n", version: 2)
      script.request(at: file)
      script.close(file)
      script.request(at: file)
      script.open(file, "import Furnish\n")
      script.request(at: file)
    }
    #expect(published(messages) == [[missing, unused], [], [missing, unused], []])
    #expect(messages.compactMap(\.error).isEmpty)
  }

  @Test func `edits and fixes keep the line ends of Windows`() async throws {
    let text = Workspace.faultyMain.replacingOccurrences(of: "\n", with: "\r\n")
    let (messages, _) = try await session(text) { script in
      // The end of the line is before both characters of the line end.
      script.edit(file, [edit(0, 999, 1, 0, "\r\n\r\n"), edit(0, 99, 0, 99, " // a comment")], version: 2)
      script.request(at: file)
      script.requestActions(at: file, line: 7)
      script.edit(file, [edit(6, 41, 7, 28, "")], version: 3)
      script.request(at: file)
    }
    #expect(
      published(messages) == [
        [missing, unused], ["6:3 error missing-service", "7:3 warning unused-registration"],
        ["6:3 error missing-service"],
      ])
    let removal = messages.lazy.compactMap(\.result).compactMap(\.actions.first).first?.edit.changes.values.first?.first
    #expect(removal?.range.start.line == 6)
    #expect(removal?.range.start.character == 41)
    #expect(removal?.range.end.character == 27)
  }

  @Test func `a request whose identifier is a string is answered with that string`() async throws {
    let (messages, output) = try await session { script in
      let place = #"{"textDocument": {"uri": "\#(script.uri(file))"}, "position": {"line": 5, "character": 14}}"#
      script.request("textDocument/hover", place, id: "hover \"é😀\"")
      script.request("textDocument/none", "{}", id: "7")
    }
    #expect(messages.compactMap(\.id?.text) == ["1", "2", "\"hover \"é😀\"\"", "\"7\"", "3"])
    #expect(messages.first { $0.id?.text == "\"7\"" }?.error?.code == -32601)
    #expect(output.contains("registered at Sources/App/Main.swift:6"))
  }

  @Test func `a position beyond the end of a line or of the text is that end`() async throws {
    let (messages, output) = try await session { script in
      script.request(at: file, 9999, 9999)
      script.request(at: file, 9999, 0, "definition")
      script.requestActions(at: file, line: 9999)
      script.type("  // a comment", at: 5, 9999, in: file, version: 2)
      script.type("let broken = (\n", at: 9999, 9999, in: file, version: 3)
      script.request(at: file)
      script.edit(file, [edit(9, 0, 9999, 9999, "")], version: 4)
      script.request(at: file)
      script.edit(file, [edit(0, 0, 9999, 0, "import Furnish\n")], version: 5)
      script.request(at: file)
    }
    #expect(messages.compactMap(\.error).isEmpty)
    #expect(
      published(messages) == [
        [missing, unused], [missing, unused, "9:14 error syntax-error"], [missing, unused], [],
      ])
    #expect(output.components(separatedBy: #""result":null"#).count == 8)
    #expect(output.contains(#""result":[]"#))
  }
}
