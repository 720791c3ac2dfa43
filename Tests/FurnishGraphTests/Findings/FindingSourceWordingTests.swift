import FurnishGraph
import Testing

/// The text of every finding that only the source shows, word for word.
@Suite struct FindingSourceWordingTests {
  private let page = ServiceSymbol(type: "App.Page")
  private let clock = ServiceSymbol(type: "any App.Clock")
  private let place = ServicePlace(file: "App/Main.swift", line: 3, column: 7)
  private let other = ServicePlace(file: "App/Other.swift", line: 5, column: 1)

  @Test func `a duplicate registration is reported`() {
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

  @Test func `a recipe that can throw is reported`() {
    let finding = Finding.throwingRecipe(chain: [page, clock], requested: page, place: place, isShared: false)
    #expect(
      finding.description == """
        The recipe of any Clock can throw, and the request cannot: an error stops the program.
          where: Page → any App.Clock, requested at App/Main.swift:3
          fix:   request Page with `try provider.require(Page.self)`, or handle the error in the recipe of any Clock.
        """)
    #expect(finding.severity == .error)
  }

  @Test func `a service that nothing has started is reported`() {
    let later = Finding.unstarted(chain: [page, clock], isStartedLater: true, place: place)
    #expect(later.message.contains("created by start(), which the program has not called before the request, and was"))
    let finding = Finding.unstarted(chain: [page, clock], place: place)
    #expect(
      finding.description == """
        any Clock is created by start(), which the program does not call, and was requested synchronously.
          where: Page → any App.Clock, requested at App/Main.swift:3
          fix:   call `try await container.start()` before the request, \
        or await it: `try await provider.require(Page.self)`.
        """)
    #expect(finding.severity == .error)
  }

  @Test func `a map that is not requested is reported`() {
    let handlers = ServiceSymbol(type: "any App.Handler", keyType: "App.Route")
    #expect(
      Finding.unusedRegistration(handlers, place: nil).description == """
        [Route: any Handler] is registered, but never requested.
          where: [App.Route: any App.Handler]
          fix:   remove it, or request it: `provider.resolveAll((any Handler).self, by: Route.self)`.
        """)
  }

  @Test func `an unused registration is reported`() {
    #expect(
      Finding.unusedRegistration(clock, place: place).description == """
        any Clock is registered, but never requested.
          where: any App.Clock, registered at App/Main.swift:3
          fix:   remove it, or declare a request that the source does not show: `furnish check --root Clock`.
        """)
  }

  @Test func `a recipe that cannot be read is reported`() {
    #expect(
      Finding.unreadRecipe(page, place: place).description == """
        Page is created by code that cannot be read here, so the rules cannot read all of its dependencies.
          where: App.Page, registered at App/Main.swift:3
          fix:   let it take its dependencies as parameters, as in `services.register(Page.self) { (clock: any Clock) in … }`, or check the source of that code as well.
        """)
  }

  @Test func `an assisted factory with another argument is reported as a near miss`() {
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

  @Test func `a service that takes an argument is advised where a request passes none`() {
    let factory = ServiceSymbol(type: "Furnish.AssistedFactory<App.Page, Swift.Int>")
    let finding = Finding.missingService(
      page, chain: [page], place: place, nearMisses: [NearMiss(kind: .argument, symbol: factory, place: place)])
    #expect(
      finding.fix == """
        request it with an argument, `resolveRequired(Page.self, with: …)`, \
        or with a parameter `AssistedFactory<Page, Int>`, or add `services.register(Page.self) { … }`.
        """)
    #expect(
      finding.notes.map(\.message)
        == ["AssistedFactory<Page, Int> is registered, which creates Page with an argument of its caller."])
  }

  @Test func `a service without an argument is advised where a request passes one`() {
    let factory = ServiceSymbol(type: "Furnish.AssistedFactory<App.Page, Swift.Int>")
    let finding = Finding.missingService(
      factory, chain: [factory], place: place, nearMisses: [NearMiss(kind: .argument, symbol: page, place: place)])
    #expect(
      finding.fix == "request Page instead, or add `services.register(Page.self, with: Int.self) { … }`.")
    #expect(finding.notes.map(\.message) == ["Page is registered, which takes no argument."])
  }
}
