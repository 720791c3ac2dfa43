import FurnishGraph
import Testing

@testable import FurnishScanner

/// The declarations of other files and modules that a request can name.
@Suite struct DeclarationVisibilityTests {
  private func findings(
    of severity: Finding.Severity = .error, _ files: (path: String, text: String)...
  ) -> [String] {
    Program(
      files: files.map { path, text in
        SourceFile(path: path, module: String(path.split(separator: "/")[0]), facts: FileFacts(text))
      }
    ).judged().findings.filter { $0.severity == severity }.map { "\($0.place?.file ?? ""): \($0.message)" }
  }

  private let key = """
    import Dependencies
    struct Key: DependencyKey, Sendable { static let liveValue = Key() }
    """
  private func accessor(_ access: String) -> String {
    "extension DependencyValues { \(access) var client: Key { self[Key.self] } }"
  }
  private let reader = "struct Page { @Dependency(\\.client) var client }"

  @Test func `a private property of DependencyValues is visible only in its file`() {
    let missing = ["App/B.swift: @Dependency(\\.client) names no property of DependencyValues."]
    for access in ["private", "fileprivate"] {
      let own = "\(key)\n\(accessor(access))\n\(reader)"
      #expect(findings(("App/A.swift", own), ("App/B.swift", "import Dependencies\n\(reader)")) == missing)
      #expect(findings(("App/A.swift", own), ("App/B.swift", own.replacing("Key", with: "Other"))) == [])
    }
    #expect(
      findings(("App/A.swift", "\(key)\n\(accessor(""))"), ("App/B.swift", "import Dependencies\n\(reader)")) == [])
  }

  @Test func `an internal property belongs to its module, and a public one to all`() {
    let other = "import Dependencies\n\(reader)"
    #expect(
      findings(("Widget/A.swift", "\(key)\n\(accessor(""))"), ("App/B.swift", other)) == [
        "App/B.swift: @Dependency(\\.client) names no property of DependencyValues."
      ])
    #expect(findings(("Kit/A.swift", "\(key)\n\(accessor("public"))"), ("App/B.swift", other)) == [])
    #expect(findings(("Kit/A.swift", "\(key)\n\(accessor(""))"), ("App/B.swift", "import Kit\n\(other)")) == [])
  }

  private func factory(_ body: String, _ access: String = "") -> String {
    "import FactoryKit\nextension Container { \(access) var log: Factory<Int?> { \(body) } }\n"
  }
  private let injected = "final class Page { @Injected(\\.log) var log }"

  @Test func `a factory of another target is another factory`() {
    let missing = "App/B.swift: @Injected(\\.log) names no factory."
    let widget = factory("self { 1 }") + injected
    #expect(findings(("Widget/A.swift", widget), ("App/B.swift", "import FactoryKit\n\(injected)")) == [missing])
    #expect(findings(("Widget/A.swift", widget), ("App/B.swift", factory("self { 2 }") + injected)) == [])
    #expect(
      findings(("Widget/A.swift", widget), ("App/B.swift", factory("promised()") + injected)) == [
        "App/B.swift: \\Container.log is promised, and nothing registers it."
      ])
    let promised = factory("promised()") + injected
    #expect(
      findings(("Widget/A.swift", promised), ("App/B.swift", factory("self { 2 }") + injected)) == [
        "Widget/A.swift: \\Container.log in Widget is promised, and nothing registers it."
      ])
    let register = "func start() { Container.shared.log.register { 3 } }"
    #expect(
      findings(("Widget/A.swift", widget), ("App/B.swift", factory("promised()") + injected + "\n" + register)) == [])
  }

  @Test func `an alias of a wrapper requests in files that do not import the library`() {
    let factories = factory("self { 1 }") + "typealias Inject = Injected"
    let page = """
      final class Page { @Inject(\\.log) var log; @Inject(\\.clock) var clock; @Injected(\\.other) var other }
      """
    #expect(
      findings(("App/A.swift", factories), ("App/B.swift", page)) == [
        "App/B.swift: @Injected(\\.clock) names no factory."
      ])
    #expect(findings(("Kit/A.swift", factories), ("App/B.swift", page)) == [])
    let wrapper = "@propertyWrapper struct Inject { init(_: Any) {}; var wrappedValue = 1 }"
    #expect(findings(("Kit/A.swift", factories), ("App/B.swift", page), ("App/C.swift", wrapper)) == [])
    let dependencies = "\(key)\n\(accessor(""))\ntypealias Read = Dependency"
    let reader = """
      struct Page { @Read(\\.client) var client; @Read(\\.clock) var clock; @Dependency(\\.other) var other }
      """
    #expect(
      findings(("App/A.swift", dependencies), ("App/B.swift", reader)) == [
        "App/B.swift: @Dependency(\\.clock) names no property of DependencyValues."
      ])
  }

  @Test func `a private factory is visible only in its file`() {
    let own = factory("self { 1 }", "private") + injected
    #expect(
      findings(("App/A.swift", own), ("App/B.swift", "import FactoryKit\n\(injected)")) == [
        "App/B.swift: @Injected(\\.log) names no factory."
      ])
    #expect(findings(("App/A.swift", own), ("App/B.swift", factory("promised()", "fileprivate") + injected)).count == 1)
    #expect(findings(("App/A.swift", factory("self { 1 }")), ("App/B.swift", "import FactoryKit\n\(injected)")) == [])
  }

  @Test func `the container of an app registers nothing for its widget`() {
    let services = "import Swinject\npublic protocol Log {}\npublic protocol Clock {}\n"
    func wire(_ service: String) -> String {
      """
      import Kit; import Swinject
      func wire() {
        let container = Container()
        container.register(\(service).self) { _ in make() }
        container.register(Int.self) { r in r.resolve(\(service).self) == nil ? 0 : 1 }
        show(container.resolve(Int.self)!)
      }
      """
    }
    let model = """
      import Kit; import Swinject
      public final class Model {
        var log: Log!
        public init(_ assembler: Assembler) { log = assembler.resolver.resolve(Log.self) }
      }
      """
    let app = ("App/A.swift", wire("Log"))
    let widget = ("Widget/A.swift", wire("Clock"))
    let kit = ("Kit/A.swift", services)
    #expect(
      findings(of: .warning, kit, app, widget, ("Widget/B.swift", model)) == [
        "Widget/B.swift: any Log is not registered."
      ])
    #expect(findings(of: .warning, kit, app, widget, ("App/B.swift", model)) == [])
    #expect(findings(of: .warning, ("Kit/A.swift", services + model), app, widget) == [])
  }

  @Test func `a file of two targets declares one factory for both`() {
    let shared = factory("self { 1 }")
    let files = ["App", "Widget"].flatMap { module in
      [
        SourceFile(path: "Shared.swift", module: module, facts: FileFacts(shared)),
        SourceFile(path: "\(module).swift", module: module, facts: FileFacts("import FactoryKit\n\(injected)")),
      ]
    }
    #expect(Program(files: files).judged().findings.isEmpty)
  }
}
