import Foundation
import Testing

/// `furnish lsp` while the package manager does not answer, because it waits for a build.
@Suite(.whereNotSanitized) struct SlowManifestEndToEndTests {
  private let file = "Sources/App/Main.swift"

  /// Creates a package with a faulty file in a target, and another faulty file that belongs to no target.
  ///
  /// - Parameter swift: The shell commands that run in place of the package manager.
  private func workspace(swift commands: String) throws -> Workspace {
    let workspace = try Workspace([
      file: Workspace.faultyMain, "Extra/Other.swift": Workspace.faultyMain,
      // The manifest computes its targets, so its text does not show which files belong to a target.
      "Package.swift": """
      // swift-tools-version: 6.2
      let package = Package(name: "App", targets: names.map { .target(name: $0) })
      """,
      "bin/swift": "#!/bin/sh\n\(commands)\n",
    ])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workspace.path("bin/swift"))
    return workspace
  }

  /// Runs shell commands in a workspace, whose own `swift` takes precedence over the installed one.
  private func shell(_ commands: String, in workspace: Workspace) async throws -> Output {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try await run(
      "sh", ["-c", commands], variables: ["PATH": "\(workspace.path("bin")):\(path)", "FURNISH": CommandProgram.path],
      in: workspace.folder)
  }

  /// Returns the name of the file and the rules of the findings, for each publication.
  private func published(_ output: String) throws -> [String] {
    try EditorMessage.all(in: output).filter { $0.method == "textDocument/publishDiagnostics" }.map { message in
      let name = message.params?.uri?.split(separator: "/").last ?? ""
      return "\(name): \((message.params?.diagnostics ?? []).compactMap(\.code).joined(separator: ", "))"
    }
  }

  private let publishedWithoutTargets = [
    "Other.swift: missing-service, unused-registration", "Main.swift: missing-service, unused-registration",
  ]

  @Test func `an editor receives findings while the package manager hangs`() async throws {
    let workspace = try workspace(
      swift: #"for _ in $(seq 6000); do [ -e "$3/ended" ] && exit 1; sleep 0.1; done; touch "$3/waited""#)
    var script = EditorScript.initialized(in: workspace.folder)
    script.open(file, Workspace.faultyMain)
    script.request(at: file)
    script.type("\n", at: 0, 0, in: file, version: 2)
    script.request(at: file)
    script.end()
    try workspace.write(script.bytes, to: "input")
    let output = try await shell(
      #""$FURNISH" lsp --no-cache <input; status=$?; touch ended; exit $status"#, in: workspace)
    #expect(try published(output.standardOutput) == publishedWithoutTargets + [publishedWithoutTargets[1]])
    #expect(!FileManager.default.fileExists(atPath: workspace.path("waited")))
    #expect(output.status == 0)
  }

  @Test func `a package manager that hangs ends with the server`() async throws {
    let workspace = try workspace(swift: #"echo $$ >"$3/pid"; while true; do touch "$3/alive"; sleep 0.1; done"#)
    var script = EditorScript.initialized(in: workspace.folder)
    script.open(file, Workspace.faultyMain)
    try workspace.write(script.bytes, to: "beginning")
    script = EditorScript(in: workspace.folder)
    script.end()
    try workspace.write(script.bytes, to: "ending")
    let output = try await shell(
      #"""
      {
        cat beginning
        for _ in $(seq 600); do [ -s pid ] && break; sleep 0.1; done
        cat ending
      } | "$FURNISH" lsp --no-cache >output || exit 2
      [ -s pid ] || exit 3
      for _ in $(seq 20); do rm -f alive; sleep 3; [ -e alive ] || exit 0; done
      kill "$(cat pid)"
      exit 4
      """#, in: workspace)
    #expect(output.status == 0)
  }

  @Test func `findings are published again when the package manager describes the package`() async throws {
    let description = #"""
      {"targets": [{"name": "App", "type": "executable", "path": "Sources/App", "sources": ["Main.swift"]}], \#
      "products": [], "dependencies": []}
      """#
    // The package manager answers after the first findings.
    let workspace = try workspace(
      swift: "for _ in $(seq 300); do grep -q Main.swift output && break; sleep 0.1; done\n"
        + "cat <<'END'\n\(description)\nEND")
    var script = EditorScript.initialized(in: workspace.folder)
    try workspace.write(script.bytes, to: "beginning")
    script = EditorScript(in: workspace.folder)
    script.end()
    try workspace.write(script.bytes, to: "ending")
    let output = try await shell(
      #"""
      {
        cat beginning
        for _ in $(seq 600); do
          [ "$(grep -c Other.swift output)" -ge 2 ] && break
          sleep 0.1
        done
        cat ending
      } | "$FURNISH" lsp --no-cache >output
      """#, in: workspace)
    #expect(try published(workspace.text("output")) == publishedWithoutTargets + ["Other.swift: "])
    #expect(output.status == 0)
  }
}
