import Foundation
import Testing

/// `furnish migrate`. The tests compare the statuses, both output streams and the bytes of the files, and compile the
/// migrated programs.
@Suite(.whereNotSanitized) struct MigrateEndToEndTests {
  private static func fixture(_ library: String) throws -> String {
    try String(contentsOf: Fixture.folder.appendingPathComponent("migrate/\(library).swift"), encoding: .utf8)
  }

  private static let assembly = """
    import Swinject
    protocol Log: Sendable {}
    struct ConsoleLog: Log {}
    struct Core: Assembly {
      func assemble(container: Container) {
        container.register(Log.self) { _ in ConsoleLog() }.inObjectScope(.container)
        container.register(Int.self) { _ in 1 }.initCompleted { _, _ in }  // later
      }
    }

    """

  private static let module = """
    import Furnish
    import Swinject
    protocol Log: Sendable {}
    struct ConsoleLog: Log {}
    struct Core: ServiceModule {
      func register(in services: any ServiceCollection) {
        services.register((any Log).self) { ConsoleLog() }
        // furnish migrate: what initCompleted sets later is a parameter of the type Lazy: change the initializer
        services.register(Int.self) { _ in 1 }.initCompleted { _, _ in }  // later
      }
    }

    """

  private let file = "Sources/App/Core.swift"

  @Test(arguments: ["swinject", "factory", "swift-dependencies"])
  func `a whole program is migrated, compiles, and has no errors`(_ library: String) async throws {
    let workspace = try Workspace(["Sources/App/Shop.swift": try Self.fixture(library)])
    let output = try await workspace.migrate(library)
    #expect(output.status == 0, "\(output.text)")
    #expect(output.standardOutput == "")
    let text = try workspace.text("Sources/App/Shop.swift")
    // The module of Factory's services must be included by hand, as a comment in the migrated file states.
    let left = text.split(separator: "\n").filter { $0.contains("// furnish migrate: ") }
    #expect(left.allSatisfy { $0.contains("// furnish migrate: include ShopServices() in ") }, "\(text)")
    #expect(left.count == (library == "factory" ? 1 : 0))
    let compilation = try await Compilation(at: workspace.path("Sources/App/Shop.swift"))
    #expect(compilation.diagnostics == [], "\(compilation.text)\n\(text)")
    let check = try await workspace.check()
    #expect(check.findings.filter { $0.contains(": error: ") } == [], "\(check.text)")
    let again = try await workspace.migrate(library)
    #expect(try workspace.text("Sources/App/Shop.swift") == text)
    // The migrated program no longer uses the library.
    #expect(again.status == 2, "\(again.text)")
  }

