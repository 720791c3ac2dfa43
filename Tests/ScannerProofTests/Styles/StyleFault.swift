import Testing

/// A fault, as statements that every style can contain. `//!` marks the line of the finding.
struct StyleFault: CustomTestStringConvertible, Sendable {
  let rule: String
  let declarations: String
  let statements: [String]
  let requests: [String]

  var testDescription: String { rule }

  /// The statements and requests of the same program without the fault.
  let right: (statements: [String], requests: [String])

  init(
    _ rule: String, _ declarations: String, wrong: [String], requests: [String] = [], right: [String],
    rightRequests: [String]? = nil
  ) {
    self.rule = rule
    self.declarations = declarations
    statements = wrong
    self.requests = requests
    self.right = (right, rightRequests ?? requests)
  }

  static let all: [StyleFault] = [
    StyleFault(
      "missing-service", "struct Page: Sendable { init(clock: any Clock) {} }",
      wrong: [
        "services.register(Page.self, Page.init(clock:))  //!", "services.register((any Log).self) { ConsoleLog() }",
      ],
      right: [
        "services.register(Page.self, Page.init(clock:))", "services.register((any Clock).self) { SystemClock() }",
      ]),
    StyleFault(
      "missing-service", "struct Page: Sendable { init(clock: any Clock) {} }",
      wrong: [
        "services.register(Page.self) { provider in Page(clock: provider.resolveRequired((any Clock).self)) }  //!",
        "services.register((any Log).self) { ConsoleLog() }",
      ],
      right: [
        "services.register(Page.self) { provider in Page(clock: provider.resolveRequired((any Clock).self)) }",
        "services.register((any Clock).self) { SystemClock() }",
      ]),
    StyleFault(
      "missing-service", "",
      wrong: ["services.register((any Log).self) { ConsoleLog() }", "services.register(Int.self) { 1 }"],
      requests: [
        "_ = provider.resolveRequired((any Log).self)", "_ = provider.resolveRequired(Int.self)",
        "_ = provider.resolveRequired((any Clock).self)  //!",
      ],
      right: [
        "services.register((any Log).self) { ConsoleLog() }", "services.register((any Clock).self) { SystemClock() }",
      ],
      rightRequests: [
        "_ = provider.resolveRequired((any Log).self)", "_ = provider.resolveRequired((any Clock).self)",
      ]),
    StyleFault(
      "dependency-cycle",
      "struct Hen: Sendable { init(egg: Egg) {} }\nstruct Egg: Sendable { init(hen: Hen) {} }\nstruct Nest: Sendable { init(egg: Lazy<Egg>) {} }",
      wrong: ["services.register(Hen.self, Hen.init(egg:))  //!", "services.register(Egg.self, Egg.init(hen:))"],
      right: ["services.register(Hen.self) { Hen(egg: Egg.fresh) }", "services.register(Egg.self, Egg.init(hen:))"]),
    StyleFault(
      "captive-dependency",
      "final class User: Sendable { init() {} }\nstruct Basket: Sendable { init(user: User) {} }",
      wrong: [
        "services.register(User.self, lifetime: .scoped) { User() }",
        "services.register(Basket.self, Basket.init(user:))  //!",
      ],
      right: [
        "services.register(User.self, lifetime: .scoped) { User() }",
        "services.register(Basket.self, lifetime: .scoped, Basket.init(user:))",
      ]),
    StyleFault(
      "scoped-from-root", "final class User: Sendable { init() {} }",
      wrong: ["services.register(User.self, lifetime: .scoped) { User() }", "services.register(Int.self) { 1 }"],
      requests: ["_ = provider.resolveRequired(Int.self)", "_ = provider.resolveRequired(User.self)  //!"],
      right: ["services.register(User.self, lifetime: .scoped) { User() }", "services.register(Int.self) { 1 }"],
      rightRequests: [
        "_ = provider.resolveRequired(Int.self)", "_ = provider.makeScope().resolveRequired(User.self)",
      ]),
    StyleFault(
      "async-in-sync", "struct Store: Sendable { init() {} }\nstruct Page: Sendable { init(store: Store) {} }",
      wrong: [
        "services.register(Store.self) { () async in Store() }", "services.register(Page.self, Page.init(store:))  //!",
      ],
      right: [
        "services.register(Store.self, eager: true) { () async in Store() }",
        "services.register(Page.self, Page.init(store:))",
      ]),
    StyleFault(
      "isolation-mismatch",
      "@MainActor final class Screen { init() {} }\nstruct Report { init(screen: Screen) {} }",
      wrong: [
        "services.registerOnMainActor(Screen.self) { Screen() }",
        "services.register(Report.self, Report.init(screen:))  //!",
      ],
      right: [
        "services.registerOnMainActor(Screen.self) { Screen() }",
        "services.registerOnMainActor(Report.self, Report.init(screen:))",
      ]),
    StyleFault(
      "throwing-recipe", "struct Store: Sendable { init() throws {} }",
      wrong: ["services.register(Store.self, Store.init)", "services.register(Int.self) { 1 }"],
      requests: ["_ = provider.resolveRequired(Int.self)", "_ = provider.resolveRequired(Store.self)  //!"],
      right: ["services.register(Store.self, Store.init)", "services.register(Int.self) { 1 }"],
      rightRequests: ["_ = provider.resolveRequired(Int.self)", "_ = try provider.require(Store.self)"]),
    StyleFault(
      "unused-decorator", "",
      wrong: [
        "services.register(Int.self, name: \"port\") { 80 }",
        "services.decorate(Int.self) { (port: Int) in port + 1 }  //!",
      ],
      right: [
        "services.register(Int.self, name: \"port\") { 80 }",
        "services.decorate(Int.self, name: \"port\") { (port: Int) in port + 1 }",
      ]),
    StyleFault(
      "unused-registration", "",
      wrong: ["services.register(Int.self) { 1 }", "services.register(String.self) { \"unused\" }  //!"],
      requests: ["_ = provider.resolveRequired(Int.self)"],
      right: ["services.register(Int.self) { 1 }", "services.register(String.self, eager: true) { \"made\" }"]),
    StyleFault(
      "undecidable", "",
      wrong: ["services.register(Int.self) { 1 }", "services.register(makeType()) { 2 }  //!"],
      right: ["services.register(Int.self) { 1 }", "services.register(String.self) { \"read\" }"]),
  ]
}
