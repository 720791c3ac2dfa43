import FurnishGraph
import Testing

@testable import FurnishScanner

/// The texts of findings about Factory.
@Suite struct FactoryWordingTests {
  private func descriptions(_ lines: String...) -> [String] {
    let program = VerdictCase(
      name: "wording", lines: lines, imports: DialectPrograms.factory[0].imports,
      prelude: DialectPrograms.factory[0].prelude)
    return program.verdict().findings.map(\.description)
  }

  @Test func `the fix of a promise registers it before it is resolved`() {
    #expect(
      descriptions(
        "extension Container { var log: Factory<Log?> { promised() } }", "struct Page { @Injected(\\.log) var log }")
        == [
          """
          \\Container.log is promised, and nothing registers it.
            where: \\Container.log, requested at Sources/App/Main.swift:2
            fix:   register it before it is resolved: `Container.shared.log.register { … }`.
          """
        ])
  }

  @Test func `the fix of a promise of all containers registers it in the shared one`() {
    #expect(
      descriptions(
        "extension SharedContainer { var log: Factory<Log?> { promised() } }",
        "struct Page { @Injected(\\.log) var log }"
      )
      .map { $0.contains("`Container.shared.log.register { … }`") } == [true])
  }

  @Test func `the fix of a key path that no container has declares it`() {
    #expect(
      descriptions("struct Page { @Injected(\\.log) var log }") == [
        """
        @Injected(\\.log) names no factory.
          where: @Injected(\\.log), requested at Sources/App/Main.swift:1
          fix:   declare it, `var log: Factory<…> { self { … } }` in an extension of its container, or inject one that is declared.
        """
      ])
  }

  @Test func `the fix of a cycle resolves a factory later`() {
    #expect(
      descriptions(
        "extension Container {", "var first: Factory<First> { self { First(self.second()) } }",
        "var second: Factory<Second> { self { Second(self.first()) } }", "}", "struct First {}", "struct Second {}")
        == [
          """
          \\Container.first depends on itself.
            where: \\Container.first → \\Container.second → \\Container.first, registered at Sources/App/Main.swift:2; it affects 2 registrations
            fix:   let \\Container.second resolve \\Container.first later: `@LazyInjected(\\.first)`, or `@WeakLazyInjected` if they hold each other.
          """
        ])
  }

  @Test func `the fix of a captive gives both factories the same scope`() {
    #expect(
      descriptions(
        "extension Scope { static let session = Cached() }", "extension Container {",
        "var user: Factory<User> { self { User() }.scope(.session) }",
        "var cart: Factory<Cart> { self { Cart(user: self.user()) }.singleton }", "}", "struct Cart { let user: User }")
        == [
          """
          \\Container.cart (singleton) would retain \\Container.user (session) beyond its scope.
            where: \\Container.cart → \\Container.user, registered at Sources/App/Main.swift:4
            fix:   give \\Container.cart the scope of \\Container.user as well, or resolve \\Container.user where it is used.
          """
        ])
  }

  @Test func `the fix of a late registration moves it before the first request`() {
    #expect(
      descriptions(
        "extension Container { var log: Factory<Log> { self { ConsoleLog() }.singleton } }", "func start() {",
        "show(Container.shared.log())", "Container.shared.log.register { FileLog() }", "}") == [
          """
          \\Container.log is registered after it was resolved, and the first instance stays in use.
            where: \\Container.log, registered at Sources/App/Main.swift:4
            fix:   register it before anything resolves it, as in `autoRegister()`.
          """
        ])
  }

  @Test func `the fix of a factory that cannot be read returns a call of its container`() {
    #expect(
      descriptions(
        "extension Container { var log: Factory<Log> { Elsewhere.log(self) } }",
        "struct Page { @Injected(\\.log) var log }"
      ) == [
        """
        \\Container.log is created by code that cannot be read here, so the rules cannot read all of its dependencies.
          where: \\Container.log, registered at Sources/App/Main.swift:1
          fix:   return a call of the container, `self { … }`, so that its closure can be read.
        """
      ])
  }

  @Test func `the fix of a promise that a function registers names it`() {
    #expect(
      descriptions(
        "extension Container { var log: Factory<Log?> { promised() } }",
        "func mock<T>(_ factory: Factory<T>, with make: @escaping () -> T) { factory.register { make() } }",
        "struct Page { @Injected(\\.log) var log }") == [
          """
          \\Container.log is promised, and which factories a function registers cannot be read here.
            where: Sources/App/Main.swift:1
            fix:   register it by its name: `Container.shared.log.register { … }`.
          """
        ])
  }

  @Test func `the fix of a declaration in another module checks the source of that module`() {
    #expect(
      descriptions("import PartnerKit", "struct Page { @Injected(\\.partner) var partner }") == [
        """
        The service that `@Injected(\\.partner)` requests cannot be read here, and may be missing.
          where: Sources/App/Main.swift:2
          fix:   check the source of the module that declares it as well.
        """
      ])
  }
}
