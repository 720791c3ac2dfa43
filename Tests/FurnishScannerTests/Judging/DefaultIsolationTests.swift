import FurnishGraph
import Testing

@testable import FurnishScanner

/// Modules whose declarations belong to the main actor unless they are declared otherwise. The expectation of each case was
/// verified with the compiler.
@Suite struct DefaultIsolationTests {
  private static let prelude = """
    import Furnish
    protocol Ours: Sendable {}
    nonisolated protocol Apart {}
    nonisolated protocol Sent: Sendable {}
    nonisolated protocol MoreSent: Sent {}
    nonisolated class Base { init() {} }
    final class Helper { init() {} }

    """

  private func rules(_ declarations: String, _ type: String, _ recipe: String, isBound: Bool = true) -> [String] {
    let text = """
      \(Self.prelude)\(declarations)
      struct Page { nonisolated init(part: \(type)) {} }
      let container = ServiceContainer()
      container.services.register(\(type).self, \(recipe)).register(Page.self, Page.init(part:))
      """
    var program = Program(files: [SourceFile(path: "Main.swift", module: "App", facts: FileFacts(text))])
    if isBound { program.modulesBoundToMainActor = ["App"] }
    return program.judged().findings.filter { $0.severity == .error }.map(\.rule)
  }

  @Test(arguments: [
    "struct Part { init() {} }", "final class Part { init() {} }", "struct Part: Sendable { init() {} }",
    "struct Part: Ours { init() {} }", "struct Part: Apart { init() {} }", "struct Part: Codable { init() {} }",
    "struct Part { init() {} }; extension Part: Sent {}", "enum Part { case a; init() { self = .a } }",
  ])
  func `a type is bound to the main actor`(_ declaration: String) {
    #expect(rules(declaration, "Part", "Part.init") == ["isolation-mismatch"])
    #expect(rules(declaration, "Part", "Part.init", isBound: false) == [])
  }

  @Test(arguments: [
    "nonisolated struct Part { init() {} }", "struct Part { nonisolated init() {} }", "actor Part { init() {} }",
    "struct Part: Sent { init() {} }", "struct Part: MoreSent { init() {} }", "class Part: Base { init() {} }",
    "struct Part: Elsewhere { init() {} }", "struct Part { var number: Int { 1 } }",
    "final class Part { let helper = Helper() }",
  ])
  func `a type is bound to no actor`(_ declaration: String) {
    #expect(rules(declaration, "Part", "Part.init") == [])
  }

  @Test func `a nested type has the isolation of its outer type`() {
    #expect(
      rules("struct Outer { struct Part { init() {} } }", "Outer.Part", "Outer.Part.init") == ["isolation-mismatch"])
    #expect(rules("nonisolated struct Outer { struct Part { init() {} } }", "Outer.Part", "Outer.Part.init") == [])
  }

  @Test func `a function is bound to the main actor unless it is nonisolated`() {
    let part = "nonisolated struct Part { init() {} }\n"
    #expect(rules("\(part)func make() -> Part { Part() }", "Part", "make") == ["isolation-mismatch"])
    #expect(rules("\(part)nonisolated func make() -> Part { Part() }", "Part", "make") == [])
  }

  @Test func `the initializer that the compiler writes is bound only if a property cannot be sent`() {
    func rules(_ helper: String) -> [String] {
      self.rules(
        "\(helper) class Tool { init() {} }\n@MainActor struct Part { var tool: Tool }", "Part", "Part.init(tool:)"
      )
      .filter { $0 == "isolation-mismatch" }
    }
    #expect(rules("nonisolated") == ["isolation-mismatch"])
    #expect(rules("@MainActor") == [])
  }

  @Test func `a fragment contains the default isolation of its module`() throws {
    let file = SourceFile(
      path: "Main.swift", module: "App",
      facts: FileFacts(
        """
        \(Self.prelude)struct Part { init() {} }
        struct Page { nonisolated init(part: Part) {} }
        let container = ServiceContainer()
        container.services.register(Part.self, Part.init).register(Page.self, Page.init(part:))
        """))
    var program = Program(files: [file])
    program.modulesBoundToMainActor = ["App"]
    let fragments = try Fragment.all(of: program).map { fragment in
      (name: "App", fragment: try Fragment(json: try fragment.json(), name: "App"))
    }
    #expect(try Program(linking: fragments).judged().findings.map(\.rule) == ["isolation-mismatch"])
  }
}
