import Foundation
import Testing

/// `furnish check --fix` and `--dry-run`. The tests compare the bytes of the files, and compile the fixed ones.
@Suite(.whereNotSanitized) struct FixEndToEndTests {
  /// A program with a finding for each kind of fix.
  private static let faulty = """
    import Furnish

    struct User: Sendable { init() {} }
    struct Basket: Sendable { init(user: User) {} }  // a captor
    enum Session: ScopeLevel {}
    struct Cart: Sendable { init() {} }
    struct Order: Sendable { init(cart: Cart) {} }
    struct Images: Sendable {}
    final class Hen: Sendable {
      private let egg: Egg
      init(egg: Egg) { self.egg = egg }
      func hatch() -> Int { egg.weight + self.egg.weight }
    }
    struct Egg: Sendable {
      let weight = 1
      init(hen: Hen) {}
    }

    func wire(_ container: ServiceContainer) throws {
      // furnish:ignore missing-service nothing is missing any more
      try container.services
        .register(User.self, lifetime: .scoped, User.init)
        .register(Basket.self, Basket.init(user:))
        .register(Cart.self, lifetime: .scoped(to: Session.self), eager: true) { Cart() }
        .register(Order.self, name: "first") { provider in Order(cart: provider.resolveRequired(Cart.self)) }
        .register(Images.self, name: "images") { Images() }
        .register(Egg.self, Egg.init(hen:)) // furnish:ignore duplicate-key
        .register(Hen.self, Hen.init(egg:))
    }

    func run() throws {
      let container = ServiceContainer()
      try wire(container)
      let provider = try container.validated()
      let scope = provider.makeScope(Session.self)
      _ = scope.resolveRequired(Basket.self)
      _ = scope.resolveRequired(Order.self, name: "first")
      _ = provider.resolveRequired(Images.self, name: "imges")
      _ = provider.resolveRequired(Hen.self).hatch()
    }

    """

  private static let fixed =
    faulty
    .replacingOccurrences(of: "  // furnish:ignore missing-service nothing is missing any more\n", with: "")
    .replacingOccurrences(of: " // furnish:ignore duplicate-key", with: "")
    .replacingOccurrences(of: "register(Basket.self, ", with: "register(Basket.self, lifetime: .scoped, ")
    .replacingOccurrences(of: "(to: Session.self), eager: true)", with: "(to: Session.self))")
    .replacingOccurrences(
      of: #"name: "first") { prov"#, with: #"name: "first", lifetime: .scoped(to: Session.self)) { prov"#
    )
    .replacingOccurrences(of: "\"imges\"", with: "\"images\"")
    .replacingOccurrences(of: "let egg: Egg", with: "let egg: Lazy<Egg>")
    .replacingOccurrences(of: "init(egg: Egg)", with: "init(egg: Lazy<Egg>)")
    .replacingOccurrences(of: "{ egg.weight + self.egg.weight }", with: "{ egg.value.weight + self.egg.value.weight }")

  private let file = "Sources/App/App.swift"

  @Test func `findings whose fix is certain are fixed, and the fixed program compiles`() async throws {
    let workspace = try Workspace([file: Self.faulty])
    #expect(try await workspace.check().status == 1)
    let output = try await workspace.check("--fix")
    #expect(try workspace.text(file) == Self.fixed)
    #expect(output.status == 0, "\(output.text)")
    #expect(output.standardOutput == "")
    for line in [
      "Sources/App/App.swift:20:6: fixed: removed the comment [unused-ignore]",
      "Sources/App/App.swift:23:6: fixed: added `lifetime: .scoped` [captive-dependency]",
      "Sources/App/App.swift:24:6: fixed: removed `eager: true` [outside-level]",
      "furnish: fixed 7 findings in 1 file",
      "checked 1 file, 7 registrations in 1 container: no findings",
    ] {
      #expect(output.standardError.contains("\(line)\n"), "\(output.standardError)")
    }
    let compilation = try await Compilation(at: workspace.path(file))
    #expect(compilation.diagnostics == [], "\(compilation.text)")
  }

  @Test func `a second run changes nothing`() async throws {
    let workspace = try Workspace([file: Self.fixed])
    let output = try await workspace.check("--fix")
    #expect(output.standardError == "checked 1 file, 7 registrations in 1 container: no findings\n")
    #expect(output.status == 0)
    #expect(try workspace.text(file) == Self.fixed)
  }