  @Test func `the command prints each rewrite and each place that is left to do by hand`() async throws {
    let workspace = try Workspace([file: Self.assembly])
    let output = try await workspace.migrate("swinject")
    #expect(output.status == 0)
    #expect(output.standardOutput == "")
    #expect(
      output.standardError == """
        \(file):4:14: migrated: Core is a ServiceModule
        \(file):6:5: migrated: any Log is registered in a ServiceCollection
        \(file):8:5: left: what initCompleted sets later is a parameter of the type Lazy: change the initializer
        furnish: migrated 2 places in 1 file; 1 place is left to do by hand

        """)
    #expect(try workspace.text(file) == Self.module)
    let again = try await workspace.migrate("swinject")
    #expect(again.status == 0)
    #expect(
      again.standardError == """
        \(file):8:5: left: what initCompleted sets later is a parameter of the type Lazy: change the initializer
        furnish: migrated 0 places in 0 files; 1 place is left to do by hand

        """)
    #expect(try workspace.text(file) == Self.module)
  }

  @Test func `a dry run prints a diff that patch applies, and writes nothing`() async throws {
    let workspace = try Workspace([file: Self.assembly])
    let output = try await workspace.migrate("swinject", "--dry-run", "--quiet")
    #expect(output.status == 1)
    #expect(output.standardError == "")
    #expect(output.standardOutput.hasPrefix("--- a/\(file)\n+++ b/\(file)\n@@ -1,9 +1,11 @@\n"), "\(output.text)")
    #expect(try workspace.text(file) == Self.assembly)
    let patched = try await run("git", ["apply", "-"], in: workspace.folder, input: output.standardOutput)
    #expect(patched.succeeded, "\(patched.text)")
    #expect(try workspace.text(file) == Self.module)
    let again = try await workspace.migrate("swinject", "--dry-run")
    #expect(again.status == 0)
    #expect(again.standardOutput == "")
    #expect(
      again.standardError.hasSuffix("furnish: would migrate 0 places in 0 files; 1 place is left to do by hand\n"))
  }

  @Test func `line ends, a byte order mark, and letters of any script are not changed`() async throws {
    func encoded(_ text: String) -> Data {
      Data(
        ("\u{FEFF}" + text.replacingOccurrences(of: "// later", with: "// später 😀"))
          .replacingOccurrences(of: "\n", with: "\r\n").utf8)
    }
    let workspace = try Workspace([:])
    let url = workspace.folder.appendingPathComponent("Core.swift")
    try encoded(Self.assembly).write(to: url)
    _ = try await workspace.migrate("swinject")
    #expect(
      try String(decoding: Data(contentsOf: url), as: UTF8.self)
        == String(decoding: encoded(Self.module), as: UTF8.self))
  }

  @Test func `only the files that are named are read`() async throws {
    let workspace = try Workspace([file: Self.assembly, "Sources/Other/Core.swift": Self.assembly])
    #expect(try await workspace.migrate("swinject", "Sources/App").status == 0)
    #expect(try workspace.text(file) == Self.module)
    #expect(try workspace.text("Sources/Other/Core.swift") == Self.assembly)
    let excluding = try await workspace.migrate("swinject", "--exclude", "Sources/Other")
    #expect(excluding.status == 0)
    #expect(try workspace.text("Sources/Other/Core.swift") == Self.assembly)
  }

  @Test func `a wrong command line changes nothing`() async throws {
    let workspace = try Workspace([file: Self.assembly])
    let unknown = try await workspace.migrate("needle")
    #expect(unknown.status == 64)
    #expect(unknown.standardError.contains("'needle' is invalid for '--from <library>'"), "\(unknown.text)")
    let none = try await workspace.furnish("migrate")
    #expect(none.status == 64)
    #expect(none.standardError.hasPrefix("Error: Missing expected argument '--from <library>'\n"), "\(none.text)")
    let input = try await workspace.migrate("swinject", "-")
    #expect(input.status == 64)
    #expect(input.standardError.hasPrefix("Error: migrate changes files, and '-' is standard input.\n"))
    let missing = try await workspace.migrate("swinject", "Nowhere")
    #expect(missing.status == 2)
    #expect(missing.standardError == "furnish: there is no 'Nowhere'\n")
    #expect(try workspace.text(file) == Self.assembly)
  }

  @Test func `a program that does not use the library is not changed`() async throws {
    let workspace = try Workspace([file: "import Foundation\nlet x = 1\n"])
    let output = try await workspace.migrate("factory")
    #expect(output.status == 2)
    #expect(output.standardError == "furnish: nothing in 1 file uses Factory\n")
    let empty = try await Workspace([:]).migrate("factory")
    #expect(empty.status == 2)
    #expect(empty.standardError == "furnish: there is no Swift file to migrate\n")
  }

  @Test func `a file that cannot be read stops the migration before it begins`() async throws {
    let workspace = try Workspace([file: Self.assembly])
    try Data([0x6C, 0xFF, 0xFE]).write(to: workspace.folder.appendingPathComponent("Sources/App/Broken.swift"))
    let output = try await workspace.migrate("swinject")
    #expect(output.status == 2)
    #expect(
      output.standardError == "furnish: 'Sources/App/Broken.swift' cannot be read, so nothing was migrated\n")
    #expect(try workspace.text(file) == Self.assembly)
  }

  @Test func `a file that cannot be written stops the migration, and no file is changed`() async throws {
    let workspace = try Workspace([file: Self.assembly, "Sources/App/Last.swift": Self.assembly])
    let last = workspace.path("Sources/App/Last.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: last)
    let output = try await workspace.migrate("swinject")
    #expect(output.status == 3)
    #expect(output.standardError == "furnish: 'Sources/App/Last.swift' is read-only, so nothing was written\n")
    #expect(try workspace.text(file) == Self.assembly)
    #expect(try workspace.text("Sources/App/Last.swift") == Self.assembly)
  }
}

extension Workspace {
  /// Runs `furnish migrate` without the manifest, so that it finds the modules by their folders.
  fileprivate func migrate(_ library: String, _ arguments: String...) async throws -> Output {
    try await run(CommandProgram.path, ["migrate", "--from", library, "--skip-manifest"] + arguments, in: folder)
  }
}
