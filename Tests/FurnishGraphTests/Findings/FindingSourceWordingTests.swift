import FurnishGraph
import Testing

/// Every wording of what only the source shows, word for word.
@Suite struct FindingSourceWordingTests {
  private let page = ServiceSymbol(type: "App.Page")
  private let clock = ServiceSymbol(type: "any App.Clock")
  private let place = ServicePlace(file: "App/Main.swift", line: 3, column: 7)
  private let other = ServicePlace(file: "App/Other.swift", line: 5, column: 1)

  @Test func `a duplicate`() {
    let finding = Finding.duplicateRegistration(clock, place: place, first: other)
    #expect(
      finding.description == """
        any Clock is registered again, and no request takes all of its registrations.
          where: any App.Clock, registered at App/Main.swift:3
          fix:   remove one of them, or say which wins: `services.replacing.register((any Clock).self) { … }`.
        """)
    #expect(finding.notes == [Finding.Note(message: "any Clock is registered here first.", place: other)])
    #expect(finding.severity == .warning)
  }

  @Test func `a recipe that can throw`() {
    let finding = Finding.throwingRecipe(chain: [page, clock], requested: page, place: place, isShared: false)
    #expect(
      finding.description == """
        The recipe of any Clock can throw, and the request cannot: an error stops the program.
          where: Page → any App.Clock, requested at App/Main.swift:3
          fix:   request Page with `try provider.require(Page.self)`, or handle the error in the recipe of any Clock.
        """)
    #expect(finding.severity == .error)
  }

  @Test func `a map that is not requested`() {
    let handlers = ServiceSymbol(type: "any App.Handler", keyType: "App.Route")
    #expect(
      Finding.unusedRegistration(handlers, place: nil).description == """
        [Route: any Handler] is registered, but never requested.
          where: [App.Route: any App.Handler]
          fix:   remove it, or request it: `provider.resolveAll((any Handler).self, by: Route.self)`.
        """)
  }

  @Test func `an unused registration`() {
    #expect(
      Finding.unusedRegistration(clock, place: place).description == """
        any Clock is registered, but never requested.
          where: any App.Clock, registered at App/Main.swift:3
          fix:   remove it, or declare a request that the source does not show: `furnish check --root Clock`.
        """)
  }

  @Test func `a recipe that cannot be read`() {
    #expect(
      Finding.unreadRecipe(page, place: place).description == """
        Page is created by code that cannot be read here, so the rules cannot read all of its dependencies.
          where: App.Page, registered at App/Main.swift:3
          fix:   let it take its dependencies as parameters, as in `services.register(Page.self) { (clock: any Clock) in … }`, or check the source of that code as well.
        """)
  }

  @Test func `an unreachable module`() {
    #expect(
      Finding.unreachableModule(ServiceSymbol(type: "App.Core"), place: place).description == """
        Core is included nowhere, so nothing that it registers can be found.
          where: App.Core, declared at App/Main.swift:3
          fix:   include it, `services.include(Core())`, or remove it.
        """)
  }

  @Test func `a declaration that is not public`() {
    let finding = Finding.notPublic("Page.init(log:)", module: "Core", place: place, declaration: other)
    #expect(
      finding.description == """
        Page.init(log:) may be used only inside of Core.
          where: Core, named at App/Main.swift:3
          fix:   make Page.init(log:) public, or register it in Core.
        """)
    #expect(finding.notes == [Finding.Note(message: "Page.init(log:) is declared here.", place: other)])
    #expect(finding.severity == .error)
  }

  @Test(
    arguments: [
      (
        .type("type"), "The type of `type` cannot be read here.",
        "name the type where it is registered: `(any Log).self`."
      ),
      (.name("x()"), "The name `x()` cannot be read here.", "write it as a literal, or as a constant of ServiceName."),
      (
        .lifetime("x()"), "The lifetime `x()` cannot be read here, and is taken for a singleton.",
        "name it where it is registered: `lifetime: .scoped`."
      ),
      (
        .module("load()"), "The registrations of `load()` cannot be read here.",
        "include a module by its type: `services.include(Core())`."
      ),
      (
        .collection, "The services are passed to code that cannot be read here.",
        "register them in a ServiceModule, or in a function whose source is checked as well."
      ),
      (
        .container, "Which container this registers in cannot be read here.",
        "let the function take `services: any ServiceCollection`, or keep the container in a property with its type."
      ),
      (
        .request("provider.resolveRequired()"),
        "The service that `provider.resolveRequired()` requests cannot be read here, and may be missing.",
        "name the type where it is requested: `(any Log).self`."
      ),
      (
        .conditions, "The conditions under which services are registered here are too many to judge together.",
        "say which flags are set and which are not: `furnish check --define DEBUG --undefine TRACE`."
      ),
    ] as [(Finding.Undecidable, String, String)])
  func `an undecidable registration`(_ what: Finding.Undecidable, _ message: String, _ fix: String) {
    let finding = Finding.undecidable(what, place: place)
    #expect(finding.description == "\(message)\n  where: App/Main.swift:3\n  fix:   \(fix)")
    #expect(finding.severity == .warning)
  }

  @Test func `a file that is not Swift`() {
    #expect(
      Finding.syntaxError("expected expression", place: place).description == """
        This is not valid Swift: expected expression.
          where: App/Main.swift:3
          fix:   fix it; the rest of the file was checked as far as it could be read.
        """)
  }

  @Test func `an unreadable file`() {
    #expect(
      Finding.unreadableFile("App/Main.swift", because: "permission denied").description == """
        App/Main.swift cannot be read: permission denied.
          where: App/Main.swift
          fix:   make it readable, or leave it out of what is checked.
        """)
  }

  @Test func `a comment that ignores nothing`() {
    #expect(
      Finding.unusedIgnore("missing-service", isKnown: true, place: place).description == """
        There is no missing-service here to ignore.
          where: App/Main.swift:3
          fix:   remove the comment.
        """)
    #expect(
      Finding.unusedIgnore("missing", isKnown: false, place: place).description == """
        There is no rule "missing".
          where: App/Main.swift:3
          fix:   write `// furnish:ignore missing-service reason`, with the rule's name.
        """)
  }

  @Test func `a service that is missing in a locator`() {
    let finding = Finding.missingService(clock, chain: [clock], place: place).inLocator()
    #expect(
      finding.description == """
        any Clock is added to no locator.
          where: any App.Clock, requested at App/Main.swift:3
          fix:   add `ServiceLocator.shared.addService(service: … as any Clock)`.
        """)
  }

  @Test func `an option without its argument`() {
    let page = ServiceSymbol(type: "Furnish.AssistedFactory<App.Page, Swift.String>")
    let other = ServiceSymbol(type: "Furnish.AssistedFactory<App.Page, Swift.Int>")
    let finding = Finding.missingService(
      page, chain: [page], place: place, nearMisses: [NearMiss(kind: .argument, symbol: other, place: place)])
    #expect(
      finding.description == """
        AssistedFactory<Page, String> is not registered.
          where: Furnish.AssistedFactory<App.Page, Swift.String>, requested at App/Main.swift:3
          fix:   request AssistedFactory<Page, Int> instead, \
        or add `services.register(Page.self, with: String.self) { … }`.
        """)
    #expect(finding.notes.map(\.message) == ["AssistedFactory<Page, Int> is registered, which takes another argument."])
    let several = ServiceSymbol(type: "Furnish.AssistedFactory<App.Page, (Swift.Int, any App.Log)>")
    #expect(
      Finding.missingService(several, chain: [several], place: place).fix
        == "add `services.register(Page.self, with: Int.self, (any Log).self) { … }`.")
  }

  @Test func `where a protocol is stored beside closure services`() {
    let finding = Finding.protocolInjection(clock, place: place, stored: [place])
    #expect(finding.notes == [Finding.Note(message: "any Clock is stored here.", place: place)])
  }

  @Test func `the rules of style`() {
    let service = ServiceSymbol(type: "App.LogService")
    let findings = [
      Finding.uncontrolledDependency("Date()", value: "date", place: place),
      .protocolInjection(clock, place: place), .unsendableService(service, place: place),
      .unsendableEndpoint("write", of: service, place: place), .serviceWithoutStore(service, place: place),
      .missingFactories(["live", "mock"], of: service, place: place),
    ]
    #expect(
      findings.map { "\($0.rule): \($0.message) \($0.fix)" } == [
        "uncontrolled-dependency: Date() cannot be controlled in a test. read it from the services: `@Injected(\\.date) var date`.",
        "protocol-injection: any Clock is a protocol, where a structure of closures would do. declare a `struct` with a `@Sendable` closure for each operation, and make it live, mock or preview.",
        "unsendable-service: LogService is a service, and not Sendable. let it conform: `struct LogService: Sendable`.",
        "unsendable-endpoint: The endpoint write of LogService is not @Sendable. write `var write: @Sendable …`.",
        "service-without-store: LogService owns no store. give it one, `let store: …Store`, or say that it has none: `@ClosureService(store: .none)`.",
        "missing-factory: LogService has no live, no mock. add `extension LogService { static var live: Self { … } }`.",
      ])
    #expect(findings.allSatisfy { $0.severity == .warning && $0.location == "App/Main.swift:3" })
  }
}
