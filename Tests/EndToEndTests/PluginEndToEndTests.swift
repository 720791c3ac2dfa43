import Foundation
import Testing

/// `swift build` in a package whose targets have the plugin `FurnishCheck`: clean, faulty and fixed.
@Suite(.whereNotSanitized, .serialized, .timeLimit(.minutes(60))) struct PluginEndToEndTests {
  private static let library = "Sources/Library/Banking.swift"
  private static let program = "Sources/Program/main.swift"

  /// A change after which the program no longer registers the clock that its library needs.
  private static let missingClock = PluggedPackage.Change(
    file: program, original: "\ntry container.services.register((any Clock).self) { NoonClock() }", replacement: "")

  /// A change after which a singleton of the library would retain a scoped service, which is a fault in every program.
  private static let captiveAccounts = PluggedPackage.Change(
    file: library, original: ".register(Accounts.self, ", replacement: ".register(Accounts.self, lifetime: .scoped, ")

  @Test func `a clean package is built and runs`() async throws {
    try await PluggedPackage.with {
      let build = try await PluggedPackage.build()
      #expect(build.succeeded, "\(build.text)")
      #expect(!build.text.contains("warning:"))
      #expect(try await PluggedPackage.program().standardOutput == "open\n")
    }
  }

  @Test func `a faulty library fails the build at its line`() async throws {
    try await PluggedPackage.with(Self.captiveAccounts) {
      let build = try await PluggedPackage.build("--target", "Library")
      #expect(!build.succeeded)
      let file = PluggedPackage.path(Self.library)
      #expect(
        build.standardOutput.contains(
          """
          \(file):29:8: error: Ledger (singleton) would retain Accounts (scoped) beyond its scope. [captive-dependency]
          \(file):29:8: note: where: Ledger → Library.Accounts, registered at \(file):29
          \(file):29:8: note: Ledger needs Accounts.
          \(file):28:8: note: Accounts is registered here.
          \(file):29:8: note: fix: make Ledger scoped as well, \
          `services.register(Ledger.self, lifetime: .scoped) { … }`, or Accounts a singleton.

          """), "\(build.text)")
    }
  }

  @Test func `a faulty program fails the build at its line`() async throws {
    try await PluggedPackage.with(Self.missingClock) {
      let build = try await PluggedPackage.build()
      #expect(!build.succeeded)
      let file = PluggedPackage.path(Self.library)
      #expect(
        build.standardOutput.contains(
          """
          \(file):28:8: error: any Clock is not registered. [missing-service]
          \(file):28:8: note: where: Ledger → Accounts → any Library.Clock, requested at \(file):28; it affects 2 registrations
          \(file):29:8: note: Ledger needs Accounts.
          \(file):28:8: note: Accounts needs any Clock.
          \(file):28:8: note: fix: add `services.register((any Clock).self) { … }`.

          """), "\(build.text)")
    }
  }

  @Test func `a library has no finding about registrations of its program`() async throws {
    try await PluggedPackage.with(Self.missingClock) {
      let build = try await PluggedPackage.build("--target", "Library")
      #expect(build.succeeded, "\(build.text)")
    }
  }

  @Test func `a package whose fault was fixed can be built`() async throws {
    try await PluggedPackage.with(Self.captiveAccounts) {
      let build = try await PluggedPackage.build()
      #expect(!build.succeeded)
    }
    try await PluggedPackage.with {
      let build = try await PluggedPackage.build()
      #expect(build.succeeded, "\(build.text)")
      #expect(!build.text.contains("error:"))
    }
  }

  @Test func `a fault is reported by every build until it is fixed`() async throws {
    try await PluggedPackage.with(Self.missingClock) {
      let builds = [try await PluggedPackage.build(), try await PluggedPackage.build()]
      #expect(builds.allSatisfy { $0.standardOutput.contains("[missing-service]") })
    }
  }

  @Test func `the check runs again only for the target whose source changed`() async throws {
    try await PluggedPackage.with {
      _ = try await PluggedPackage.build()
      let idle = try await PluggedPackage.build()
      #expect(idle.succeeded)
      #expect(!idle.text.contains("Checking the wiring"), "\(idle.text)")
      try PluggedPackage.touch(Self.program)
      let changed = try await PluggedPackage.build()
      #expect(changed.succeeded)
      #expect(changed.text.contains("Checking the wiring of Program"), "\(changed.text)")
      #expect(!changed.text.contains("Checking the wiring of Library"))
    }
  }

  @Test func `a changed library is checked in its program as well`() async throws {
    try await PluggedPackage.with {
      _ = try await PluggedPackage.build()
      try PluggedPackage.touch(Self.library)
      let changed = try await PluggedPackage.build()
      #expect(changed.text.contains("Checking the wiring of Library"), "\(changed.text)")
      #expect(changed.text.contains("Checking the wiring of Program"))
    }
  }

  @Test func `a rule that is off fails no build, and a build follows a changed configuration`() async throws {
    let off = [".furnish.json": #"{ "rules": { "missing-service": "off" } }"#]
    try await PluggedPackage.with(Self.missingClock, files: off) {
      let build = try await PluggedPackage.build()
      #expect(build.succeeded, "\(build.text)")
    }
    try await PluggedPackage.with(Self.missingClock, files: [".furnish.json": "{}"]) {
      let build = try await PluggedPackage.build()
      #expect(!build.succeeded)
      #expect(build.standardOutput.contains("[missing-service]"), "\(build.text)")
    }
  }

  @Test func `a finding of the baseline fails no build`() async throws {
    let configuration = [".furnish.json": #"{ "baseline": "known.json" }"#]
    try await PluggedPackage.with(Self.missingClock, files: configuration) {
      let written = try await PluggedPackage.furnish("check", "--write-baseline")
      #expect(written.succeeded, "\(written.text)")
      defer { try? FileManager.default.removeItem(atPath: PluggedPackage.path("known.json")) }
      let build = try await PluggedPackage.build()
      #expect(build.succeeded, "\(build.text)")
      let empty = #"{ "version": 1, "findings": [] }"#
      try Data(empty.utf8).write(to: URL(fileURLWithPath: PluggedPackage.path("known.json")))
      let again = try await PluggedPackage.build()
      #expect(again.standardOutput.contains("[missing-service]"), "\(again.text)")
    }
  }

  @Test func `a configuration with an error fails the build with its place`() async throws {
    try await PluggedPackage.with(files: [".furnish.json": #"{ "rule": {} }"#]) {
      let build = try await PluggedPackage.build()
      #expect(!build.succeeded)
      let place = "\(PluggedPackage.path(".furnish.json")):1:3"
      #expect(
        build.standardOutput.contains("\(place): error: \"rule\" is not a setting; did you mean \"rules\"?\n"),
        "\(build.text)")
    }
  }

  @Test func `a syntax error is reported by the compiler and not by the check`() async throws {
    let change = PluggedPackage.Change(
      file: Self.program, original: "print(provider", replacement: "let port = = 1\nprint(provider")
    try await PluggedPackage.with(change) {
      let build = try await PluggedPackage.build()
      #expect(!build.succeeded)
      #expect(build.text.contains("main.swift:12:"), "\(build.text)")
      #expect(!build.text.contains("[syntax-error]"))
    }
  }
}
