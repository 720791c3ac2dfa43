import Furnish
import Testing

/// Parameters of optional and collection types for which a service of that very type is registered.
struct RegisteredCollectionsTests {
  private struct Report: Sendable {
    let text: String
    init(prices: [Double]) { text = "\(prices)" }
    init(isOpen: Bool?) { text = "\(isOpen.map { "\($0)" } ?? "unknown")" }
    init(stock: [String: Int]) { text = "\(stock)" }
    init(later: Lazy<[Double]>) { text = "\(later.value)" }
    init(maybe: [Double]?) { text = "\(maybe ?? [])" }
  }

  private func text(_ register: (any ServiceCollection) -> Void) throws -> String {
    try validatedProvider(register).resolveRequired(Report.self).text
  }

  @Test func `a parameter receives the array that is registered`() throws {
    let text = try text {
      $0.register(Report.self, Report.init(prices:))
      $0.register([Double].self) { [1.5, 2.5] }
      $0.register(Double.self) { 9 }
    }
    #expect(text == "[1.5, 2.5]")
  }

  @Test func `a parameter receives all services of the element type if no array is registered`() throws {
    let text = try text {
      $0.register(Report.self, Report.init(prices:))
      $0.register(Double.self) { 9 }.register(Double.self) { 8 }
    }
    #expect(text == "[9.0, 8.0]")
  }

  @Test func `a parameter receives the optional that is registered`() throws {
    #expect(
      try text {
        $0.register(Report.self, Report.init(isOpen:))
        $0.register(Bool?.self) { true }
      } == "true")
    #expect(try text { $0.register(Report.self, Report.init(isOpen:)) } == "unknown")
  }

  @Test func `a parameter receives the dictionary that is registered`() throws {
    let text = try text {
      $0.register(Report.self, Report.init(stock:))
      $0.register([String: Int].self) { ["apples": 3] }
      $0.register(Int.self, key: "pears") { 4 }
    }
    #expect(text == #"["apples": 3]"#)
  }

  @Test func `a lazy or optional parameter receives the array that is registered`() throws {
    #expect(
      try text {
        $0.register(Report.self, Report.init(later:))
        $0.register([Double].self) { [1.5] }
      } == "[1.5]")
    #expect(
      try text {
        $0.register(Report.self, Report.init(maybe:))
        $0.register([Double].self) { [2.5] }
      } == "[2.5]")
  }

  @Test func `a decorator and an asynchronous recipe receive the array that is registered`() async throws {
    let provider = try validatedProvider {
      $0.register([Double].self) { () async in [1.5] }
      $0.register(Report.self) { (prices: [Double]) async in Report(prices: prices) }
      $0.register(String.self) { () async in "prices" }
      $0.decorate(String.self) { (inner: String, prices: [Double]) in "\(inner): \(prices)" }
    }
    #expect(try await provider.require(Report.self).text == "[1.5]")
    #expect(try await provider.require(String.self) == "prices: [1.5]")
  }

  @Test func `an array that is registered under a name is not passed to a parameter without a name`() throws {
    let text = try text {
      $0.register(Report.self, Report.init(prices:))
      $0.register([Double].self, name: "old") { [1.5] }
      $0.register(Double.self) { 9 }
    }
    #expect(text == "[9.0]")
  }

  @Test func `validation finds the missing dependency of an array that is registered`() throws {
    let container = try unbuiltContainer {
      $0.register(Report.self, Report.init(prices:))
      $0.register([Double].self) { (_: String) in [] }
    }
    let error = #expect(throws: WiringError.self) { try container.validated() }
    #expect(error?.findings.map(\.rule) == ["missing-service"])
    #expect(container.graph.nodes.contains { $0.symbol.shortType == "Array<Double>" })
  }

  @Test func `an overriding provider that registers an array changes the meaning of a parameter`() throws {
    let provider = try validatedProvider { $0.register(Report.self, Report.init(prices:)) }
    #expect(provider.resolveRequired(Report.self).text == "[]")
    let overridden = provider.overriding { $0.register([Double].self) { [4] } }
    #expect(overridden.resolveRequired(Report.self).text == "[4.0]")
    #expect(provider.resolveRequired(Report.self).text == "[]")
  }
}
