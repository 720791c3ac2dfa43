import Foundation
import Testing

/// The answers of the real command `furnish lsp`, and the statuses with which it ends.
@Suite(.whereNotSanitized) struct LSPEndToEndTests {
  private let file = "Sources/App/Main.swift"

  private func serve(_ script: EditorScript, in workspace: Workspace) async throws -> Output {
    try await run(
      CommandProgram.path, ["lsp", "--skip-manifest", "--no-cache"], in: workspace.folder, input: script.bytes)
  }

  /// Creates a workspace that is a package. With `--skip-manifest`, the server does not read the manifest, and finds
  /// the modules by their folders.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace.faulty()
    try workspace.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    return workspace
  }

  @Test func `each edit of a session publishes the findings of the new text`() async throws {
    let workspace = try workspace()
    let fixed = Workspace.faultyMain
      .replacingOccurrences(of: "  .register(Int.self) { 7 }\n", with: "  .register((any Clock).self) { Fast() }\n")
    var script = EditorScript.initialized(in: workspace.folder)
    script.open(file, Workspace.faultyMain)
    script.request(at: file)
    script.type("/* é😀 */ ", at: 0, 0, in: file, version: 2)
    script.request(at: file)
    script.type("\n", at: 4, 0, in: file, version: 3)
    script.request(at: file)
    script.replace(file, with: fixed, version: 4)
    script.request(at: file)
    script.replace(file, with: fixed + "let broken = (\n", version: 5)
    script.request(at: file)
    script.replace(file, with: fixed, version: 6)
    script.save(file)
    script.request(at: file, 8, 28, "definition")
    script.end()
    let output = try await serve(script, in: workspace)
    let messages = try EditorMessage.all(in: output.standardOutput)
    let shown = messages.filter { $0.method == "textDocument/publishDiagnostics" }.map { message in
      (message.params?.diagnostics ?? []).map(\.summary)
    }
    #expect(
      shown == [
        ["5:3 error missing-service", "6:3 warning unused-registration"],
        // The comment before the import changes no finding, so nothing is published. The empty line moves both
        // findings.
        ["6:3 error missing-service", "7:3 warning unused-registration"],
        [],
        ["9:14 error syntax-error"],
        [],
      ])
    #expect(messages.compactMap(\.error).isEmpty)
    #expect(messages.filter { $0.id != nil }.count == 8)
    #expect(
      output.standardOutput.contains(
        #""range":{"start":{"line":5,"character":3},"end":{"line":5,"character":11}}"#))
    #expect(output.standardError == "")
    #expect(output.status == 0)
  }

  @Test func `a session that does not end as the protocol requires has status 1`() async throws {
    let workspace = try workspace()
    var script = EditorScript.initialized(in: workspace.folder)
    let closed = try await serve(script, in: workspace)
    #expect(closed.status == 1)
    #expect(closed.standardError == "")
    script.addRaw("Content-Length: 100\r\n\r\n{")
    let broken = try await serve(script, in: workspace)
    #expect(broken.standardError == "furnish: Standard input ended inside of a message.\n")
    #expect(broken.status == 1)
    var huge = EditorScript.initialized(in: workspace.folder)
    huge.addRaw("Content-Length: 99999999999\r\n\r\n")
    let refused = try await serve(huge, in: workspace)
    #expect(refused.standardError == "furnish: A message of 99999999999 bytes is announced; 67108864 is the most.\n")
    #expect(refused.status == 1)
    var unopened = EditorScript(in: workspace.folder)
    unopened.notify("exit", "null")
    #expect(try await serve(unopened, in: workspace).status == 1)
  }

  @Test func `a text that is no message is answered with an error, and the session continues`() async throws {
    let workspace = try workspace()
    var script = EditorScript.initialized(in: workspace.folder)
    script.add("{")
    script.addRaw("Wrong: 7\r\n\r\n")
    script.request("workspace/none", "{}")
    script.open(file, Workspace.faultyMain)
    script.request(at: file)
    script.end()
    let output = try await serve(script, in: workspace)
    let messages = try EditorMessage.all(in: output.standardOutput)
    #expect(messages.compactMap(\.error).map(\.code) == [-32700, -32700, -32601])
    #expect(messages.contains { $0.params?.diagnostics?.count == 2 })
    #expect(output.status == 0)
  }

  @Test func `a text that is nested too deeply for the parser is reported once for all edits`() async throws {
    let workspace = try workspace()
    var script = EditorScript.initialized(in: workspace.folder)
    let nested = "let z = " + String(repeating: "[", count: 2000) + String(repeating: "]", count: 2000) + "\n"
    script.open(file, Workspace.faultyMain + nested)
    script.request(at: file)
    for version in 2..<22 {
      script.type("\n", at: 1, 0, in: file, version: version)
      script.request(at: file)
    }
    script.replace(file, with: Workspace.faultyMain, version: 22)
    script.request(at: file)
    script.end()
    let output = try await serve(script, in: workspace)
    let shown = try EditorMessage.all(in: output.standardOutput).compactMap { $0.params?.diagnostics }
    #expect(
      shown.map { $0.map(\.summary) } == [
        ["0:0 error unreadable-file"], ["5:3 error missing-service", "6:3 warning unused-registration"],
      ])
    #expect(output.status == 0)
  }

  /// Changes, removes or doubles bytes of a session. The server must end with status 0 or 1.
  @Test func `damaged bytes do not crash the server`() async throws {
    let workspace = try workspace()
    var script = EditorScript.initialized(in: workspace.folder)
    script.open(file, Workspace.faultyMain)
    script.type("😀", at: 3, 2, in: file, version: 2)
    script.request(at: file, 3, 4)
    script.end()
    let bytes = Array(script.bytes.utf8)
    for seed in 1...24 {
      var damaged = bytes
      let (place, other) = (seed * 7919 % bytes.count, seed * 104_729 % bytes.count)
      switch seed % 4 {
      case 0: damaged[place] = 0x22
      case 1: damaged.removeSubrange(min(place, other)..<max(place, other))
      case 2: damaged.removeLast(place)
      default: damaged.insert(contentsOf: bytes[..<other], at: place)
      }
      let output = try await run(
        CommandProgram.path, ["lsp", "--skip-manifest", "--no-cache"], in: workspace.folder,
        input: String(decoding: damaged, as: UTF8.self))
      #expect([0, 1].contains(output.status), "\(seed): \(output.status)")
      _ = try EditorMessage.all(in: output.standardOutput)
    }
  }
}
