import FurnishGraph
import Testing

@testable import FurnishScanner

/// Calls of one module that lead to members of another one, which the first does not see.
@Suite struct MembersOfOtherModulesTests {
  /// Returns the rules of a program whose module `App` uses the module `Core`.
  private func rules(core: String, app: String) -> [String] {
    let files = [("Core", core), ("App", "import Core\n\(app)")].map { module, text in
      SourceFile(path: "/\(module)/Main.swift", module: module, facts: FileFacts("import Furnish\n\(text)\n"))
    }
    return Program(files: files, exposedModules: []).judged(Program.Options()).findings.map(\.rule)
  }

  private let request = """
    let container = ServiceContainer()
    install(Own(), container.services)
    print(try container.validated().resolveRequired(Int.self))
    """

  @Test func `an internal witness of a public requirement is called, and not the default implementation`() {
    let rules = rules(
      core: """
        public protocol Module { func load(_ services: any ServiceCollection) }
        extension Module { public func load(_ services: any ServiceCollection) {} }
        public func install(_ module: any Module, _ services: any ServiceCollection) { module.load(services) }
        """,
      app: """
        struct Own: Module { func load(_ services: any ServiceCollection) { services.register(Int.self) { 1 } } }
        \(request)
        """)
    #expect(rules == [])
  }

  @Test func `an internal override of an open method is called`() {
    let rules = rules(
      core: """
        open class Module { public init() {}; open func load(_ services: any ServiceCollection) {} }
        public func install(_ module: Module, _ services: any ServiceCollection) { module.load(services) }
        """,
      app: """
        final class Own: Module {
          override func load(_ services: any ServiceCollection) { services.register(Int.self) { 1 } }
        }
        \(request)
        """)
    #expect(rules == [])
  }

  @Test func `an internal function of another module is not called`() {
    let rules = rules(
      core: """
        func fill(_ services: any ServiceCollection, _ count: Int = 1) { services.register(String.self) { "" } }
        public func fill(_ services: any ServiceCollection, _ count: Int = 1, _ name: String = "") {
          services.register(Int.self) { 1 }
        }
        """,
      app: """
        let container = ServiceContainer()
        fill(container.services)
        print(try container.validated().resolveRequired(Int.self))
        """)
    #expect(!rules.contains("missing-service"))
  }
}
