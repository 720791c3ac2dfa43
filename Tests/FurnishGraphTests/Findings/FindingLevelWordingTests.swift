import FurnishGraph
import Testing

/// The text of every finding about levels and keys, word for word. The tests of the rules cover when each is reported.
@Suite struct FindingLevelWordingTests {
  private let page = ServiceSymbol(type: "App.Page")
  private let cart = ServiceSymbol(type: "any App.Cart")
  private let steps = [
    LevelStep(level: "App.Session", takesInput: true), LevelStep(level: "App.Screen", takesInput: false),
  ]

  @Test func `a request from an enclosing level is reported`() {
    let finding = Finding.outsideLevel(
      chain: [page, cart], levels: ["App.Screen"], in: .level("App.Session"), steps: [steps[1]], place: .main(4),
      hops: [.wiring(1), .wiring(2)])
    #expect(
      finding.description == """
        any Cart belongs to the level Screen, which is not open in a scope of Session.
          where: Page → any App.Cart, requested at App/Main.swift:4
          fix:   request it from a scope of its level: `provider.makeScope(Screen.self).resolveRequired(Page.self)`.
        """)
    #expect(
      finding.notes == [
        Finding.Note(message: "Page needs any Cart.", place: .wiring(1)),
        Finding.Note(message: "any Cart is registered here.", place: .wiring(2)),
      ])
  }

  @Test func `a request whose place and level are unknown is reported`() {
    let finding = Finding.outsideLevel(chain: [cart], levels: [], in: .anonymous, place: nil)
    #expect(
      finding.description == """
        any Cart belongs to a level, which is not open in a scope without a level.
          where: any App.Cart
          fix:   request it from a scope of its level.
        """)
  }

  @Test func `an eager service of a level is reported`() {
    let finding = Finding.outsideLevel(
      chain: [page, cart], levels: ["App.Session"], in: .root, isEager: true, place: .wiring(1))
    #expect(
      finding.description == """
        any Cart belongs to the level Session, which is not open in the root.
          where: Page → any App.Cart, created by start(), registered at App/Wiring.swift:1
          fix:   remove `eager: true` where Page is registered.
        """)
  }

  @Test func `a service of an unrelated level is reported`() {
    let finding = Finding.outsideLevel(
      chain: [page, cart], levels: ["App.Session"], requesterLevel: "App.Import", commonLevel: "App.Window",
      place: .wiring(1))
    #expect(
      finding.description == """
        any Cart belongs to the level Session, which is not open in a scope of Import.
          where: Page → any App.Cart, requested at App/Wiring.swift:1
          fix:   scope any Cart to Window, which encloses both levels, or scope Page to the level of any Cart: \
        `services.register(Page.self, lifetime: .scoped(to: Session.self)) { … }`.
        """)
  }

  @Test func `a level that is opened in the wrong place is reported`() {
    let finding = Finding.wrongParentLevel(
      "App.Screen", parent: "App.Session", openedIn: .level("App.Import"), steps: steps, place: .main(4),
      declaration: .levels(2))
    #expect(
      finding.description == """
        Screen opens in a scope of Session, and was opened in a scope of Import.
          where: App.Screen, opened at App/Main.swift:4
          fix:   open it in a scope of Session, `provider.makeScope(Session.self, …).makeScope(Screen.self)`, \
        or declare `typealias Parent = Import` in Screen.
        """)
    #expect(finding.notes == [Finding.Note(message: "Screen is declared here.", place: .levels(2))])
    #expect(finding.chain == [])
  }

  @Test func `a level of the root that is opened in an unknown place is reported`() {
    let finding = Finding.wrongParentLevel(
      "App.Session", parent: nil, openedIn: .level("App.Import"), steps: [steps[0]], place: nil)
    #expect(
      finding.description == """
        Session opens from the root, and was opened in a scope of Import.
          where: App.Session
          fix:   open it from the root, `provider.makeScope(Session.self, …)`, \
        or declare `typealias Parent = Import` in Session.
        """)
    #expect(finding.notes == [])
  }

  @Test func `a key of two registrations is reported`() {
    let handlers = ServiceSymbol(type: "any App.Handler", keyType: "App.Route")
    let finding = Finding.duplicateKey("App.Route.home", of: handlers, places: [.wiring(1), .wiring(2)])
    #expect(
      finding.description == """
        any Handler is registered twice under the key Route.home.
          where: [App.Route: any App.Handler], registered at App/Wiring.swift:1 and at App/Wiring.swift:2
          fix:   remove one of them, or say which wins: \
        `services.replacing.register((any Handler).self, key: Route.home) { … }`.
        """)
  }

  @Test func `a key whose text and places are unknown is reported`() {
    let handlers = ServiceSymbol(type: "any App.Handler", registrationName: "web", keyType: "App.Route")
    let finding = Finding.duplicateKey(nil, of: handlers, places: [nil, nil, nil])
    #expect(
      finding.description == """
        any Handler is registered 3 times under one key.
          where: [App.Route: any App.Handler] "web"
          fix:   remove one of them, or say which wins: \
        `services.replacing.register((any Handler).self, name: "web", key: …) { … }`.
        """)
  }

  @Test func `a captive of a level is reported`() {
    let finding = Finding.captiveDependency(
      chain: [page, cart], captor: .scopedToLevel, captured: .scopedToLevel, captorLevel: "App.Session",
      capturedLevel: "App.Screen", place: .wiring(1))
    #expect(
      finding.fix == "scope Page to Screen as well, "
        + "`services.register(Page.self, lifetime: .scoped(to: Screen.self)) { … }`, or scope any Cart to Session.")
  }
}
