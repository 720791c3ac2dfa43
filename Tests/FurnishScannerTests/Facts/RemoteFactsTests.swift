import Testing

@testable import FurnishScanner

/// The facts of a file about remote services.
@Suite struct RemoteFactsTests {
  @Test func `the endpoints of a remote service are read with their parts`() throws {
    let facts = FileFacts(
      """
      @ClosureService(store: .none) @RemoteService
      struct Weather: Sendable {
        let store: WeatherStore
        @LocalEndpoint var size: @Sendable () -> Int
        @Idempotent var today: @Sendable (_ city: String, Int) async throws(Failure) -> [Report]
        var computed: Int { 1 }
        static var shared: @Sendable () async throws -> Int
      }
      """)
    let endpoints = try #require(facts.types.first).remoteEndpoints
    #expect(endpoints.map(\.name) == ["size", "today"])
    #expect(endpoints.map(\.isLocal) == [true, false])
    #expect(endpoints[1].parameters.map(\.name) == ["city", nil])
    #expect(endpoints[1].parameters.map(\.type.text) == ["String", "Int"])
    #expect(endpoints[1].result == .array(.name("Report")))
    #expect(endpoints[1].failure == .name("Failure"))
    #expect(endpoints[1].signature == "(city: String, _: Int) async throws(Failure) -> [Report]")
    #expect(endpoints[1].place == Place(line: 5, column: 19))
  }

  @Test func `a struct without the attribute has no remote endpoints`() {
    let facts = FileFacts("@ClosureService struct Weather { var today: @Sendable () async throws -> Int }")
    #expect(facts.types.map(\.remoteEndpoints.count) == [0])
  }

  @Test(arguments: [
    ("Weather.remote(over: .grpc(client))", "Weather"),
    ("App.Weather.remote(over: connection, store: s)", "App.Weather"),
    ("register(Weather.self) { .remote(over: .grpc(client)) }", "Weather"),
    ("register(Weather.self) { Other.remote(over: .grpc(client)) }", "Other"),
    ("let weather: Weather = .remote(over: c)", "Weather"), ("f(.remote(over: c))", nil),
    ("let weather = make { .remote(over: c) }", nil),
  ])
  func `a call names a remote service if the source names it`(code: String, type: String?) {
    let uses = FileFacts("func f() { \(code) }").remoteUses
    #expect(uses.map(\.isServing) == [false])
    #expect(uses.map { $0.type?.text } == [type])
  }

  @Test(arguments: [
    ("Weather.live(store: store).grpcService()", "Weather"), ("service.grpcService()", nil),
    ("RemoteServer(Weather.mock)", "Weather.mock"),
    ("RemoteServer(try await Weather.Kit.make(), coder: .json)", "Weather.Kit"),
    ("(Weather<Int>()).grpcService(scoping: provider, Level.self) { $0 }", "Weather<Int>"),
    ("RemoteServer(.mock)", nil),
    ("Self.live.grpcService()", nil),
  ])
  func `a served service is named if the source names it`(code: String, type: String?) {
    let uses = FileFacts("func f() { \(code) }").remoteUses
    #expect(uses.map(\.isServing) == [true])
    // A member in lower case is no type.
    #expect(uses.map { $0.type?.text } == [type == "Weather.mock" ? "Weather" : type])
  }

  @Test(arguments: [
    "Weather.remote(over: .inMemory(serving: .mock))", "Weather.remote(store: s)", "git.remote(\"origin\")",
    "remote(over: 1)", "RemoteServer", "func grpcService() {}", "let x = Weather.remote", "// Weather.remote(over: c)",
    "\"Weather.remote(over: c)\"", "RemoteServer(port: 80)",
  ])
  func `other code is no use of a remote service`(code: String) {
    #expect(FileFacts("func f() { \(code) }").remoteUses.map(\.isServing) == [])
  }

  @Test func `cases are read with their values and raw values`() {
    let facts = FileFacts(
      """
      enum Shape { case circle(center: Int, _ radius: Double), text(String), none
        #if DEBUG
          case traced
        #endif
      }
      enum Level: Int { case low = -1, high }
      """)
    #expect(facts.types[0].cases.map(\.name) == ["circle", "text", "none", "traced"])
    #expect(facts.types[0].cases.map { $0.values.map(\.label) } == [["center", nil], [nil], [], []])
    #expect(facts.types[0].cases[0].values.map(\.type.text) == ["Int", "Double"])
    #expect(facts.types[0].cases.map(\.condition) == [.always, .always, .always, .flag("DEBUG")])
    #expect(facts.types[1].cases.map(\.rawLiteral) == ["-1", nil])
  }

  @Test func `a type annotation applies to all variables before it that have no value`() {
    let facts = FileFacts("struct S { var a, b: Int; var c = 1, d: String; lazy var e = 2 }")
    #expect(facts.variables.map { $0.type?.text } == ["Int", "Int", nil, "String", nil])
    #expect(facts.variables.map(\.isLazy) == [false, false, false, false, true])
  }

  @Test(arguments: [
    ("1", Expression.number("Int", text: "1")), ("-1", .number("Int", text: "-1")),
    ("[1.5]", .list([.number("Double", text: "1.5")])),
    ("1 as Double", .cast(.number("Int", text: "1"), .name("Double"))),
  ])
  func `the literal of a property without a type is read`(source: String, value: Expression) {
    #expect(FileFacts("struct S { var a = \(source) }").variables[0].initialValue == value)
  }

  @Test func `the labels of an initializer are read`() {
    guard case .call(let call)? = FileFacts("struct S { var a = URL(string: text) }").variables[0].initialValue else {
      Issue.record("the initial value is no call")
      return
    }
    #expect(call.arguments.map(\.label) == ["string"])
  }
}
