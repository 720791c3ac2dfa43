import Furnish
import Testing

@Suite struct ServiceCallTests {
  /// An interceptor that passes the calls of synchronous endpoints to a closure.
  struct Watching: ServiceInterceptor {
    let watch: @Sendable (ServiceCall) -> Void

    func intercept<R, E: Error>(_ call: ServiceCall, next: () throws(E) -> R) throws(E) -> R {
      watch(call)
      return try next()
    }
  }

  private func watched(
    _ body: (Workshop<String>) throws -> Void, _ watch: @escaping @Sendable (ServiceCall) -> String
  ) rethrows -> [String] {
    try Journal.of {
      try body(Workshop().intercepted(by: Watching { Journal.note(watch($0)) }))
    }
  }

  @Test func `a call names its service and its endpoint`() {
    let texts = watched({ _ = $0.count("saw", 2) }, { "\($0.service) \($0.endpoint) \($0.declaration)" })
    #expect(texts == ["Workshop count Workshop.count"])
  }

  @Test func `a printed call shows no argument`() {
    let texts = watched({ _ = $0.count("secret", 2) }, { "\($0)" })
    #expect(texts == ["Workshop.count(tool: <redacted>, <redacted>)"])
  }

  @Test func `a call without parameters prints empty parentheses`() {
    #expect(watched({ $0.tidy() }, { "\($0)" }) == ["Workshop.tidy()"])
  }

  @Test func `a dumped call shows no argument`() {
    let texts = watched(
      { _ = $0.count("secret", 2) },
      { call in
        var text = "\(call) \(String(reflecting: call)) \(call.arguments)"
        dump(call, to: &text)
        dump(call.arguments, to: &text)
        return text
      })
    #expect(texts.count == 1)
    #expect(!texts[0].contains("secret"))
  }

  @Test func `an argument can be revealed`() {
    let texts = watched(
      { _ = $0.count("saw", 2) },
      { call in
        call.arguments.map { "\($0.name ?? "-")=\($0.value.revealed) \($0.revealed)" }.joined(separator: "; ")
      })
    #expect(texts == ["tool=saw tool: saw; -=2 2"])
  }

  @Test func `an argument that cannot be read is described by how it is passed`() {
    var edge = 1
    let texts = watched({ $0.grind(&edge) }, { $0.arguments.map(\.revealed).joined() })
    #expect(texts == ["edge: (inout)"])
  }

  @Test func `variadic arguments are revealed as an array`() {
    #expect(watched({ _ = $0.sum(1, 2) }, { $0.arguments.map(\.revealed).joined() }) == ["numbers: [1, 2]"])
  }
}
