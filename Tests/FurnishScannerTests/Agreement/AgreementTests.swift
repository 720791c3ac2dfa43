import Foundation
import Furnish
import FurnishScanner
import Testing

/// 200 containers that are wired by chance, judged twice: by the source, and by the containers themselves.
@Suite struct AgreementTests {
  private let containers: [ServiceContainer]
  private let wirings: [SourceWiring]

  /// Rules that only the source has.
  private static let ofTheSource: Set<String> = ["duplicate-registration", "unused-registration"]

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("GeneratedContainers.swift")
    let facts = FileFacts(try String(contentsOf: file, encoding: .utf8))
    // As #fileID writes it, so that places agree as well.
    let source = SourceFile(
      path: "FurnishScannerTests/GeneratedContainers.swift", module: "FurnishScannerTests", facts: facts)
    wirings = Program(files: [source]).judged().wirings
    containers = try Wired.all.map { try $0() }
    for container in containers { _ = try? container.validated() }
  }

  @Test func theSourceShowsEachContainer() {
    #expect(containers.count == 200)
    #expect(wirings.count == 200)
  }

  /// To the letter: rule, words, chain, line and column.
  @Test func bothFindTheSameWhereNoRecipeIsOpaque() {
    var compared = 0
    for (container, wiring) in zip(containers, wirings) where !Self.isOpaque(container) {
      #expect(Self.findings(container) == Self.findings(wiring))
      compared += Self.findings(container).count
    }
    // Chance has made enough of them for this to mean something.
    #expect(compared > 100)
  }

  @Test func theSourceFindsAllThatTheContainerFinds() {
    for (container, wiring) in zip(containers, wirings) {
      let own = Set(Self.findings(container).map(Self.essence)), source = Set(Self.findings(wiring).map(Self.essence))
      #expect(own.isSubset(of: source))
    }
  }

  @Test func everyRuleOfContainersIsAmongWhatIsCompared() {
    let rules = Set(containers.flatMap(Self.findings).map(\.rule))
    #expect(
      rules == [
        "missing-service", "dependency-cycle", "captive-dependency", "scoped-from-root", "async-in-sync",
        "isolation-mismatch",
      ])
  }

  private static func isOpaque(_ container: ServiceContainer) -> Bool {
    container.findings.contains { $0.rule == "opaque-recipe" }
  }

  /// Errors and warnings; what cannot be read is another thing for each.
  private static func findings(_ container: ServiceContainer) -> [Finding] {
    container.findings.filter { $0.rule != "opaque-recipe" }
  }

  private static func findings(_ wiring: SourceWiring) -> [Finding] {
    wiring.findings.filter { $0.rule != "opaque-recipe" && !ofTheSource.contains($0.rule) }
  }

  /// What is wrong with what; a chain may be another one where more is known.
  private static func essence(_ finding: Finding) -> String { "\(finding.rule) \(finding.chain.last?.type ?? "")" }
}
