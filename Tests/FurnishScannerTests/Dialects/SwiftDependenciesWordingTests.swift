import FurnishGraph
import Testing

@testable import FurnishScanner

/// The texts of findings about swift-dependencies.
@Suite struct SwiftDependenciesWordingTests {
  private func descriptions(_ lines: String...) -> [String] {
    let program = VerdictCase(
      name: "wording", lines: lines, imports: DialectPrograms.swiftDependencies[0].imports,
      prelude: DialectPrograms.swiftDependencies[0].prelude)
    return program.verdict().findings.map(\.description)
  }

  private let api =
    "extension DependencyValues { var api: API { get { self[API.self] } set { self[API.self] = newValue } } }"
  private let live = "extension API: DependencyKey { static let liveValue = API(user: { User() }) }"

  @Test func `the fix of a missing live value declares it, or prepares the dependency`() {
    #expect(
      descriptions(
        api, "extension API: TestDependencyKey { static let testValue = API(user: { User() }) }",
        "struct Page { @Dependency(\\.api) var api }") == [
          """
          @Dependency(\\.api) has no live value.
            where: @Dependency(\\.api), requested at Sources/App/Main.swift:3
            fix:   let its key conform to `DependencyKey` in a module that the app links, `static let liveValue = …`, or set it at the start: `prepareDependencies { $0.api = … }`.
          """
        ])
  }

  @Test func `the fix of a dependency that is read by its type prepares it by its type`() {
    #expect(
      descriptions(
        "enum Key: TestDependencyKey { static let testValue = 1 }", "struct Page { @Dependency(Key.self) var key }")
        == [
          """
          @Dependency(Key.self) has no live value.
            where: @Dependency(Key.self), requested at Sources/App/Main.swift:2
            fix:   let its key conform to `DependencyKey` in a module that the app links, `static let liveValue = …`, or set it at the start: `prepareDependencies { $0[Key.self] = … }`.
          """
        ])
  }

  @Test func `the fix of a key path that nothing declares is its declaration`() {
    #expect(
      descriptions("struct Page { @Dependency(\\.analytics) var analytics }") == [
        """
        @Dependency(\\.analytics) names no property of DependencyValues.
          where: @Dependency(\\.analytics), requested at Sources/App/Main.swift:1
          fix:   declare it, `extension DependencyValues { var analytics: … { get { self[…Key.self] } set { … } } }`, or read a property that is declared.
        """
      ])
  }

  @Test func `the fix of a cycle reads a dependency later`() {
    #expect(
      descriptions(
        "struct First { var second: Int }", "struct Second { var first: Int }",
        "extension First: DependencyKey { static var liveValue: First {",
        "@Dependency(Second.self) var second; return First(second: second.first) } }",
        "extension Second: DependencyKey { static var liveValue: Second {",
        "@Dependency(First.self) var first; return Second(first: first.second) } }") == [
          """
          The live value of @Dependency(First.self) reads itself while it is created.
            where: @Dependency(First.self) → @Dependency(Second.self) → @Dependency(First.self), registered at Sources/App/Main.swift:3; it affects 2 registrations
            fix:   let @Dependency(Second.self) read @Dependency(First.self) in the closure that uses it, so that it is read when the closure is called.
          """
        ])
  }

  @Test func `the fix of a static property reads the dependency where it is used`() {
    #expect(
      descriptions(live, api, "enum Network { @Dependency(\\.api) static var client }") == [
        """
        client is created once, and stores @Dependency(\\.api) without its overrides.
          where: client → @Dependency(\\.api), registered at Sources/App/Main.swift:3
          fix:   read @Dependency(\\.api) where it is used, with a property wrapper that is not static.
        """
      ])
  }

  @Test func `the fix of a declaration in another module checks the source of that module`() {
    #expect(
      descriptions("import PartnerKit", "struct Page { @Dependency(\\.partner) var partner }") == [
        """
        The service that `@Dependency(\\.partner)` requests cannot be read here, and may be missing.
          where: Sources/App/Main.swift:2
          fix:   check the source of the module that declares it as well.
        """
      ])
  }
}
