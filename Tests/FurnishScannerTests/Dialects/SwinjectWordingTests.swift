import FurnishGraph
import Testing

@testable import FurnishScanner

/// The texts of findings about Swinject's containers.
@Suite struct SwinjectWordingTests {
  private func descriptions(_ lines: String...) -> [String] {
    let title = "// Program: wording"
    let program = VerdictCase(
      name: title, lines: ["let container = Container()", "func wire() {"] + lines + ["}"],
      imports: DialectPrograms.swinject[0].imports, prelude: DialectPrograms.swinject[0].prelude)
    return program.verdict().findings.map(\.description)
  }

  @Test func `the fix of a missing service registers it in the container`() {
    #expect(
      descriptions("show(container.resolve(Log.self, name: \"file\")!)") == [
        """
        any Log "file" is not registered.
          where: any App.Log "file", requested at Sources/App/Main.swift:3
          fix:   add `container.register(Log.self, name: "file") { r in … }`.
        """
      ])
  }

  @Test func `a missing service with arguments is named with their number`() {
    #expect(
      descriptions("show(container.resolve(Page.self, arguments: 1, 2)!)") == [
        """
        Page with 2 arguments is not registered.
          where: Page with 2 arguments, requested at Sources/App/Main.swift:3
          fix:   add `container.register(Page.self) { r, … in … }`.
        """
      ])
  }

  @Test func `the fix of a cycle sets a property in initCompleted`() {
    #expect(
      descriptions(
        "container.register(Log.self) { r in WrappedLog(log: r.resolve(Log.self)!) }",
        "show(container.resolve(Log.self)!)") == [
          """
          any Log depends on itself.
            where: any Log → any Log, registered at Sources/App/Main.swift:3
            fix:   let any Log store any Log in a property, and set it in `.initCompleted { r, instance in … }`, once both are created.
          """
        ])
  }

  @Test func `the fix of a captive is an object scope`() {
    let program = VerdictCase(
      name: "captive",
      lines: [
        "extension ObjectScope { static let session = ObjectScope(storageFactory: PermanentStorage.init) }",
        "func wire(_ container: Container) {",
        "container.register(Log.self) { _ in ConsoleLog() }.inObjectScope(.session)",
        "container.register(Page.self) { r in Page(log: r.resolve(Log.self)!) }.inObjectScope(.container)",
        "}", "func start() { wire(Container()) }",
      ], imports: DialectPrograms.swinject[0].imports, prelude: DialectPrograms.swinject[0].prelude)
    #expect(
      program.verdict().findings.map(\.description) == [
        """
        Page (container) would retain any Log (session) beyond its scope.
          where: Page → any App.Log, registered at Sources/App/Main.swift:4
          fix:   register Page in the object scope of any Log as well, or any Log with `.inObjectScope(.container)`.
        """
      ])
  }

  @Test func `a registration that nothing resolves is reported`() {
    #expect(
      descriptions(
        "container.register(Page.self) { _ in Page(log: ConsoleLog()) }",
        "container.register(Log.self) { _ in ConsoleLog() }", "show(container.resolve(Log.self)!)") == [
          """
          Page is registered, and nothing resolves it.
            where: App.Page, registered at Sources/App/Main.swift:3
            fix:   remove it, or declare a request that the source does not show: `furnish check --root Page`.
          """
        ])
  }

  @Test func `the fix of an assembly that nothing assembles passes it to the assembler`() {
    let program = VerdictCase(
      name: "assembly",
      lines: [
        "class CoreAssembly: Assembly {",
        "func assemble(container: Container) { container.register(Log.self) { _ in ConsoleLog() } }", "}",
        "let assembler = Assembler([])",
      ], imports: DialectPrograms.swinject[0].imports, prelude: DialectPrograms.swinject[0].prelude)
    #expect(
      program.verdict().findings.map(\.description) == [
        """
        No assembler receives CoreAssembly, so nothing that it registers can be resolved.
          where: App.CoreAssembly, declared at Sources/App/Main.swift:1
          fix:   pass it to the assembler, `Assembler([CoreAssembly()])`, or remove it.
        """
      ])
  }

  @Test(arguments: [
    (
      "container.register(Log.self, name: name()) { _ in ConsoleLog() }",
      "write it as a literal, or as a constant with a literal."
    ),
    (
      "container.register(Log.self) { _ in ConsoleLog() }.inObjectScope(scope())",
      "name an object scope, `.inObjectScope(.container)`, or a static constant of `ObjectScope`."
    ),
    ("container.register(type()) { _ in ConsoleLog() }", "name the type where it is registered: `register(Log.self)`."),
    ("show(container.resolve(type())!)", "name the type where it is resolved: `resolve(Log.self)`."),
    (
      "Assembler(container: container).apply(assembly: assembly())",
      "name the assemblies where they are assembled: `Assembler([CoreAssembly()])`."
    ),
    (
      "Unread.fill(container)",
      "register them in an Assembly, or in a function whose source is checked as well."
    ),
  ]) func `the fix of unreadable code uses the API of Swinject`(line: String, fix: String) {
    #expect(descriptions(line).map { $0.split(separator: "fix:   ").last.map(String.init) }.contains(fix))
  }
}
