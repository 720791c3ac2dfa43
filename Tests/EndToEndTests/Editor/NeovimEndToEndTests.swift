import Foundation
import Testing

/// `furnish lsp` in neovim, which runs without a screen.
@Suite(.whereNotSanitized, .enabled(if: Neovim.version != nil, "neovim is not installed")) struct NeovimEndToEndTests {
  private let file = "Sources/App/Main.swift"

  private func workspace(_ text: String) throws -> Workspace {
    try Workspace([file: text, "Package.swift": "// swift-tools-version: 6.2\n"])
  }

  /// Runs neovim without the settings of the user, and in it a session of the fixtures.
  private func run(
    _ session: String, in workspace: Workspace, _ arguments: [String] = ["--clean"]
  ) async throws -> Output {
    let scripts = ["session", session].flatMap { name in
      ["-c", "luafile \(Fixture.folder.appendingPathComponent("editor/\(name).lua").path)"]
    }
    let bin = workspace.path("bin")
    return try await EndToEndTests.run(
      "nvim", ["--headless", "-n", "-i", "NONE"] + arguments + scripts,
      variables: [
        "FURNISH": CommandProgram.path, "FOLDER": workspace.folder.path, "HOME": workspace.folder.path,
        "PATH": "\(bin):\(ProcessInfo.processInfo.environment["PATH"] ?? "")",
      ],
      in: workspace.folder)
  }

  /// Returns the lines that a session has printed, without the two spaces with which Markdown breaks a line.
  private func lines(_ output: Output) -> [String] {
    output.lines.map { $0.replacingOccurrences(of: "  $", with: "", options: .regularExpression) }
  }

  @Test func `neovim shows the findings, fixes one, and jumps to a registration`() async throws {
    let text = """
      import Furnish
      struct Images: Sendable {}
      let container = ServiceContainer()
      try container.services
        .register(Images.self, name: "images") { Images() }
      let provider = try container.validated()
      let value = ("😀", provider.resolveRequired(Images.self, name: "imges"))

      """
    let workspace = try workspace(text)
    let output = try await run("fix", in: workspace)
    #expect(
      lines(output) == [
        "opened:",
        "  5:4 Images \"images\" is registered, but never requested. [unused-registration]",
        "  7:31 Images \"imges\" is not registered. [missing-service]",
        "applied: Change the name \"imges\" to \"images\"",
        "fixed:",
        "definition: Main.swift:5:4",
        "hover: `Images \"images\"`",
        "hover: registered at [Sources/App/Main.swift:5](file://\(workspace.path(file))#L5), singleton",
        "hover: 0 dependents, 1 request",
        "ended",
        "",
      ], "\(output.text)")
    #expect(output.status == 0)
    #expect(try workspace.text(file) == text.replacingOccurrences(of: "imges", with: "images"))
  }

  @Test func `neovim applies a chosen registration and a chosen lifetime, and lists references`() async throws {
    let text = """
      import Furnish
      protocol Clock: Sendable {}
      struct Fast: Clock { init() {} }
      struct User: Sendable { init() {} }
      struct Basket: Sendable { init(user: User, clock: any Clock) {} }

      func run() throws {
        let container = ServiceContainer()
        try container.services
          .register(User.self, lifetime: .scoped, User.init)
          .register(Basket.self, lifetime: .singleton, Basket.init(user:clock:))
        let scope = try container.validated().makeScope()
        _ = (scope.resolveRequired(Basket.self), scope.resolveRequired(User.self))
      }

      """
    let workspace = try workspace(text)
    let output = try await run("choose", in: workspace)
    #expect(
      lines(output) == [
        "opened:",
        "  11:6 Basket (singleton) would retain User (scoped) beyond its scope. [captive-dependency]",
        "  11:6 any Clock is not registered. [missing-service]",
        "offered: Register Basket with the lifetime .scoped at \(file):11",
        "offered: Register User with the lifetime .singleton at \(file):10",
        "offered: Register User with the lifetime .transient at \(file):10",
        "offered: Silence captive-dependency in this line",
        "offered: Register any Clock as a singleton, after \(file):11",
        "offered: Register any Clock as scoped, after \(file):11",
        "offered: Register any Clock as transient, after \(file):11",
        "offered: Silence missing-service in this line",
        "chosen: Register any Clock as a singleton",
        "registered:",
        "  11:6 Basket (singleton) would retain User (scoped) beyond its scope. [captive-dependency]",
        "offered: Register Basket with the lifetime .scoped at \(file):11",
        "offered: Register User with the lifetime .singleton at \(file):10",
        "offered: Register User with the lifetime .transient at \(file):10",
        "offered: Silence captive-dependency in this line",
        "chosen: Register Basket with the lifetime .scoped",
        "changed:",
        "reference: Main.swift:10:6",
        "reference: Main.swift:11:6",
        "reference: Main.swift:14:50",
        "ended",
        "",
      ], "\(output.text)")
    #expect(output.status == 0)
    #expect(
      try workspace.text(file)
        == text.replacingOccurrences(of: ".singleton", with: ".scoped").replacingOccurrences(
          of: "clock:))\n", with: "clock:))\n    .register((any Clock).self) { _ in Fast() }\n"))
    let compilation = try await Compilation(at: workspace.path(file))
    #expect(compilation.diagnostics == [], "\(compilation.text)")
  }

  @Test func `neovim shows a syntax error while a line is incomplete, and nothing when it is complete`() async throws {
    let workspace = try workspace(
      Workspace.faultyMain.replacingOccurrences(of: "\n  .register(Int.self) { 7 }", with: ""))
    let output = try await run("syntax-error", in: workspace)
    #expect(
      lines(output) == [
        "opened:",
        "  6:4 any Clock is not registered. [missing-service]",
        "incomplete:",
        "  6:4 any Clock is not registered. [missing-service]",
        "  7:38 This is not valid Swift: expected value and ')' to end function call. [syntax-error]",
        "  9:40 This is not valid Swift: expected '}' to end closure. [syntax-error]",
        "complete:",
        "ended",
        "",
      ], "\(output.text)")
    #expect(output.status == 0)
  }

  /// Runs the programs of the article as `init.lua`. The second one needs the settings that neovim 0.11 introduced.
  @Test(arguments: (Neovim.version ?? (0, 0)) < (0, 11) ? [0] : [0, 1])
  func `the program of the article starts one server for all files of a package`(_ number: Int) async throws {
    let article = try String(
      contentsOf: PackageFolder.url.appendingPathComponent("Sources/Furnish/Furnish.docc/EditorFindings.md")
        .standardized, encoding: .utf8)
    let programs = article.components(separatedBy: "```lua\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    try #require(programs.count == 2)
    let workspace = try Workspace([
      file: Workspace.faultyMain,
      "Sources/App/Other.swift": """
      import Furnish
      func other() throws {
        let container = ServiceContainer()
        _ = try container.validated().resolveRequired(String.self)
      }

      """,
      "Package.swift": """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "App", targets: [.executableTarget(name: "App")])

      """,
      "init.lua": programs[number],
    ])
    // The program expects the command in a folder of `PATH`.
    try FileManager.default.createDirectory(atPath: workspace.path("bin"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path("bin/furnish"), withDestinationPath: CommandProgram.path)
    let output = try await run("article", in: workspace, ["-u", "init.lua", file])
    #expect(
      lines(output) == [
        "Main.swift:",
        "  6:4 any Clock is not registered. [missing-service]",
        "  7:4 Int is registered, but never requested. [unused-registration]",
        "Other.swift:",
        "  4:33 String is not registered. [missing-service]",
        "servers: 1",
        "ended",
        "",
      ], "\(output.text)")
    #expect(output.status == 0)
  }
}

/// The installation of neovim.
private enum Neovim {
  /// The first two numbers of the version; `nil` if neovim is not installed.
  static let version: (Int, Int)? = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["nvim", "--version"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let match = text.firstMatch(of: /NVIM v(\d+)\.(\d+)/) else { return nil }
    return (Int(match.1) ?? 0, Int(match.2) ?? 0)
  }()
}
