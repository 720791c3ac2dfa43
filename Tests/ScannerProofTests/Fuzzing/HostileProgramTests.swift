import FurnishGraph
import FurnishScanner
import Testing

/// Small programs that cause much work. The check of each ends soon. If it reaches a limit, a finding names the place.
///
/// `make proof` runs the larger ones, through the command line.
@Suite(.timeLimit(.minutes(60))) struct HostileProgramTests {
  private func judge(_ text: String) -> Program.Verdict {
    let verdict = Program(files: [
      SourceFile(path: "Main.swift", module: "App", facts: FileFacts("import Furnish\n\(text)"))
    ])
    .judged()
    return verdict
  }

  @Test func `forty aliases of tuples, each with two elements of the previous one, are undecidable`() {
    let aliases = (1..<40).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))\n" }.joined()
    let verdict = judge(
      """
      typealias A0 = (Int, Int)
      \(aliases)let container = ServiceContainer()
      container.services.register(A39.self) { fatalError() }.register(Int.self) { 1 }
      """)
    #expect(verdict.findings.contains { $0.rule == "undecidable" && $0.severity == .warning })
  }

  @Test func `sixty calculations, each with the result of the previous one twice, are read`() {
    let constants = (1..<60).map { "let n\($0) = n\($0 - 1) + n\($0 - 1)\n" }.joined()
    let texts = (1..<60).map { "let t\($0) = \"a\\(t\($0 - 1))\\(t\($0 - 1))\"\n" }.joined()
    let verdict = judge(
      """
      let n0 = Int(readLine()!)!, t0 = readLine()!
      \(constants)\(texts)var text = t0
      \(String(repeating: "text += text\n", count: 60))let container = ServiceContainer()
      if n59 > 1, t59.isEmpty, text == "a" { container.services.register(Int.self) { 1 } }
      print(try container.validated().resolveRequired(Int.self))
      """)
    #expect(verdict.findings.map(\.rule) == ["missing-service"])
  }

  @Test func `a pack expansion that names no pack is read`() {
    let verdict = judge(
      """
      func add(_ module: some ServiceModule, to services: ServiceCollection) { repeat services.include(module) }
      let container = ServiceContainer()
      print(try container.validated().resolveRequired(Int.self))
      """)
    #expect(verdict.findings.map(\.rule).contains("missing-service"))
  }

  @Test func `a helper that calls itself is followed a few times`() {
    let verdict = judge(
      """
      func add(_ services: any ServiceCollection, _ depth: Int) {
        services.register(Int.self) { 1 }
        if depth > 0 { add(services, depth - 1); add(services, depth - 1) }
        for _ in 0..<3 { add(services, depth - 1) }
      }
      let container = ServiceContainer()
      add(container.services, 100)
      """)
    #expect((1...256).contains(verdict.registrationCount))
  }

  @Test func `helpers that call the next one twice are followed to a limit, which a finding names`() {
    let helpers = (1..<40).map { number in
      "func add\(number)(_ services: any ServiceCollection) { add\(number - 1)(services); add\(number - 1)(services) }\n"
    }.joined()
    let verdict = judge(
      """
      func add0(_ services: any ServiceCollection) { services.register(Int.self) { 1 } }
      \(helpers)let container = ServiceContainer()
      add39(container.services)
      """)
    #expect(verdict.registrationCount <= 100_000)
    #expect(verdict.findings.contains { $0.rule == "undecidable" })
  }

  @Test(.enabled(if: Extent.isWhole, "it takes half a minute: `make proof` runs it"))
  func `hundreds of helpers that call the next one twice share one limit`() {
    let helpers = (1..<400).map { number in
      "func add\(number)(_ services: any ServiceCollection) { add\(number - 1)(services); add\(number - 1)(services) }\n"
    }.joined()
    let verdict = judge(
      "func add0(_ services: any ServiceCollection) { services.register(Int.self) { 1 } }\n\(helpers)")
    #expect(verdict.registrationCount <= 100_000)
    #expect(verdict.findings.contains { $0.rule == "undecidable" })
  }

  @Test func `a recipe that cannot be read is reported in a container under sixty flags`() {
    let registrations = (0..<60).map {
      "#if FLAG\($0)\nservices.register(Int.self, name: \"n\($0)\") { 1 }\n#endif\n"
    }
    let verdict = judge(
      """
      func add(_ services: any ServiceCollection, make: @escaping @Sendable () -> String) {
        \(registrations.joined())services.register(String.self, make)
      }
      func start(make: @escaping @Sendable () -> String) {
        let container = ServiceContainer()
        add(container.services, make: make)
      }
      """)
    #expect(verdict.findings.filter { $0.rule == "opaque-recipe" }.map(\.chain.last?.type) == ["Swift.String"])
    #expect(!verdict.findings.contains { $0.severity != .note })
  }

  @Test func `a container under sixty flags is judged in parts`() {
    let registrations = (0..<60).map { "#if FLAG\($0)\nservices.register(P\($0).self) { P\($0)() }\n#endif\n" }
    let types = (0..<60).map { "struct P\($0) {}\n" }
    let verdict = judge(
      """
      \(types.joined())struct Page { init(part: P7) {} }
      func add(_ services: any ServiceCollection) {
        \(registrations.joined())services.register(Page.self, Page.init(part:))
      }
      let container = ServiceContainer()
      add(container.services)
      """)
    let missing = verdict.findings.filter { $0.rule == "missing-service" }
    #expect(missing.count == 1)
    #expect(missing.first?.notes.contains { $0.message.contains("FLAG7 is not set") } == true)
  }
}
