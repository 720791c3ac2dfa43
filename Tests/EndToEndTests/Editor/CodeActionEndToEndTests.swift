import Foundation
import Testing

/// The code actions of the real command `furnish lsp`. The tests apply each of them, and compile the text that it leaves.
@Suite(.whereNotSanitized) struct CodeActionEndToEndTests {
  /// A program with a service that is missing, a captive dependency, and two registrations that nothing requests.
  private static let text = """
    import Furnish
    protocol Clock: Sendable {}
    struct Fast: Clock { init() {} }
    struct User: Sendable { init() {} }
    struct Basket: Sendable { init(user: User) {} }
    struct Page: Sendable { init(clock: any Clock) {} }

    func run() throws {
      let container = ServiceContainer()
      try container.services
        .register(Int8.self) { 8 }
        .register(User.self, lifetime: .scoped, User.init)  // 😀
        .register(Basket.self, lifetime: .singleton, Basket.init(user:))
        .register(Page.self, lifetime: .scoped, Page.init(clock:))  // a page
        .register(Int16.self) {
          16
        }
      let scope = try container.validated().makeScope()
      _ = (scope.resolveRequired(Basket.self), scope.resolveRequired(User.self), scope.resolveRequired(Page.self))
    }

    """

  private let file = "Sources/App/Main.swift"

  /// Returns the code actions in the lines of the registrations: their titles, and the texts that they leave.
  private func actions(_ text: String, in workspace: Workspace) async throws -> [(title: String, text: String)] {
    try workspace.write(text, to: file)
    var script = EditorScript.initialized(in: workspace.folder)
    script.open(file, text)
    for line in 10...14 { script.requestActions(at: file, line: line) }
    script.end()
    let output = try await run(
      CommandProgram.path, ["lsp", "--skip-manifest", "--no-cache"], in: workspace.folder, input: script.bytes)
    #expect(output.status == 0)
    return try EditorMessage.all(in: output.standardOutput).flatMap { $0.result?.actions ?? [] }.map { action in
      let edits = try #require(action.edit.changes[script.uri(file)])
      return (action.title, EditorMessage.applied(edits, to: text))
    }
  }

  @Test func `the text that an action leaves compiles, and has one finding less`() async throws {
    let workspace = try Workspace(["Package.swift": "// swift-tools-version: 6.2\n"])
    let actions = try await actions(Self.text, in: workspace)
    #expect(
      actions.map(\.title) == [
        "Remove the registration of Int8",
        "Silence unused-registration in this line",
        "Register Basket with the lifetime .scoped at \(file):13",
        "Register User with the lifetime .singleton at \(file):12",
        "Register User with the lifetime .transient at \(file):12",
        "Silence captive-dependency in this line",
        "Register any Clock as a singleton, after \(file):15",
        "Register any Clock as scoped, after \(file):15",
        "Register any Clock as transient, after \(file):15",
        "Silence missing-service in this line",
        "Remove the registration of Int16",
        "Silence unused-registration in this line",
      ])
    #expect(try await workspace.check().findings.count == 4)
    for (title, text) in actions {
      try workspace.write(text.replacingOccurrences(of: "<#any Clock#>", with: "Fast()"), to: file)
      let compilation = try await Compilation(at: workspace.path(file))
      #expect(compilation.diagnostics == [], "\(title): \(compilation.text)")
      #expect(try await workspace.check().findings.count == 3, "\(title)")
    }
  }

  @Test func `an action keeps lines that end as on Windows`() async throws {
    func onWindows(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\r\n") }
    let workspace = try Workspace(["Package.swift": "// swift-tools-version: 6.2\n"])
    let texts = try await actions(Self.text, in: workspace).map { onWindows($0.text) }
    let others = try await actions(onWindows(Self.text), in: workspace).map(\.text)
    #expect(others == texts)
  }
}
