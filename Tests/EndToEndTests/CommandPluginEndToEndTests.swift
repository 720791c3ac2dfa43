import Foundation
import Testing

/// `swift package furnish` in a package that depends on this one.
///
/// The package manager prints the standard output and the standard error of a plugin's command to its own standard
/// output.
@Suite(.whereNotSanitized, .serialized, .timeLimit(.minutes(60))) struct CommandPluginEndToEndTests {
  private static let missingClock = PluggedPackage.Change(
    file: "Sources/Program/main.swift", original: "\ntry container.services.register((any Clock).self) { NoonClock() }",
    replacement: "")

  @Test func `check prints the verdict of a clean package`() async throws {
    let output = try await PluggedPackage.with { try await PluggedPackage.furnish("check") }
    #expect(output.succeeded, "\(output.text)")
    #expect(output.standardOutput == "checked 2 files, 3 registrations in 1 container: no findings\n")
  }

  @Test func `check fails on a faulty package as the article shows`() async throws {
    let output = try await PluggedPackage.with(Self.missingClock) { try await PluggedPackage.furnish("check") }
    #expect(!output.succeeded)
    #expect(output.standardError.contains("error: furnish ended with status 1: see above\n"))
    #expect(output.standardOutput.hasPrefix("Sources/Library/Banking.swift:28:8: error: "), "\(output.text)")
    let article = PackageFolder.url.appendingPathComponent(
      "Sources/Furnish/Furnish.docc/CheckingInTheBuild.md")
    let text = try String(contentsOf: article.standardized, encoding: .utf8)
    #expect(text.contains("```console\n\(output.standardOutput)```"), "the article shows something else")
  }

  @Test func `the command checks only the folder that its argument names`() async throws {
    let output = try await PluggedPackage.with(Self.missingClock) {
      try await PluggedPackage.furnish("check", "Sources/Library")
    }
    #expect(output.succeeded, "\(output.text)")
    #expect(output.standardOutput == "checked 1 file, 2 registrations in 1 container: no findings\n")
  }

  @Test func `the options are passed to the command`() async throws {
    let output = try await PluggedPackage.with(Self.missingClock) {
      try await PluggedPackage.furnish("check", "--format", "json")
    }
    #expect(!output.succeeded)
    let findings = try JSONSerialization.jsonObject(with: Data(output.standardOutput.utf8))
    #expect("\(findings)".contains("missing-service"))
  }

  @Test func `why lists the requesters`() async throws {
    let output = try await PluggedPackage.with { try await PluggedPackage.furnish("why", "Accounts") }
    #expect(output.succeeded, "\(output.text)")
    #expect(
      output.standardOutput == """
        Library.Accounts
          registered at Sources/Library/Banking.swift:28: singleton, created as Accounts
            needs any Clock
          needed by Ledger → Accounts

        """)
  }

  @Test func `graph draws the package`() async throws {
    let output = try await PluggedPackage.with {
      try await PluggedPackage.furnish("graph", "--format", "dot", "--title", "Bank")
    }
    #expect(output.succeeded, "\(output.text)")
    #expect(output.standardOutput.hasPrefix("digraph furnish {\n  label=\"Bank\";"), "\(output.text)")
    #expect(output.standardOutput.contains("Ledger"))
  }

  @Test func `the command of the example workflow writes SARIF`() async throws {
    let article = PackageFolder.url.appendingPathComponent("Sources/Furnish/Furnish.docc/AdoptingTheCheck.md")
    let text = try String(contentsOf: article.standardized, encoding: .utf8)
    #expect(
      text.contains(
        "          swift package --allow-writing-to-package-directory\n"
          + "          furnish check --format sarif --output furnish.sarif\n"))
    try await PluggedPackage.with(Self.missingClock) {
      let output = try await PluggedPackage.furnish("check", "--format", "sarif", "--output", "furnish.sarif")
      defer { try? FileManager.default.removeItem(atPath: PluggedPackage.path("furnish.sarif")) }
      #expect(!output.succeeded)
      let log = try JSONSerialization.jsonObject(with: Data(try PluggedPackage.text("furnish.sarif").utf8))
      #expect("\(log)".contains("missing-service"))
      #expect("\(log)".contains("unicodeCodePoints"))
    }
  }

  @Test func `--fix requests the permission to write`() async throws {
    let comment = PluggedPackage.Change(
      file: "Sources/Program/main.swift", original: "let provider",
      replacement: "// furnish:ignore missing-service nothing is missing\nlet provider")
    try await PluggedPackage.with(comment) {
      let refused = try await PluggedPackage.furnish("check", "--fix")
      #expect(!refused.succeeded)
      #expect(
        refused.standardError.contains(
          "error: --fix needs the permission to write into this package: run `swift package furnish-fix`, which requests it"
        ), "\(refused.text)")
      let dry = try await PluggedPackage.furnish("check", "--fix", "--dry-run")
      #expect(dry.standardOutput.contains("\n-// furnish:ignore missing-service nothing is missing\n"), "\(dry.text)")
      let denied = try await PluggedPackage.fix(isAllowed: false)
      #expect(!denied.succeeded)
      #expect(denied.text.contains("furnish check --fix changes source files of this package."), "\(denied.text)")
      #expect(try PluggedPackage.text("Sources/Program/main.swift").contains("furnish:ignore"))
      let fixed = try await PluggedPackage.fix(isAllowed: true)
      #expect(fixed.succeeded, "\(fixed.text)")
      #expect(fixed.standardOutput.contains("fixed: removed the comment [unused-ignore]"), "\(fixed.text)")
      #expect(try !PluggedPackage.text("Sources/Program/main.swift").contains("furnish:ignore"))
    }
  }

  @Test func `a type that nothing registers or requests is reported`() async throws {
    let output = try await PluggedPackage.with { try await PluggedPackage.furnish("why", "Nobody") }
    #expect(!output.succeeded)
    #expect(output.standardOutput == "furnish: nothing registers or requests 'Nobody'\n")
    #expect(output.standardError.contains("error: furnish ended with status 2: see above\n"))
  }
}
