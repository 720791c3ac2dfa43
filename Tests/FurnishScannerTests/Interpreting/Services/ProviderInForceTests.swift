import FurnishGraph
import Testing

@testable import FurnishScanner

/// The provider in force, which properties with `@Injected` read.
@Suite struct ProviderInForceTests {
  /// Returns the findings about a program with one service, which a property reads.
  private func findings(
    ofProgramThatRuns code: String, lifetime: String = ".singleton", imports: [String] = []
  ) -> [String] {
    let source = """
      import Furnish
      \(imports.map { "import \($0)\n" }.joined())
      final class Cart: Sendable {}
      struct Page { @Injected var cart: Cart; func show() { print(cart) } }
      let container = ServiceContainer()
      try container.services.register(Cart.self, lifetime: \(lifetime)) { Cart() }
      let provider = try container.validated()
      print(provider.makeScope().resolveRequired(Cart.self))
      \(code)
      Page().show()
      """
    let file = SourceFile(path: "App/main.swift", module: "App", facts: FileFacts(source))
    return Program(files: [file]).judged(Program.Options()).findings.map { "\($0.rule): \($0.message)" }
  }

  private static let missing =
    "missing-service: Cart is injected, but the program sets no provider, and adds it to no locator."
  private static let fromRoot = "scoped-from-root: Cart is scoped, and was requested from the root."

  @Test func `a property is missing its service where the program sets no provider`() {
    #expect(findings(ofProgramThatRuns: "") == [Self.missing])
  }

