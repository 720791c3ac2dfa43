import Foundation
import Testing

@testable import FurnishScanner

/// Texts that are no fragment, and the errors that report them.
@Suite struct HostileFragmentTests {
  private static let version = FileFacts.currentVersion

  private func refusal(_ text: String) -> String? {
    let refusal = #expect(throws: FragmentRefusal.self) { _ = try Fragment(json: Data(text.utf8), name: "f.json") }
    return refusal?.description
  }

  @Test(arguments: ["", "{", "no", "\u{0}", #"{"a": "#, String(repeating: "[", count: 100_000)])
  func `a file that is not JSON is reported as such`(text: String) {
    #expect(refusal(text) == "'f.json' is no JSON; name files that `furnish fragment` wrote.")
  }

  @Test(arguments: ["[]", "3", "{}", #"{"format": "other", "version": 1}"#, #"{"format": "furnish-fragment"}"#])
  func `other JSON is no fragment`(text: String) {
    #expect(refusal(text) == "'f.json' is JSON, but no fragment; name files that `furnish fragment` wrote.")
  }

  @Test func `an unknown format is named`() {
    #expect(
      refusal(#"{"format": "furnish-fragment", "version": 7, "surprise": {}}"#) == """
        'f.json' has the format 7, and only format 1 can be read; write it with this release of furnish.
        """)
  }

  @Test func `an unknown version of the facts is named`() {
    #expect(
      refusal(#"{"format": "furnish-fragment", "version": 1, "factsVersion": 9999}"#) == """
        'f.json' has facts of the version 9999, and only version \(Self.version) can be read; write it with this \
        release of furnish.
        """)
  }

  @Test(arguments: [
    (#""module": 3, "files": [], "problems": [], "words": []"#, "module"),
    (#""files": [], "problems": [], "words": []"#, "module"),
    (#""module": "A", "files": {}, "problems": [], "words": []"#, "files"),
    (#""module": "A", "files": [{"path": "a"}], "problems": [], "words": []"#, "files[Index 0].facts"),
    (#""module": "A", "files": [], "problems": [], "words": [1]"#, "words[Index 0]"),
    (#""module": "A", "files": [], "problems": [{}], "words": []"#, "problems[Index 0].rule"),
    (#""module": null, "files": [], "problems": [], "words": []"#, "module"),
  ])
  func `a member of another type is named`(members: String, name: String) {
    let text = #"{"format": "furnish-fragment", "version": 1, "factsVersion": \#(Self.version), \#(members)}"#
    #expect(
      refusal(text) == """
        'f.json' is damaged: its "\(name.replacing("Index ", with: ""))" is missing, or of another type; write it again \
        with `furnish fragment`.
        """)
  }

  @Test(arguments: [
    "", "x", "1 2 3", "-1", "99999999999999999999", "1  2", "1 4294967295", "1,2", "0 0 0 0 0 0 0 0 0 0",
  ])
  func `facts that make no sense are reported with their file`(facts: String) {
    let text = #"""
      {"format": "furnish-fragment", "version": 1, "factsVersion": \#(Self.version), "module": "A", "problems": [],
       "words": ["a"], "files": [{"path": "A/B.swift", "facts": "\#(facts)"}]}
      """#
    #expect(
      refusal(text) == """
        'f.json' is damaged: its facts of A/B.swift make no sense; write it again with `furnish fragment`.
        """)
  }

  @Test func `facts that are nested too deeply are refused`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let deep = "\(Self.version) 0 0 1 0 0 0 0 0" + String(repeating: " 3", count: 1_000_000)
    let text = #"""
      {"format": "furnish-fragment", "version": 1, "factsVersion": \#(Self.version), "module": "A", "problems": [],
       "words": ["a"], "files": [{"path": "A/B.swift", "facts": "\#(deep)"}]}
      """#
    try Data(text.utf8).write(to: file)
    let refusal = #expect(throws: FragmentRefusal.self) { _ = try FragmentReader().read([file.path]) }
    #expect(refusal?.reason == .damaged("A/B.swift"))
  }

  @Test func `a missing file is named`() {
    let refusal = #expect(throws: FragmentRefusal.self) { _ = try FragmentReader().read(["/nowhere/f.json"]) }
    #expect(
      refusal?.description
        == "'/nowhere/f.json' cannot be read: there is no such file; name files that `furnish fragment` wrote.")
  }

  @Test func `a name that is too long is reported with the words of the system`() {
    let name = "/" + String(repeating: "f", count: 300)
    let refusal = #expect(throws: FragmentRefusal.self) { _ = try FragmentReader().read([name]) }
    #expect(refusal?.reason == .unreadable("file name too long"))
  }

  @Test func `a folder is no fragment`() {
    let folder = FileManager.default.temporaryDirectory.path
    let refusal = #expect(throws: FragmentRefusal.self) { _ = try FragmentReader().read([folder]) }
    #expect(refusal?.reason == .unreadable("it is no file"))
  }

  @Test func `a file that is too large is not read`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    // The file is sparse, so it takes no space on the disk.
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 300 << 20)
    try handle.close()
    let refusal = #expect(throws: FragmentRefusal.self) { _ = try FragmentReader().read([file.path]) }
    #expect(refusal?.reason == .unreadable("it is larger than 256 MB"))
  }
}
