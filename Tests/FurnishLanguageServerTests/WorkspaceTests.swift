import Foundation
import Testing

@testable import FurnishLanguageServer

/// The folders of a workspace, and the settings of their programs.
@Suite struct WorkspaceTests {
  private let main = "Sources/App/main.swift"
  private let missing = "3:3-11 any Clock is not registered."

  @Test func `each package of a workspace is a program of its own`() throws {
    var files: [String: String] = [:]
    for (path, text) in FindingTests.files {
      files["One/\(path)"] = text
      files["Two/\(path)"] = text
    }
    files["Two/.furnish.json"] = #"{"rules": {"missing-service": "warning"}}"#
    let editor = try TestEditor(files, roots: ["One", "Two"])
    try editor.settle()
    #expect(try editor.findings("One/\(main)") == [missing])
    #expect(try editor.findings("Two/\(main)") == [missing])
    func severity(_ path: String) -> String? {
      editor.notifications.last { $0["params"]?["uri"]?.text == editor.uri(path) }?["params"]?["diagnostics"]?
        .elements.first?["severity"]?.text
    }
    #expect(severity("One/\(main)") == "1")
    #expect(severity("Two/\(main)") == "2")
    try editor.notify(
      "workspace/didChangeWorkspaceFolders", #"{"event": {"added": [], "removed": [{"uri": "\#(editor.uri("Two"))"}]}}"#
    )
    #expect(try editor.findings("Two/\(main)") == [])
    #expect(try editor.findings("One/\(main)") == [missing])
  }

  @Test func `a package inside of the workspace is opened with its first file`() throws {
    var files: [String: String] = [:]
    for (path, text) in FindingTests.files { files["Packages/One/\(path)"] = text }
    let editor = try TestEditor(files)
    try editor.settle()
    #expect(editor.session.projects.isEmpty)
    try editor.open("Packages/One/\(main)")
    #expect(try editor.findings("Packages/One/\(main)") == [missing])
  }

  @Test func `a file of no package and no folder is not judged, and the log reports it once`() throws {
    let editor = try TestEditor(["Alone/main.swift": FindingTests.main], roots: [])
    for _ in 0..<2 {
      try editor.open("Alone/main.swift")
      #expect(try editor.findings("Alone/main.swift") == [])
    }
    let path = editor.folder.appendingPathComponent("Alone/main.swift").path
    let line = "furnish: '\(path)' is in no package and in no folder of the workspace, so it is not judged"
    #expect(editor.log == [line])
  }

  @Test func `the configuration is read again when it is saved, and its errors are shown in it`() throws {
    let editor = try TestEditor(FindingTests.files)
    try editor.open(main)
    #expect(try editor.findings(main) == [missing])
    try editor.write(#"{"rules": {"missing-service": "off"}}"#, to: ".furnish.json")
    try editor.changeFiles([".furnish.json"])
    #expect(try editor.findings(main) == [])
    try editor.write(#"{"rules": {"missing-servise": "off"}}"#, to: ".furnish.json")
    try editor.changeFiles([".furnish.json"])
    #expect(
      try editor.findings(".furnish.json")
        == [#"0:11-12 "missing-servise" is not a rule; did you mean "missing-service"?"#])
    #expect(try editor.findings(main) == [], "the settings from before apply")
    try editor.remove(".furnish.json")
    try editor.changeFiles([".furnish.json"])
    #expect(try editor.findings(".furnish.json") == [])
    #expect(try editor.findings(main) == [missing])
  }

  @Test func `an excluded file is not read, even if it is open`() throws {
    var files = FindingTests.files
    files[".furnish.json"] = #"{"exclude": ["Sources/App/main.swift"]}"#
    let editor = try TestEditor(files)
    try editor.open(main)
    #expect(try editor.findings(main) == [])
  }

  @Test func `a finding of the baseline is shown once it is removed from the baseline`() throws {
    var files = FindingTests.files
    files[".furnish.json"] = #"{"baseline": ".furnish-baseline.json"}"#
    files[".furnish-baseline.json"] = """
      {"version": 1, "findings": [{"rule": "missing-service", "file": "Sources/App/main.swift", "count": 1,
      "message": "any Clock is not registered."}]}
      """
    let editor = try TestEditor(files)
    try editor.open(main)
    #expect(try editor.findings(main) == [])
    try editor.write(#"{"version": 1, "findings": []}"#, to: ".furnish-baseline.json")
    try editor.changeFiles([".furnish-baseline.json"])
    #expect(try editor.findings(main) == [missing])
    try editor.remove(".furnish-baseline.json")
    // An editor that does not watch files only reports that a file was saved.
    try editor.save(main)
    let path = editor.folder.appendingPathComponent(".furnish-baseline.json").path
    #expect(editor.log == ["furnish: the baseline '\(path)' cannot be read, so all findings are reported"])
  }

  @Test func `a root that the program does not have is logged`() throws {
    var files = FindingTests.files
    files[".furnish.json"] = #"{"roots": ["Nowhere"]}"#
    let editor = try TestEditor(files)
    #expect(editor.log.contains("furnish: there is no type or module called 'Nowhere'"))
    #expect(try editor.findings(main) == [missing])
  }
}
