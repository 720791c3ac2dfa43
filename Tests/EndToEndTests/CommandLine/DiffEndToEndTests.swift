import Foundation
import Testing

/// `furnish diff` of two graphs, and of two revisions of git.
@Suite(.whereNotSanitized) struct DiffEndToEndTests {
  private static let old = """
    import Furnish
    protocol Log: Sendable {}
    struct Console: Log { init() {} }
    struct Cache: Sendable {}
    struct Page: Sendable { init(cache: Cache) {} }
    let container = ServiceContainer()
    try container.services
      .register((any Log).self, Console.init)
      .register(Cache.self) { Cache() }
      .register(Page.self, Page.init(cache:))
    let provider = try container.validated()
    _ = provider.resolveRequired(Page.self)

    """

  private static let new =
    old
    .replacingOccurrences(of: "init(cache: Cache)", with: "init(log: any Log, clock: String)")
    .replacingOccurrences(of: "Page.init(cache:)", with: "Page.init(log:clock:)")
    .replacingOccurrences(of: "\n  .register(Cache.self) { Cache() }", with: "")
    .replacingOccurrences(of: "(any Log).self, Console", with: "(any Log).self, lifetime: .transient, Console")

  private static let expectedText = """
    services
      - Cache, singleton

    lifetimes
      ~ any Log: singleton → transient

    edges
      + Page → any Log
      + Page → String
      - Page → Cache

    findings
      + Sources/App/main.swift:9:4: error: String is not registered. [missing-service]
      - Sources/App/main.swift:8:4: warning: any Log is registered, but never requested. [unused-registration]

    1 service removed; 1 lifetime changed; 2 edges added, 1 removed; 1 finding added, 1 removed

    """

  private let file = "Sources/App/main.swift"

  private func git(_ workspace: Workspace, _ arguments: String...) async throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
    let output = try await run("git", identity + arguments, in: workspace.folder)
    try #require(output.succeeded, "\(output.text)")
  }

  private func diff(_ workspace: Workspace, _ arguments: String..., in place: String = "") async throws -> Output {
    try await run(
      CommandProgram.path, ["diff", "--skip-manifest"] + arguments, in: workspace.folder.appendingPathComponent(place))
  }

  @Test func `two graphs are compared in every form`() async throws {
    let workspace = try Workspace([file: Self.old])
    let graph = ["graph", "--skip-manifest", "--no-cache", "--format", "json", "--output"]
    _ = try await run(CommandProgram.path, graph + ["old.json"], in: workspace.folder)
    try workspace.write(Self.new, to: file)
    _ = try await run(CommandProgram.path, graph + ["new.json"], in: workspace.folder)
    let text = try await diff(workspace, "old.json", "new.json")
    #expect(text.standardOutput == Self.expectedText)
    #expect(text.standardError == "")
    #expect(text.status == 0)
    let markdown = try await diff(workspace, "old.json", "new.json", "--format", "markdown").standardOutput
    #expect(markdown.hasPrefix("### Services\n\n1 service removed; 1 lifetime changed; "), "\(markdown)")
    #expect(markdown.contains("#### Lifetimes\n\n```diff\n! any Log: singleton → transient\n```\n"), "\(markdown)")
    let json = try await diff(workspace, "old.json", "new.json", "--format", "json").standardOutput
    let value = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(Set(value.keys) == ["version", "services", "lifetimes", "edges", "findings"])
    let svg = try await diff(workspace, "old.json", "new.json", "--format", "svg", "--output", "changes.svg")
    #expect(svg.standardOutput == "")
    let picture = try workspace.text("changes.svg")
    #expect(picture.contains(">old.json → new.json</text>"))
    #expect(picture.contains(#"<g class="box singleton removed""#), "\(picture)")
    #expect(picture.contains(#"<g class="box transient changed""#))
    #expect(picture.contains(#"<path class="line added""#) && picture.contains(#"<path class="line removed""#))
    #expect(try await diff(workspace, "old.json", "old.json").standardOutput == "no differences\n")
    #expect(
      try await diff(workspace, "old.json", "new.json", "--output", "missing/a.txt").status == 3)
  }

  @Test func `two revisions are compared, and one revision is compared with the working folder`() async throws {
    let workspace = try Workspace(["package/\(file)": Self.old])
    try await git(workspace, "init", "--quiet")
    try await git(workspace, "add", ".")
    try await git(workspace, "commit", "--quiet", "-m", "Old")
    try await git(workspace, "tag", "v1")
    try workspace.write(Self.new, to: "package/\(file)")
    #expect(try await diff(workspace, "v1", in: "package").standardOutput == Self.expectedText)
    try await git(workspace, "commit", "--quiet", "-a", "-m", "New")
    // The command has a temporary folder of its own, since other tests compare revisions at the same time.
    let temporary = workspace.folder.appendingPathComponent("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let output = try await run(
      CommandProgram.path, ["diff", "--skip-manifest", "v1", "HEAD"], variables: ["TMPDIR": temporary.path],
      in: workspace.folder.appendingPathComponent("package"))
    #expect(output.standardOutput == Self.expectedText)
    #expect(output.status == 0)
    let skipped = try await diff(workspace, "v1", "HEAD", "--only", "missing-service", in: "package")
    #expect(!skipped.standardOutput.contains("unused-registration"))
    // No file of a revision remains in the temporary folder.
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
  }

  @Test func `a module that has the name of its folder keeps its name in a revision`() async throws {
    let workspace = try Workspace(["main.swift": Self.old])
    try await git(workspace, "init", "--quiet")
    try await git(workspace, "add", ".")
    try await git(workspace, "commit", "--quiet", "-m", "Old")
    #expect(try await diff(workspace, "HEAD").standardOutput == "no differences\n")
  }

  @Test func `the configuration of the working folder excludes the same files of a revision`() async throws {
    let workspace = try Workspace([file: Self.old, "Sources/Mocks/Broken.swift": "import Furnish\nlet x = = 1\n"])
    try await git(workspace, "init", "--quiet")
    try await git(workspace, "add", ".")
    try await git(workspace, "commit", "--quiet", "-m", "Old")
    try workspace.write(#"{ "exclude": ["Sources/Mocks"] }"#, to: ".furnish.json")
    #expect(try await diff(workspace, "HEAD").standardOutput == "no differences\n")
  }

  @Test func `an argument that is neither a file nor a revision is an error`() async throws {
    let workspace = try Workspace([file: Self.old, "notes.json": "{}"])
    let outside = try await diff(workspace, "v1")
    #expect(
      outside.standardError
        == "furnish: 'v1' is not a file, and '\(workspace.folder.path)' is not in a repository of git\n")
    #expect(outside.status == 2)
    try await git(workspace, "init", "--quiet")
    let unknown = try await diff(workspace, "v1")
    #expect(unknown.standardError == "furnish: 'v1' is neither a file nor a revision of git\n")
    #expect(unknown.status == 2)
    let notes = try await diff(workspace, "notes.json")
    #expect(
      notes.standardError == "furnish: 'notes.json' is not a graph; write one with `furnish graph --format json`\n")
    #expect(notes.status == 2)
  }
}
