import FurnishGraph
import Testing

@testable import FurnishScanner

/// The code that the migration from Swinject writes.
@Suite struct SwinjectMigrationTests {
  private static let types = """

    protocol Log: Sendable {}
    final class ConsoleLog: Log {}
    final class FileLog: Log {}
    final class Page: Sendable { init(log: Log) {} }
    final class Detail: Sendable { init(log: Log, id: Int) {} }
    final class Cart {}
    @MainActor final class Screen {}

    """

  /// Migrates a statement of an assembly, and returns it with the comment that marks it.
  private func registered(_ statement: String) throws -> String {
    let text = """
      import Swinject
      final class Core: Assembly {
        func assemble(container: Container) {
          \(statement)
        }
      }
      """
    let run = try MigrationRun(text + Self.types, from: .swinject)
    let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.contains("func register(in services: any ServiceCollection)") })
    let end = try #require(lines[start...].firstIndex { $0 == "  }" })
    return lines[(start + 1)..<end].map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  @Test func `an assembly becomes a module, and the import of the library is removed`() throws {
    let run = try MigrationRun(
      """
      // All of it
      import Swinject

      class Core: Assembly {
        func assemble(container: Container) {
          // The log
          container.register(Log.self) { r in ConsoleLog() }.inObjectScope(.container)  // one
        }
      }
      """ + Self.types, from: .swinject)
    #expect(
      run.text == """
        // All of it
        import Furnish

        final class Core: ServiceModule {
          func register(in services: any ServiceCollection) {
            // The log
            services.register((any Log).self) { ConsoleLog() }  // one
          }
        }
        """ + Self.types)
    #expect(run.migration.remaining == [])
    #expect(
      run.migration.rewritten.map(\.text) == [
        "Core is a ServiceModule", "any Log is registered in a ServiceCollection",
      ])
  }

  @Test(arguments: [
    (
      "container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }",
      "services.register(Page.self, lifetime: .transient, Page.init(log:))"
    ),
    (
      "container.register(Page.self, factory: { Page(log: $0.resolve(Log.self)!) }).inObjectScope(.weak)",
      "services.register(Page.self, lifetime: .weak, Page.init(log:))"
    ),
    (
      "container.register(Page.self, name: \"a\") { r in Page(log: r.resolve(Log.self, name: \"b\")!) }",
      "services.register(Page.self, name: \"a\", lifetime: .transient) "
        + "{ r in Page(log: r.resolveRequired((any Log).self, name: \"b\")) }"
    ),
    (
      "container.register(Page.self) { r in Page(log: r.resolve(Log.self) ?? ConsoleLog()) }",
      "services.register(Page.self, lifetime: .transient) { r in Page(log: r.resolve((any Log).self) ?? ConsoleLog()) }"
    ),
    (
      "container.register(Page.self) { r in Page(log: r ~> Log.self) }.inObjectScope(.transient)",
      "services.register(Page.self, lifetime: .transient, Page.init(log:))"
    ),
    (
      "container.register(Detail.self) { (r, id: Int) in Detail(log: r.resolve(Log.self)!, id: id) }",
      "services.register(Detail.self, with: Int.self) { (id: Int, log: any Log) in Detail(log: log, id: id) }"
    ),
    (
      "container.register(FileLog.self) { _ in FileLog() }.inObjectScope(.container).implements(Log.self)",
      "services.register(FileLog.self) { FileLog() }\n"
        + "  .register((any Log).self) { (service: FileLog) in service }"
    ),
    (
      "container.autoregister(Page.self, initializer: Page.init(log:)).inObjectScope(.container)",
      "services.register(Page.self, Page.init(log:))"
    ),
    (
      "container.register(Screen.self) { _ in Screen() }.inObjectScope(.container)",
      "services.registerOnMainActor(Screen.self) { Screen() }"
    ),
    ("Other().assemble(container: container)", "services.include(Other())"),
  ])
  func `a registration is rewritten`(_ old: String, _ new: String) throws {
    #expect(try registered(old) == new)
  }

  @Test(arguments: [
    (".initCompleted { r, log in }", MigrationReason.initCompleted),
    (".inObjectScope(.session)", MigrationReason.objectScope("session")),
    (".unknown()", MigrationReason.method("unknown")),
  ])
  func `a registration that needs a decision is marked, and only its container has another name`(
    _ modifier: String, _ reason: MigrationReason
  ) throws {
    let text = try registered("container.register(Log.self) { _ in ConsoleLog() }\(modifier)")
    #expect(
      text == """
        \(MigrationComment.prefix)\(reason.text)
        services.register(Log.self) { _ in ConsoleLog() }\(modifier)
        """)
  }

  @Test func `the resolver of a new assembler becomes the provider of a container`() throws {
    let run = try MigrationRun(
      """
      import Swinject
      final class Core: Assembly { func assemble(container: Container) {} }
      let resolver = Assembler([Core()]).resolver
      """ + Self.types, from: .swinject)
    #expect(run.text.contains("return try container.validated()\n}()\n"))
    #expect(!run.text.contains(".resolver"))
  }

  @Test func `names that begin with resolver remain before the operator`() throws {
    let run = try MigrationRun(
      """
      import Swinject
      struct Resolvers { let main: Resolver }
      struct App { let resolvers: Resolvers; let resolverOfApp: Resolver }
      func run(app: App, main: Resolver) {
        let first = app.resolvers.main ~> Log.self
        let second = app.resolverOfApp ~> Log.self
        let third = main ~> Log.self
        print(first, second, third)
      }
      """ + Self.types, from: .swinject)
    #expect(run.text.contains("app.resolvers.main.resolveRequired((any Log).self)"))
    #expect(run.text.contains("app.resolverOfApp.resolveRequired((any Log).self)"))
    #expect(run.text.contains("let third = main.resolveRequired((any Log).self)"))
  }

  @Test func `a singleton that is not Sendable is marked`() throws {
    let text = try registered("container.register(Cart.self) { _ in Cart() }.inObjectScope(.container)")
    #expect(
      text
        == "\(MigrationComment.prefix)\(MigrationReason.notSendable("Cart").text)\nservices.register(Cart.self) { Cart() }"
    )
  }

  @Test func `an assembler becomes the provider of a container, and keeps its name`() throws {
    let run = try MigrationRun(
      """
      import Swinject
      class App {
        lazy var assembler: Assembler = Assembler([
          Core(),  // first
          Other(),
        ])
        func start() { show(assembler.resolver.resolve(Page.self)!) }
      }
      """ + Self.types, from: .swinject)
    #expect(
      run.text == """
        import Furnish
        class App {
          lazy var assembler: ServiceScope = try! {
            let container = ServiceContainer()
            let services = try container.services
            services.include(Core())  // first
            services.include(Other())
            return try container.validated()
          }()
          func start() { show(assembler.resolveRequired(Page.self)) }
        }
        """ + Self.types)
  }

  @Test func `a container that registers and resolves in several places is left with a mark`() throws {
    let text = """
      import Swinject
      let container = Container()
      func wire() { container.register(Int.self) { _ in 1 } }
      func start() { show(container.resolve(Int.self)!) }

      """
    let run = try MigrationRun(text, from: .swinject)
    let mark = MigrationComment.prefix + MigrationReason.container.text
    #expect(
      run.text
        == text.replacing("let container", with: "\(mark)\nlet container"))
    #expect(run.migration.remaining.map(\.text) == [MigrationReason.container.text])
  }

  @Test func `a type of the program with a name of the library is unchanged`() throws {
    let text =
      "import Swinject\nfinal class Container { func resolve(_ type: Any) {} }\nlet c = Container()\nfunc f() { c.resolve(Int.self) }\n"
    #expect(try MigrationRun(text, from: .swinject).text == text)
  }
}
