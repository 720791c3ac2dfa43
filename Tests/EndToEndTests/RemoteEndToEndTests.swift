import Foundation
import Testing

/// The comparison of remote services with the program that serves them, by the real command.
@Suite(.whereNotSanitized) struct RemoteEndToEndTests {
  /// Returns the lines and rules of the findings: `12 remote-mismatch`.
  private func places(_ output: Output) -> [String] {
    output.findings.compactMap { line in
      guard let number = line.split(separator: ":").dropFirst().first, let rule = line.split(separator: "[").last else {
        return nil
      }
      return "\(number) \(rule.dropLast())"
    }.sorted()
  }

  private func workspace(_ pair: RemotePair) async throws -> Workspace {
    let workspace = try Workspace(pair.files())
    let written = try await workspace.furnish(
      "fragment", "--skip-manifest", "--no-cache", "--output-directory", "fragments", in: "server")
    #expect(written.succeeded && written.text == "")
    return workspace
  }

  @Test(arguments: RemotePair.wrong) func `a fault is found at the line of the endpoint`(
    _ pair: RemotePair
  ) async throws {
    let workspace = try await workspace(pair)
    let output = try await workspace.check("--serving", "../server/fragments", in: "app")
    #expect(places(output) == pair.expectations(), "\(output.text)")
    #expect(output.status == (output.text.contains(": error: ") ? 1 : 0))
  }

  @Test(arguments: RemotePair.right) func `programs that match have no finding`(_ pair: RemotePair) async throws {
    let workspace = try await workspace(pair)
    let output = try await workspace.check("--serving", "../server/fragments", in: "app")
    #expect(output.findings == [], "\(output.text)")
    #expect(output.status == 0)
  }

  private static let app = """
    import Furnish
    import FurnishRemote
    @ClosureService(store: .none) @RemoteService
    struct Weather: Sendable {
      var today: @Sendable (_ city: String) async throws -> Report
    }
    struct Report: Codable, Sendable { var degrees: Double; var wind: Double }

    """

  private static let server = app.replacingOccurrences(of: "; var wind: Double", with: "")

  private static let mismatch = """
    Sources/App/Main.swift:5:7: error: This program requires `wind` of Report in the result of Weather.today, which the \
    server does not send. [remote-mismatch]
    """

  private func programs() throws -> Workspace {
    try Workspace(["app/Sources/App/Main.swift": Self.app, "server/Sources/App/Main.swift": Self.server])
  }

  @Test func `a folder without fragments is read as source`() async throws {
    let workspace = try programs()
    let output = try await workspace.check("--serving", "../server", in: "app")
    #expect(output.findings == [Self.mismatch])
    #expect(output.text.contains("The server declares it at Sources/App/Main.swift:5."))
    #expect(
      output.standardError == "checked 1 file, 0 registrations in 0 containers: 1 error; 1 remote service compared\n")
    #expect(output.status == 1)
  }

  @Test func `fragments are linked and compared with fragments`() async throws {
    let workspace = try programs()
    for program in ["app", "server"] {
      _ = try await workspace.furnish(
        "fragment", "--skip-manifest", "--no-cache", "--output", "../\(program).json", in: program)
    }
    let output = try await workspace.furnish("link", "app.json", "--serving", "server.json")
    #expect(output.findings == [Self.mismatch])
    #expect(output.status == 1)
    try workspace.write(try workspace.text("app.json"), to: "same.json")
    let same = try await workspace.furnish("link", "app.json", "--serving", "same.json")
    #expect(same.text == "checked 1 file, 0 registrations in 0 containers: no findings; 1 remote service compared\n")
  }

  @Test func `a comparison does not reuse the verdict of an earlier run`() async throws {
    let workspace = try programs()
    func cached(_ arguments: String...) async throws -> Output {
      try await run(
        CommandProgram.path, ["check", "--skip-manifest", "--cache", "cache"] + arguments,
        in: workspace.folder.appendingPathComponent("app"))
    }
    #expect(try await cached().findings == [])
    #expect(try await cached("--serving", "../server").findings == [Self.mismatch])
    try workspace.write(Self.app, to: "server/Sources/App/Main.swift")
    #expect(try await cached("--serving", "../server").findings == [])
    #expect(try await cached().findings == [])
  }

  @Test func `the reports in the forms of SARIF and GitHub have the finding at its line`() async throws {
    let workspace = try programs()
    let sarif = try await workspace.check("--serving", "../server", "--format", "sarif", in: "app")
    #expect(sarif.standardOutput.contains("\"ruleId\": \"remote-mismatch\""))
    #expect(sarif.standardOutput.contains("\"startLine\": 5"))
    let github = try await workspace.check("--serving", "../server", "--format", "github", in: "app")
    #expect(github.standardOutput.hasPrefix("::error file=Sources/App/Main.swift,line=5,"))
  }

  @Test func `a mismatch of the baseline is not reported, and does not count as fixed if nothing is compared`()
    async throws
  {
    let workspace = try programs()
    _ = try await workspace.check("--serving", "../server", "--write-baseline", "--baseline", "known.json", in: "app")
    let known = try await workspace.check("--serving", "../server", "--baseline", "known.json", in: "app")
    #expect(known.findings == [])
    let alone = try await workspace.check("--baseline", "known.json", in: "app")
    #expect(!alone.text.contains("fixed"), "\(alone.text)")
  }

  @Test func `a comment that ignores a mismatch is not reported as unused if nothing is compared`() async throws {
    let workspace = try programs()
    let silenced = Self.app.replacingOccurrences(
      of: "-> Report\n", with: "-> Report  // furnish:ignore remote-mismatch the server is updated tonight\n")
    try workspace.write(silenced, to: "app/Sources/App/Main.swift")
    #expect(try await workspace.check("--serving", "../server", in: "app").findings == [])
    #expect(try await workspace.check(in: "app").findings == [])
  }

  @Test func `a path without a server is refused with the steps to take`() async throws {
    let workspace = try programs()
    try FileManager.default.createDirectory(
      at: workspace.folder.appendingPathComponent("none"), withIntermediateDirectories: true)
    let empty = try await workspace.check("--serving", "../none", in: "app")
    #expect(
      empty.standardError
        == "furnish: '../none' contains neither a fragment nor a Swift file; write fragments with `furnish fragment --output-directory ../none`\n"
    )
    #expect(empty.status == 2)
    let nowhere = try await workspace.check("--serving", "../nowhere", in: "app")
    #expect(
      nowhere.standardError
        == "furnish: '../nowhere' cannot be read: there is no such file; name files that `furnish fragment` wrote.\n")
    #expect(nowhere.status == 2)
    _ = try await workspace.furnish("fragment", "--skip-manifest", "--no-cache", "--output", "../app.json", in: "app")
    let linked = try await workspace.furnish("link", "app.json", "--serving", "none")
    #expect(
      linked.standardError
        == "furnish: 'none' contains no fragment; write them with `furnish fragment --output-directory none`\n")
    #expect(linked.status == 2)
    let damaged = try workspace.text("app.json").replacingOccurrences(
      of: "\"factsVersion\" : ", with: "\"factsVersion\" : 1")
    try workspace.write(damaged, to: "old.json")
    let old = try await workspace.furnish("link", "app.json", "--serving", "old.json")
    #expect(old.standardError.contains("and only version "), "\(old.text)")
    #expect(old.status == 2)
  }
}
