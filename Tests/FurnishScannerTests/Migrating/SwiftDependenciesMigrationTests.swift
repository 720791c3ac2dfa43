import FurnishGraph
import Testing

@testable import FurnishScanner

/// The code that the migration from swift-dependencies writes.
@Suite struct SwiftDependenciesMigrationTests {
  private func migrated(_ text: String) throws -> String {
    try MigrationRun("import Dependencies\n" + text, from: .swiftDependencies).text
  }

  @Test func `keys, properties, readers and overrides receive the names of Furnish`() throws {
    let text = try migrated(
      """
      import Foundation

      enum APIKey: DependencyKey {
        static let liveValue = API.live  // the network
        static let testValue = API.mock
      }
      extension MailKey: TestDependencyKey { static var testValue: Mail { .mock } }
      extension DependencyValues {
        var api: API {
          get { self[APIKey.self] }
          set { self[APIKey.self] = newValue }
        }
      }
      struct Model {
        @Dependency(\\.api) var api
        @Dependency(APIKey.self) private var same
        @Dependency(\\.date.now) var now
      }
      func run() async {
        prepareDependencies { $0.api = .mock }
        await withDependencies {
          $0.api = APIKey.liveValue
        } operation: {
          withEscapedDependencies { dependencies in later { dependencies.yield { Model() } } }
        }
      }
      """)
    #expect(
      text == """
        import FurnishFoundation
        import Furnish
        import Foundation

        enum APIKey: ServiceKey {
          static let defaultValue = API.live  // the network
          static let testValue = API.mock
        }
        extension MailKey: TestServiceKey { static var testValue: Mail { .mock } }
        extension ServiceValues {
          var api: API {
            get { self[APIKey.self] }
            set { self[APIKey.self] = newValue }
          }
        }
        struct Model {
          @Injected(\\.api) var api
          @Injected(APIKey.self) private var same
          @Injected(\\.date.now) var now
        }
        func run() async {
          prepareServices { $0.api = .mock }
          await withServices {
            $0.api = APIKey.defaultValue
          } operation: {
            withEscapedServices { dependencies in later { dependencies.yield { Model() } } }
          }
        }
        """)
  }

  @Test func `a client is a closure service, and its empty value is unimplemented`() throws {
    let text = try migrated(
      """
      import DependenciesMacros
      @DependencyClient
      struct Player: Sendable { var play: @Sendable (_ url: String) async throws -> Void }
      extension Player: DependencyKey {
        static let liveValue = Self(play: { _ in })
        static let testValue = Self()
      }
      let silent = Player()
      """)
    #expect(
      text == """
        import Furnish
        import FurnishMacros
        @ClosureService(store: .none)
        struct Player: Sendable { var play: @Sendable (_ url: String) async throws -> Void }
        extension Player: ServiceKey {
          static let defaultValue = Self(play: { _ in })
          static let testValue = Self.unimplemented
        }
        let silent = Player.unimplemented
        """)
  }

  @Test func `a trait of a test sets the value`() throws {
    let text = try migrated(
      """
      extension DependencyValues { var api: API { self[APIKey.self] } }
      @Suite(.dependencies { $0.api = .live })
      struct Tests { @Test("reads", .dependency(\\.api, .mock)) func reads() {} }
      """)
    #expect(text.contains("@Suite(.services { $0.api = .live })"), "\(text)")
    #expect(text.contains("@Test(\"reads\", .services { $0.api = .mock }) func reads() {}"), "\(text)")
    #expect(text.hasPrefix("import FurnishTesting\nimport Furnish\n"), "\(text)")
  }

  @Test(arguments: [
    ("struct Page { @Dependency(\\.partner) var partner }", MigrationReason.noValue("partner")),
    ("struct Page { @Dependency(\\.mainQueue) var queue }", MigrationReason.noValue("mainQueue")),
    ("let store = Store(initialState: 0) { Feature() } withDependencies: { $0.api = .mock }", MigrationReason.store),
    ("let body = Child().dependency(\\.api, .mock)", MigrationReason.modifier),
    ("let values = DependencyValues.live", MigrationReason.currentValues),
    (
      "extension DependencyValues { @DependencyEntry(liveValue: 1) var count = 0 }", MigrationReason.entry
    ),
    ("var context = DependencyContext.live", MigrationReason.remaining("DependencyContext")),
  ])
  func `code without a counterpart is marked, and keeps its import`(_ line: String, _ reason: MigrationReason?) throws {
    let run = try MigrationRun("import Dependencies\n\(line)", from: .swiftDependencies)
    #expect(run.migration.remaining.map(\.text) == (reason.map { [$0.text] } ?? []))
    #expect(run.text.contains("import Dependencies\n"))
    #expect(run.text.contains(line) || line.hasPrefix("extension"))
  }

  @Test func `a variable of a Sendable class is rewritten, and marked`() throws {
    let text = try migrated(
      """
      extension DependencyValues { var api: API { self[APIKey.self] } }
      final class Model: Sendable {
        @Dependency(\\.api) var api
      }
      """)
    #expect(
      text.contains(
        "  \(MigrationComment.prefix)\(MigrationReason.variableOfSendableClass.text)\n  @Injected(\\.api) var api\n"))
  }

  @Test func `the import remains if the file uses a type of another library that Dependencies exports`() throws {
    let text = try migrated("let value = LockIsolated(1)\nenum Key: DependencyKey { static let liveValue = 1 }")
    #expect(text.hasPrefix("import Furnish\nimport Dependencies\n"), "\(text)")
  }
}
