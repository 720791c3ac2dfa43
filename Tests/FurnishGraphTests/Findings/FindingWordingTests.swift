import FurnishGraph
import Testing

/// The text of every finding that FindingLevelWordingTests and FindingSourceWordingTests do not cover, word for word.
/// The tests of the rules cover when each is reported.
@Suite struct FindingWordingTests {
  private let page = ServiceSymbol(type: "App.Page")
  private let log = ServiceSymbol(type: "any App.Log")
  private let clock = ServiceSymbol(type: "any App.Clock")
  private let images = ServiceSymbol(type: "any App.Cache", registrationName: "images")

  @Test func `a missing service is reported`() {
    let finding = Finding.missingService(clock, chain: [page, log, clock], place: .wiring(2))
    #expect(
      finding.description == """
        any Clock is not registered.
          where: Page → any Log → any App.Clock, requested at App/Wiring.swift:2
          fix:   add `services.register((any Clock).self) { … }`.
        """)
  }

  @Test func `a missing service that many need is reported`() {
    let finding = Finding.missingService(clock, chain: [log, clock], place: .wiring(2), affected: 7)
    #expect(finding.location == "any Log → any App.Clock, requested at App/Wiring.swift:2; it affects 7 registrations")
  }

  @Test func `the missing services beyond the limit are counted`() {
    #expect(
      Finding.moreMissingServices(1, first: clock, place: .wiring(2)).description == """
        1 more service is not registered.
          where: any App.Clock, requested at App/Wiring.swift:2
          fix:   register the services that are reported one by one; the rest is reported after that.
        """)
  }

  @Test func `a missing service without a place is reported`() {
    let finding = Finding.missingService(page, chain: [page], place: nil)
    #expect(
      finding.description == """
        Page is not registered.
          where: App.Page
          fix:   add `services.register(Page.self) { … }`.
        """)
  }

  @Test func `the fix names a type as code can write it`() {
    func fix(_ type: String) -> String {
      Finding.missingService(ServiceSymbol(type: type), chain: [ServiceSymbol(type: type)], place: nil).fix
    }
    #expect(fix("App.Pair<Swift.Int>.Side") == "add `services.register(Pair<Int>.Side.self) { … }`.")
    #expect(fix("App.Pair<App.Outer.Log>") == "add `services.register(Pair<Log>.self) { … }`.")
    #expect(fix("App.class") == "add `services.register(`class`.self) { … }`.")
    #expect(fix("any App.Log.Type") == "add `services.register((any Log.Type).self) { … }`.")
  }

  @Test func `a missing service with a near miss is reported`() {
    let near = NearMiss(kind: .optionality, symbol: ServiceSymbol(type: "Swift.Optional<App.Page>"), place: .wiring(3))
    let finding = Finding.missingService(page, chain: [page], place: .main(1), nearMisses: [near])
    #expect(
      finding.description == """
        Page is not registered.
          where: App.Page, requested at App/Main.swift:1
          fix:   request Optional<Page> instead, or add `services.register(Page.self) { … }`.
        """)
  }

  @Test func `a missing service under a name is reported`() {
    let finding = Finding.missingService(images, chain: [images], place: .main(1))
    #expect(
      finding.description == """
        any Cache "images" is not registered.
          where: any App.Cache "images", requested at App/Main.swift:1
          fix:   add `services.register((any Cache).self, name: "images") { … }`.
        """)
  }

  @Test(
    arguments: [
      (.name, "any App.Cache", "photos", "any Cache is registered as \"photos\"."),
      (.name, "any App.Cache", nil, "any Cache is registered without a name."),
      (
        .optionality, "Swift.Optional<any App.Cache>", "images",
        "Optional<any Cache> \"images\" is registered, which is another service than any Cache \"images\"."
      ),
      (
        .existential, "App.Cache", "images",
        "Cache \"images\" is registered, which is another service than any Cache \"images\"."
      ),
      (.interface, "any App.Store", nil, "any Cache is registered as any Store."),
      (.homonym, "any Web.Cache", "images", "any Web.Cache \"images\" is registered, another type of the same name."),
    ] as [(NearMiss.Kind, String, String?, String)])
  func `a near miss is reported`(kind: NearMiss.Kind, type: String, name: String?, message: String) {
    let near = NearMiss(
      kind: kind, symbol: ServiceSymbol(type: type, registrationName: name), place: .wiring(9))
    let finding = Finding.missingService(images, chain: [images], place: nil, nearMisses: [near])
    #expect(finding.notes == [Finding.Note(message: message, place: .wiring(9))])
  }

  @Test func `a dependency cycle is reported`() {
    let finding = Finding.dependencyCycle(chain: [page, log, page], place: .wiring(1), affected: 3)
    #expect(
      finding.description == """
        Page depends on itself.
          where: Page → any Log → Page, registered at App/Wiring.swift:1; it affects 3 registrations
          fix:   let any Log take `Lazy<Page>` in place of `Page`, so that it is created at its first use.
        """)
  }

  @Test func `a cycle whose last request is in the code of a recipe is reported`() {
    let finding = Finding.dependencyCycle(chain: [page, page], isParameter: false, place: .wiring(2))
    #expect(
      finding.description == """
        Page depends on itself.
          where: Page → Page, registered at App/Wiring.swift:2
          fix:   request Page after the recipes have ended: take a parameter `Lazy<Page>`, and use it only then.
        """)
  }

  @Test func `a captive dependency is reported`() {
    let finding = Finding.captiveDependency(
      chain: [log, page, clock], captor: .weak, captured: .scoped, place: .wiring(1))
    #expect(
      finding.description == """
        any Log (weak) would retain any Clock (scoped) beyond its scope.
          where: any Log → Page → any App.Clock, registered at App/Wiring.swift:1
          fix:   make any Log scoped as well, `services.register((any Log).self, lifetime: .scoped) { … }`, \
        or any Clock a singleton.
        """)
  }

  @Test func `a captive dependency of a running service is reported`() {
    let finding = Finding.captiveDependency(
      chain: [log, page, clock], captor: .singleton, captured: .scoped, isRunning: true, place: .wiring(1))
    #expect(
      finding.description == """
        any Log (singleton) would retain any Clock (scoped) beyond its scope.
          where: any Log → Page → any App.Clock, registered at App/Wiring.swift:1
          fix:   let any Log take `any ServiceProvider`, and request Page in a scope for each job, \
        `try await provider.withScope { scope in try await scope.require(Page.self) }`, or make any Clock a singleton.
        """)
  }

  @Test func `a scoped service that is requested from the root is reported`() {
    let finding = Finding.scopedFromRoot(chain: [images, clock], place: .main(4))
    #expect(
      finding.description == """
        any Clock is scoped, and was requested from the root.
          where: any Cache "images" → any App.Clock, requested at App/Main.swift:4
          fix:   request it from a scope: `provider.makeScope().resolveRequired((any Cache).self, name: "images")`.
        """)
  }

  @Test func `an eager scoped service is reported`() {
    let finding = Finding.scopedFromRoot(chain: [page, clock], place: .wiring(4), isEager: true)
    #expect(
      finding.description == """
        any Clock is scoped, and was requested from the root.
          where: Page → any App.Clock, created by start(), registered at App/Wiring.swift:4
          fix:   leave out `eager: true` where Page is registered, or make any Clock a singleton.
        """)
  }

  @Test func `an asynchronous service in a synchronous recipe is reported`() {
    let finding = Finding.asyncInSync(chain: [log, page], place: .wiring(4), affected: 2)
    #expect(
      finding.description == """
        Page is created asynchronously, and was requested synchronously.
          where: any Log → App.Page, requested at App/Wiring.swift:4; it affects 2 registrations
          fix:   create any Log asynchronously as well, \
        `services.register((any Log).self) { (service: Page) async in … }`, \
        or register Page with `lifetime: .singleton, eager: true`, so that start() creates it first.
        """)
  }

  @Test func `an asynchronous service that an overriding provider lacks is awaited first`() {
    let finding = Finding.asyncInSync(chain: [log, page], isOverridden: true, place: .wiring(4))
    #expect(
      finding.fix == """
        create any Log asynchronously as well, `services.register((any Log).self) { (service: Page) async in … }`, \
        or request Page first from the overriding provider, `try await provider.require(Page.self)`.
        """)
  }

  @Test func `an asynchronous service requested synchronously is reported`() {
    let finding = Finding.asyncInSync(chain: [page], place: .main(4))
    #expect(
      finding.description == """
        Page is created asynchronously, and was requested synchronously.
          where: App.Page, requested at App/Main.swift:4
          fix:   await it: `try await provider.require(Page.self)`.
        """)
  }

  @Test func `a service of the main actor in a recipe that is not bound to it is reported`() {
    let finding = Finding.isolationMismatch(chain: [log, page], isolation: .mainActor, place: .wiring(4), affected: 2)
    #expect(
      finding.description == """
        Page is bound to the main actor, and was requested elsewhere.
          where: any Log → App.Page, requested at App/Wiring.swift:4; it affects 2 registrations
          fix:   bind any Log to it as well, `services.registerOnMainActor((any Log).self) { … }`, \
        or create any Log asynchronously, `services.register((any Log).self) { (service: Page) async in … }`.
        """)
  }

  @Test func `a service of another actor in a recipe that is not bound to it is reported`() {
    let finding = Finding.isolationMismatch(chain: [log, page], isolation: .actor("App.Disk"), place: .wiring(4))
    #expect(
      finding.description == """
        Page is bound to the actor Disk, and was requested elsewhere.
          where: any Log → App.Page, requested at App/Wiring.swift:4
          fix:   create any Log asynchronously, `services.register((any Log).self) { (service: Page) async in … }`.
        """)
  }

  @Test func `a service of the main actor that is requested off the main actor is reported`() {
    let finding = Finding.isolationMismatch(chain: [page], isolation: .mainActor, place: .main(4))
    #expect(finding.fix == "await it: `try await provider.require(Page.self)`.")
  }

  @Test func `the advice for a service with an argument needs no asynchronous recipe and no actor`() {
    let factory = ServiceSymbol(type: "Furnish.AssistedFactory<App.Session, Swift.Int>")
    let awaited = Finding.asyncInSync(chain: [factory, page], place: .wiring(4))
    #expect(
      awaited.fix == """
        await Page before, and pass it to Session as an argument, \
        or register Page with `lifetime: .singleton, eager: true`, so that start() creates it first.
        """)
    let bound = Finding.isolationMismatch(chain: [factory, page], isolation: .mainActor, place: .wiring(4))
    #expect(bound.fix == "await Page before, and pass it to Session as an argument.")
    let elsewhere = Finding.isolationMismatch(chain: [factory], isolation: .actor("App.Disk"), place: .main(4))
    #expect(
      elsewhere.fix
        == "request and call it in code of the actor Disk, `provider.resolveRequired(Session.self, with: …)`.")
  }

  @Test func `the advice for an asynchronous recipe that requests without await is to await`() {
    let awaiting = "await it: `try await provider.require(Page.self)`."
    let asynchronous = Finding.asyncInSync(chain: [log, page], mayAwait: true, place: .wiring(4))
    #expect(asynchronous.fix == awaiting)
    let bound = Finding.isolationMismatch(
      chain: [log, page], isolation: .actor("App.Disk"), mayAwait: true, place: .wiring(4))
    #expect(bound.fix == awaiting)
  }

  @Test func `an opaque recipe is reported`() {
    let finding = Finding.opaqueRecipe(log, place: .wiring(4))
    #expect(
      finding.description == """
        any Log is created by a closure over the provider, so the rules cannot read its dependencies.
          where: any App.Log, registered at App/Wiring.swift:4
          fix:   let it take its dependencies as parameters, as in \
        `services.register((any Log).self) { (clock: any Clock) in … }`.
        """)
  }

  @Test func `a clash of two modules is reported`() {
    let finding = Finding.moduleClash(log, registrations: [("Core", .wiring(1)), ("Web", .wiring(2))])
    #expect(
      finding.description == """
        Core and Web both register any Log, and the last one wins.
          where: any App.Log, registered by Core at App/Wiring.swift:1 and by Web at App/Wiring.swift:2
          fix:   say which gives way, `services.addingIfMissing.register((any Log).self) { … }`, \
        or which wins, `services.replacing.register((any Log).self) { … }`.
        """)
  }

  @Test func `a clash of two values of one module is reported`() {
    let finding = Finding.moduleClash(log, registrations: [("Core", .wiring(1)), ("Core", .wiring(1))])
    #expect(
      finding.description == """
        Two values of the module Core register any Log, and the last one wins.
          where: any App.Log, registered at App/Wiring.swift:1 by each of them
          fix:   include one of them, say which gives way, `services.addingIfMissing.register((any Log).self) { … }`, \
        or which wins, `services.replacing.register((any Log).self) { … }`.
        """)
    let three = Finding.moduleClash(log, registrations: [("Core", nil), ("Core", nil), ("Core", nil)])
    #expect(three.message == "3 values of the module Core register any Log, and the last one wins.")
  }

  @Test func `a clash of three modules is reported`() {
    let finding = Finding.moduleClash(log, registrations: [("A", nil), ("B", nil), ("C", .wiring(2)), ("A", nil)])
    #expect(finding.message == "A, B and C all register any Log, and the last one wins.")
    #expect(finding.location == "any App.Log, registered by A, by B, by C at App/Wiring.swift:2 and by A")
  }

  @Test func `a closeable transient of the root is reported`() {
    let finding = Finding.closeableTransientFromRoot(chain: [page, log], place: .main(4))
    #expect(
      finding.description == """
        any Log is transient and Closeable, so the root retains each instance until it closes.
          where: Page → any App.Log, requested at App/Main.swift:4
          fix:   request it from a scope, `provider.makeScope().resolveRequired(Page.self)`, \
        or register any Log with `lifetime: .scoped`.
        """)
  }

  @Test func `a decorator of a service that is not registered is reported`() {
    let finding = Finding.unusedDecorator(images, place: .main(4))
    #expect(
      finding.description == """
        A decorator has no effect: any Cache "images" is not registered.
          where: any App.Cache "images", decorated at App/Main.swift:4
          fix:   register any Cache "images", `services.register((any Cache).self, name: "images") { … }`, \
        or remove the decorator.
        """)
  }

  @Test func `a decorator of transient registrations of a shared service is reported`() {
    let finding = Finding.unusedDecorator(ofTransients: images, place: .main(4))
    #expect(
      finding.description == """
        A decorator has no effect: any Cache "images" is not registered as transient.
          where: any App.Cache "images", decorated at App/Main.swift:4
          fix:   remove `lifetime:` if the service is Sendable, decorate it with `decorateOnMainActor` if it belongs to \
        the main actor, or remove the decorator.
        """)
  }

  @Test func `a decorator of transient registrations under a key is reported with the key`() {
    let finding = Finding.unusedDecorator(ofTransients: images, key: "App.Route.home", place: .main(4))
    #expect(
      finding.message
        == "A decorator has no effect: any Cache under the key Route.home is not registered as transient.")
  }

  @Test func `the hops of a chain are notes`() {
    let finding = Finding.asyncInSync(
      chain: [page, log, clock], place: .wiring(2), hops: [.wiring(1), .wiring(2), .wiring(3)])
    #expect(
      finding.notes == [
        Finding.Note(message: "Page needs any Log.", place: .wiring(1)),
        Finding.Note(message: "any Log needs any Clock.", place: .wiring(2)),
        Finding.Note(message: "any Clock is registered here.", place: .wiring(3)),
      ])
  }
}
