import Foundation
import Testing

/// The paths after `--serving`, by the real command.
@Suite(.whereNotSanitized) struct ServingPathsEndToEndTests {
  private static let app = """
    import Furnish
    import FurnishRemote
    @ClosureService(store: .none) @RemoteService
    struct Weather: Sendable { var today: @Sendable () async throws -> Report }
    struct Report: Codable, Sendable { var degrees: Double; var wind: Double }

    """

  private static let server = app.replacingOccurrences(of: "; var wind: Double", with: "")

  private func programs() throws -> Workspace {
    try Workspace(["app/Sources/App/Main.swift": Self.app, "server/Sources/App/Main.swift": Self.server])
  }

  private func check(_ workspace: Workspace, _ arguments: [String]) async throws -> Output {
    try await run(
      CommandProgram.path, ["check", "--skip-manifest", "--no-cache"] + arguments,
      in: workspace.folder.appendingPathComponent("app"))
  }

  @Test(arguments: [["../server", "."], ["../server", "Sources"], ["."]])
  func `the program that is checked is refused as its own server`(paths: [String]) async throws {
    let output = try await check(programs(), ["--serving"] + paths)
    #expect(
      output.standardError
        == "furnish: '\(paths.last ?? "")' belongs to the program that is checked, and cannot be its server as well; --serving takes all paths up to the next option, so write the paths to check before it\n"
    )
    #expect(output.status == 2)
  }

  @Test func `fragments of the program that follow those of the server are refused`() async throws {
    let workspace = try programs()
    for program in ["app", "server"] {
      _ = try await workspace.furnish(
        "fragment", "--skip-manifest", "--no-cache", "--output", "../\(program).json", in: program)
    }
    let order = try await workspace.furnish("link", "--serving", "server.json", "app.json")
    #expect(order.standardError.contains("Name the fragments of the program before --serving"), "\(order.text)")
    #expect(order.status == 64)
    let own = try await workspace.furnish("link", "app.json", "--serving", "app.json")
    #expect(own.standardError.hasPrefix("furnish: 'app.json' belongs to the program that is checked"), "\(own.text)")
    #expect(own.status == 2)
  }

  @Test func `the configuration of the server is no fragment, and excludes its files`() async throws {
    let workspace = try programs()
    try workspace.write(#"{ "exclude": ["Sources/App/Old.swift"] }"#, to: "server/.furnish.json")
    try workspace.write("let port = = 1\n", to: "server/Sources/App/Old.swift")
    let output = try await workspace.check("--serving", "../server", in: "app")
    #expect(output.status == 1, "\(output.text)")
    #expect(output.findings.count == 1 && output.text.contains("requires `wind` of Report"), "\(output.text)")
  }

  @Test func `several servers are named in the notes`() async throws {
    let workspace = try programs()
    try workspace.write(Self.app, to: "new/Sources/App/Main.swift")
    let output = try await workspace.check("--serving", "../new", "../server", in: "app")
    #expect(output.text.contains("The server in ../server declares it at Sources/App/Main.swift:4."), "\(output.text)")
    #expect(output.status == 1)
  }

  @Test func `the last line states why nothing was compared`() async throws {
    let workspace = try programs()
    func remark(_ arguments: String...) async throws -> String {
      let output = try await check(workspace, arguments)
      return String(output.standardError.split(separator: ";").last ?? "")
    }
    #expect(try await remark("--only", "remote-mismatch") == " nothing compared without --serving\n")
    #expect(
      try await remark("--skip", "remote-mismatch", "--serving", "../server") == " remote services not compared\n")
    try workspace.write("import Furnish\nlet a = 1\n", to: "app/Sources/App/Main.swift")
    #expect(
      try await remark("--serving", "../server").hasSuffix("0 remote services compared, since none is declared\n"))
  }
}
