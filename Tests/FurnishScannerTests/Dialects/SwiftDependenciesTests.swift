import FurnishGraph
import Testing

@testable import FurnishScanner

/// Programs with swift-dependencies, which are judged without a migration.
@Suite struct SwiftDependenciesTests {
  @Test(arguments: DialectPrograms.swiftDependencies)
  func `a program with swift-dependencies has exactly the findings that its comments expect`(_ program: VerdictCase) {
    program.check()
  }

  @Test func `thirty programs with findings and thirty without exist, and few cannot be judged`() {
    let rules = DialectPrograms.swiftDependencies.map { $0.expectations().map(\.rule) }
    #expect(rules.count { $0.isEmpty } >= 30)
    #expect(rules.count { !$0.isEmpty } >= 30)
    #expect(rules.count { $0.contains("undecidable") } * 10 <= rules.count)
  }

  // The check of Furnish's own values does not follow these forms, so they are no programs that are migrated.

  private static let keys = """
    import Dependencies
    struct Client: TestDependencyKey, Sendable { static let testValue = Client() }
    struct Log: TestDependencyKey, Sendable { static let testValue = Log() }
    extension DependencyValues {
      var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
      var log: Log { get { self[Log.self] } set { self[Log.self] = newValue } }
    }
    struct Page {
      @Dependency(\\.client) var client
      @Dependency(\\.log) var log
    }
    """

  @Test(arguments: [
    // An accessor.
    """
    extension DependencyValues {
      var isMocked: Bool {
        get { false }
        set {
          client = newValue ? Client() : Client()
          log = Log()
        }
      }
    }
    func start() { withDependencies { $0.isMocked = true } operation: { print(Page()) } }
    """,
    // A variable, and a closure whose type is an alias.
    """
    typealias Update = (inout DependencyValues) -> Void
    enum Setup {
      static var mock: DependencyValues {
        var values = DependencyValues()
        values.client = Client()
        return values
      }
      static let update: Update = { $0.log = Log() }
    }
    func start() {
      withDependencies { $0 = Setup.mock } operation: { print(Page()) }
      withDependencies(Setup.update) { print(Page()) }
    }
    """,
    // A property, and a parameter of a local function.
    """
    struct Setup {
      var values = DependencyValues()
      init() { values.client = Client() }
    }
    func start() {
      func mock(_ values: inout DependencyValues) { values.log = Log() }
      withDependencies { $0 = Setup().values } operation: { print(Page()) }
      withDependencies { mock(&$0) } operation: { print(Page()) }
    }
    """,
    // A function of a module that was not read.
    """
    import HelperKit
    struct Shop {
      init() { withMocks { $0.client = Client() ; $1.log = Log() } operation: { print(Page()) } }
    }
    """,
  ])
  func `dependencies that are set in values of any name need no live value`(_ text: String) {
    let file = SourceFile(path: "Main.swift", module: "App", facts: FileFacts("\(Self.keys)\n\(text)"))
    #expect(Program(files: [file]).judged().findings == [])
  }
}
