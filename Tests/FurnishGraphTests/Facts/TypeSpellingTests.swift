import Testing

@testable import FurnishGraph

@Suite struct TypeSpellingTests {
  @Test(arguments: [
    ("App.Route.home", "Route.home"), ("App.Web.Route.home", "Route.home"), ("home", "home"), ("3", "3"),
    ("2.5", "2.5"),
    ("\"a.b\"", "\"a.b\""), ("App.Key(name: \"a.b\")", "App.Key(name: \"a.b\")"),
  ])
  func `a key loses its module`(key: String, short: String) {
    #expect(TypeSpelling.shortKey(key) == short)
  }

  @Test(arguments: [
    ("Log", "Log"),
    ("App.Log", "Log"),
    ("any App.Log", "any Log"),
    ("App.Network.Client", "Client"),
    ("App.Pair<Swift.Int, any App.Log>", "Pair<Int, any Log>"),
    ("App.Outer<Swift.Int>.Inner<Core.A.B>", "Inner<B>"),
    ("Swift.Optional<App.Log>", "Optional<Log>"),
    ("any App.Log & Core.Sink", "any Log & Sink"),
    ("(App.A, Swift.Array<App.B>)", "(A, Array<B>)"),
    ("(Swift.Int) -> Swift.String", "(Int) -> String"),
    ("@Swift.MainActor @Sendable (App.A) async throws -> App.B", "@MainActor @Sendable (A) async throws -> B"),
    (#"@Dependency(\.api)"#, #"@Dependency(\.api)"#), ("@Dependency(App.Key.self)", "@Dependency(App.Key.self)"),
    (#"\Container.log"#, #"\Container.log"#),
    ("App.Box<(Swift.Int) -> App.Log>.Lid", "Lid"),
    ("App.Log.Type", "Log.Type"),
    ("App.`A test. Of (one) thing`.Log", "Log"),
    ("App.Box<App.`a log. With a dot`>", "Box<`a log. With a dot`>"),
    ("(any App.Log).Type", "(any Log).Type"),
    ("any App.Log.Type", "any Log.Type"),
    ("App.Type.Log", "Log"),
    ("App.(unknown context at $10f2).Secret", "Secret"),
    ("(extension in App):Swift.String.Kind", "Kind"),
    ("[App.Log]", "[Log]"),
    ("[Swift.String : App.Log]?", "[String : Log]?"),
    ("App.`default`", "`default`"),
    ("Käse.Größe", "Größe"),
  ])
  func `modules and outer types are dropped`(type: String, short: String) {
    #expect(TypeSpelling.short(type) == short)
  }

  @Test func `the name of a real type is shortened`() {
    #expect(
      TypeSpelling.short(String(reflecting: [String: Nested.Inner<Int>].self)) == "Dictionary<String, Inner<Int>>")
  }

  @Test(arguments: [
    ("Log", "Log"), ("any Log", "(any Log)"), ("Pair<Int, any Log>", "Pair<Int, any Log>"),
    ("(Int, String)", "(Int, String)"), ("(Int) -> String", "((Int) -> String)"),
    ("[String : Log]", "[String : Log]"), ("any Log & Sink", "(any Log & Sink)"),
  ])
  func `a type is in parentheses before .self if it needs them`(type: String, expression: String) {
    #expect(TypeSpelling.beforeSelf(type) == expression)
  }

  @Test(arguments: [
    ("App.Log", ["Swift.Optional<App.Log>"]),
    ("Swift.Optional<App.Log>", ["App.Log", "Swift.Optional<Swift.Optional<App.Log>>"]),
  ])
  func `an optional and its value are variants of each other`(type: String, variants: [String]) {
    #expect(TypeSpelling.optionalVariants(type) == variants)
  }

  @Test(arguments: [("App.Log", "any App.Log"), ("any App.Log", "App.Log")])
  func `an existential and a concrete type are variants of each other`(type: String, variant: String) {
    #expect(TypeSpelling.existentialVariant(type) == variant)
  }
}

enum Nested {
  struct Inner<Value> {}
}
