import Foundation
import Testing

/// Standard input, colors, statuses, and SARIF of the real command.
@Suite(.whereNotSanitized) struct InputOutputEndToEndTests {
  private let file = "Sources/App/Main.swift"

  @Test func `a file is read from standard input under the path of the option`() async throws {
    let workspace = try Workspace([:])
    let output = try await workspace.check(
      "-", "--stdin-path", "Sources/App/Main.swift", input: Workspace.faultyMain)
    #expect(output.findings == [Workspace.missing, Workspace.unused])
    #expect(output.status == 1)
    let unnamed = try await workspace.check("-", input: Workspace.faultyMain)
    #expect(unnamed.standardOutput.hasPrefix("<stdin>:6:4: error: "))
  }

  @Test func `standard input takes the place of a file of the program`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write("import Furnish\n", to: "Sources/App/Other.swift")
    let fixed = Workspace.faultyMain
      .replacingOccurrences(of: "\n  .register(Int.self) { 7 }", with: "")
      .replacingOccurrences(of: "init(clock: any Clock)", with: "init()")
      .replacingOccurrences(of: "Page.init(clock:)", with: "Page.init")
    let output = try await workspace.check(".", "-", "--stdin-path", "Sources/App/Main.swift", input: fixed)
    #expect(output.standardOutput == "")
    #expect(output.standardError == "checked 2 files, 1 registration in 1 container: no findings\n")
    #expect(try workspace.text("Sources/App/Main.swift") == Workspace.faultyMain)
  }

  @Test func `a dangling link is no error, unless its name is that of a Swift file`() async throws {
    let workspace = try Workspace([file: "import Furnish\n"])
    try workspace.link("Sources/App/Notes.txt", to: "gone.txt")
    try workspace.link("Sources/Gone", to: "../gone")
    let output = try await workspace.check()
    #expect(output.standardOutput == "")
    #expect(
      output.standardError
        == "checked 1 file, 0 registrations in 0 containers: no findings; not read: Sources/Gone (a link that leads nowhere)\n"
    )
    #expect(output.status == 0)
    try workspace.link("Sources/App/Gone.swift", to: "gone.swift")
    let swift = try await workspace.check()
    #expect(
      swift.standardOutput == """
        Sources/App/Gone.swift:1:1: error: Sources/App/Gone.swift cannot be read: no such file or directory. \
        [unreadable-file]
        Sources/App/Gone.swift:1:1: note: where: Sources/App/Gone.swift
        Sources/App/Gone.swift:1:1: note: fix: make it readable, or exclude it from the check.

        """)
    #expect(
      swift.standardError
        == "checked 2 files, 0 registrations in 0 containers: 1 error; not read: Sources/Gone (a link that leads nowhere)\n"
    )
    #expect(swift.status == 1)
  }

  @Test func `a file and a link to it are read once`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.link("Sources/App/Again.swift", to: "Main.swift")
    try workspace.link("Sources/App/Folder", to: ".")
    for arguments in [[], ["Sources", file, "Sources/App/Again.swift"]] {
      let output = try await run(
        CommandProgram.path, ["check", "--skip-manifest", "--no-cache"] + arguments, in: workspace.folder)
      #expect(output.findings == [Workspace.missing, Workspace.unused])
      #expect(output.standardError == "checked 1 file, 2 registrations in 1 container: 1 error, 1 warning\n")
      #expect(output.status == 1)
    }
  }

  @Test func `a path for standard input without '-' is a wrong command line`() async throws {
    let output = try await Workspace.faulty().check("--stdin-path", "Main.swift")
    #expect(output.standardError.hasPrefix("Error: --stdin-path needs the path '-', which reads standard input.\n"))
    #expect(output.status == 64)
  }

  @Test func `color is printed only if it is requested`() async throws {
    let workspace = try Workspace.faulty()
    let colored = try await workspace.check("--color", "always", variables: ["NO_COLOR": "1", "TERM": "dumb"])
    #expect(colored.standardOutput.contains("\u{1B}[1;31merror:"))
    for choice in ["never", "auto"] {
      #expect(try await !workspace.check("--color", choice).standardOutput.contains("\u{1B}"))
    }
    _ = try await workspace.check("--color", "always", "--output", "report.txt")
    #expect(try !workspace.text("report.txt").contains("\u{1B}"))
    #expect(try await workspace.check("--color", "sometimes").status == 64)
  }

  #if os(Linux)
    /// Runs the program in a terminal, which the command `script` provides.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func `a dumb terminal and NO_COLOR turn off color`() async throws {
      let workspace = try Workspace.faulty()
      let command = "'\(CommandProgram.path)' check --skip-manifest --no-cache --quiet"
      func output(_ variables: String) async throws -> String {
        try await run("script", ["-qec", "env \(variables) \(command)", "/dev/null"], in: workspace.folder)
          .standardOutput
      }
      #expect(try await output("-u NO_COLOR TERM=xterm").contains("\u{1B}[1;31merror:"))
      #expect(try await !output("-u NO_COLOR TERM=dumb").contains("\u{1B}"))
      #expect(try await !output("NO_COLOR=1 TERM=xterm").contains("\u{1B}"))
    }
  #endif

  @Test func `an output that cannot be written has a status of its own`() async throws {
    let workspace = try Workspace.faulty()
    let output = try await workspace.check("--output", "missing/folder/report.txt")
    #expect(output.standardError == "furnish: 'missing/folder/report.txt' cannot be written\n")
    #expect(output.status == 3)
    #expect(try await workspace.check("--write-baseline", "--baseline", "missing/known.json").status == 3)
  }

  @Test func `the help and the article have the table of the statuses`() async throws {
    let workspace = try Workspace([:])
    let help = try await workspace.furnish("--help").standardOutput
    let article = try String(
      contentsOf: PackageFolder.url.appendingPathComponent("Sources/Furnish/Furnish.docc/AdoptingTheCheck.md")
        .standardized, encoding: .utf8)
    for status in ["0", "1", "2", "3", "64"] {
      let padding = String(repeating: " ", count: 4 - status.count)
      #expect(help.contains("\n\(padding)\(status)  "), "\(help)")
      #expect(article.contains("\n| \(status) | "))
    }
  }

  @Test func `SARIF has the version, the rules with their addresses, and columns in code points`() async throws {
    let text = Workspace.faultyMain.replacingOccurrences(
      of: "  .register(Page.self", with: "  /* über 😀 */ .register(Page.self")
    let workspace = try Workspace(["Sources/App/Main.swift": text])
    let report = try SARIF(try await workspace.check("--format", "sarif").standardOutput)
    #expect(report.driver.version == "0.1.0")
    #expect(report.columnKind == "unicodeCodePoints")
    let missing = try #require(report.rules.first { $0.id == "missing-service" })
    #expect(missing.helpUri.hasSuffix("/documentation/furnish/rules#missing-service"))
    #expect(missing.shortDescription.text.hasPrefix("A service that is requested and not registered."))
    // The compiler's column is 21: "ü" has two bytes, and the emoji has four.
    #expect(report.column(of: "missing-service") == 17)
    let lines = try await workspace.check().standardOutput
    #expect(lines.hasPrefix("Sources/App/Main.swift:6:21: error: "), "\(lines)")
  }
}

/// The parts of a SARIF report that the tests read.
private struct SARIF {
  struct Message: Decodable { var text: String }
  struct Rule: Decodable {
    var id: String
    var helpUri: String
    var shortDescription: Message
  }
  struct Driver: Decodable {
    var version: String
    var rules: [Rule]
  }
  private struct Tool: Decodable { var driver: Driver }
  private struct Region: Decodable { var startColumn: Int? }
  private struct Physical: Decodable { var region: Region }
  private struct Location: Decodable { var physicalLocation: Physical }
  private struct Result: Decodable {
    var ruleId: String
    var locations: [Location]
  }
  private struct Run: Decodable {
    var tool: Tool
    var columnKind: String?
    var results: [Result]
  }
  private struct Log: Decodable { var runs: [Run] }

  private let run: Run

  init(_ text: String) throws { run = try JSONDecoder().decode(Log.self, from: Data(text.utf8)).runs[0] }

  var driver: Driver { run.tool.driver }
  var rules: [Rule] { driver.rules }
  var columnKind: String? { run.columnKind }

  func column(of rule: String) -> Int? {
    run.results.first { $0.ruleId == rule }?.locations.first?.physicalLocation.region.startColumn
  }
}
