import FurnishGraph
import Testing

@testable import FurnishScanner

/// Keys whose live value is in another module. More cases are in the fixtures of `missing-live-value` and
/// `ignored-live-value`.
@Suite struct LiveValueRulesTests {
  private let interface = """
    import Furnish
    public enum FactsKey: TestServiceKey { public static var testValue: Int { 1 } }
    extension ServiceValues { public var facts: Int { get { self[FactsKey.self] } set { self[FactsKey.self] = newValue } } }
    """
  private let reader = "import Furnish; import Facts\n@main struct Program { @Injected(\\.facts) var facts }"

  private func findings(
    _ files: [(path: String, text: String)], exposed: Set<String>? = nil, scope: Program.Scope = .everything
  ) -> [String] {
    let sources = files.map { file in
      let module = String(file.path.split(separator: "/")[0])
      return SourceFile(path: file.path, module: module, facts: FileFacts(file.text))
    }
    var options = Program.Options()
    options.scope = scope
    return Program(files: sources, exposedModules: exposed).judged(options).findings.map { finding in
      "\(finding.place?.description ?? "") \(finding.rule)"
    }
  }

  @Test func `a key without a live value is reported at the place where the program reads it`() {
    #expect(
      findings([("Facts/Facts.swift", interface), ("App/App.swift", reader)]) == ["App/App.swift:2 missing-live-value"])
  }

  @Test func `a preview may read the test value`() {
    let previews = """
      import Furnish; import Facts; import SwiftUI
      struct Page_Previews: PreviewProvider { @Injected(\\.facts) static var facts }
      """
    #expect(findings([("Facts/Facts.swift", interface), ("App/App.swift", previews)]) == [])
  }

  @Test func `a preview in a program may read the test value`() {
    let previews = """
      import Furnish; import Facts; import SwiftUI
      @main struct Program { static func main() {} }
      struct Page_Previews: PreviewProvider { @Injected(\\.facts) static var facts }
      """
    #expect(findings([("Facts/Facts.swift", interface), ("App/App.swift", previews)]) == [])
  }

  @Test func `a value is ignored if the module of the key declares the conformance`() {
    let facts = """
      import Furnish
      public enum FactsKey {}
      extension FactsKey: ServiceKey { public static var defaultValue: Int { 1 } }
      """
    let live = "import Furnish; import Facts\nextension FactsKey { static var defaultValue: Int { 2 } }"
    #expect(
      findings([("Facts/Facts.swift", facts), ("App/App.swift", live)]) == ["App/App.swift:2 ignored-live-value"])
  }

  @Test(arguments: [
    "extension FactsKey: ServiceKey { public static var defaultValue: Int { 2 } }",
    "extension FactsKey: @retroactive ServiceKey { public static let defaultValue = 2 }",
    "@MainActor func start() { prepareServices { $0.facts = 2 } }",
    "@MainActor func start() { prepareServices { $0[FactsKey.self] = 2 } }",
    """
    extension ServiceValues { mutating func useLive() { facts = 2 } }
    @MainActor func start() { prepareServices { $0.useLive() } }
    """,
    """
    extension ServiceValues { static var live: ServiceValues { var values = ServiceValues(); values.facts = 2; return values } }
    func run() { withServices { $0 = .live } operation: { print(Program()) } }
    """,
    """
    let path: WritableKeyPath<ServiceValues, Int> = \\.facts
    @MainActor func start() { prepareServices { $0[keyPath: path] = 2 } }
    """,
  ])
  func `a live value or an override is sufficient`(live: String) {
    let files = [
      ("Facts/Facts.swift", interface), ("App/App.swift", reader),
      ("App/Live.swift", "import Furnish; import Facts\n\(live)"),
    ]
    #expect(findings(files) == [])
  }

  @Test(arguments: [
    "func read() -> Int { ServiceValues.current.facts }", "func read() -> Int { ServiceValues.current[FactsKey.self] }",
    "struct Page { @Injected(FactsKey.self) var facts }",
    "final class Page: Sendable { private let facts = Injected(FactsKey.self) }",
    "final class Page: Sendable { private let facts = Furnish.Injected(\\.facts) }",
  ])
  func `each form of reading is recognized`(read: String) {
    let text = "import Furnish; import Facts\n\(read)\n@main struct Program {}"
    #expect(
      findings([("Facts/Facts.swift", interface), ("App/App.swift", text)]) == ["App/App.swift:2 missing-live-value"])
  }

  @Test func `a module that the program does not link needs no live value`() {
    let tests = "import Furnish; import Facts\nstruct Suite { @Injected(FactsKey.self) var facts }"
    let app = "import Furnish\n@main struct Program {}"
    #expect(findings([("Facts/Facts.swift", interface), ("App/App.swift", app), ("Tests/T.swift", tests)]) == [])
  }

  @Test func `a library leaves the value to the programs that use it`() {
    let feature = "import Furnish; import Facts\npublic struct Page { @Injected(\\.facts) var facts }"
    let files = [("Facts/Facts.swift", interface), ("Feature/Page.swift", feature)]
    #expect(findings(files) == [])
    #expect(findings(files, exposed: ["Facts", "Feature"]) == [])
    #expect(findings(files + [("App/App.swift", reader)], scope: .library("Feature")) == [])
    // No other package can use the module, so no other program adds the value.
    #expect(findings(files, exposed: []) == ["Feature/Page.swift:2 missing-live-value"])
  }

  @Test func `a default value in the module of its key belongs to the key`() {
    let own = "import Furnish\nenum AKey: ServiceKey {}\nextension AKey { static var defaultValue: Int { 1 } }"
    #expect(findings([("App/A.swift", own)]) == [])
  }
}
