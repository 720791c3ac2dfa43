import FurnishGraph
import FurnishScanner
import Testing

/// The findings of a check that is limited to the library or the program that is built.
@Suite struct ProgramScopeTests {
  @Test func `the check of a library reports a fault that every program would have`() {
    let rules = scopedRules(
      .library("Core"),
      core: """
        services
          .register(User.self, lifetime: .scoped, User.init)
          .register(Basket.self, Basket.init(user:))
        """)
    #expect(rules == ["captive-dependency"])
  }

  @Test func `a library may leave a service to its programs`() {
    let core = "services.register(Basket.self, Basket.init(user:))"
    #expect(scopedRules(.library("Core"), core: core) == [])
    #expect(scopedRules(.program("App"), core: core) == ["missing-service"])
  }

  @Test func `other code may add to the container of a library`() {
    let rules = scopedRules(
      .library("Core"), core: "",
      more: """
        public func makeContainer() throws -> ServiceContainer {
          let container = ServiceContainer()
          try container.services.register(Basket.self, Basket.init(user:))
          return container
        }
        """)
    #expect(rules == [])
  }

  @Test func `a module that no module includes is reported only by the check of everything`() {
    let more = """
      struct Unreached: ServiceModule {
        func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
      }
      """
    #expect(scopedRules(.library("Core"), core: "", more: more) == [])
    #expect(scopedRules(.program("App"), core: "", more: more) == [])
    #expect(scopedRules(.everything, core: "", more: more) == ["unreachable-module"])
  }

  @Test func `a service that one program leaves unused may serve another one`() {
    let core = "services.register(User.self, User.init).register(Spare.self, Spare.init)"
    let app = "_ = try container.validated().resolveRequired(User.self)"
    #expect(scopedRules(.everything, core: core, app: app) == ["unused-registration"])
    #expect(scopedRules(.program("App"), core: core, app: app) == [])
  }

  @Test func `a program's report has its own unused services`() {
    let app = """
      try container.services.register(Int.self) { 1 }
      _ = try container.validated().resolveRequired(User.self)
      """
    let rules = scopedRules(.program("App"), core: "services.register(User.self, User.init)", app: app)
    #expect(rules == ["unused-registration"])
  }

  @Test func `a finding about one library is reported only by the check of that library`() {
    let core = """
      services
        .register(User.self, lifetime: .scoped, User.init)
        .register(Basket.self, Basket.init(user:))
      """
    let shop = """
      import Core
      public struct Shop: ServiceModule {
        public func register(in services: any ServiceCollection) { services.include(Core()) }
      }
      """
    let files = [scopedLibrary(core), scopedFile("Shop", shop)]
    #expect(scopedRules(.library("Shop"), files) == [])
    #expect(scopedRules(.library("Core"), [files[0]]) == ["captive-dependency"])
  }

  @Test func `a finding about two libraries is reported by the check of the one that uses the other`() {
    let shop = """
      import Core
      public struct Shop: ServiceModule {
        public func register(in services: any ServiceCollection) {
          services.include(Core()).register(Basket.self, Basket.init(user:))
        }
      }
      """
    let core = "services.register(User.self, lifetime: .scoped, User.init)"
    let files = [scopedLibrary(core), scopedFile("Shop", shop)]
    #expect(scopedRules(.library("Shop"), files) == ["captive-dependency"])
    #expect(scopedRules(.library("Core"), [files[0]]) == [])
  }

  @Test func `a library reports the fault that its registration causes in another library`() {
    let shop = """
      import Core
      public struct Shop: ServiceModule {
        public func register(in services: any ServiceCollection) {
          services.include(Core()).register(User.self, lifetime: .scoped, User.init)
        }
      }
      """
    let files = [scopedLibrary("services.register(Basket.self, Basket.init(user:))"), scopedFile("Shop", shop)]
    #expect(scopedRules(.library("Shop"), files) == ["captive-dependency"])
    #expect(scopedRules(.library("Core"), [files[0]]) == [])
  }

  @Test(arguments: [Program.Scope.library("Core"), .program("App")])
  func `a syntax error is left to the compiler`(_ scope: Program.Scope) {
    #expect(scopedRules(.everything, core: "", more: "let port = = 1").contains("syntax-error"))
    #expect(scopedRules(scope, core: "", more: "let port = = 1") == [])
  }

  @Test func `a comment silences a finding in both scopes`() {
    let core = """
      services
        .register(User.self, lifetime: .scoped, User.init)
        // furnish:ignore captive-dependency users stay for ever here
        .register(Basket.self, Basket.init(user:))
      """
    #expect(scopedRules(.library("Core"), core: core) == [])
    #expect(scopedRules(.program("App"), core: core) == [])
  }

  @Test func `a comment that ignores a finding of programs is not reported as unused in a library`() {
    let core = """
      services
        // furnish:ignore missing-service the host registers it
        .register(Basket.self, Basket.init(user:))
      """
    #expect(scopedRules(.library("Core"), core: core) == [])
  }
}

/// Returns a library with a module.
private func scopedLibrary(_ core: String, more: String = "") -> SourceFile {
  scopedFile(
    "Core",
    """
    public struct User: Sendable { public init() {} }
    public struct Spare: Sendable { public init() {} }
    public struct Basket: Sendable { public init(user: User) {} }
    public struct Core: ServiceModule {
      public init() {}
      public func register(in services: any ServiceCollection) {
    \(core)
      }
    }
    \(more)
    """)
}

private func scopedFile(_ module: String, _ text: String) -> SourceFile {
  SourceFile(path: "/\(module)/Main.swift", module: module, facts: FileFacts("import Furnish\n\(text)\n"))
}

/// Judges the library alone, or a program that includes its module. The check of a library does not read its dependents.
private func scopedRules(_ scope: Program.Scope, core: String, more: String = "", app: String = "") -> [String] {
  let library = scopedLibrary(core, more: more)
  if case .library = scope { return scopedRules(scope, [library]) }
  let program = scopedFile(
    "App",
    """
    import Core
    let container = ServiceContainer()
    try container.services.include(Core())
    \(app)
    """)
  return scopedRules(scope, [library, program])
}

private func scopedRules(_ scope: Program.Scope, _ files: [SourceFile]) -> [String] {
  var options = Program.Options()
  options.scope = scope
  return Program(files: files, exposedModules: []).judged(options).findings.map(\.rule)
}
