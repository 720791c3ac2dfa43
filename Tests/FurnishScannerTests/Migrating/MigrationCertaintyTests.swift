import FurnishGraph
import Testing

@testable import FurnishScanner

/// Code that a migration must leave and mark.
@Suite struct MigrationCertaintyTests {
  private func run(_ text: String, _ source: MigrationSource) throws -> MigrationRun {
    try MigrationRun(text, from: source)
  }

  @Test func `a module that re-exports the library keeps its import`() throws {
    let text = try run(
      "import ComposableArchitecture\nstruct F: Reducer { @Dependency(\\.uuid) var uuid }\n", .swiftDependencies
    ).text
    #expect(text.contains("import ComposableArchitecture\n"))
    #expect(text.contains("@Injected(\\.uuid) var uuid"))
    #expect(text.contains("import Furnish\n"))
  }

  @Test(arguments: [
    "withDependencies { $0.mainQueue = .immediate } operation: { work() }",
    "withDependencies { values in values.mainQueue = .immediate } operation: { work() }",
    "prepareDependencies { $0.mainQueue = .immediate }",
  ])
  func `an override of a value that Furnish does not have is left`(_ line: String) throws {
    let run = try run("import Dependencies\nfunc f() {\n  \(line)\n}\n", .swiftDependencies)
    #expect(run.text.contains(line))
    #expect(run.migration.remaining.map(\.text) == [MigrationReason.noValue("mainQueue").text])
  }

  @Test(arguments: [
    "struct Other { static let liveValue = 3 }",
    "enum Mode { case liveValue; var x: Mode { .liveValue } }",
    "func g(liveValue: Int) -> Int { liveValue }",
  ])
  func `a liveValue that belongs to no key keeps its name`(_ line: String) throws {
    let text = try run(
      "import Dependencies\n\(line)\nenum K: DependencyKey { static let liveValue = 1 }\n", .swiftDependencies
    ).text
    #expect(text.contains(line))
    #expect(text.contains("enum K: ServiceKey { static let defaultValue = 1 }"))
  }

  @Test(arguments: [
    "let c = Container.shared; c.api()", "let api = Container.shared.api", "Container.shared.api.reset()",
    "use(Container.shared[keyPath: \\.api])",
  ])
  func `a use of a factory that was moved is marked`(_ line: String) throws {
    let run = try run(
      "import FactoryKit\nextension Container { var api: Factory<Int> { self { 1 } } }\nfunc f() {\n  \(line)\n}\n",
      .factory)
    // The marks are about the module to include, the moved factory, and the remaining container.
    #expect(run.migration.remaining.count == 3, "\(run.text)")
    #expect(run.text.contains("import FactoryKit"))
  }

  @Test(arguments: ["\\.self", "value"])
  func `an override that uses a value of the test remains in it`(_ value: String) throws {
    let line = "Container.shared.n.register { \(value) }"
    let text = try run(
      "import FactoryKit\nextension Container { var n: Factory<Int> { self { 1 } } }\n@Test(arguments: [1]) func d(value: Int) { _ = M(); \(line) }\n",
      .factory
    ).text
    #expect(text.contains(line))
  }

  @Test func `a container that a closure creates is rewritten as a whole`() throws {
    let text = try run(
      """
      import Swinject
      struct User: Sendable {}
      let container: Container = {
        let c = Container()
        c.register(User.self) { _ in User() }.inObjectScope(.container)
        return c
      }()
      """, .swinject
    ).text
    #expect(text.contains("services.register(User.self) { User() }"), "\(text)")
    #expect(!text.contains("import Swinject"))
  }

  @Test func `the code of a container that is left is unchanged`() throws {
    let text = try run(
      """
      import Swinject
      struct User: Sendable {}
      let a = Container { c in c.register(User.self) { r in User() } }
      let b = Container(parent: a)
      """, .swinject
    ).text
    #expect(text.contains("c.register(User.self) { r in User() }"), "\(text)")
  }

  @Test(arguments: [
    "services.register(((Int) -> Int).self", "services.register((() -> Int).self",
  ])
  func `the metatype of a function type has parentheses`(_ line: String) throws {
    let type = line.dropFirst("services.register(".count).dropLast(".self".count)
    let text = try run(
      "import Swinject\nclass A: Assembly {\n  func assemble(container: Container) {\n    container.register(\(type).self) { _ in make() }\n  }\n}\n",
      .swinject
    ).text
    #expect(text.contains(line), "\(text)")
  }

  @Test func `comments in removed code remain`() throws {
    let text = try run(
      """
      import FactoryKit
      extension Container {  // open
        var log: Factory<Int> {  // getter
          // why
          self { 1 }  // recipe
        }
      }
      """, .factory
    ).text
    for comment in ["// open", "// getter", "// why", "// recipe"] { #expect(text.contains(comment), "\(text)") }
  }

  @Test func `attributes of a factory are not dropped`() throws {
    let line = "@available(iOS 15, *) var n: Factory<Int> { self { 1 } }"
    let run = try run("import FactoryKit\nextension Container {\n  \(line)\n}\n", .factory)
    #expect(run.text.contains(line))
    #expect(run.migration.remaining.map(\.text) == [MigrationReason.otherForm.text])
  }

  @Test func `a file that is only marked has no further import`() throws {
    let text = try run("import Swinject\nlet container = Container()\n", .swinject).text
    #expect(!text.contains("import Furnish"))
  }
}
