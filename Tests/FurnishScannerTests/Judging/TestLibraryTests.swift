import FurnishGraph
import Testing

@testable import FurnishScanner

/// A library that only tests link. Tests are not read, so nothing about its code is certain.
@Suite struct TestLibraryTests {
  private static let support = """
    import Furnish
    import Kit
    public struct TestModule: ServiceModule {
      public init() {}
      public func register(in services: any ServiceCollection) { services.include(KitModule()) }
    }
    public func makeTestProvider(_ more: (any ServiceCollection) -> Void) throws -> ServiceScope {
      let container = ServiceContainer()
      let services = try container.services
      services.include(TestModule())
      more(services)
      return try container.validated()
    }
    """
  private static let kit = """
    import Furnish
    public struct KitModule: ServiceModule {
      public init() {}
      public func register(in services: any ServiceCollection) { services.register(Int.self) { 1 } }
    }
    """
  private static let app = """
    import Furnish
    import Kit
    let container = ServiceContainer()
    try container.services.include(KitModule())
    print(try container.validated().resolveRequired(Int.self))
    """

  private func rules(support: String, exposed: Set<String>?) -> [String] {
    let files = [
      ("Kit", "Kit.swift", Self.kit), ("App", "main.swift", Self.app), ("KitTestSupport", "Support.swift", support),
    ]
    var program = Program(
      files: files.map { SourceFile(path: "Sources/\($0.0)/\($0.1)", module: $0.0, facts: FileFacts($0.2)) })
    program.exposedModules = exposed
    return program.judged().findings.filter { $0.severity != .note }.map(\.rule)
  }

  @Test func `a library that no program and no other package imports has no findings about code that was not read`() {
    #expect(rules(support: Self.support, exposed: []) == [])
    #expect(rules(support: Self.support, exposed: ["KitTestSupport"]) == ["undecidable"])
  }

  @Test func `a module that no code of such a library can export is unreachable`() {
    let support = Self.support.replacing("public struct TestModule", with: "struct TestModule")
      .replacing("services.include(TestModule())", with: "")
    #expect(rules(support: support, exposed: []) == ["unreachable-module"])
  }
}
