import Foundation
import Testing

/// `furnish fragment`, `furnish link` and `furnish graph`, by the real command.
@Suite(.whereNotSanitized) struct LinkEndToEndTests {
  private func inFolder(_ test: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await test(folder.path)
  }

  private func furnish(_ arguments: String...) async throws -> Output { try await run(CommandProgram.path, arguments) }

  private var landmarks: String { PackageFolder.url.appendingPathComponent("Examples/Landmarks").path }

  @Test func `linking the fragments of a program prints the findings of its check`() async throws {
    try await inFolder { folder in
      let check = try await furnish("check", landmarks, "--skip-manifest", "--no-cache")
      let written = try await furnish(
        "fragment", landmarks, "--skip-manifest", "--no-cache", "--output-directory", folder)
      #expect(written.succeeded && written.text == "")
      let fragments = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
      #expect(fragments.count > 3)
      let link = try await run(CommandProgram.path, ["link"] + fragments)
      #expect(link.succeeded == check.succeeded)
      // The files that a check leaves out are not in the fragments, so the link cannot name them.
      #expect(link.text == check.text.replacing(/; not read: .*/, with: ""))
    }
  }

  @Test func `files belong to the module that the command line names`() async throws {
    try await inFolder { folder in
      try Data("import Furnish\nstruct Page {}\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/a.swift"))
      let output = try await furnish(
        "fragment", "\(folder)/a.swift", "--skip-manifest", "--no-cache", "--module", "Web")
      #expect(output.succeeded)
      #expect(output.standardOutput.contains("\"module\" : \"Web\""))
    }
  }

  @Test func `a module that does not exist is refused with the names of the existing ones`() async throws {
    let output = try await furnish("fragment", landmarks, "--skip-manifest", "--no-cache", "--module", "Nowhere")
    #expect(!output.succeeded)
    #expect(output.standardError.hasPrefix("furnish: there is no module 'Nowhere'; there are: Landmark"))
    #expect(output.standardError.hasSuffix(", LandmarkServices, landmarks, landmarks_server, landmarks_store\n"))
  }

  @Test func `a file that is no fragment is reported in one line`() async throws {
    try await inFolder { folder in
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/f.json"))
      let output = try await furnish("link", "\(folder)/f.json")
      #expect(!output.succeeded)
      #expect(
        output.text
          == "furnish: '\(folder)/f.json' is JSON, but no fragment; name files that `furnish fragment` wrote.\n")
    }
  }

  @Test(arguments: [
    ("text", "Wiring\n"), ("dot", "digraph furnish {\n"),
    ("mermaid", "flowchart TD\n"), ("json", "{\n  \"version\": 1,\n"), ("svg", "<svg xmlns="),
    ("html", "<!doctype html>"),
  ])
  func `a program is drawn from its source`(format: String, beginning: String) async throws {
    try await inFolder { folder in
      let output = try await furnish(
        "graph", landmarks, "--skip-manifest", "--no-cache", "--title", "Wiring", "--format", format, "--output",
        "\(folder)/wiring")
      #expect(output.succeeded && output.text == "")
      let text = try String(contentsOfFile: "\(folder)/wiring", encoding: .utf8)
      #expect(text.hasPrefix(beginning))
      #expect(text.contains("LandmarkDatabase"))
    }
  }
}
