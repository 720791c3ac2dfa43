import FurnishGraph
import FurnishScanner
import Testing

@Suite struct RuleSelectionTests {
  private static let program = Program(files: [
    SourceFile(
      path: "Main.swift", module: "App",
      facts: FileFacts(
        """
        import Furnish
        let container = ServiceContainer()
        // furnish:ignore unused-registration the host requests it
        container.services.register(Int.self) { 7 }.register(String.self) { "a" }
        let provider = try container.validated()
        _ = provider.resolveRequired(String.self)
        _ = provider.resolveRequired(Bool.self)
        """))
  ])

  private func rules(_ change: (inout Program.Options) -> Void) -> [String] {
    var options = Program.Options()
    change(&options)
    return Self.program.judged(options).findings.map { "\($0.rule) \($0.severity)" }
  }

  @Test func `a comment about a rule that is off is no finding`() {
    #expect(rules { _ in } == ["missing-service error"])
    #expect(rules { $0.rules.levels = ["unused-registration": .off] } == ["missing-service error"])
    #expect(rules { $0.rules.only = ["unused-ignore"] } == [])
  }

  @Test func `a severity of the configuration takes precedence over --strict and --warnings-as-errors`() {
    let warning = RuleLevel.warning
    #expect(rules { $0.rules.levels = ["missing-service": warning] } == ["missing-service warning"])
    #expect(
      rules {
        $0.rules.levels = ["missing-service": warning]
        $0.treatsWarningsAsErrors = true
      } == ["missing-service error"])
    #expect(
      rules {
        $0.rules.levels = ["missing-service": .note]
        $0.treatsWarningsAsErrors = true
      } == ["missing-service note"])
  }

  @Test func `a rule that is named for a run judges even if the configuration turns it off`() {
    var selection = RuleSelection()
    selection.levels = ["missing-service": .off, "module-clash": .error, "protocol-injection": .warning]
    #expect(!selection.judges("missing-service"))
    #expect(selection.styles == ["protocol-injection"])
    selection.only = ["missing-service"]
    #expect(selection.judges("missing-service") && !selection.judges("module-clash"))
    selection.skipped = ["missing-service"]
    #expect(!selection.judges("missing-service"))
  }
}
