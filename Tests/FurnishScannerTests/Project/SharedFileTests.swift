import FurnishGraph
import Testing

@testable import FurnishScanner

/// Programs with files that two targets of a project compile, such as an app and its extension.
@Suite struct SharedFileTests {
  private static let programs =
    (VerdictCase.all + DialectPrograms.swinject + DialectPrograms.factory + DialectPrograms.swiftDependencies).filter {
      Set($0.sources().map(\.module)) == ["App"]
    }

  @Test(arguments: programs)
  func `files that two targets compile have the same findings as in one target`(_ program: VerdictCase) {
    let files = program.sources().map { (path: $0.path, facts: FileFacts($0.text)) }
    func findings(in modules: [String]) -> [String] {
      let sources = modules.flatMap { module in
        files.map { SourceFile(path: $0.path, module: module, facts: $0.facts) }
      }
      return Program(files: sources).judged().findings.filter { $0.severity != .note }.map {
        "\($0.place?.file ?? ""):\($0.place?.line ?? 0) \($0.rule)"
      }
    }
    #expect(findings(in: ["App", "Widget"]) == findings(in: ["App"]))
  }

  @Test func `a live value in a file of only one target is missing in the other`() {
    let shared = FileFacts(
      """
      import Dependencies
      struct API: TestDependencyKey { static let testValue = API() }
      struct Page { @Dependency(API.self) var api }
      """)
    let live = FileFacts("import Dependencies\nextension API: DependencyKey { static let liveValue = API() }")
    func findings(liveIn modules: [String]) -> [String] {
      let files =
        ["App", "Widget"].map { SourceFile(path: "Shared/API.swift", module: $0, facts: shared) }
        + modules.map { SourceFile(path: "Live/API.swift", module: $0, facts: live) }
      return Program(files: files).judged().findings.map { "\($0.place?.line ?? 0) \($0.rule)" }
    }
    #expect(findings(liveIn: ["App"]) == ["3 missing-service"])
    #expect(findings(liveIn: ["App", "Widget"]) == [])
  }
}