  @Test func `properties of one program that sets no provider are one finding`() {
    #expect(
      findings(ofProgramThatRuns: "struct Cell { @Injected var cart: Cart }; print(Cell().cart)") == [Self.missing])
  }

  @Test(arguments: [
    "prepareServices { $0.provider = provider }",
    "withServices { $0.provider = provider } operation: { Page().show() }",
    "withServices { values in let scope = provider.makeScope(); values.provider = scope } operation: { Page().show() }",
    "func set(_ values: inout ServiceValues) { values.provider = provider }; prepareServices { set(&$0) }",
    "func set(_ values: inout ServiceValues) { values.provider = provider }; prepareServices(set)",
    "extension ServiceValues { mutating func start() { provider = container.provider } }; prepareServices { $0.start() }",
    "extension ServiceValues { mutating func start() { self.provider = container.provider } }; prepareServices { $0.start() }",
    "let path = \\ServiceValues.provider; prepareServices { $0[keyPath: path] = provider }",
    "prepareServices { $0 = values(provider) }",
    "show(Page().provider(provider))",
    "show(Page().scope(provider))",
    "extension View { func wired(by scope: any ServiceProvider) -> some View { provider(scope) } }",
    "show(Page().environment(\\.services, values(provider)))",
    "ServiceLocator.shared.addService(service: Cart())",
  ])
  func `a program may set a provider in many ways`(code: String) {
    #expect(findings(ofProgramThatRuns: code) == [])
  }

  /// Returns the rules of the findings about modules, each with one file. The module `App` is the program.
  private func rules(_ modules: [(name: String, source: String)]) -> [String] {
    let files = modules.map { module in
      SourceFile(
        path: "\(module.name)/\(module.name == "App" ? "main" : "Kit").swift", module: module.name,
        facts: FileFacts(module.source))
    }
    return Program(files: files).judged(Program.Options()).findings.map(\.rule)
  }

  @Test(arguments: ["FurnishHummingbird", "FurnishServiceLifecycle", "FurnishGRPC", nil])
  func `a module for servers opens scopes`(module: String?) {
    let kit = """
      import Furnish
      public final class Cart: Sendable { public init() {} }
      public struct Page { @Injected var cart: Cart; public init() {} }
      """
    let app = """
      import Furnish
      import Kit
      \(module.map { "import \($0)" } ?? "")
      let container = ServiceContainer()
      try container.services.register(Cart.self, lifetime: .scoped) { Cart() }
      let provider = try container.validated()
      prepareServices { $0.provider = provider }
      print(Page(), provider.makeScope().resolveRequired(Cart.self))
      """
    #expect(rules([("Kit", kit), ("App", app)]) == (module == nil ? ["scoped-from-root"] : []))
  }

  @Test func `a property reads the provider that is set, and none of another container`() {
    let found = findings(
      ofProgramThatRuns: """
        prepareServices { $0.provider = provider }
        let jobs = ServiceContainer()
        try jobs.services.register(Cart.self, lifetime: .scoped) { Cart() }
        print(try jobs.validated().makeScope().resolveRequired(Cart.self))
        """)
    #expect(found == [])
  }

  @Test(arguments: [false, true])
  func `a property is judged if code creates its owner`(isCreated: Bool) {
    let app = """
      import Furnish
      final class Mail: Sendable {}
      struct Page { @Injected var mail: Mail }
      let container = ServiceContainer()
      try container.services.register(Mail.self) { Mail() }
      print(try container.validated().resolveRequired(Mail.self))
      \(isCreated ? "print(Page())" : "")
      """
    #expect(rules([("App", app)]) == (isCreated ? ["missing-service"] : []))
  }

  @Test func `a module that is not read may set a provider`() {
    #expect(findings(ofProgramThatRuns: "CompanyWiring.start(provider)", imports: ["CompanyWiring"]) == [])
    let code = "prepareServices { $0.provider = provider }; CompanyWiring.withUserScope { Page().show() }"
    #expect(findings(ofProgramThatRuns: code, lifetime: ".scoped", imports: ["CompanyWiring"]) == [])
  }

  @Test func `a library is not judged without its program`() {
    let source = """
      import Furnish
      struct Cart: Sendable {}
      struct Page { @Injected var cart: Cart }
      func makeProvider() throws -> ServiceScope {
        let container = ServiceContainer()
        try container.services.register(Cart.self) { Cart() }
        return try container.validated()
      }
      """
    let file = SourceFile(path: "Kit/Kit.swift", module: "Kit", facts: FileFacts(source))
    #expect(
      Program(files: [file]).judged(Program.Options()).findings.filter { $0.rule != "unused-registration" }.isEmpty)
  }

  @Test(arguments: [
    "prepareServices { $0.provider = provider }",
    "show(Page().provider(container))",
    "withServices { $0.provider = provider } operation: { Page().show() }",
    "func set(_ values: inout ServiceValues) { values.provider = provider }; prepareServices(set)",
    "prepareServices { $0.provider = container.provider }; withServices { $0.provider = provider } operation: {}",
  ])
  func `a property reads the root where no code sets another provider`(code: String) {
    #expect(findings(ofProgramThatRuns: code, lifetime: ".scoped") == [Self.fromRoot])
  }

  @Test(arguments: [
    "prepareServices { $0.provider = provider.makeScope() }",
    "prepareServices { $0.provider = provider }; withServices { $0.provider = provider.makeScope() } operation: {}",
    "var current: ServiceScope = provider; current = provider.makeScope(); prepareServices { $0.provider = current }",
    "prepareServices { $0.provider = provider }; show(Page().scope())",
    "prepareServices { $0.provider = provider }; extension View { func session() -> some View { scope() } }",
    "prepareServices { $0.provider = provider }; use(\\ServiceValues.provider)",
    "prepareServices { $0.provider = chosen(provider) }",
  ])
  func `a property may read a scope where code sets one`(code: String) {
    #expect(findings(ofProgramThatRuns: code, lifetime: ".scoped") == [])
  }

  @Test func `a library's property may read a scope of another program`() {
    let kit = """
      import Furnish
      public final class Cart: Sendable { public init() {} }
      public struct Page { @Injected var cart: Cart }
      """
    let app = """
      import Furnish
      let container = ServiceContainer()
      let provider = try container.validated()
      prepareServices { $0.provider = provider }
      """
    let other = """
      import Furnish
      import Kit
      func register(in services: any ServiceCollection) {
        services.register(Cart.self, lifetime: .scoped) { Cart() }
      }
      """
    let sources = [("Kit/Kit.swift", "Kit", kit), ("App/main.swift", "App", app), ("Shop/Shop.swift", "Shop", other)]
      .map { SourceFile(path: $0.0, module: $0.1, facts: FileFacts($0.2)) }
    let rules = Program(files: sources).judged(Program.Options()).findings.map(\.rule)
    #expect(!rules.contains("scoped-from-root") && !rules.contains("missing-service"))
  }
}
