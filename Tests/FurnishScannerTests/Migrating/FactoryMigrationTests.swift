import FurnishGraph
import Testing

@testable import FurnishScanner

/// The code that the migration from Factory writes.
@Suite struct FactoryMigrationTests {
  private static let types = """

    protocol Log: Sendable {}
    final class ConsoleLog: Log {}
    final class Network: Sendable { init(log: Log) {} }
    final class User: Sendable {}

    """

  private let include = MigrationComment.prefix + MigrationReason.include("AppServices").text

  private func migrated(_ text: String) throws -> String {
    let result = try MigrationRun(text + Self.types, from: .factory).text
    #expect(result.hasSuffix(Self.types))
    return String(result.dropLast(Self.types.count))
  }

  @Test func `factories become the registrations of a module, with their comments`() throws {
    let text = try migrated(
      """
      // The wiring
      import FactoryKit

      // All services
      extension Container {
        /// Writes lines.
        var log: Factory<Log> { self { ConsoleLog() }.singleton }  // one

        // The network
        var network: Factory<Network> {
          self { Network(log: self.log()) }
            .cached
        }
        var user: Factory<User> {
          self {
            // nobody
            User()
          }
        }
        // the end
      }
      """)
    #expect(
      text == """
        // The wiring
        import Furnish

        // All services
        \(include)
        struct AppServices: ServiceModule {
          func register(in services: any ServiceCollection) {
            /// Writes lines.
            services.register((any Log).self) { ConsoleLog() }  // one

            // The network
            services.register(Network.self, Network.init(log:))
            services.register(User.self, lifetime: .transient) {
              // nobody
              User()
            }
          }
        }
        // the end
        """)
  }

  @Test(arguments: [
    ("var user: Factory<User> { self { User() }.shared }", "services.register(User.self, lifetime: .weak) { User() }"),
    (
      "var user: ParameterFactory<Int, User> { self { id in User() } }",
      "services.register(User.self, with: Int.self) { id in User() }"
    ),
    (
      "@MainActor var user: Factory<User> { self { @MainActor in User() }.singleton }",
      "services.registerOnMainActor(User.self) { User() }"
    ),
  ])
  func `a factory becomes a registration`(_ old: String, _ new: String) throws {
    let text = try migrated("import FactoryKit\nextension Container {\n  \(old)\n}")
    #expect(text.contains("\n    \(new)\n"), "\(text)")
  }

  @Test func `a recipe that does more than call an initializer takes the provider`() throws {
    let text = try migrated(
      """
      import FactoryKit
      extension Container {
        var log: Factory<Log> { self { ConsoleLog() }.singleton }
        var network: Factory<Network> { self { prepared(Network(log: log())) }.singleton }
      }
      """)
    #expect(
      text.contains(
        "services.register(Network.self) { provider in prepared(Network(log: provider.resolveRequired((any Log).self))) }"
      ),
      "\(text)")
  }

  @Test(arguments: [
    ("@Injected(\\.log) private var log", "@Injected private var log: any Log"),
    ("@LazyInjected(\\.log) var log: Log", "@Injected var log: Log"),
    ("@Injected(\\.user) var user", "var user = Injected<User>().wrappedValue"),
    ("@DynamicInjected(\\.user) var user", "@Injected var user: User"),
    ("let user = Container.shared.user()", "let user = Injected<User>().wrappedValue"),
    ("lazy var log = resolve(\\.log)", "lazy var log = Injected<any Log>().wrappedValue"),
  ])
  func `a request names the type`(_ old: String, _ new: String) throws {
    let wiring = """
      import FactoryKit
      extension Container {
        var log: Factory<Log> { self { ConsoleLog() }.singleton }
        var user: Factory<User> { self { User() } }
      }
      final class Page {
        \(old)
      }
      """
    #expect(try migrated(wiring).contains("  \(new)\n"))
  }

  @Test func `a factory that is left remains in the extension, and the import remains`() throws {
    let text = try migrated(
      """
      import FactoryKit
      extension Container {
        var log: Factory<Log> { self { ConsoleLog() }.singleton }
        var user: Factory<User> { self { User() }.onTest { User() } }
      }
      final class Page { @Injected(\\.log) var log }
      """)
    #expect(
      text == """
        import Furnish
        import FactoryKit
        extension Container {
          \(MigrationComment.prefix)\(MigrationReason.modifier("onTest").text)
          var user: Factory<User> { self { User() }.onTest { User() } }
        }

        \(include)
        struct AppServices: ServiceModule {
          func register(in services: any ServiceCollection) {
            services.register((any Log).self) { ConsoleLog() }
          }
        }
        final class Page { @Furnish.Injected var log: any Log }
        """)
  }

  @Test func `a second factory of a type has a name, and is requested by hand outside of recipes`() throws {
    let text = try migrated(
      """
      import FactoryKit
      extension Container {
        var log: Factory<Log> { self { ConsoleLog() }.singleton }
        var fileLog: Factory<Log> { self { ConsoleLog() }.singleton }
        var network: Factory<Network> { self { Network(log: self.fileLog()) }.singleton }
      }
      final class Page { @Injected(\\.fileLog) var log }
      """)
    #expect(text.contains("services.register((any Log).self, name: \"fileLog\") { ConsoleLog() }"))
    #expect(text.contains("{ provider in Network(log: provider.resolveRequired((any Log).self, name: \"fileLog\")) }"))
    #expect(
      text.contains(
        "\(MigrationComment.prefix)\(MigrationReason.named("any Log", "fileLog").text)\nfinal class Page"), "\(text)")
  }

  @Test func `an override in a test becomes a trait, unless it uses a value of the test`() throws {
    let text = try migrated(
      """
      import FactoryKit
      extension Container { var log: Factory<Log> { self { ConsoleLog() }.singleton } }
      @Test func reads() {
        // quiet
        Container.shared.log.register { SilentLog() }
        #expect(Page().reads)
      }
      @Test func writes() {
        let spy = SpyLog()
        Container.shared.log.register { spy }
      }
      """)
    #expect(
      text.contains(
        """
        @Test(.provider { $0.register((any Log).self) { SilentLog() } }) func reads() {
          // quiet
          #expect(Page().reads)
        }
        @Test func writes() {
          let spy = SpyLog()
          \(MigrationComment.prefix)\(MigrationReason.override.text)
          Container.shared.log.register { spy }
        }
        """), "\(text)")
    #expect(text.contains("import FurnishTesting\n"))
  }
}