  @Test func `a dry run prints a diff that patch applies, and writes nothing`() async throws {
    let workspace = try Workspace([file: Self.faulty])
    let output = try await workspace.check("--fix", "--dry-run")
    #expect(output.status == 1)
    #expect(try workspace.text(file) == Self.faulty)
    #expect(
      output.standardOutput.hasPrefix("--- a/\(file)\n+++ b/\(file)\n@@ -7,9 +7,9 @@\n"), "\(output.standardOutput)")
    #expect(output.standardError.hasSuffix("furnish: would fix 7 findings in 1 file\n"))
    let patched = try await run("git", ["apply", "-"], in: workspace.folder, input: output.standardOutput)
    #expect(patched.succeeded, "\(patched.text)")
    #expect(try workspace.text(file) == Self.fixed)
    let again = try await workspace.check("--fix", "--dry-run")
    #expect(again.standardOutput == "")
    #expect(again.standardError == "furnish: would fix 0 findings in 0 files\n")
    #expect(again.status == 0)
  }

  @Test func `a finding whose fix needs a choice is reported and not fixed`() async throws {
    let workspace = try Workspace.faulty()
    let output = try await workspace.check("--fix")
    #expect(output.findings == [Workspace.missing, Workspace.unused])
    #expect(output.status == 1)
    #expect(try workspace.text("Sources/App/Main.swift") == Workspace.faultyMain)
  }

  @Test func `a fix that would lead to another finding is not applied`() async throws {
    // The root requests the basket, so it cannot become scoped.
    let text = """
      import Furnish
      struct User: Sendable { init() {} }
      struct Basket: Sendable { init(user: User) {} }
      let container = ServiceContainer()
      try container.services
        .register(User.self, lifetime: .scoped, User.init)
        .register(Basket.self, Basket.init(user:))
      let provider = try container.validated()
      _ = provider.resolveRequired(Basket.self)

      """
    let workspace = try Workspace(["Sources/App/Main.swift": text])
    let output = try await workspace.check("--fix")
    #expect(output.status == 1)
    #expect(try workspace.text("Sources/App/Main.swift") == text)
    #expect(!output.standardError.contains("fixed"))
  }

  @Test func `a type that other code creates keeps its parameters`() async throws {
    let text = Self.faulty + "let hen = { (egg: Egg) in Hen(egg: egg) }\n"
    let workspace = try Workspace([file: text])
    let output = try await workspace.check("--fix")
    #expect(output.findings.map { $0.hasSuffix("[dependency-cycle]") } == [true], "\(output.text)")
    #expect(try workspace.text(file).contains("init(egg: Egg)"))
    let tested = try Workspace([file: Self.faulty, "Tests/AppTests/HenTests.swift": "let hen = Hen(egg: Egg.sample)\n"])
    #expect(try await tested.check("--fix").status == 1)
  }

  @Test func `line ends, a byte order mark, and letters of any script are not changed`() async throws {
    let text =
      "\u{FEFF}"
      + Self.faulty.replacingOccurrences(of: "// a captor", with: "// über 😀")
      .replacingOccurrences(of: "\n", with: "\r\n")
    let expected =
      "\u{FEFF}"
      + Self.fixed.replacingOccurrences(of: "// a captor", with: "// über 😀")
      .replacingOccurrences(of: "\n", with: "\r\n")
    let workspace = try Workspace([file: text])
    _ = try await workspace.check("--fix")
    #expect(try Data(contentsOf: workspace.folder.appendingPathComponent(file)) == Data(expected.utf8))
  }

  @Test func `findings of the baseline are not fixed`() async throws {
    let workspace = try Workspace([file: Self.faulty])
    _ = try await workspace.check("--write-baseline")
    _ = try await workspace.check("--fix", "--baseline", ".furnish-baseline.json")
    #expect(try workspace.text(file) == Self.faulty)
  }

  @Test func `a link remains a link, and its target is fixed`() async throws {
    let workspace = try Workspace(["Shared/App.swift": Self.faulty])
    let link = workspace.folder.appendingPathComponent(file)
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../../Shared/App.swift")
    let output = try await workspace.check("--fix", "Sources")
    #expect(output.status == 0, "\(output.text)")
    #expect(try workspace.text("Shared/App.swift") == Self.fixed)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "../../Shared/App.swift")
  }

  @Test func `a dry run without a fix, or a fix of standard input, is a wrong command line`() async throws {
    let workspace = try Workspace.faulty()
    let dry = try await workspace.check("--dry-run")
    #expect(dry.standardError.hasPrefix("Error: --dry-run needs --fix.\n"))
    #expect(dry.status == 64)
    let input = try await workspace.check("--fix", "-", input: "")
    #expect(input.standardError.hasPrefix("Error: --fix changes files, and '-' is standard input.\n"))
    #expect(input.status == 64)
  }
}
