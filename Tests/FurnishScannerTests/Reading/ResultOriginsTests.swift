import Testing

@testable import FurnishScanner

@Suite struct ResultOriginsTests {
  /// Returns what the result of a function depends on, by its name.
  private func origin(of name: String, _ source: String) throws -> ResultOrigin {
    try #require(FileFacts(source).functions.first { $0.name == name }).origin
  }

  @Test(arguments: [
    "func f(_ n: Int) -> Int { n * 2 }",
    "func f(_ n: Int) -> Int { var total = 0; for i in 1...n where i != 2 { total += i }; return total }",
    "func f(_ n: Int?) -> Int { guard let n else { return 0 }; return max(n, 3) }",
    "func f<T: Comparable>(_ x: T, _ limit: T) -> T { if x > limit { return limit }; return T(x) }",
    "func f(_ names: [String]) -> String { names.map { name in \"\\(name)!\" }.joined(separator: \", \") }",
    "func f(_ pair: (Int, Int)) -> Int { let (low, high) = pair; return high - low }",
    "func f(_ n: Int) -> String { switch n { case let x where x > 10: return \"\"\"\n high\n \"\"\"; default: return \"\" } }",
    "func f() -> Int { /* the time */ 1 // now\n }",
    "func f(_ text: String) -> Bool { func trimmed(_ text: String, to end: Int) -> String { text }; return trimmed(text, to: 2) == \"\" }",
    "enum Mode { case live }\ntypealias Stage = Mode\nfunc f(_ n: Int = 3) -> Int { Stage.allCases.count + n }",
  ])
  func `a body that reads its parameters and constants alone depends on its arguments`(source: String) throws {
    #expect(try origin(of: "f", source) == .arguments)
  }

  @Test(arguments: [
    "func f() -> Bool { environment[\"MODE\"] == \"live\" }",
    "func f() -> Bool { Store.shared.isOpen }",
    "func f(_ n: Int = level) -> Int { n }",
    "func f(_ name: String) -> String { \"\\(prefix)\\(name)\" }",
    "func f(_ n: Int) -> Int { struct Local { var n = 1 }; return Local().n }",
    "var level = 1\nfunc f(_ n: Int) -> Bool { n > level }",
    "func f() async -> Int { 1 }",
    "func f() -> Int { a + b + c + d + e + g + h + i + j + k + l + m + n }",
  ])
  func `a body that reads anything else does not`(source: String) throws {
    #expect(try origin(of: "f", source) == .elsewhere)
  }

  @Test func `functions of the file that call each other depend on their arguments`() throws {
    let source = """
      let limit = 3
      enum Mode { case live, test }
      struct Size { let width: Int; func isWide(than other: Int) -> Bool { width > other } }
      func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
      func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - limit) }
      func mode(_ n: Int) -> Mode { isEven(n) ? Mode.live : .test }
      func size(_ n: Int) -> Size { Size(width: n) }
      """
    for name in ["isEven", "isOdd", "mode", "size", "isWide"] {
      #expect(try origin(of: name, source) == .arguments, "\(name)")
    }
  }

  @Test func `a function that reads the environment spreads that to its callers`() throws {
    let source = """
      func read(_ name: String) -> String { environment[name] }
      func isOn(_ name: String) -> Bool { read(name) == "on" }
      func both() -> Bool { isOn("a") && isOn("b") }
      """
    #expect(try origin(of: "both", source) == .elsewhere)
  }

  @Test(arguments: [
    "func f() -> Bool { Bool.random() }",
    "func f(_ date: Date) -> Bool { date < Date() }",
    "func f(_ date: Date) -> Bool { date < .now }",
    "func f(_ question: String) -> Bool { print(question); return readLine() == \"y\" }",
    "func g() -> Int { [1, 2].randomElement()! }\nfunc f() -> Int { g() + other }",
    "struct Dice { var f: Int { Int.random(in: 1...6) } }",
  ])
  func `chance and input may differ from one call to the next`(source: String) throws {
    #expect(try origin(of: "f", source) == .chance)
  }

  @Test func `an initializer depends on its arguments if it only calculates with them`() throws {
    let source = """
      struct Port { let value: Int; init(_ value: Int) { let doubled = value * 2; self.value = doubled } }
      struct Host { let name: String; init() { name = environment["HOST"] } }
      """
    let functions = FileFacts(source).functions
    #expect(functions.map(\.origin) == [.arguments, .elsewhere])
  }

  @Test func `a long chain of functions depends on the last one`() throws {
    let chain = (0..<20_000).map { "func f\($0)() -> Int { f\($0 + 1)() }" }.joined(separator: "\n")
    #expect(FileFacts(chain).functions.allSatisfy { $0.origin == .elsewhere })
    let ended = chain + "\nfunc f20000() -> Int { 1 }"
    #expect(FileFacts(ended).functions.allSatisfy { $0.origin == .arguments })
  }
}
