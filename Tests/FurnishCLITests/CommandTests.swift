import Foundation
import FurnishGraph
import Testing

/// The output and the status of the real program.
@Suite struct CommandTests {
  private let clean = "missing-must-not", faulty = "missing-fires"

  @Test func `a program without findings has status zero`() throws {
    let run = try Run(["check", "--skip-manifest"], in: clean)
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.error == "checked 1 file, 2 registrations in 1 container: no findings\n")
  }

  @Test func `an error has status one`() throws {
    let run = try Run(["check", "--skip-manifest"], in: faulty)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("Sources/App/Main.swift:10:26: error: any Clock is not registered. [missing-service]\n"))
    #expect(run.error == "checked 1 file, 1 registration in 1 container: 1 error\n")
  }

  @Test func `a quiet run prints only the findings`() throws {
    let run = try Run(["check", "--skip-manifest", "--quiet"], in: faulty)
    #expect(run.error == "")
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `a missing path has status two`() throws {
    let run = try Run(["check", "Nowhere"], in: clean)
    #expect(run.status == 2)
    #expect(run.error == "furnish: there is no 'Nowhere'\n")
  }

  @Test func `a folder without uses of Furnish has status two`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try Run(["check"], at: folder).error == "furnish: there is no Swift file to check\n")
    try "let x = 1".write(to: folder.appendingPathComponent("Main.swift"), atomically: true, encoding: .utf8)
    let run = try Run(["check"], at: folder)
    #expect(run.status == 2)
    #expect(run.error == "furnish: nothing in 1 file uses Furnish, Swinject, Factory or swift-dependencies\n")
  }

  @Test func `a dry run of fixes ends with status one while errors remain`() throws {
    let run = try Run(["check", "--skip-manifest", "--fix", "--dry-run"], in: faulty)
    #expect(run.output == "")
    #expect(run.error == "furnish: would fix 0 findings in 0 files; 1 error remains\n")
    #expect(run.status == 1)
    let sound = try Run(["check", "--skip-manifest", "--fix", "--dry-run"], in: clean)
    #expect(sound.error == "furnish: would fix 0 findings in 0 files\n")
    #expect(sound.status == 0)
  }

  @Test func `the help states what each status means`() throws {
    let help = try Run(["--help"], in: clean).output
    #expect(help.contains("  0  no finding is an error\n"))
    #expect(help.contains("  1  a finding is an error, or --dry-run prints a change\n"))
    #expect(try Run(["check", "--help"], in: clean).output.contains("Print the findings alone."))
  }

  @Test func `an unknown root has status two`() throws {
    let run = try Run(["check", "--skip-manifest", "--root", "Elsewhere"], in: clean)
    #expect(run.status == 2)
    #expect(run.error == "furnish: there is no type or module called 'Elsewhere'\n")
  }

  @Test(arguments: ["json", "sarif", "github"]) func `a report is printed in each format`(_ format: String) throws {
    let run = try Run(["check", "--skip-manifest", "--format", format], in: faulty)
    #expect(run.status == 1)
    #expect(run.output.contains("missing-service"))
    #expect(run.error == "")
  }

  @Test func `a report is written into a file`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try Run(["check", "--skip-manifest", "--format", "json", "--output", file.path], in: faulty)
    #expect(run.output == "")
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == Run(["check", "--skip-manifest", "--format", "json"], in: faulty).output)
  }

  @Test func `an unknown rule of style is refused`() throws {
    let run = try Run(["check", "--style", "taste"], in: clean)
    #expect(run.status != 0)
    #expect(run.error.contains("There is no rule of style called 'taste'."))
  }

  @Test func `why names the registration of a service and its requesters`() throws {
    let run = try Run(["why", "Clock", "--skip-manifest"], in: clean)
    #expect(run.status == 0)
    #expect(
      run.output == """
        any App.Clock
          registered at Sources/App/Main.swift:12: singleton, created as SystemClock
          needed by any Log → any Clock

        """)
  }

  @Test func `why lists decorators, interceptors, and the requests of the container itself`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    import Furnish
    enum Session: ScopeLevel { typealias Input = User }
    struct User {}
    protocol Mailer: Sendable {}
    struct Post: Mailer { init() {} }
    struct Stamped: Mailer { init(_ mailer: any Mailer) {} }
    let container = ServiceContainer()
    container.services.register((any Mailer).self, eager: true, Post.init)
      .decorate((any Mailer).self, Stamped.init(_:))
      .intercept((any Mailer).self, by: log)
      .register(Cart.self, lifetime: .scoped(to: Session.self), Cart.init(user:))
    struct Cart { init(user: User) {} }
    let session = try container.validated().makeScope(Session.self, User())
    """.write(to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    #expect(
      try Run(["why", "Mailer", "--skip-manifest", "--no-cache"], at: folder).output == """
        any \(folder.lastPathComponent.replacing("-", with: "_")).Mailer
          registered at main.swift:8: singleton, created as Post
          decorated at main.swift:9
          intercepted at main.swift:10
          created by start() of the container, since it is registered with eager: true

        """)
    #expect(
      try Run(["why", "User", "--skip-manifest", "--no-cache"], at: folder).output == """
        \(folder.lastPathComponent.replacing("-", with: "_")).User
          the input of the level Session, whose scopes are opened at main.swift:13
          needed by Cart → User

        """)
  }

  @Test func `an unknown service has status two`() throws {
    let run = try Run(["why", "Printer", "--skip-manifest"], in: clean)
    #expect(run.status == 2)
    #expect(run.error == "furnish: nothing registers or requests 'Printer'\n")
  }

  @Test func `why lists a requester that is requested itself, and those that need it`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    import Furnish
    struct Clock: Sendable {}
    struct Log: Sendable { let clock: Clock }
    struct Page: Sendable { let log: Log }
    let container = ServiceContainer()
    try container.services.register(Clock.self) { Clock() }
      .register(Log.self, Log.init(clock:))
      .register(Page.self, Page.init(log:))
    let provider = try container.validated()
    print(provider.resolveRequired(Page.self), provider.resolveRequired(Log.self))
    """.write(to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    let output = try Run(["why", "Clock", "--skip-manifest", "--no-cache"], at: folder).output
    #expect(output.hasSuffix("  needed by Log → Clock\n  needed by Page → Log → Clock\n"))
  }

  @Test func `why lists the readers of a value and its overrides`() throws {
    let run = try Run(["why", "HTTPClientKey", "--skip-manifest"], in: "values-and-their-readers")
    #expect(run.status == 0)
    #expect(
      run.output == """
        App.HTTPClientKey
          a key of ServiceValues, declared at Sources/App/Client.swift:4, read as \\.httpClient
          read by Google at Sources/App/Google.swift:8
          replaced by test() at Sources/App/Main.swift:14
          read by Page at Sources/App/Page.swift:4
          read by Page at Sources/App/Page.swift:5

        """)
    for name in ["httpClient", "\\.httpClient", "HTTPClient", "App.HTTPClientKey"] {
      #expect(try Run(["why", name, "--skip-manifest"], in: "values-and-their-readers").output == run.output)
    }
  }

  @Test(
    arguments: [
      (
        "Google",
        """
        App.Google
          a service with endpoints, declared at Sources/App/Google.swift:3
          read by search() at Sources/App/Main.swift:5
          replaced by test() at Sources/App/Main.swift:13
          read by Page at Sources/App/Page.swift:6

        """
      ),
      (
        "LandmarkService",
        """
        App.LandmarkService
          a closure service, declared at Sources/App/Client.swift:15
          read by search() at Sources/App/Main.swift:7
          read by Page at Sources/App/Page.swift:7

        """
      ),
      (
        "retries",
        """
        \\.retries
          an entry of ServiceValues, declared at Sources/App/Client.swift:12
          read by Google at Sources/App/Google.swift:7

        """
      ),
      (
        "date",
        """
        \\.date
          read by search() at Sources/App/Main.swift:6

        """
      ),
      (
        "IdleKey",
        """
        App.IdleKey
          a key of ServiceValues, declared at Sources/App/Client.swift:18
          is read nowhere

        """
      ),
    ])
  func `why lists the readers of services, entries and keys`(_ name: String, _ text: String) throws {
    #expect(try Run(["why", name, "--skip-manifest"], in: "values-and-their-readers").output == text)
  }

  #if os(Linux)
    /// Runs the program in a terminal, which the command `script` provides.
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func `a terminal shows the progress`() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("furnish-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for number in 1...8 {
        try "import Furnish\nlet x\(number) = \(number)".write(
          to: folder.appendingPathComponent("File\(number).swift"), atomically: true, encoding: .utf8)
      }
      let command = "'\(Run.program.path)' check --skip-manifest --no-cache --threads 2 --progress-after 0"
      let verbose = try Run(["-qec", command, "/dev/null"], at: folder, of: URL(fileURLWithPath: "/usr/bin/script"))
      #expect(verbose.output.contains("\r8 files read"))
      #expect(verbose.output.hasSuffix("\r\u{1B}[Kchecked 8 files, 0 registrations in 0 containers: no findings\r\n"))
      let quiet = try Run(
        ["-qec", "\(command) --quiet", "/dev/null"], at: folder, of: URL(fileURLWithPath: "/usr/bin/script"))
      #expect(quiet.output == "")
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
    func `a terminal receives colors unless NO_COLOR is set`() throws {
      let folder = Fixture.folder.appendingPathComponent(faulty)
      let command = "'\(Run.program.path)' check --skip-manifest --no-cache --quiet"
      let script = URL(fileURLWithPath: "/usr/bin/script")
      let colored = try Run(["-qec", "env -u NO_COLOR \(command)", "/dev/null"], at: folder, of: script)
      #expect(colored.output.contains("\u{1B}[1;31merror:"))
      let plain = try Run(["-qec", "NO_COLOR=1 \(command)", "/dev/null"], at: folder, of: script)
      #expect(!plain.output.contains("\u{1B}[1;31m"))
    }
  #endif

  @Test func `the version is printed`() throws {
    #expect(try Run(["--version"], in: clean).output == "furnish 0.1.0\n")
  }
}

/// One run of the program, with its output and its status.
private struct Run {
  let status: Int32
  let output: String
  let error: String

  init(_ arguments: [String], in fixture: String) throws {
    try self.init(arguments, at: Fixture.folder.appendingPathComponent(fixture))
  }

  init(_ arguments: [String], at folder: URL, of program: URL = program) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.error = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The program, which is built into the folder of these tests or into an enclosing one.
  static var program: URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent("furnish").path)
    {
      folder.deleteLastPathComponent()
    }
    return folder.appendingPathComponent("furnish")
  }
}
