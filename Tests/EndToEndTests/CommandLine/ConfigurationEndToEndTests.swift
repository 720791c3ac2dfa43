import Foundation
import Testing

/// `.furnish.json` and the options that take precedence over it, with the real command.
@Suite(.whereNotSanitized) struct ConfigurationEndToEndTests {
  @Test func `a rule that is off does not judge, and the last line reports it`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write(#"{ "rules": { "unused-registration": "off" } }"#, to: ".furnish.json")
    let output = try await workspace.check()
    #expect(output.findings == [Workspace.missing])
    #expect(output.status == 1)
    #expect(
      output.standardError
        == "checked 1 file, 2 registrations in 1 container: 1 error; rules that are off: unused-registration\n")
  }

  @Test func `a rule has the severity that the configuration sets`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write(
      #"{ "rules": { "unused-registration": "error", "missing-service": "note" } }"#, to: ".furnish.json")
    let output = try await workspace.check()
    #expect(
      output.findings == [
        Workspace.unused.replacingOccurrences(of: "warning", with: "error")
      ])
    #expect(output.standardOutput.hasPrefix(Workspace.missing.replacingOccurrences(of: "error", with: "note")))
    #expect(output.status == 1)
  }

  @Test func `the command reads the configuration of an enclosing folder`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write(#"{ "exclude": ["Sources/App/Generated"] }"#, to: ".furnish.json")
    try workspace.write("import Furnish\nlet x = = 1\n", to: "Sources/App/Generated/Broken.swift")
    let output = try await workspace.check(in: "Sources/App")
    #expect(output.findings.count == 2)
    #expect(
      output.standardError.hasSuffix(": 1 error, 1 warning; not read: 1 file that is excluded\n"), "\(output.text)")
  }

  @Test func `a named configuration takes precedence over the one of the folder`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write("no JSON", to: ".furnish.json")
    try workspace.write(#"{ "rules": { "missing-service": "off" } }"#, to: "ci/furnish.json")
    let output = try await workspace.check("--config", "ci/furnish.json")
    #expect(output.findings == [Workspace.unused])
    #expect(output.status == 0)
  }

  @Test func `a rule of style judges if the configuration gives it a severity`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write("import Furnish\nimport Foundation\nlet now = Date()\n", to: "Sources/App/Now.swift")
    #expect(try await workspace.check().findings.count == 2)
    try workspace.write(#"{ "rules": { "uncontrolled-dependency": "error" } }"#, to: ".furnish.json")
    let output = try await workspace.check()
    #expect(
      output.findings.contains {
        $0.hasPrefix("Sources/App/Now.swift:3:11: error: ") && $0.hasSuffix("[uncontrolled-dependency]")
      }, "\(output.text)")
  }

  @Test func `the defines and roots of the configuration apply`() async throws {
    let workspace = try Workspace([
      "Sources/App/Main.swift": """
      import Furnish
      struct Page: Sendable { init(number: Int) {} }
      struct Core: ServiceModule {
        func register(in services: any ServiceCollection) {
          services.register(Page.self, Page.init(number:))
          #if FULL
            services.register(Int.self) { 7 }
          #endif
        }
      }
      struct Extra: ServiceModule {
        func register(in services: any ServiceCollection) { services.register(Page.self, Page.init(number:)) }
      }

      """
    ])
    #expect(try await workspace.check("--root", "Core").status == 1)
    try workspace.write(#"{ "defines": ["FULL"], "roots": ["Core"] }"#, to: ".furnish.json")
    let output = try await workspace.check()
    #expect(output.status == 0, "\(output.text)")
    #expect(try await workspace.check("--undefine", "FULL").status == 1)
    try workspace.write(#"{ "roots": ["Cor"] }"#, to: ".furnish.json")
    let unknown = try await workspace.check()
    #expect(unknown.standardError == "furnish: there is no type or module called 'Cor'\n")
    #expect(unknown.status == 2)
  }

  @Test(
    arguments: [
      (#"{ "exlude": [] }"#, #".furnish.json:1:3: "exlude" is not a setting; did you mean "exclude"?"#),
      (
        "{\n  \"rules\": { \"mising-service\": \"off\" }\n}",
        #".furnish.json:2:14: "mising-service" is not a rule; did you mean "missing-service"?"#
      ),
      (
        "{\n  \"roots\": [\"App\"\n}",
        ".furnish.json:3:1: this is not JSON: a comma or a closing bracket is expected here"
      ),
    ])
  func `an error in the configuration names its line and column`(_ text: String, _ message: String) async throws {
    let workspace = try Workspace.faulty()
    try workspace.write(text, to: ".furnish.json")
    let output = try await workspace.check()
    #expect(output.standardError == "furnish: \(message)\n")
    #expect(output.standardOutput == "")
    #expect(output.status == 2)
  }

  @Test func `a missing configuration that the command line names is an error`() async throws {
    let output = try await Workspace.faulty().check("--config", "team.json")
    #expect(output.standardError == "furnish: the configuration 'team.json' cannot be read\n")
    #expect(output.status == 2)
  }

  @Test func `--only and --skip choose rules for one run`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write(#"{ "rules": { "unused-registration": "off" } }"#, to: ".furnish.json")
    let only = try await workspace.check("--only", "unused-registration")
    #expect(only.findings == [Workspace.unused])
    #expect(only.standardError.hasSuffix(": 1 warning; judged by unused-registration alone\n"))
    let skipped = try await workspace.check("--skip", "missing-service")
    #expect(skipped.findings == [])
    #expect(skipped.status == 0)
    #expect(skipped.standardError.hasSuffix("; rules that are off: missing-service, unused-registration\n"))
    let unknown = try await workspace.check("--only", "missing-servce")
    #expect(unknown.standardError.contains("'missing-servce' is not a rule; did you mean \"missing-service\"?"))
    #expect(unknown.status == 64)
  }

  @Test func `--exclude leaves out the files that match a pattern`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write("import Furnish\nlet x = = 1\n", to: "Sources/App/Deep/Mock.generated.swift")
    let output = try await workspace.check("--exclude", "**/*.generated.swift")
    #expect(output.findings.count == 2)
    #expect(output.standardError.contains("not read: 1 file that is excluded"))
  }

  @Test func `graph, why, and link read the configuration as well`() async throws {
    let workspace = try Workspace.faulty()
    try workspace.write("import Furnish\nlet broken = = 1\n", to: "Sources/Other/Broken.swift")
    try workspace.write(
      #"{ "exclude": ["Sources/Other"], "rules": { "unused-registration": "off" } }"#, to: ".furnish.json")
    let graph = try await workspace.furnish("graph", "--skip-manifest", "--no-cache", "--format", "json")
    #expect(graph.standardOutput.contains("missing-service"))
    #expect(!graph.standardOutput.contains("unused-registration"))
    #expect(!graph.standardOutput.contains("syntax-error"))
    _ = try await workspace.furnish("fragment", "--skip-manifest", "--no-cache", "--output", "App.json")
    let link = try await workspace.furnish("link", "App.json")
    #expect(link.findings == [Workspace.missing])
    #expect(try await workspace.furnish("why", "Clock", "--skip-manifest", "--no-cache").status == 0)
  }
}
